// RUN: tesela-opt %s --plan-fuse | FileCheck %s

// 1 - tanh is read by both kernels; the second makes it of the tanh that exists
// anyway. A function that costs more than an array is not evaluated again.
// CHECK: %[[A:.*]]:3 = plan.kernel {{.*}}"contraction"
// CHECK: %[[T:.*]] = stablehlo.tanh
// CHECK: %[[REST:.*]] = stablehlo.subtract
// CHECK-NOT: plan.yield {{.*}}%[[REST]]
// CHECK: plan.kernel "dot_general.
// CHECK: plan.kernel {{.*}}"contraction"(%{{.*}}, %{{.*}}, %[[A]]#1, %[[A]]#0)
// CHECK: dot_general
// CHECK: subtract
// CHECK-NOT: tanh
func.func @main(%w: tensor<128x512xf32>, %v: tensor<512x512xf32>,
                %g: tensor<128x128xf32>)
    -> (tensor<128x512xf32>, tensor<512x512xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<512x512xf32>
  %x = stablehlo.dot_general %v, %v, contracting_dims = [1] x [0]
    : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %square = stablehlo.multiply %x, %x : tensor<512x512xf32>
  %t = stablehlo.tanh %square : tensor<512x512xf32>
  %rest = stablehlo.subtract %one, %t : tensor<512x512xf32>
  %y = stablehlo.multiply %x, %rest : tensor<512x512xf32>
  %z = stablehlo.dot_general %w, %y, contracting_dims = [1] x [0]
    : (tensor<128x512xf32>, tensor<512x512xf32>) -> tensor<128x512xf32>
  %back = stablehlo.dot_general %w, %z, contracting_dims = [0] x [0]
    : (tensor<128x512xf32>, tensor<128x512xf32>) -> tensor<512x512xf32>
  %a = stablehlo.multiply %back, %rest : tensor<512x512xf32>
  %b = stablehlo.multiply %a, %square : tensor<512x512xf32>
  %c = stablehlo.add %b, %t : tensor<512x512xf32>
  return %z, %c : tensor<128x512xf32>, tensor<512x512xf32>
}
