// RUN: env TESELA_GUARD=1 tesela check %s --engine=compiled --form=constants | FileCheck %s
// RUN: env TESELA_GUARD=1 tesela check %s --engine=compiled --form=constants -O numerics=strict | FileCheck %s
// CHECK: 2 passed, 0 failed

// A product of one row and one column, squared: what is stored is one element,
// not a vector of which one lane is meant. Strict sums are in one piece.
func.func @one() {
  %i = stablehlo.iota dim = 0 : tensor<17003xi32>
  %m = stablehlo.constant dense<3> : tensor<17003xi32>
  %r = stablehlo.remainder %i, %m : tensor<17003xi32>
  %f = stablehlo.convert %r : (tensor<17003xi32>) -> tensor<17003xf32>
  %x = stablehlo.optimization_barrier %f : tensor<17003xf32>
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<17003xf32>, tensor<17003xf32>) -> tensor<f32>
  %h = stablehlo.constant dense<0.0009765625> : tensor<f32>
  %1 = stablehlo.multiply %0, %h : tensor<f32>
  %2 = stablehlo.multiply %1, %1 : tensor<f32>
  // 5668 ones and 5667 fours are 28336; / 1024, squared: 765.732666015625
  check.expect_eq_const %2, dense<765.732666015625> : tensor<f32>
  func.return
}

// -----

// In each of many batches: loops, with batches or terms in their lanes.
func.func @batches() {
  %i = stablehlo.iota dim = 0 : tensor<18200xi32>
  %m = stablehlo.constant dense<5> : tensor<18200xi32>
  %r = stablehlo.remainder %i, %m : tensor<18200xi32>
  %f = stablehlo.convert %r : (tensor<18200xi32>) -> tensor<18200xf32>
  %x = stablehlo.reshape %f : (tensor<18200xf32>) -> tensor<260x70xf32>
  %b = stablehlo.optimization_barrier %x : tensor<260x70xf32>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<260x70xf32>) -> tensor<70x260xf32>
  %c = stablehlo.optimization_barrier %t : tensor<70x260xf32>
  // Each row has 14 times 0 + 1 + 4 + 9 + 16.
  %e = stablehlo.constant dense<420.0> : tensor<260xf32>
  %0 = stablehlo.dot_general %b, %b, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<260x70xf32>, tensor<260x70xf32>) -> tensor<260xf32>
  check.expect_eq %0, %e : tensor<260xf32>
  %1 = stablehlo.dot_general %c, %c, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<70x260xf32>, tensor<70x260xf32>) -> tensor<260xf32>
  check.expect_eq %1, %e : tensor<260xf32>
  %2 = stablehlo.dot_general %b, %c, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<260x70xf32>, tensor<70x260xf32>) -> tensor<260xf32>
  check.expect_eq %2, %e : tensor<260xf32>
  func.return
}
