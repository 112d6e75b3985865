// RUN: tesela check %s --engine=compiled --form=constants | FileCheck %s
// CHECK: 10 passed, 0 failed

// Results along the vector loop and a short loop inside it (LoopInterleave.cpp),
// and short rows that are transposed; a vector or two and a rest each.

func.func @two() {
  %i = stablehlo.iota dim = 0 : tensor<74xi32>
  %m = stablehlo.constant dense<97> : tensor<74xi32>
  %r = stablehlo.remainder %i, %m : tensor<74xi32>
  %c = stablehlo.convert %r : (tensor<74xi32>) -> tensor<74xf32>
  %e = stablehlo.reshape %c : (tensor<74xf32>) -> tensor<37x2xf32>
  %b = stablehlo.optimization_barrier %e : tensor<37x2xf32>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<37x2xf32>) -> tensor<2x37xf32>
  %tb = stablehlo.optimization_barrier %t : tensor<2x37xf32>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<2x37xf32>) -> tensor<37x2xf32>
  %o = stablehlo.optimization_barrier %u : tensor<37x2xf32>
  check.expect_eq %o, %e : tensor<37x2xf32>
  return
}

// -----

func.func @three() {
  %i = stablehlo.iota dim = 0 : tensor<159xi32>
  %m = stablehlo.constant dense<97> : tensor<159xi32>
  %r = stablehlo.remainder %i, %m : tensor<159xi32>
  %c = stablehlo.convert %r : (tensor<159xi32>) -> tensor<159xbf16>
  %e = stablehlo.reshape %c : (tensor<159xbf16>) -> tensor<53x3xbf16>
  %b = stablehlo.optimization_barrier %e : tensor<53x3xbf16>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<53x3xbf16>) -> tensor<3x53xbf16>
  %tb = stablehlo.optimization_barrier %t : tensor<3x53xbf16>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<3x53xbf16>) -> tensor<53x3xbf16>
  %o = stablehlo.optimization_barrier %u : tensor<53x3xbf16>
  check.expect_eq %o, %e : tensor<53x3xbf16>
  return
}

// -----

func.func @four() {
  %i = stablehlo.iota dim = 0 : tensor<268xi32>
  %m = stablehlo.constant dense<97> : tensor<268xi32>
  %r = stablehlo.remainder %i, %m : tensor<268xi32>
  %c = stablehlo.convert %r : (tensor<268xi32>) -> tensor<268xi8>
  %e = stablehlo.reshape %c : (tensor<268xi8>) -> tensor<67x4xi8>
  %b = stablehlo.optimization_barrier %e : tensor<67x4xi8>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<67x4xi8>) -> tensor<4x67xi8>
  %tb = stablehlo.optimization_barrier %t : tensor<4x67xi8>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<4x67xi8>) -> tensor<67x4xi8>
  %o = stablehlo.optimization_barrier %u : tensor<67x4xi8>
  check.expect_eq %o, %e : tensor<67x4xi8>
  return
}

// -----

func.func @five() {
  %i = stablehlo.iota dim = 0 : tensor<105xi32>
  %m = stablehlo.constant dense<97> : tensor<105xi32>
  %r = stablehlo.remainder %i, %m : tensor<105xi32>
  %c = stablehlo.convert %r : (tensor<105xi32>) -> tensor<105xf64>
  %e = stablehlo.reshape %c : (tensor<105xf64>) -> tensor<21x5xf64>
  %b = stablehlo.optimization_barrier %e : tensor<21x5xf64>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<21x5xf64>) -> tensor<5x21xf64>
  %tb = stablehlo.optimization_barrier %t : tensor<5x21xf64>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<5x21xf64>) -> tensor<21x5xf64>
  %o = stablehlo.optimization_barrier %u : tensor<21x5xf64>
  check.expect_eq %o, %e : tensor<21x5xf64>
  return
}

// -----

func.func @six() {
  %i = stablehlo.iota dim = 0 : tensor<582xi32>
  %m = stablehlo.constant dense<97> : tensor<582xi32>
  %r = stablehlo.remainder %i, %m : tensor<582xi32>
  %c = stablehlo.convert %r : (tensor<582xi32>) -> tensor<582xf32>
  %e = stablehlo.reshape %c : (tensor<582xf32>) -> tensor<97x6xf32>
  %b = stablehlo.optimization_barrier %e : tensor<97x6xf32>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<97x6xf32>) -> tensor<6x97xf32>
  %tb = stablehlo.optimization_barrier %t : tensor<6x97xf32>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<6x97xf32>) -> tensor<97x6xf32>
  %o = stablehlo.optimization_barrier %u : tensor<97x6xf32>
  check.expect_eq %o, %e : tensor<97x6xf32>
  return
}

// -----

