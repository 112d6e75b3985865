// RUN: tesela compile --emit=tile %s | FileCheck %s

// Seven columns of a long reduction are lanes, one of eight unused; elements
// three apart are taken out of whole vectors.
// CHECK: d0: 7, d1: {{[0-9]+}} reduction{{.*}} vector d0 x 8
// CHECK: vector d0 x 16
// CHECK: in0[d0 * 3 + 1]
func.func @main(%x: tensor<1003x7xf32>, %y: tensor<100003x3xf32>) -> (tensor<7xf32>, tensor<100003x1xf32>) {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<1003x7xf32>, tensor<f32>) -> tensor<7xf32>
  %a = stablehlo.slice %y [0:100003, 1:2] : (tensor<100003x3xf32>) -> tensor<100003x1xf32>
  %b = stablehlo.slice %y [0:100003, 2:3] : (tensor<100003x3xf32>) -> tensor<100003x1xf32>
  %1 = stablehlo.multiply %a, %b : tensor<100003x1xf32>
  return %0, %1 : tensor<7xf32>, tensor<100003x1xf32>
}
