#!/usr/bin/env bash
# Makes the wheel of build/release: build/wheel/tesela-*.whl, all that
# `pip install` needs. WHEELS names another folder.
source "$(dirname "$0")/steps.sh"
wheels=${WHEELS:-$root/build/wheel}
rm -f "$wheels"/tesela-*.whl
step "make the wheel" "${PYTHON:-.venv/bin/python}" -m pip wheel --no-deps \
  --no-build-isolation --disable-pip-version-check -w "$wheels" \
  --config-settings "build-dir=$root/build/release" ./python
ls -l "$wheels"/tesela-*.whl | awk '{printf "%s  %.1f MB\n", $NF, $5 / 1e6}'
