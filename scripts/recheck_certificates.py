#!/usr/bin/env python3
"""Asks cvc5, which shares no code with Z3, the questions that proofs rest on.

    scripts/recheck_certificates.py FILE_OR_FOLDER...

A file is what `tesela prove --certificate` writes: questions in SMT-LIB, each
after a `(reset)`, which all have to be unsat. Exit code 1 where cvc5 finds one
satisfiable, that is, a proof wrong; 2 where it does not know.
"""

import argparse
import multiprocessing
import pathlib
import sys
import time

import cvc5

# Of one question, in cvc5's resource units, some seconds.
RESOURCES = 2_000_000


def questions(path):
    """The questions of a certificate."""
    parts = path.read_text().split("(reset)\n")
    return [part for part in parts if "(check-sat)" in part]


def answer(question):
    """What cvc5 says to one question: sat, unsat or unknown."""
    solver = cvc5.Solver()
    solver.setLogic("ALL")
    solver.setOption("rlimit-per", str(RESOURCES))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, question, "question")
    symbols = parser.getSymbolManager()
    said = ""
    while True:
        command = parser.nextCommand()
        if command.isNull():
            return said.strip()
        said += str(command.invoke(solver, symbols))


def recheck(path):
    """The answers to the questions of one file."""
    try:
        return path, [answer(question) for question in questions(path)]
    except RuntimeError as error:
        return path, [str(error)]


def files_of(places):
    for place in map(pathlib.Path, places):
        yield from sorted(place.rglob("*.smt2")) if place.is_dir() else [place]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("places", nargs="+", metavar="FILE_OR_FOLDER")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    with multiprocessing.Pool(options.jobs) as pool:
        results = pool.map(recheck, list(files_of(options.places)))
    count, wrong, open_ = 0, 0, 0
    for path, answers in results:
        for number, said in enumerate(answers):
            count += 1
            if said == "unsat":
                continue
            wrong += said != "unknown"
            open_ += said == "unknown"
            print(f"{path}: question {number}: {said}")
    print(
        f"{count} questions of {len(results)} proofs: "
        f"{count - wrong - open_} confirmed, {wrong} wrong, {open_} open; "
        f"{time.monotonic() - start:.1f} s"
    )
    return 1 if wrong else 2 if open_ or not results else 0


if __name__ == "__main__":
    sys.exit(main())
