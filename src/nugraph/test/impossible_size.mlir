// Sizes at which the program is none are refused: its slices had -2 elements,
// whose costs never ended to fall.
// RUN: not tesela explain %s --variants --size=M=1 2>&1 | FileCheck %s
// CHECK: the program is none at this size

func.func public @main(%x: tensor<40xf32>) -> tensor<37xf32> {
  %a = stablehlo.slice %x [0:37] : (tensor<40xf32>) -> tensor<37xf32>
  %b = stablehlo.slice %x [1:38] : (tensor<40xf32>) -> tensor<37xf32>
  %c = stablehlo.slice %x [2:39] : (tensor<40xf32>) -> tensor<37xf32>
  %d = stablehlo.slice %x [3:40] : (tensor<40xf32>) -> tensor<37xf32>
  %e = stablehlo.add %a, %b : tensor<37xf32>
  %f = stablehlo.add %e, %c : tensor<37xf32>
  %g = stablehlo.add %f, %d : tensor<37xf32>
  return %g : tensor<37xf32>
}
