// RUN: tesela check %s --engine=compiled --form=constants | FileCheck %s
// RUN: tesela check %s --engine=judge --form=constants | FileCheck %s
// CHECK: 1 passed, 0 failed

// log(e^0 + e^0 + ...) of 4097 bf16: 8.318, which is 8.3125 rounded once. With
// a rounding to bf16 for each element nothing is added from 4.16 on.
func.func @exponentials() {
  %c = stablehlo.constant dense<0.0> : tensor<4097x3xbf16>
  %x = stablehlo.optimization_barrier %c : tensor<4097x3xbf16>
  %none = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %s = stablehlo.reduce(%x init: %none) across dimensions = [0] : (tensor<4097x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
   reducer(%a: tensor<bf16>, %b: tensor<bf16>)  {
    %m = stablehlo.maximum %a, %b : tensor<bf16>
    %d = stablehlo.subtract %a, %b : tensor<bf16>
    %l = stablehlo.abs %d : tensor<bf16>
    %n = stablehlo.negate %l : tensor<bf16>
    %e = stablehlo.exponential %n : tensor<bf16>
    %p = stablehlo.log_plus_one %e : tensor<bf16>
    %t = stablehlo.add %m, %p : tensor<bf16>
    stablehlo.return %t : tensor<bf16>
  }
  %want = stablehlo.constant dense<8.3125> : tensor<3xbf16>
  check.expect_eq %s, %want : tensor<3xbf16>
  return
}

// A running one.
func.func @running() {
  %c = stablehlo.constant dense<0.0> : tensor<4097xbf16>
  %x = stablehlo.optimization_barrier %c : tensor<4097xbf16>
  %none = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %s = "stablehlo.reduce_window"(%x, %none) <{window_dimensions = array<i64: 4097>, padding = dense<[[4096, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %m = stablehlo.maximum %a, %b : tensor<bf16>
    %d = stablehlo.subtract %a, %b : tensor<bf16>
    %l = stablehlo.abs %d : tensor<bf16>
    %n = stablehlo.negate %l : tensor<bf16>
    %e = stablehlo.exponential %n : tensor<bf16>
    %p = stablehlo.log_plus_one %e : tensor<bf16>
    %t = stablehlo.add %m, %p : tensor<bf16>
    stablehlo.return %t : tensor<bf16>
  }) : (tensor<4097xbf16>, tensor<bf16>) -> tensor<4097xbf16>
  %last = stablehlo.slice %s [4096:4097] : (tensor<4097xbf16>) -> tensor<1xbf16>
  %want = stablehlo.constant dense<8.3125> : tensor<1xbf16>
  check.expect_eq %last, %want : tensor<1xbf16>
  return
}
