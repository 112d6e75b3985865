// A row beside a matrix is one more row of it, the last or the first.
// RUN: tesela explain %s --find --family=siblings | FileCheck %s
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<19x7xf32>, %m: tensor<7xf32>, %w: tensor<7x5xf32>) -> (tensor<19x5xf32>, tensor<5xf32>) {
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<19x7xf32>, tensor<7x5xf32>) -> tensor<19x5xf32>
  %b = stablehlo.dot_general %m, %w, contracting_dims = [0] x [0] : (tensor<7xf32>, tensor<7x5xf32>) -> tensor<5xf32>
  return %a, %b : tensor<19x5xf32>, tensor<5xf32>
}
func.func @last(%x: tensor<19x7xf32>, %m: tensor<7xf32>, %w: tensor<7x5xf32>) -> (tensor<19x5xf32>, tensor<5xf32>) {
  %r = stablehlo.reshape %m : (tensor<7xf32>) -> tensor<1x7xf32>
  %c = stablehlo.concatenate %x, %r, dim = 0 : (tensor<19x7xf32>, tensor<1x7xf32>) -> tensor<20x7xf32>
  %y = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0] : (tensor<20x7xf32>, tensor<7x5xf32>) -> tensor<20x5xf32>
  %a = stablehlo.slice %y [0:19, 0:5] : (tensor<20x5xf32>) -> tensor<19x5xf32>
  %s = stablehlo.slice %y [19:20, 0:5] : (tensor<20x5xf32>) -> tensor<1x5xf32>
  %b = stablehlo.reshape %s : (tensor<1x5xf32>) -> tensor<5xf32>
  return %a, %b : tensor<19x5xf32>, tensor<5xf32>
}
func.func @first(%x: tensor<19x7xf32>, %m: tensor<7xf32>, %w: tensor<7x5xf32>) -> (tensor<19x5xf32>, tensor<5xf32>) {
  %r = stablehlo.reshape %m : (tensor<7xf32>) -> tensor<1x7xf32>
  %c = stablehlo.concatenate %r, %x, dim = 0 : (tensor<1x7xf32>, tensor<19x7xf32>) -> tensor<20x7xf32>
  %y = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0] : (tensor<20x7xf32>, tensor<7x5xf32>) -> tensor<20x5xf32>
  %a = stablehlo.slice %y [1:20, 0:5] : (tensor<20x5xf32>) -> tensor<19x5xf32>
  %s = stablehlo.slice %y [0:1, 0:5] : (tensor<20x5xf32>) -> tensor<1x5xf32>
  %b = stablehlo.reshape %s : (tensor<1x5xf32>) -> tensor<5xf32>
  return %a, %b : tensor<19x5xf32>, tensor<5xf32>
}
func.func @mixed(%x: tensor<19x7xf32>, %m: tensor<7xf32>, %w: tensor<7x5xf32>) -> (tensor<19x5xf32>, tensor<5xf32>) {
  %r = stablehlo.reshape %m : (tensor<7xf32>) -> tensor<1x7xf32>
  %c = stablehlo.concatenate %r, %x, dim = 0 : (tensor<1x7xf32>, tensor<19x7xf32>) -> tensor<20x7xf32>
  %y = stablehlo.dot_general %c, %w, contracting_dims = [1] x [0] : (tensor<20x7xf32>, tensor<7x5xf32>) -> tensor<20x5xf32>
  %a = stablehlo.slice %y [0:19, 0:5] : (tensor<20x5xf32>) -> tensor<19x5xf32>
  %s = stablehlo.slice %y [0:1, 0:5] : (tensor<20x5xf32>) -> tensor<1x5xf32>
  %b = stablehlo.reshape %s : (tensor<1x5xf32>) -> tensor<5xf32>
  return %a, %b : tensor<19x5xf32>, tensor<5xf32>
}
