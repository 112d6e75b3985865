// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @token(%t: !stablehlo.token) {
  // expected-error @+1 {{stablehlo.infeed: (C3) the last result must be a token}}
  %0 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> tensor<2xf32>
  return
}

// -----

func.func @channel(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{stablehlo.send: (C5) the channel must have type 2, got 3}}
  %0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
