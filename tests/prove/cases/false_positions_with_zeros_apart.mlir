// expect: UNKNOWN, false
// By the one order -0 comes before 0, by the other they are equal and stay.

func.func @left(%x: tensor<16xf32>) -> tensor<16xi32> {
  %places = stablehlo.iota dim = 0 : tensor<16xi32>
  %sorted:2 = "stablehlo.sort"(%x, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
  return %sorted#1 : tensor<16xi32>
}

func.func @right(%x: tensor<16xf32>) -> tensor<16xi32> {
  %places = stablehlo.iota dim = 0 : tensor<16xi32>
  %sorted:2 = "stablehlo.sort"(%x, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %isZeroA = stablehlo.compare EQ, %a, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %isZeroB = stablehlo.compare EQ, %b, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.select %isZeroA, %zero, %a : tensor<i1>, tensor<f32>
    %d = stablehlo.select %isZeroB, %zero, %b : tensor<i1>, tensor<f32>
    %less = stablehlo.compare LT, %c, %d, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
  return %sorted#1 : tensor<16xi32>
}
