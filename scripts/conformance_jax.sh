#!/usr/bin/env bash
# JAX's own lax tests on Tesela: JAX_SOURCE names a JAX source tree at tag
# jax-v0.10.2 (its tests/, conftest.py and pyproject.toml). TESTS picks files.
source "$(dirname "$0")/steps.sh"
if [[ -z ${JAX_SOURCE:-} || ! -d $JAX_SOURCE/tests ]]; then
  echo "conformance-jax: skipped, JAX_SOURCE names no JAX source tree"
  echo "  try: make conformance-jax JAX_SOURCE=path/to/jax"
  exit 0
fi
.venv/bin/pip install -q --disable-pip-version-check absl-py cloudpickle \
  filelock flatbuffers hypothesis==6.142.1 mpmath==1.3.0 portpicker rich
python=$root/.venv/bin/python
log=$root/build/log/conformance-jax.log
status=0
cd "$JAX_SOURCE"
# JAX's pyproject turns warnings into errors; a new platform has one of its own.
# shellcheck disable=SC2086 # TESTS is a list
JAX_PLATFORMS=${JAX_PLATFORMS:-tesela} JAX_NUM_GENERATED_CASES=1 \
  JAX_SKIP_SLOW_TESTS=1 "$python" -m pytest -q -p no:cacheprovider -W ignore \
  ${TESTS:-tests/lax_test.py} 2>&1 | tee "$log" || status=$?

# More of JAX's files, or a sample of each (jax_sample.py), counted beside JAX's
# own CPU backend: a line "file passed failed skipped passed-on-cpu failed-on-cpu
# skipped-on-cpu" each, and the names of what fails on Tesela. WIDER names them.
[[ -n ${WIDER:-} ]] || exit "$status"
log=$root/build/log/conformance-jax-wider.txt
: >"$log"
: >"$root/build/log/conformance-jax-failures.txt"
count() { # OUTPUT WORD
  sed -nE "s/.*[^0-9]?\\b([0-9]+) $2.*/\\1/p" <<<"$1" | tail -n 1
}
export PYTHONPATH=$root/scripts${PYTHONPATH:+:$PYTHONPATH}
for file in $WIDER; do
  line=$file
  for platform in tesela,cpu cpu; do
    out=$(JAX_PLATFORMS=$platform JAX_NUM_GENERATED_CASES=1 \
      JAX_SKIP_SLOW_TESTS=1 TESELA_SAMPLE=${SAMPLE:-25} \
      timeout 300 "$python" -m pytest -q -p no:cacheprovider -p jax_sample \
      -W ignore --tb=no "tests/${file}_test.py" 2>&1) || true
    last=$(tail -n 1 <<<"$out")
    for word in passed failed skipped; do
      number=$(count "$last" "$word")
      [[ $last == *" in "*s* ]] || number=- # stopped by the time limit
      line+=" ${number:-0}"
    done
    [[ $platform == cpu ]] || sed -nE 's/^FAILED (\S+).*/\1/p' <<<"$out" \
      >>"$root/build/log/conformance-jax-failures.txt"
  done
  echo "$line" | tee -a "$log"
done
exit "$status"
