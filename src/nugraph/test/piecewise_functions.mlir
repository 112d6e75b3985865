// RUN: tesela explain %s --find --family=functions | FileCheck %s

// Cross entropy of a probability, from its logit: the logarithm of what is no
// more than 1, by cases; not with the absolute value left out.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": true
// CHECK: "name": "variant1"
// CHECK: "found": false
// CHECK: "name": "variant2"

func.func public @main(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x1024xf32>
  %n = stablehlo.negate %x : tensor<256x1024xf32>
  %e = stablehlo.exponential %n : tensor<256x1024xf32>
  %d = stablehlo.add %one, %e : tensor<256x1024xf32>
  %p = stablehlo.divide %one, %d : tensor<256x1024xf32>
  %q = stablehlo.subtract %one, %p : tensor<256x1024xf32>
  %r = stablehlo.log %q : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
func.func public @variant0(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x1024xf32>
  %e = stablehlo.exponential %x : tensor<256x1024xf32>
  %d = stablehlo.add %one, %e : tensor<256x1024xf32>
  %l = stablehlo.log %d : tensor<256x1024xf32>
  %r = stablehlo.negate %l : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
func.func public @variant1(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x1024xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<256x1024xf32>
  %m = stablehlo.maximum %x, %zero : tensor<256x1024xf32>
  %a = stablehlo.abs %x : tensor<256x1024xf32>
  %n = stablehlo.negate %a : tensor<256x1024xf32>
  %e = stablehlo.exponential %n : tensor<256x1024xf32>
  %d = stablehlo.add %one, %e : tensor<256x1024xf32>
  %l = stablehlo.log %d : tensor<256x1024xf32>
  %s = stablehlo.add %m, %l : tensor<256x1024xf32>
  %r = stablehlo.negate %s : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
func.func public @variant2(%x: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<256x1024xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<256x1024xf32>
  %m = stablehlo.maximum %x, %zero : tensor<256x1024xf32>
  %n = stablehlo.negate %x : tensor<256x1024xf32>
  %e = stablehlo.exponential %n : tensor<256x1024xf32>
  %d = stablehlo.add %one, %e : tensor<256x1024xf32>
  %l = stablehlo.log %d : tensor<256x1024xf32>
  %s = stablehlo.add %m, %l : tensor<256x1024xf32>
  %r = stablehlo.negate %s : tensor<256x1024xf32>
  return %r : tensor<256x1024xf32>
}
