// expect: PROVED REAL, no better
// The sorted elements differ in the signs of zeros at most.

func.func @left(%x: tensor<16xf32>) -> tensor<16xf32> {
  %places = stablehlo.iota dim = 0 : tensor<16xi32>
  %sorted:2 = "stablehlo.sort"(%x, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
  return %sorted#0 : tensor<16xf32>
}

func.func @right(%x: tensor<16xf32>) -> tensor<16xf32> {
  %places = stablehlo.iota dim = 0 : tensor<16xi32>
  %sorted:2 = "stablehlo.sort"(%x, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %isZeroA = stablehlo.compare EQ, %a, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %isZeroB = stablehlo.compare EQ, %b, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %isNanA = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %isNanB = stablehlo.compare NE, %b, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.select %isNanA, %nan, %a : tensor<i1>, tensor<f32>
    %f = stablehlo.select %isNanB, %nan, %b : tensor<i1>, tensor<f32>
    %c = stablehlo.select %isZeroA, %zero, %e : tensor<i1>, tensor<f32>
    %d = stablehlo.select %isZeroB, %zero, %f : tensor<i1>, tensor<f32>
    %less = stablehlo.compare LT, %c, %d, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
  return %sorted#0 : tensor<16xf32>
}
