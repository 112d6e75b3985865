#!/usr/bin/env bash
# Runs `tesela check` over the executable suites of ../shared (TESELA_SHARED),
# in both forms, on the judge and compiled, there with guarded arrays
# (src/runtime/Guard.h). Writes build/log/suites.txt: a line
# "suite passed failed skipped" each, and build/log/suite-<suite>.log. Files of
# tests/known_failures.txt are counted as skipped while they fail; one of them
# that passes is a failure: its line has to go.
source "$(dirname "$0")/steps.sh"
build=build/${PRESET:-release}
shared=${TESELA_SHARED:-$root/../shared}
suites=$shared/suites/stablehlo
: >build/log/suites.txt

# check SUITE ENGINE FILE...
check() {
  local suite=$1-$2 engine=$2 log counts passed failed skipped known=0 file
  shift 2
  log=build/log/suite-$suite.log
  printf '%s\0' "$@" | xargs -0 "$build/bin/tesela" check --engine="$engine" \
    --form=both >"$log" 2>&1 || true
  counts=$(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed(, ([0-9]+) skipped)?$/\1 \2 \4/p' "$log" | tail -n 1)
  read -r passed failed skipped <<<"${counts:-0 1 0}"
  while read -r file _; do
    [[ $file != '#'* && " $* " == *"/$file "* ]] || continue
    if grep -q "^FAIL .*/$file#" "$log"; then
      ((known += 1))
    else
      echo "$file passes; take it out of tests/known_failures.txt" >>"$log"
      ((failed += 1))
    fi
  done <tests/known_failures.txt
  echo "$suite $passed $((failed - known)) $((${skipped:-0} + known))" \
    >>build/log/suites.txt
}

export TESELA_GUARD=1
for engine in judge compiled; do
  check testdata "$engine" "$suites"/testdata/*.mlir
  check quantized "$engine" "$suites"/testdata/quantized/*.mlir
  check interpret "$engine" "$suites"/interpret/*.mlir
  check math "$engine" "$suites"/math/*.mlir
done
