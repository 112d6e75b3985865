// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @broadcast(%a: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{chlo.broadcast_add: (operands) cannot broadcast 'tensor<4xf32>' and 'tensor<3xf32>' to one shape}}
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @result(%a: tensor<4xf32>) {
  // expected-error @+1 {{chlo.is_inf: (result) the result is 'tensor<4xi1>', written as 'tensor<5xi1>'}}
  %0 = chlo.is_inf %a : tensor<4xf32> -> tensor<5xi1>
  return
}

// -----

func.func @k(%a: tensor<4xf32>) {
  // expected-error @+1 {{chlo.top_k: (k) 5 of 4 elements asked for}}
  %0:2 = chlo.top_k(%a, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

func.func @carries(%m: tensor<2x3xf32>, %c: tensor<2xf32>, %d: tensor<3xf32>) {
  // expected-error @+1 {{chlo.scan: (body) returns other types than slices of the outputs and the carries}}
  %0:2 = chlo.scan(%m) inits(%c) dimension=1 {
  ^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>):
    stablehlo.return %x, %d : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}
