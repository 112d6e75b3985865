// expect: PROVED BITWISE
// Which of three axes become one first makes no difference.

func.func @left(%w: tensor<2x2x?x?xf32> {tesela.shape="2,2,M,N"}, %m: tensor<i32> {tesela.size="M"}, %n: tensor<i32> {tesela.size="N"}) -> tensor<?x?xf32> {
  %f = stablehlo.constant dense<4> : tensor<1xi32>
  %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %f, %m1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %0 = stablehlo.dynamic_reshape %w, %s : (tensor<2x2x?x?xf32>, tensor<3xi32>) -> tensor<4x?x?xf32>
  %fm = stablehlo.multiply %f, %m1 : tensor<1xi32>
  %s2 = stablehlo.concatenate %fm, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %0, %s2 : (tensor<4x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1: tensor<?x?xf32>
}

func.func @right(%w: tensor<2x2x?x?xf32> {tesela.shape="2,2,M,N"}, %m: tensor<i32> {tesela.size="M"}, %n: tensor<i32> {tesela.size="N"}) -> tensor<?x?xf32> {
  %f = stablehlo.constant dense<4> : tensor<1xi32>
  %t = stablehlo.constant dense<2> : tensor<1xi32>
  %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %tm = stablehlo.multiply %t, %m1 : tensor<1xi32>
  %s = stablehlo.concatenate %t, %tm, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %0 = stablehlo.dynamic_reshape %w, %s : (tensor<2x2x?x?xf32>, tensor<3xi32>) -> tensor<2x?x?xf32>
  %fm = stablehlo.multiply %f, %m1 : tensor<1xi32>
  %s2 = stablehlo.concatenate %fm, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %0, %s2 : (tensor<2x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1: tensor<?x?xf32>
}
