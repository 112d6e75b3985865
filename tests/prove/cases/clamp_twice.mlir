// expect: PROVED REASSOC
// A clamp between constants is idempotent.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<-1.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %clamp = stablehlo.clamp %c, %x, %two : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %clamp_1 = stablehlo.clamp %c, %clamp, %two : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %clamp_1 : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<-1.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %clamp = stablehlo.clamp %c, %x, %two : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %clamp : tensor<?x?xf32>
}
