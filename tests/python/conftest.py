"""The NumPy front end. Where the package is not installed, TESELA_PLUGIN names the library."""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).parents[2]
if "TESELA_PLUGIN" in os.environ:
    sys.path.insert(0, str(ROOT / "python"))
SHARED = pathlib.Path(os.environ.get("TESELA_SHARED", ROOT / "../shared"))
