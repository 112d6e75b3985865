#!/usr/bin/env bash
# Builds build/<preset>: tools, tests, the plugin.  PRESET=release by default.
source "$(dirname "$0")/steps.sh"
preset=${PRESET:-release}

if [[ ! -f build/$preset/build.ninja ]]; then
  step "configure $preset" cmake --preset "$preset"
fi
# Compiling MLIR takes up to 1.3 GB a file; do not start more than fit.
gigabytes=$(awk '/MemAvailable/ {print int($2 / 1048576)}' /proc/meminfo)
jobs=$(nproc)
((jobs <= gigabytes / 2)) || jobs=$((gigabytes / 2 > 0 ? gigabytes / 2 : 1))
step "build $preset" cmake --build --preset "$preset" -- -j "$jobs"
# Only what users get goes into the environment; the tests name the others.
[[ $preset != release ]] || scripts/install_python.sh
