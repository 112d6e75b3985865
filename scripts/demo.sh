#!/usr/bin/env bash
# The demo of the README: bench/demo.py in the repository's environment.
source "$(dirname "$0")/steps.sh"
JAX_PLATFORMS=tesela,cpu exec .venv/bin/python bench/demo.py "$@"
