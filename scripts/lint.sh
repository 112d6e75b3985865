#!/usr/bin/env bash
# Formatting, folder order, shell and Python syntax, clang-tidy.
#   scripts/lint.sh [--fix] [--all]
# --fix rewrites files with clang-format. clang-tidy looks at the files changed
# since origin/main or the last commit; with --all at every file.
source "$(dirname "$0")/steps.sh"
fix=no all=no
for argument in "$@"; do
  case $argument in
    --fix) fix=yes ;;
    --all) all=yes ;;
    *) echo "lint.sh: unknown option $argument" >&2 && exit 64 ;;
  esac
done
status=0

mapfile -t sources < <(git ls-files '*.h' '*.cpp' '*.c')
if [[ $fix == yes ]]; then
  clang-format-22 -i "${sources[@]}"
elif ! clang-format-22 --dry-run -Werror "${sources[@]}" 2>build/log/format.log; then
  grep -oE '^[^:]+' build/log/format.log | sort -u | sed 's/^/not formatted: /'
  echo "  try: scripts/lint.sh --fix"
  status=1
fi

scripts/check_folder_order.py || status=1
scripts/check_one_definition.py || status=1

for script in scripts/*.sh .ci/run; do
  bash -n "$script" || status=1
done
mapfile -t pythons < <(git ls-files '*.py')
python3 - "${pythons[@]}" <<'PYTHON' || status=1
import ast, sys
for path in sys.argv[1:]:
    ast.parse(open(path).read(), path)
PYTHON

if [[ $all == yes ]]; then
  mapfile -t changed < <(git ls-files 'src/*.cpp' 'tools/*.cpp')
else
  base=$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD~1)
  mapfile -t changed < <(git diff --name-only --diff-filter=d "$base" -- 'src/*.cpp' 'tools/*.cpp')
fi
if ((${#changed[@]})); then
  # It reads the precompiled header (half the time) and what is generated.
  [[ -f build/release/build.ninja ]] || step "configure release" cmake --preset release
  step "generated headers" cmake --build --preset release --target tesela_headers
  printf '%s\n' "${changed[@]}" |
    xargs -P "$(nproc)" -n 1 clang-tidy-22 --quiet -p build/release 2>/dev/null ||
    status=1
fi
((status == 0)) && echo "lint: fine"
exit "$status"
