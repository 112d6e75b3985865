#!/usr/bin/env bash
# Installs what the build needs, once: Debian packages and the virtual
# environment. Quiet when all of it is there.
source "$(dirname "$0")/steps.sh"

packages=(
  ccache clang-22 clang-format-22 clang-tidy-22 cmake libbenchmark-dev
  libgtest-dev libhwy-dev libmlir-22-dev libopenblas-dev libsqlite3-dev
  libtbb-dev libtomlplusplus-dev libz3-dev libzstd-dev lld-22 llvm-22-dev
  mlir-22-tools ninja-build python3-dev python3-venv zlib1g-dev
)
# The runtimes of the sanitizers.
[[ ${PRESET:-release} != @(asan|tsan) ]] || packages+=(libclang-rt-22-dev)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null |
    grep -q 'ok installed' || missing+=("$package")
done
if ((${#missing[@]})); then
  sudo=()
  if ((EUID != 0)); then sudo=(sudo); fi
  step "package lists" "${sudo[@]}" apt-get update
  step "${#missing[@]} Debian packages" "${sudo[@]}" env \
    DEBIAN_FRONTEND=noninteractive apt-get install -y \
    --no-install-recommends "${missing[@]}"
fi

# The environment is made anew when what it should hold has changed.
wanted=$(sha256sum python/requirements-dev.txt | cut -d' ' -f1)
if [[ ! -f .venv/complete || $(<.venv/complete) != "$wanted" ]]; then
  rm -rf .venv
  step "virtual environment" python3 -m venv .venv
  step "Python packages" .venv/bin/pip install --disable-pip-version-check \
    -r python/requirements-dev.txt
  printf '%s' "$wanted" >.venv/complete
fi
