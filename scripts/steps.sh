# Sourced by the other scripts: the repository's folder and how progress is
# shown. A step's output goes to a log; its last lines are shown if it fails.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
mkdir -p build/log

# step WHAT COMMAND...
step() {
  local what=$1 log started=$SECONDS
  shift
  log=${what//[^A-Za-z0-9]/-}
  log=build/log/${log:0:60}.log
  printf '%s ... ' "$what"
  if "$@" >"$log" 2>&1; then
    printf 'done (%d s)\n' "$((SECONDS - started))"
  else
    local status=$?
    printf 'FAILED (its output: %s)\n' "$log"
    tail -n 40 "$log"
    return "$status"
  fi
}
