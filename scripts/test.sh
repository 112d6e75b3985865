#!/usr/bin/env bash
# All tests: unit tests, lit, Python, and the executable suites where ../shared
# (or TESELA_SHARED) has them. The last line counts all of them.
source "$(dirname "$0")/steps.sh"
preset=${PRESET:-release}
build=build/$preset
shared=${TESELA_SHARED:-$root/../shared}
export TESELA_BUILD=$root/$build TESELA_SHARED=$shared
export TESELA_PROOF_CACHE= # nothing is taken from earlier runs
passed=0 failed=0 skipped=0

# Builds that are not installed are named to Python, and a sanitizer's runtime is
# preloaded into it. Python itself leaks at its end, and JAX locks out of sight.
preload=()
if [[ $preset != release ]]; then
  export TESELA_PLUGIN=$root/$build/lib/pjrt_tesela.so
fi
if [[ $preset == @(asan|tsan) ]]; then
  runtime=$(clang++-22 -print-file-name="libclang_rt.$preset-x86_64.so")
  jax=report_mutex_bugs=0:detect_deadlocks=0:suppressions=$root/cmake/jax.tsan.supp
  preload=(env ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS="$jax"
    LD_PRELOAD="$root/$build/lib/libtesela_sanitizer_preload.so $runtime")
fi

# count WHAT PASSED FAILED SKIPPED LOG
count() {
  printf '%-28s %6d passed %4d failed %4d skipped\n' "$1" "$2" "$3" "$4"
  ((passed += $2, failed += $3, skipped += $4)) || true
  if (($3)); then
    tail -n 60 "$5"
  fi
}

# number_before WORD FILE: the last "N WORD" of a file, 0 if there is none.
number_before() {
  { grep -oE "[0-9]+ $1" "$2" || true; } | tail -n 1 | awk '{n = $1} END {print n + 0}'
}

for check in folder_order one_definition; do
  log=build/log/$check.log
  if "scripts/check_$check.py" >"$log" 2>&1; then
    count "${check/_/ }" 1 0 0 "$log"
  else
    count "${check/_/ }" 0 1 0 "$log"
  fi
done

log=build/log/ctest.log
ctest --test-dir "$build" --output-on-failure -j "$(nproc)" --timeout 600 \
  >"$log" 2>&1 || true
total=$(sed -nE 's/.*tests passed, ([0-9]+) tests failed out of ([0-9]+).*/\1 \2/p' "$log")
read -r bad all <<<"${total:-1 1}"
count "unit tests (ctest)" "$((all - bad))" "$bad" 0 "$log"

log=build/log/lit.log
/usr/lib/llvm-22/bin/lit -sv --config-prefix=lit -j "$(nproc)" \
  tests >"$log" 2>&1 || true
good=$(sed -nE 's/^ *Passed *: *([0-9]+).*/\1/p' "$log")
bad=$(sed -nE 's/^ *(Failed|Unresolved|Timed Out) *: *([0-9]+).*/\2/p' "$log" |
  awk '{n += $1} END {print n + 0}')
none=$(sed -nE 's/^ *(Unsupported|Excluded) *: *([0-9]+).*/\2/p' "$log" |
  awk '{n += $1} END {print n + 0}')
[[ -n $good ]] || { good=0 bad=$((bad ? bad : 1)); }
count "lit" "$good" "$bad" "$none" "$log"

if compgen -G 'tests/*/test_*.py' >/dev/null; then
  log=build/log/pytest.log
  status=0
  "${preload[@]}" .venv/bin/python -m pytest -q -p no:cacheprovider tests >"$log" 2>&1 ||
    status=$?
  bad=$(($(number_before failed "$log") + $(number_before errors? "$log")))
  # A run that crashed counts nothing; it has failed all the same.
  ((status == 0 || bad > 0)) || bad=1
  count "Python" "$(number_before passed "$log")" "$bad" \
    "$(number_before skipped "$log")" "$log"
fi

if [[ -d $shared/suites/stablehlo ]]; then
  log=build/log/suites.log
  scripts/check_suites.sh >"$log" 2>&1 || count "suites cut short" 0 1 0 "$log"
  while read -r suite good bad none; do
    count "$suite" "$good" "$bad" "$none" "build/log/suite-$suite.log"
  done <build/log/suites.txt
else
  echo "suites: skipped, no $shared/suites"
fi

printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
((failed == 0))
