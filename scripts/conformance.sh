#!/usr/bin/env bash
# Runs the suites (and JAX's lax tests where JAX_SOURCE names a source tree) and
# writes docs/conformance.md.
source "$(dirname "$0")/steps.sh"
shared=${TESELA_SHARED:-$root/../shared}
[[ -d $shared/suites ]] || { echo "docs: no $shared/suites" >&2 && exit 2; }
scripts/check_suites.sh
export WIDER=${WIDER-api checkify compilation_cache debug_nans \
  debugging_primitives errors export fft jaxpr_effects lax_autodiff \
  lax_control_flow lax_numpy lax_numpy_einsum lax_numpy_indexing lax_scipy \
  lax_vmap linalg nn python_callback random_lax scipy_stats transfer_guard}
[[ -z ${JAX_SOURCE:-} ]] || scripts/conformance_jax.sh || true
python3 scripts/write_conformance.py docs/conformance.md