func.func @seven() {
  %i = stablehlo.iota dim = 0 : tensor<315xi32>
  %m = stablehlo.constant dense<97> : tensor<315xi32>
  %r = stablehlo.remainder %i, %m : tensor<315xi32>
  %c = stablehlo.convert %r : (tensor<315xi32>) -> tensor<315xi16>
  %e = stablehlo.reshape %c : (tensor<315xi16>) -> tensor<45x7xi16>
  %b = stablehlo.optimization_barrier %e : tensor<45x7xi16>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<45x7xi16>) -> tensor<7x45xi16>
  %tb = stablehlo.optimization_barrier %t : tensor<7x45xi16>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<7x45xi16>) -> tensor<45x7xi16>
  %o = stablehlo.optimization_barrier %u : tensor<45x7xi16>
  check.expect_eq %o, %e : tensor<45x7xi16>
  return
}

// -----

func.func @eight() {
  %i = stablehlo.iota dim = 0 : tensor<800xi32>
  %m = stablehlo.constant dense<97> : tensor<800xi32>
  %r = stablehlo.remainder %i, %m : tensor<800xi32>
  %c = stablehlo.convert %r : (tensor<800xi32>) -> tensor<800xf32>
  %e = stablehlo.reshape %c : (tensor<800xf32>) -> tensor<100x8xf32>
  %b = stablehlo.optimization_barrier %e : tensor<100x8xf32>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<100x8xf32>) -> tensor<8x100xf32>
  %tb = stablehlo.optimization_barrier %t : tensor<8x100xf32>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<8x100xf32>) -> tensor<100x8xf32>
  %o = stablehlo.optimization_barrier %u : tensor<100x8xf32>
  check.expect_eq %o, %e : tensor<100x8xf32>
  return
}

// -----

func.func @pairs() {
  %i = stablehlo.iota dim = 0 : tensor<105xi32>
  %m = stablehlo.constant dense<97> : tensor<105xi32>
  %r = stablehlo.remainder %i, %m : tensor<105xi32>
  %c = stablehlo.convert %r : (tensor<105xi32>) -> tensor<105xcomplex<f32>>
  %e = stablehlo.reshape %c : (tensor<105xcomplex<f32>>) -> tensor<35x3xcomplex<f32>>
  %b = stablehlo.optimization_barrier %e : tensor<35x3xcomplex<f32>>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<35x3xcomplex<f32>>) -> tensor<3x35xcomplex<f32>>
  %tb = stablehlo.optimization_barrier %t : tensor<3x35xcomplex<f32>>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<3x35xcomplex<f32>>) -> tensor<35x3xcomplex<f32>>
  %o = stablehlo.optimization_barrier %u : tensor<35x3xcomplex<f32>>
  check.expect_eq %o, %e : tensor<35x3xcomplex<f32>>
  return
}

// -----

func.func @bits() {
  %i = stablehlo.iota dim = 0 : tensor<117xi32>
  %m = stablehlo.constant dense<97> : tensor<117xi32>
  %r = stablehlo.remainder %i, %m : tensor<117xi32>
  %c = stablehlo.convert %r : (tensor<117xi32>) -> tensor<117xi1>
  %e = stablehlo.reshape %c : (tensor<117xi1>) -> tensor<39x3xi1>
  %b = stablehlo.optimization_barrier %e : tensor<39x3xi1>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<39x3xi1>) -> tensor<3x39xi1>
  %tb = stablehlo.optimization_barrier %t : tensor<3x39xi1>
  %u = stablehlo.transpose %tb, dims = [1, 0] : (tensor<3x39xi1>) -> tensor<39x3xi1>
  %o = stablehlo.optimization_barrier %u : tensor<39x3xi1>
  check.expect_eq %o, %e : tensor<39x3xi1>
  return
}

// -----

// Rows of three that are gathered, and numbers repeated four times.
func.func @gathered_and_repeated() {
  %i = stablehlo.iota dim = 0 : tensor<150xi32>
  %f = stablehlo.convert %i : (tensor<150xi32>) -> tensor<150xf32>
  %x = stablehlo.reshape %f : (tensor<150xf32>) -> tensor<50x3xf32>
  %xb = stablehlo.optimization_barrier %x : tensor<50x3xf32>
  %n = stablehlo.iota dim = 0 : tensor<50x1xi32>
  %last = stablehlo.constant dense<49> : tensor<50x1xi32>
  %back = stablehlo.subtract %last, %n : tensor<50x1xi32>
  %bb = stablehlo.optimization_barrier %back : tensor<50x1xi32>
  %g = "stablehlo.gather"(%xb, %bb) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>} : (tensor<50x3xf32>, tensor<50x1xi32>) -> tensor<50x3xf32>
  %gb = stablehlo.optimization_barrier %g : tensor<50x3xf32>
  %r = stablehlo.reverse %x, dims = [0] : tensor<50x3xf32>
  check.expect_eq %gb, %r : tensor<50x3xf32>
  %w = stablehlo.optimization_barrier %f : tensor<150xf32>
  %four = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<150xf32>) -> tensor<150x4xf32>
  %fb = stablehlo.optimization_barrier %four : tensor<150x4xf32>
  %k = stablehlo.iota dim = 0 : tensor<150x4xf32>
  check.expect_eq %fb, %k : tensor<150x4xf32>
  return
}
