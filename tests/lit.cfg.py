"""lit's view of the tests, which lie in src/*/test.

TESELA_BUILD names the build folder (default build/release); TESELA_SHARED a
folder of outside test material (default ../shared beside the checkout).
"""

import os

import lit.formats

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
build = os.environ.get("TESELA_BUILD", os.path.join(root, "build", "release"))
shared = os.environ.get("TESELA_SHARED", os.path.join(root, "..", "shared"))

config.name = "tesela"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".hlo", ".test"]
config.excludes = ["Inputs", "build", "docs", "python", "scripts", "variants", ".venv", ".git"]
config.test_source_root = root
config.test_exec_root = os.path.join(build, "test-output")
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(build, "bin"), "/usr/lib/llvm-22/bin", os.environ["PATH"]]
)
config.environment["TESELA_SHARED"] = shared
# Tasks are cut for the threads at hand; what tests expect is for two.
config.environment["TESELA_NUM_THREADS"] = "2"
config.substitutions.append(("%shared", shared))
config.substitutions.append(("%root", root))
if os.path.isdir(shared):
    config.available_features.add("shared")
