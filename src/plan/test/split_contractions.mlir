// RUN: tesela-opt %s --plan-split-contractions | FileCheck %s

// CHECK-LABEL: @long
// CHECK: stablehlo.reshape %arg0 : (tensor<8x65536xbf16>) -> tensor<8x16x4096xbf16>
// CHECK: stablehlo.reshape %arg1 : (tensor<65536x8xbf16>) -> tensor<16x4096x8xbf16>
// CHECK: stablehlo.dot_general {{.*}} batching_dims = [1] x [0], contracting_dims = [2] x [1]
// CHECK-SAME: -> tensor<16x8x8xf32>
// CHECK: stablehlo.reduce{{.*}} across dimensions = [0]
// CHECK: stablehlo.convert {{.*}} -> tensor<8x8xbf16>
func.func @long(%a: tensor<8x65536xbf16>, %b: tensor<65536x8xbf16>) -> tensor<8x8xbf16> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x65536xbf16>, tensor<65536x8xbf16>) -> tensor<8x8xbf16>
  return %c : tensor<8x8xbf16>
}

// No divisor is near: what is left over is a product of its own.
// CHECK-LABEL: @prime
// CHECK: stablehlo.slice %arg0 [0:8192]
// CHECK: stablehlo.reshape {{.*}} -> tensor<2x4096xf32>
// CHECK: stablehlo.slice %arg0 [8192:10007]
// CHECK: stablehlo.add
func.func @prime(%a: tensor<10007xf32>, %b: tensor<10007xf32>) -> tensor<f32> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<10007xf32>, tensor<10007xf32>) -> tensor<f32>
  return %c : tensor<f32>
}

// Integers are exact, and this has parallel loops.
// CHECK-LABEL: @exact
// CHECK-NOT: stablehlo.reduce
func.func @exact(%a: tensor<128x65536xi8>, %b: tensor<65536x128xi8>) -> tensor<128x128xi32> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x65536xi8>, tensor<65536x128xi8>) -> tensor<128x128xi32>
  return %c : tensor<128x128xi32>
}

// CHECK-LABEL: @short
// CHECK-NOT: stablehlo.reduce
func.func @short(%a: tensor<8x4096xf32>, %b: tensor<4096x8xf32>) -> tensor<8x8xf32> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x4096xf32>, tensor<4096x8xf32>) -> tensor<8x8xf32>
  return %c : tensor<8x8xf32>
}
