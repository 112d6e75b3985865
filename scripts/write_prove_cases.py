#!/usr/bin/env python3
"""Writes the table of docs/prover.md: cases of every kind that the prover knows,
measured each in a process of its own and all in one, on one core.

    write_prove_cases.py [OUTPUT]
"""

import json
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests/prove"))
import questions as q

# The number of a case, whose first part is its kind, and its file in
# tests/prove/cases.
CASES = """
01 scalar_past_matmul; 02a rmsnorm_into_weights; 02b row_scale_past_matmul
03 transpose_of_matmul; 04 transpose_past_elementwise; 05 broadcast_past_elementwise
06 row_sum_of_matmul; 07a lora_merge; 07b matmul_of_concatenations; 07c matmul_associates
08a softmax_division_after_values; 08b softmax_without_maximum; 08c online_softmax_merge
08d flash_attention; 08e online_softmax_tiles_of_64; 08f causal_softmax_without_maximum
09a slice_rows_of_matmul; 09b concatenate_past_elementwise; 09c concatenate_columns_of_weights
09d slice_of_fused_projections; 09e pad_contracted_dimension; 09f pad_one_operand_with_zeros
10a sum_in_either_order; 10b tile_contraction_by_64; 10c tile_contraction_by_64_padded
10d tile_contraction_by_symbolic_size; 10e tile_contraction_by_symbolic_size_padded
10f tile_contraction_with_remainder; 10g maximum_of_tile_maxima; 10h retile_32_to_48
10i interleaved_split_of_sum; 11a reshape_past_elementwise; 11b reshape_batch_past_matmul
11c reshape_of_reshape; 11d merge_heads_past_matmul; 12a eighth_past_matmul
12b tenth_past_matmul; 12c negation_past_matmul_and_sum; 12d eighth_into_query_weights
12e maximum_past_two; 12f subtract_then_add; 12g convert_past_eighth; 12h convert_past_eight
12i convert_past_negation_and_transpose; 12j convert_past_relu; 12k convert_past_multiply
12l convert_to_bf16_twice; 12m eight_times_half; 12n convert_and_negate_under_matmul
13a false_relu_past_matmul; 13b false_softmax_of_wrong_axis; 13c false_transpose_of_one_operand
13d false_maximum_past_any_scalar; 13d+ maximum_past_positive_scalar
13e false_row_maximum_of_matmul; 13f false_reverse_of_cumulative_sum; 13g false_bias_past_scale
13g+ bias_past_scale; 13h false_tiles_without_remainder; 13i false_tiles_without_guard
13j false_pad_with_ones; 13k false_mean_with_wrong_count; 13l false_softmax_merge_without_rescale
14a gated_mlp_fused_weights; 14b gated_mlp_hidden_split; 14c grouped_query_attention
14d cumulative_sum_is_triangular_matmul; 14e gather_rows_past_matmul
14f one_hot_matmul_is_gather; 14g matmul_with_identity; 14h variance_in_two_forms
14i linear_attention; 14j attention_scale_into_weights; 14k reverse_under_sum
14l convolution_is_matmul_of_windows; 15a fused_attention_block; 15b attention_from_projections
15c two_levels_of_tiles; 15d layernorm_into_weights; 15e logsumexp_shift
15f rotary_embedding_past_heads
"""
BEGIN, END = "<!-- cases: written by scripts/write_prove_cases.py -->", "<!-- end of cases -->"


def cases():
    words = CASES.replace("\n", ";").split(";")
    return [tuple(word.split()) for word in words if word.strip()]


def seconds_of(words):
    start = time.monotonic()
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return time.monotonic() - start, done.stdout


def main():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    prove = [q.TESELA, "prove", "--no-cache"]
    folder = q.HERE / "cases"
    named = cases()
    paths = [folder / f"{name}.mlir" for _, name in named]
    rows, alone = [], []
    for (number, name), path in zip(named, paths):
        runs = [seconds_of([*prove, "--json", path]) for _ in range(3)]
        alone.append(min(seconds for seconds, _ in runs))
        answer = json.loads(runs[0][1])
        fault = q.read(path).fault(answer)
        if fault:
            sys.exit(f"{name}: {fault}")
        verdict = f"{answer['verdict']} {answer['grade'] or ''}".strip()
        rows.append(f"| {number} | {name} | {verdict} | {1000 * alone[-1]:.0f} |")
    together = min(seconds_of([*prove, "--batch", *paths])[0] for _ in range(3))
    start = min(seconds_of([q.TESELA, "prove", "--help"])[0] for _ in range(5))
    text = "\n".join(
        [
            BEGIN,
            "",
            f"{len(named)} cases, on one core, without the proof cache, the best of three runs: all in",
            f"one process {together:.1f} s; each in its own at most {1000 * max(alone):.0f} ms, of which"
            f" {1000 * start:.0f} ms are the start",
            "of a process. Cases of one number are of one kind.",
            "",
            "| | case | answer | ms |",
            "|---|---|---|---|",
            *rows,
            "",
            END,
        ]
    )
    output = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs/prover.md")
    page = output.read_text()
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    output.write_text(before + text + after)


if __name__ == "__main__":
    main()
