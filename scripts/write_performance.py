#!/usr/bin/env python3
"""Writes docs/performance.md from the files that scripts/bench.sh leaves.

    write_performance.py FOLDER OUTPUT [--short HOW] [--readme README.md]

Nothing on that page is written by hand, nor is what README.md says of it between
two comments (BEGIN, END).
"""

import argparse
import csv
import datetime
import json
import math
import pathlib
import subprocess
import sys

parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("output", type=pathlib.Path)
parser.add_argument(
    "--short",
    metavar="HOW",
    help="the run was a short one; how short: '2 seconds a contraction'",
)
parser.add_argument(
    "--readme", type=pathlib.Path, help="a file whose table of figures is rewritten"
)
options = parser.parse_args()
folder = options.folder


def machine():
    model = "unknown processor"
    flags = ""
    for line in open("/proc/cpuinfo"):
        if line.startswith("model name"):
            model = line.split(":")[1].strip()
        if line.startswith("flags"):
            flags = line
            break
    wanted = ("avx2", "avx512f", "avx512_vnni", "avx512_bf16", "amx_bf16")
    has = [flag for flag in wanted if f" {flag}" in flags]
    cores = len(open("/proc/cpuinfo").read().split("processor\t")) - 1
    return f"{model}, {cores} cores, {', '.join(has)}"


def commit():
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True
    ).stdout.strip()


def peaks():
    """{(product,) or (product, level): its figures}, of the run that came nearest to
    the peak, and the number of runs (peak*.json)."""
    best, runs = {}, 0
    for path in sorted(folder.glob("peak*.json")):
        try:
            entries = json.loads(path.read_text())["benchmarks"]
        except (ValueError, KeyError):
            continue
        runs += 1
        for entry in entries:
            name, *rest = entry["name"].split("/")
            if "threads:1" not in rest:
                continue
            level = [part[6:] for part in rest if part.startswith("level:")]
            name += ", form kept" if "kept" in rest else ""
            name = (name, *level)
            if entry.get("peak", 0) >= best.get(name, {}).get("peak", 0):
                best[name] = entry
    return best, runs


def peak_rows(entries):
    lines = ["", "| contraction | G operations/s | measured peak | of it | how |"]
    lines += ["|---|---|---|---|---|"]
    for name, entry in entries:
        rate, most = entry.get("GFLOP/s", 0), entry.get("peak_GFLOP/s", 0)
        lines.append(
            f"| {', '.join(name)} | {rate:.4g} | {most:.4g} "
            f"| {100 * entry.get('peak', 0):.0f} % | {entry.get('label', '')} |"
        )
    return lines


def peak_lines():
    best, runs = peaks()
    if not best:
        return []
    lines = ["", "## Contractions beside the measured peak", ""]
    lines.append(
        "One thread, random numbers; the peak is that of a loop of the same "
        "instructions on such numbers in the same process."
        + (f" The best of {runs} runs." if runs > 1 else "")
        + " Form kept: the right operand was packed by an earlier call "
        "([runtime](runtime.md))."
    )
    lines += peak_rows((n, e) for n, e in best.items() if len(n) == 1)
    lines += ["", "The same with only the instructions of a lower level:"]
    return lines + peak_rows((n, e) for n, e in best.items() if len(n) == 2)


def contraction_rows():
    return [
        row
        for path in sorted(folder.glob("contractions-*.json"))
        for row in json.loads(path.read_text())
    ]


