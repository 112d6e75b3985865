// The help names what is Tesela's, and none of LLVM's options.
// RUN: tesela --help | FileCheck %s --check-prefix=HELP --implicit-check-not=x86 --implicit-check-not=mlir
// HELP: check {{.*}}run executable
// HELP: compile
// HELP: explain
// HELP: run
// HELP: --version

// Every level that --emit takes is in its help, and in the error.
// RUN: tesela compile --help | FileCheck %s --check-prefix=EMIT
// EMIT: stablehlo, hlo, hlo-optimized, dot, nugraph, nugraph-dot, plan, buffers, tile, llvm, asm, summary
// RUN: not tesela compile %s --emit=nothing 2>&1 | FileCheck %s --check-prefix=LEVEL
// LEVEL: unknown level 'nothing'
// LEVEL: program, stablehlo, hlo, hlo-optimized, dot, nugraph, nugraph-dot, plan, buffers, tile, llvm, asm, summary
// RUN: tesela compile %s --emit=summary | FileCheck %s --check-prefix=SUMMARY
// SUMMARY: 1 kernels

// Each command that compiles refuses options it does not know.
// RUN: not tesela run %s -O capabilities=avx3 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not tesela compile %s -O capabilities=avx3 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not tesela explain %s -O capabilities=avx3 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not tesela check %s -O capabilities=avx3 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: option capabilities: unknown value 'avx3'
// OPTION: allowed: avx2, avx512, vnni, bf16, fp16, amx

// A check that finds nothing to check has found nothing right.
// RUN: mkdir -p %t.empty && not tesela check %t.empty 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: no .mlir file in

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.negate %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
