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
cd "$JAX_SOURCE"
# JAX's pyproject turns warnings into errors; a new platform has one of its own.
# shellcheck disable=SC2086 # TESTS is a list
JAX_PLATFORMS=${JAX_PLATFORMS:-tesela} JAX_NUM_GENERATED_CASES=1 \
  JAX_SKIP_SLOW_TESTS=1 "$python" -m pytest -q -p no:cacheprovider -W ignore \
  ${TESTS:-tests/lax_test.py} 2>&1 | tee "$log"