def contraction_lines():
    lines = ["", "## Contractions and a transformer block beside JAX's CPU backend", ""]
    lines.append(
        "Median of the ratios of interleaved pairs, through `jax.jit`; below 1 "
        "Tesela is faster."
    )
    lines += [
        "",
        "| workload | threads | Tesela / JAX's CPU | Tesela ms | JAX's CPU ms "
        "| Tesela GFLOP/s | first call ms, Tesela / JAX's CPU |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in contraction_rows():
        rate = f"{row['tesela_gflops']:.0f}" if row["tesela_gflops"] else ""
        lines.append(
            f"| {row['workload']} | {row['threads']} | {row['ratio']:.2f} "
            f"| {row['tesela_ms']:.2f} | {row['cpu_ms']:.2f} | {rate} "
            f"| {row['first_tesela_ms']:.0f} / {row['first_cpu_ms']:.0f} |"
        )
    return lines


def read_workloads(path):
    """{(workload, size): {peer: row}} of a bench.py table."""
    table = {}
    with open(path) as file:
        for row in csv.DictReader(file):
            key = (row["workload"], row["size"])
            table.setdefault(key, {})[row["peer"]] = row
    return table


def workload_column(threads):
    # One thread: processor time, which other load does not change; two: wall.
    return "cpu_ms" if threads == 1 else "clean_ms"


def workload_means(path, threads):
    """{size: (geometric mean of the ratios, how many)}"""
    column, ratios = workload_column(threads), {}
    for (_, size), peers in read_workloads(path).items():
        cpu, ours = peers.get("xla"), peers.get("jax:tesela")
        if cpu and ours and cpu[column] and ours[column]:
            ratio = float(ours[column]) / float(cpu[column])
            ratios.setdefault(size, []).append(math.log(ratio))
    return {
        size: (math.exp(sum(logs) / len(logs)), len(logs))
        for size, logs in ratios.items()
    }


def workload_lines(path, threads):
    column = workload_column(threads)
    unit = "processor time" if threads == 1 else "wall time"
    lines = ["", f"## All workloads, {threads} thread{'s' * (threads > 1)}", ""]
    lines += [
        f"Milliseconds ({unit}); ratio below 1: Tesela is faster.",
        "",
        "| workload | size | JAX's CPU | Tesela | ratio | first call s, JAX's CPU "
        "/ Tesela | agrees |",
        "|---|---|---|---|---|---|---|",
    ]
    behind = []
    for (workload, size), peers in read_workloads(path).items():
        cpu, ours = peers.get("xla"), peers.get("jax:tesela")
        if not cpu or not ours or not cpu[column]:
            continue
        if not ours[column]:
            lines.append(f"| {workload} | {size} | | failed: {ours['note']} | | | no |")
            continue
        ratio = float(ours[column]) / float(cpu[column])
        if ratio > 1:
            behind.append(f"{workload} {size} ({ratio:.2f})")
        lines.append(
            f"| {workload} | {size} | {float(cpu[column]):.4f} "
            f"| {float(ours[column]):.4f} | {ratio:.2f} "
            f"| {cpu['first_call_s']} / {ours['first_call_s']} "
            f"| {'yes' if ours['ok'] == '1' else 'NO: ' + ours['err']} |"
        )
    means = ", ".join(
        f"{size} {mean:.2f}" for size, (mean, _) in workload_means(path, threads).items()
    )
    lines += ["", f"Geometric mean of the ratios: {means}."]
    lines.append(f"Behind: {', '.join(behind) if behind else 'none'}.")
    return lines


BEGIN = "<!-- written by scripts/write_performance.py -->"
END = "<!-- end of what is written -->"


def joined(values):
    return " and ".join(values)


def readme_lines():
    """The figures of README.md, from the same files as the page."""
    threads = max((row["threads"] for row in contraction_rows()), default=0)
    rows = {row["workload"]: row for row in contraction_rows() if row["threads"] == threads}
    lines = [
        BEGIN,
        f"Measured on {datetime.date.today().isoformat()}, commit {commit()}, {machine()};",
        f"{threads} threads, Tesela beside JAX's own CPU backend in one interleaved run:",
        "",
        "| what | Tesela / JAX's CPU backend |",
        "|---|---|",
    ]
    table = folder / f"workloads-{threads}.csv"
    if table.exists():
        means = workload_means(table, threads)
        most = max(count for _, count in means.values())
        lines.append(
            f"| {most} workloads, sizes {joined(means)}, geometric mean of the ratios of "
            f"times | {joined(f'{mean:.2f}' for mean, _ in means.values())} |"
        )
    for title, names, key in (
        ("`-((a @ b) * 0.125)`, s8 and bf16, 1024x512x2048", ["running example"], "ratio"),
        ("bf16 and f32 matmul, 1024^3", ["bf16 1024^3", "f32 1024^3"], "ratio"),
        ("a transformer block, forward and gradient", BLOCK, "ratio"),
        ("first call of the block, forward and gradient", BLOCK, "first"),
    ):
        if all(name in rows for name in names):
            figures = [
                rows[name]["ratio"]
                if key == "ratio"
                else rows[name]["first_tesela_ms"] / rows[name]["first_cpu_ms"]
                for name in names
            ]
            lines.append(f"| {title} | {joined(f'{f:.2f}' for f in figures)} |")
    best, _ = peaks()
    wanted = ("f32_1024", "bf16_1024", "running")
    if all((name,) in best for name in wanted):
        of = {name: 100 * entry["peak"] for name, entry in best.items()}
        tiles = "tile" in best["bf16_1024",].get("label", "")
        lines += [
            "",
            f"f32 matmul runs at {of['f32_1024',]:.0f} % of the peak of one core that the",
            f"same process measures, bf16 matmul{' on AMX tiles' if tiles else ''} at "
            f"{of['bf16_1024',]:.0f} %, the first",
            f"example at {of['running',]:.0f} %.",
        ]
        lower = [of[name] for name in of if len(name) == 2 and name[0] in wanted]
        if lower:
            lines[-1] += (
                f" With the instructions of lesser machines only, each of the\n"
                f"three at {min(lower):.0f} to {max(lower):.0f} %."
            )
    return [*lines, END]


BLOCK = ["transformer block, forward", "transformer block, gradient"]


def rewrite_readme(path):
    text = path.read_text()
    before, found, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        sys.exit(f"{path}: no '{BEGIN}' with an end")
    path.write_text(before + "\n".join(readme_lines()) + after)


def main():
    today = datetime.date.today().isoformat()
    lines = [
        "# Performance",
        "",
        "Written by `make bench`; every figure is measured."
        + (f" This run was a short one: {options.short}." if options.short else ""),
        "",
        f"{today}, commit {commit()}, {machine()}.",
    ]
    lines += contraction_lines() + peak_lines()
    for threads in (1, 2):
        path = folder / f"workloads-{threads}.csv"
        if path.exists():
            lines += workload_lines(path, threads)
    options.output.write_text("\n".join(lines) + "\n")
    print(f"wrote {options.output}")
    if options.readme:
        rewrite_readme(options.readme)
        print(f"wrote {options.readme}")


main()
