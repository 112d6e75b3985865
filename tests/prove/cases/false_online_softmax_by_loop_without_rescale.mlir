// expect: REFUTED
// What was summed is not scaled to the new maximum.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %end:3 = stablehlo.while(%k = %begin, %m = %low, %s = %none) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %more = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %slice = stablehlo.dynamic_slice %x, %k, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %element = stablehlo.reshape %slice : (tensor<1xf32>) -> tensor<f32>
    %greater = stablehlo.maximum %m, %element : tensor<f32>
    %less = stablehlo.subtract %m, %greater : tensor<f32>
    %scale = stablehlo.exponential %less : tensor<f32>
    %kept = stablehlo.multiply %s, %scale : tensor<f32>
    %above = stablehlo.subtract %element, %greater : tensor<f32>
    %new = stablehlo.exponential %above : tensor<f32>
    %sum = stablehlo.add %s, %new : tensor<f32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next, %greater, %sum : tensor<i32>, tensor<f32>, tensor<f32>
  }
  return %end#2 : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %greatest = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %less = chlo.broadcast_subtract %x, %greatest : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %powers = stablehlo.exponential %less : tensor<?xf32>
  %result = stablehlo.reduce(%powers init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %result : tensor<f32>
}
