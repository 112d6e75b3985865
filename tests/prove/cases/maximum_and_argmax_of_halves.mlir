// expect: UNKNOWN, true
// The maximum and where it stands, from two halves. Two results.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> (tensor<f32>, tensor<i32>) {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.add %N, %L : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %size_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %best:2 = stablehlo.reduce(%concatenate init: %minus_infinity), (%iota init: %zero) across dimensions = [0] : (tensor<?xf32>, tensor<?xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %better = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %same = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %same, %before : tensor<i1>
      %keep = stablehlo.or %better, %tie : tensor<i1>
      %v = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<f32>
      %k = stablehlo.select %keep, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %v, %k : tensor<f32>, tensor<i32>
    }
  return %best#0, %best#1 : tensor<f32>, tensor<i32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> (tensor<f32>, tensor<i32>) {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %best:2 = stablehlo.reduce(%x init: %minus_infinity), (%iota init: %zero) across dimensions = [0] : (tensor<?xf32>, tensor<?xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %better = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %same = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %same, %before : tensor<i1>
      %keep = stablehlo.or %better, %tie : tensor<i1>
      %v = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<f32>
      %k = stablehlo.select %keep, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %v, %k : tensor<f32>, tensor<i32>
    }
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %L_1d = stablehlo.reshape %L : (tensor<i32>) -> tensor<1xi32>
  %iota_1 = stablehlo.dynamic_iota %L_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %best_1:2 = stablehlo.reduce(%y init: %minus_infinity), (%iota_1 init: %zero) across dimensions = [0] : (tensor<?xf32>, tensor<?xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %better = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %same = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = stablehlo.and %same, %before : tensor<i1>
      %keep = stablehlo.or %better, %tie : tensor<i1>
      %v = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<f32>
      %k = stablehlo.select %keep, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %v, %k : tensor<f32>, tensor<i32>
    }
  %max = stablehlo.maximum %best#0, %best_1#0 : tensor<f32>
  %compare = stablehlo.compare GE, %best#0, %best_1#0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %sum = stablehlo.add %best_1#1, %N : tensor<i32>
  %select = stablehlo.select %compare, %best#1, %sum : tensor<i1>, tensor<i32>
  return %max, %select : tensor<f32>, tensor<i32>
}
