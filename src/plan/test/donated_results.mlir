// A donated parameter that is returned elsewhere than where its memory goes is
// saved before that memory is written.
// RUN: tesela compile %s --emit buffers | FileCheck %s

// CHECK: copy argument 1:12 -> arena
// CHECK: copy argument 0:12 -> arena
// CHECK: copy arena{{.*}} -> result 0:12
// CHECK: copy arena{{.*}} -> result 1:12
func.func @main(%a: tensor<3xf32> {tf.aliasing_output = 0 : i32},
                %b: tensor<3xf32> {tf.aliasing_output = 1 : i32})
    -> (tensor<3xf32>, tensor<3xf32>) {
  return %b, %a : tensor<3xf32>, tensor<3xf32>
}
