// RUN: tesela explain %s --find --family=functions | FileCheck %s

// tanh(log(1 + exp x)) is a quotient of squares of exp x, and no other one.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x1024xf32>
  %e = stablehlo.exponential %x : tensor<256x1024xf32>
  %d = stablehlo.add %one, %e : tensor<256x1024xf32>
  %l = stablehlo.log %d : tensor<256x1024xf32>
  %t = stablehlo.tanh %l : tensor<256x1024xf32>
  %r = stablehlo.multiply %x, %t : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
func.func public @variant0(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<256x1024xf32>
  %e = stablehlo.exponential %x : tensor<256x1024xf32>
  %f = stablehlo.add %e, %two : tensor<256x1024xf32>
  %n = stablehlo.multiply %e, %f : tensor<256x1024xf32>
  %d = stablehlo.add %n, %two : tensor<256x1024xf32>
  %m = stablehlo.multiply %x, %n : tensor<256x1024xf32>
  %r = stablehlo.divide %m, %d : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
func.func public @variant1(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x1024xf32>
  %two = stablehlo.constant dense<2.0> : tensor<256x1024xf32>
  %e = stablehlo.exponential %x : tensor<256x1024xf32>
  %f = stablehlo.add %e, %two : tensor<256x1024xf32>
  %n = stablehlo.multiply %e, %f : tensor<256x1024xf32>
  %d = stablehlo.add %n, %one : tensor<256x1024xf32>
  %m = stablehlo.multiply %x, %n : tensor<256x1024xf32>
  %r = stablehlo.divide %m, %d : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
