// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// An initial value that is not neutral counts once, not once for each lane or
// for each thread's share.
func.func @results_of_different_monoids() {
  %i = stablehlo.iota dim = 0 : tensor<37xi32>
  %x = stablehlo.convert %i : (tensor<37xi32>) -> tensor<37xf32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %r:2 = stablehlo.reduce(%i init: %ten), (%x init: %half) across dimensions = [0] : (tensor<37xi32>, tensor<37xf32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<f32>, %d: tensor<f32>) {
    %0 = stablehlo.add %a, %c : tensor<i32>
    %1 = stablehlo.maximum %b, %d : tensor<f32>
    stablehlo.return %0, %1 : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const %r#0, dense<676> : tensor<i32>
  check.expect_eq_const %r#1, dense<36.0> : tensor<f32>
  func.return
}

func.func @complex() {
  %one = stablehlo.constant dense<(1.0, 0.0)> : tensor<37xcomplex<f32>>
  %two = stablehlo.constant dense<(2.0, 1.0)> : tensor<complex<f32>>
  %s = stablehlo.reduce(%one init: %two) applies stablehlo.add across dimensions = [0] : (tensor<37xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %p = stablehlo.reduce(%one init: %two) applies stablehlo.multiply across dimensions = [0] : (tensor<37xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %s, dense<(39.0, 1.0)> : tensor<complex<f32>>
  check.expect_eq_const %p, dense<(2.0, 1.0)> : tensor<complex<f32>>
  func.return
}

func.func @shared_by_threads() {
  %i = stablehlo.iota dim = 0 : tensor<131072xi32>
  %one = stablehlo.constant dense<1> : tensor<131072xi32>
  %odd = stablehlo.and %i, %one : tensor<131072xi32>
  %x = stablehlo.convert %odd : (tensor<131072xi32>) -> tensor<131072xf32>
  %five = stablehlo.constant dense<5.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %five) applies stablehlo.add across dimensions = [0] : (tensor<131072xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %s, dense<65541.0> : tensor<f32>
  func.return
}
