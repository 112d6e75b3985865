// RUN: tesela check %s --engine=compiled --form=constants | FileCheck %s
// CHECK: 1 passed, 0 failed

func.func private @tenths() -> tensor<262147x5xf32> {
  %c = stablehlo.constant dense<0.1> : tensor<262147x5xf32>
  %b = stablehlo.optimization_barrier %c : tensor<262147x5xf32>
  return %b : tensor<262147x5xf32>
}

// Running sums are carried in f64. What is left of 2^18 additions: the carry,
// the result and 26214.7 itself are rounded, half an ulp or 0.00098 each; sums
// along lanes are small; the f32 nearest to 0.1 adds 0.0004. One f32 accumulator
// is off by 1 and more.
func.func @running() {
  %c = stablehlo.constant dense<0.1> : tensor<262147xf32>
  %x = stablehlo.optimization_barrier %c : tensor<262147xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 262147>, padding = dense<[[262146, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<262147xf32>, tensor<f32>) -> tensor<262147xf32>
  %last = stablehlo.slice %s [262146:262147] : (tensor<262147xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<26214.7> : tensor<1xf32>
  check.expect_almost_eq %last, %want, tolerance = 0.0036 : tensor<1xf32>
  return
}

// Down the rows from behind, lanes along the columns: one rounding less.
func.func @running_columns() {
  %x = func.call @tenths() : () -> tensor<262147x5xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 262147, 1>, padding = dense<[[0, 262146], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<262147x5xf32>, tensor<f32>) -> tensor<262147x5xf32>
  %first = stablehlo.slice %s [0:1, 0:5] : (tensor<262147x5xf32>) -> tensor<1x5xf32>
  %want = stablehlo.constant dense<26214.7> : tensor<1x5xf32>
  check.expect_almost_eq %first, %want, tolerance = 0.0028 : tensor<1x5xf32>
  return
}

// log(e + e + ...), by a combiner of its own: one rounding of a value of 12.5.
func.func @running_exponentials() {
  %c = stablehlo.constant dense<0.0> : tensor<262144xf32>
  %x = stablehlo.optimization_barrier %c : tensor<262144xf32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = "stablehlo.reduce_window"(%x, %none) <{window_dimensions = array<i64: 262144>, padding = dense<[[262143, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %l = stablehlo.abs %d : tensor<f32>
    %n = stablehlo.negate %l : tensor<f32>
    %e = stablehlo.exponential %n : tensor<f32>
    %p = stablehlo.log_plus_one %e : tensor<f32>
    %t = stablehlo.add %m, %p : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<262144xf32>, tensor<f32>) -> tensor<262144xf32>
  %last = stablehlo.slice %s [262143:262144] : (tensor<262144xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<12.47664925> : tensor<1xf32>
  check.expect_almost_eq %last, %want, tolerance = 1.0e-6 : tensor<1xf32>
  return
}

// A complex zero is one: in one pass, not a sum for each element (17 s).
func.func @running_complex() {
  %c = stablehlo.constant dense<(0.5, -0.25)> : tensor<262144xcomplex<f32>>
  %x = stablehlo.optimization_barrier %c : tensor<262144xcomplex<f32>>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %s = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 262144>, padding = dense<[[262143, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %t = stablehlo.add %a, %b : tensor<complex<f32>>
    stablehlo.return %t : tensor<complex<f32>>
  }) : (tensor<262144xcomplex<f32>>, tensor<complex<f32>>) -> tensor<262144xcomplex<f32>>
  %last = stablehlo.slice %s [262143:262144] : (tensor<262144xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  check.expect_eq_const %last, dense<(131072.0, -65536.0)> : tensor<1xcomplex<f32>>
  return
}

// A few elements are added as they would be by hand, in f32.
func.func @few() {
  %c = stablehlo.constant dense<[16777216.0, 1.0, -16777216.0]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %c : tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 3>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %want = stablehlo.constant dense<[16777216.0, 16777216.0, 0.0]> : tensor<3xf32>
  check.expect_eq %s, %want : tensor<3xf32>
  return
}
