// RUN: tesela compile --emit=buffers %s | FileCheck %s

// Each reads two arrays that fit the cache, both together write more than fits:
// they do not find more of it in the cache one after the other.
// CHECK: fusion.0
// CHECK-NOT: fusion.1
func.func @main(%x: tensor<100000x3xf32>, %y: tensor<100000x3xf32>) -> (tensor<100000x1xf32>, tensor<100000x1xf32>) {
  %a = stablehlo.slice %x [0:100000, 0:1] : (tensor<100000x3xf32>) -> tensor<100000x1xf32>
  %b = stablehlo.slice %x [0:100000, 1:2] : (tensor<100000x3xf32>) -> tensor<100000x1xf32>
  %c = stablehlo.slice %x [0:100000, 2:3] : (tensor<100000x3xf32>) -> tensor<100000x1xf32>
  %d = stablehlo.slice %y [0:100000, 0:1] : (tensor<100000x3xf32>) -> tensor<100000x1xf32>
  %e = stablehlo.slice %y [0:100000, 1:2] : (tensor<100000x3xf32>) -> tensor<100000x1xf32>
  %f = stablehlo.slice %y [0:100000, 2:3] : (tensor<100000x3xf32>) -> tensor<100000x1xf32>
  %0 = stablehlo.multiply %b, %f : tensor<100000x1xf32>
  %1 = stablehlo.multiply %c, %e : tensor<100000x1xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<100000x1xf32>
  %3 = stablehlo.multiply %c, %d : tensor<100000x1xf32>
  %4 = stablehlo.multiply %a, %f : tensor<100000x1xf32>
  %5 = stablehlo.subtract %3, %4 : tensor<100000x1xf32>
  return %2, %5 : tensor<100000x1xf32>, tensor<100000x1xf32>
}
