// RUN: tesela check %s --engine=compiled --form=constants | FileCheck %s
// CHECK: 1 passed, 0 failed

// Products whose batches lie next to each other, 37 of 9x20 by 20x11 and of one
// row, beside the same with batches first. Small whole numbers are exact.
func.func @batches() {
  %i = stablehlo.iota dim = 0 : tensor<6660xi32>
  %m = stablehlo.constant dense<7> : tensor<6660xi32>
  %r = stablehlo.remainder %i, %m : tensor<6660xi32>
  %f = stablehlo.convert %r : (tensor<6660xi32>) -> tensor<6660xbf16>
  %xs = stablehlo.reshape %f : (tensor<6660xbf16>) -> tensor<9x20x37xbf16>
  %x = stablehlo.optimization_barrier %xs : tensor<9x20x37xbf16>
  %j = stablehlo.iota dim = 0 : tensor<8140xi32>
  %n = stablehlo.constant dense<5> : tensor<8140xi32>
  %s = stablehlo.remainder %j, %n : tensor<8140xi32>
  %g = stablehlo.convert %s : (tensor<8140xi32>) -> tensor<8140xbf16>
  %ys = stablehlo.reshape %g : (tensor<8140xbf16>) -> tensor<20x11x37xbf16>
  %y = stablehlo.optimization_barrier %ys : tensor<20x11x37xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<9x20x37xbf16>) -> tensor<37x9x20xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<37x9x20xbf16>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<20x11x37xbf16>) -> tensor<37x20x11xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x20x11xbf16>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<9x20x37xbf16>, tensor<20x11x37xbf16>) -> tensor<37x9x11xf32>
  %1 = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<37x9x20xbf16>, tensor<37x20x11xbf16>) -> tensor<37x9x11xf32>
  check.expect_eq %0, %1 : tensor<37x9x11xf32>
  %2 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<37x9x11xf32>) -> tensor<9x11x37xf32>
  %3 = stablehlo.transpose %1, dims = [1, 2, 0] : (tensor<37x9x11xf32>) -> tensor<9x11x37xf32>
  check.expect_eq %2, %3 : tensor<9x11x37xf32>
  %row = stablehlo.slice %x [0:1, 0:20, 0:37] : (tensor<9x20x37xbf16>) -> tensor<1x20x37xbf16>
  %4 = stablehlo.dot_general %row, %y, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<1x20x37xbf16>, tensor<20x11x37xbf16>) -> tensor<37x1x11xf32>
  %5 = stablehlo.slice %1 [0:37, 0:1, 0:11] : (tensor<37x9x11xf32>) -> tensor<37x1x11xf32>
  check.expect_eq %4, %5 : tensor<37x1x11xf32>
  func.return
}
