#!/usr/bin/env bash
# Puts the Python side and the built plugin into the virtual environment, and the
# tool, which tesela.prove and tesela.variants run.
source "$(dirname "$0")/steps.sh"
packages=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
step "install the Python side" cmake --install build/release \
  --component python --prefix "$packages"
ln -sfn "$root/build/release/bin/tesela" .venv/bin/tesela
