"""Errors of the front end: what, where in the user's file, what to try."""

from __future__ import annotations

import contextlib
import os
import sys

import numpy

_HERE = os.path.dirname(os.path.abspath(__file__)) + os.sep
_NUMPY = os.path.dirname(os.path.abspath(numpy.__file__)) + os.sep


def is_ours(path: str) -> bool:
    return path.startswith((_HERE, _NUMPY, "<__array_function__", "<frozen", contextlib.__file__))


def is_this_package(path: str) -> bool:
    return path.startswith(_HERE)


def is_asked_by_user() -> bool:
    """Is the caller's caller code of a user, or of a library that knows nothing of us?"""
    return not is_ours(sys._getframe(2).f_code.co_filename)


def user_place() -> tuple[str, int]:
    """File and line of the innermost frame that is neither ours nor NumPy's."""
    frame = sys._getframe(1)
    while frame.f_back and is_ours(frame.f_code.co_filename):
        frame = frame.f_back
    return frame.f_code.co_filename, frame.f_lineno


class Error(Exception):
    """Something Tesela cannot do. The text says what, where and what to try."""


class TraceError(Error, TypeError):
    """A function does something while traced that only concrete arrays allow."""

    def __init__(self, what: str, try_this: str = ""):
        file, line = user_place()
        text = f"{what}\n  at: {file}:{line}"
        super().__init__(text + (f"\n  try: {try_this}" if try_this else ""))


class SizeError(TraceError):
    """A symbolic size is used where a number is needed, or cannot be compared."""
