// A donated parameter that is still to be read keeps its memory from everything
// that comes before: not only from the result that takes its place, but also
// from what that result is computed over in place. The first update once went
// to the parameter's memory, and the second read it as %x.
// RUN: tesela compile %s --emit buffers | FileCheck %s

// CHECK: dynamic_update_slice.0
// CHECK-NOT: result 1
// CHECK: fusion.1 {{.*}} argument 0:1089{{.*}} -> result 0:128, result 1:1089
func.func @main(%x: tensor<33x33xui8> {tf.aliasing_output = 1 : i32},
                %u: tensor<8x33xui8>, %w: tensor<33x33xui8>, %i: tensor<i32>)
    -> (tensor<16x8xui8>, tensor<33x33xui8>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a = stablehlo.dynamic_update_slice %x, %u, %i, %one : (tensor<33x33xui8>, tensor<8x33xui8>, tensor<i32>, tensor<i32>) -> tensor<33x33xui8>
  %b = stablehlo.dynamic_update_slice %x, %w, %i, %one : (tensor<33x33xui8>, tensor<33x33xui8>, tensor<i32>, tensor<i32>) -> tensor<33x33xui8>
  %part = stablehlo.slice %b [8:24, 24:32] : (tensor<33x33xui8>) -> tensor<16x8xui8>
  %most = stablehlo.maximum %b, %a : tensor<33x33xui8>
  return %part, %most : tensor<16x8xui8>, tensor<33x33xui8>
}
