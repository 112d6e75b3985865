#!/usr/bin/env bash
# Measures Tesela beside its peers and writes docs/performance.md:
#   contractions    beside JAX's CPU backend, 1 and 2 threads, with the peak
#   all workloads   ../shared/benchmarks/peers/bench.py, Tesela as one more JAX
#                   platform, sizes S and M (SIZES=S,M,L for more)
# SHORT=1 measures for seconds where it would for minutes, and the page says so.
source "$(dirname "$0")/steps.sh"
shared=${TESELA_SHARED:-$root/../shared}
out=build/bench
mkdir -p "$out"
unset OPENBLAS_CORETYPE OPENBLAS_L2_SIZE
python=.venv/bin/python

step "build the bench" cmake --build --preset release --target contraction_bench
contractions=() rounds=() short=()
if [[ -n ${SHORT:-} ]]; then
  contractions=(--seconds 2)
  rounds=(--max-rounds 3 --burst-ms 20)
  short=(--short "2 seconds a contraction, at most 3 rounds of 20 ms a workload")
fi
rm -f "$out"/peak*.json
# Three runs: a neighbour on the host takes a part of the core for seconds.
for run in 1 2 3; do
  build/release/bin/contraction_bench --benchmark_format=json \
    >"$out/peak-$run.json" 2>>build/log/peak.log || true
done
for threads in 1 2; do
  "$python" bench/contractions.py --threads "$threads" "${contractions[@]}" \
    --json "$out/contractions-$threads.json"
done
if [[ -f $shared/benchmarks/peers/bench.py ]]; then
  for threads in 1 2; do
    JAX_PLATFORMS=cpu,tesela "$python" "$shared/benchmarks/peers/bench.py" run \
      --peers jax --sizes "${SIZES:-S,M}" --threads "$threads" \
      "${rounds[@]}" --csv "$out/workloads-$threads.csv" 2>&1 | tee "build/log/workloads-$threads.log"
  done
else
  echo "workloads: skipped, no $shared/benchmarks"
fi
"$python" scripts/write_performance.py "$out" docs/performance.md \
  --readme README.md "${short[@]}"
