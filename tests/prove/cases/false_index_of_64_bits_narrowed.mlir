// expect: REFUTED
// 2^32 is beyond the end in 64 bits and the first place in 32.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<i64>) -> tensor<1xf32> {
  %r = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i64>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<i64>) -> tensor<1xf32> {
  %j = stablehlo.convert %i : (tensor<i64>) -> tensor<i32>
  %r = stablehlo.dynamic_slice %x, %j, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
