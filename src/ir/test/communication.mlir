// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @tokens
func.func @tokens(%a: tensor<2xf32>) {
  // CHECK: %[[T:.*]] = stablehlo.after_all : !stablehlo.token
  %0 = stablehlo.after_all : !stablehlo.token
  // CHECK: stablehlo.after_all %[[T]], %[[T]] : !stablehlo.token
  %1 = "stablehlo.after_all"(%0, %0) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  // CHECK: "stablehlo.infeed"(%[[T]]) <{infeed_config = "", layout = {{.*}}}>
  %2:2 = "stablehlo.infeed"(%0) {layout = [[0]]} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  // CHECK: "stablehlo.outfeed"(%arg0, %[[T]]) <{outfeed_config = "x"}>
  %3 = "stablehlo.outfeed"(%a, %0) {outfeed_config = "x"} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK: "stablehlo.send"(%arg0, %[[T]]) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}>
  %4 = "stablehlo.send"(%a, %0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK: "stablehlo.recv"(%[[T]])
  %5:2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return
}
