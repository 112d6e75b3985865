// expect: PROVED REASSOC
// Counting negative positions from the end, and a check of the range, do nothing to
// an argmax.

func.func @left(%x: tensor<16xf32>) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %places = stablehlo.iota dim = 0 : tensor<16xi32>
  %best:2 = stablehlo.reduce(%x init: %low), (%places init: %begin) across dimensions = [0] : (tensor<16xf32>, tensor<16xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %greater = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %equal, %before : tensor<i1>
    %take = stablehlo.or %greater, %tie : tensor<i1>
    %value = stablehlo.select %greater, %a, %c : tensor<i1>, tensor<f32>
    %place = stablehlo.select %take, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %value, %place : tensor<f32>, tensor<i32>
  }
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<16> : tensor<i32>
  %negative = stablehlo.compare LT, %best#1, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %around = stablehlo.add %best#1, %n : tensor<i32>
  %from = stablehlo.select %negative, %around, %best#1 : tensor<i1>, tensor<i32>
  %is_inside = stablehlo.compare LT, %from, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %slice = stablehlo.dynamic_slice %x, %from, sizes = [1] : (tensor<16xf32>, tensor<i32>) -> tensor<1xf32>
  %element = stablehlo.reshape %slice : (tensor<1xf32>) -> tensor<f32>
  %none = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %result = stablehlo.select %is_inside, %element, %none : tensor<i1>, tensor<f32>
  return %result : tensor<f32>
}

func.func @right(%x: tensor<16xf32>) -> tensor<f32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %result = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  return %result : tensor<f32>
}
