"""The command `tesela`: becomes the program that the wheel carries.

Not a part of the package `tesela`, whose import of NumPy takes longer than the
command.
"""

import os
import pathlib
import sys


def main() -> None:
    program = pathlib.Path(__file__).parent / "tesela/bin/tesela"
    os.execv(program, ["tesela", *sys.argv[1:]])
