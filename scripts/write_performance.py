#!/usr/bin/env python3
"""Writes docs/performance.md from the files that scripts/bench.sh leaves.

    write_performance.py FOLDER OUTPUT
"""

import csv
import datetime
import json
import math
import pathlib
import subprocess
import sys

folder, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])


def machine():
    model = "unknown processor"
    flags = ""
    for line in open("/proc/cpuinfo"):
        if line.startswith("model name"):
            model = line.split(":")[1].strip()
        if line.startswith("flags"):
            flags = line
            break
    wanted = ("avx2", "avx512f", "avx512_vnni", "avx512_bf16", "amx_bf16")
    has = [flag for flag in wanted if f" {flag}" in flags]
    cores = len(open("/proc/cpuinfo").read().split("processor\t")) - 1
    return f"{model}, {cores} cores, {', '.join(has)}"


def commit():
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True
    ).stdout.strip()


def peak_lines():
    path = folder / "peak.json"
    try:
        entries = json.loads(path.read_text())["benchmarks"]
    except (OSError, ValueError, KeyError):
        return []
    lines = ["", "## Contractions beside the measured peak", ""]
    lines += ["| benchmark | figures |", "|---|---|"]
    for entry in entries:
        figures = [
            f"{name} {entry[name]:.4g}"
            for name in entry
            if isinstance(entry[name], (int, float))
            and any(word in name.lower() for word in ("peak", "ratio", "flop", "gop"))
        ]
        lines.append(f"| {entry['name']} | {', '.join(figures)} |")
    return lines


def contraction_lines():
    lines = ["", "## Contractions beside JAX's CPU backend", ""]
    lines.append(
        "Median of the ratios of interleaved pairs, through `jax.jit`; below 1 "
        "Tesela is faster."
    )
    lines += [
        "",
        "| workload | threads | Tesela / JAX's CPU | Tesela ms | JAX's CPU ms "
        "| Tesela GFLOP/s | first call ms, Tesela / JAX's CPU |",
        "|---|---|---|---|---|---|---|",
    ]
    for path in sorted(folder.glob("contractions-*.json")):
        for row in json.loads(path.read_text()):
            lines.append(
                f"| {row['workload']} | {row['threads']} | {row['ratio']:.2f} "
                f"| {row['tesela_ms']:.2f} | {row['cpu_ms']:.2f} "
                f"| {row['tesela_gflops']:.0f} "
                f"| {row['first_tesela_ms']:.0f} / {row['first_cpu_ms']:.0f} |"
            )
    return lines


def read_workloads(path):
    """{(workload, size): {peer: row}} of a bench.py table."""
    table = {}
    with open(path) as file:
        for row in csv.DictReader(file):
            key = (row["workload"], row["size"])
            table.setdefault(key, {})[row["peer"]] = row
    return table


def workload_lines(path, threads):
    # One thread: processor time, which other load does not change; two: wall.
    column = "cpu_ms" if threads == 1 else "clean_ms"
    unit = "processor time" if threads == 1 else "wall time"
    lines = ["", f"## All workloads, {threads} thread{'s' * (threads > 1)}", ""]
    lines += [
        f"Milliseconds ({unit}); ratio below 1: Tesela is faster.",
        "",
        "| workload | size | JAX's CPU | Tesela | ratio | first call s, JAX's CPU "
        "/ Tesela | agrees |",
        "|---|---|---|---|---|---|---|",
    ]
    ratios, behind = {}, []
    for (workload, size), peers in read_workloads(path).items():
        cpu, ours = peers.get("xla"), peers.get("jax:tesela")
        if not cpu or not ours or not cpu[column]:
            continue
        if not ours[column]:
            lines.append(f"| {workload} | {size} | | failed: {ours['note']} | | | no |")
            continue
        ratio = float(ours[column]) / float(cpu[column])
        ratios.setdefault(size, []).append(ratio)
        if ratio > 1:
            behind.append(f"{workload} {size} ({ratio:.2f})")
        lines.append(
            f"| {workload} | {size} | {float(cpu[column]):.4f} "
            f"| {float(ours[column]):.4f} | {ratio:.2f} "
            f"| {cpu['first_call_s']} / {ours['first_call_s']} "
            f"| {'yes' if ours['ok'] == '1' else 'NO: ' + ours['err']} |"
        )
    means = ", ".join(
        f"{size} {math.exp(sum(map(math.log, values)) / len(values)):.2f}"
        for size, values in ratios.items()
    )
    lines += ["", f"Geometric mean of the ratios: {means}."]
    lines.append(f"Behind: {', '.join(behind) if behind else 'none'}.")
    return lines


def main():
    today = datetime.date.today().isoformat()
    lines = [
        "# Performance",
        "",
        "Written by `make bench`; every figure is measured.",
        "",
        f"{today}, commit {commit()}, {machine()}.",
    ]
    lines += contraction_lines() + peak_lines()
    for threads in (1, 2):
        path = folder / f"workloads-{threads}.csv"
        if path.exists():
            lines += workload_lines(path, threads)
    output.write_text("\n".join(lines) + "\n")
    print(f"wrote {output}")


main()
