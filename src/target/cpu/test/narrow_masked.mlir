// RUN: tesela compile %s --emit=llvm -O capabilities=avx512 | FileCheck %s

// The remainder of 17 booleans beside doubles is a masked store of 8 bytes,
// half a register. It is written as one of a whole register, the mask of whose
// upper half is zero for certain.
// CHECK-NOT: call {{.*}}masked.store.v8i8
// CHECK: [[BITS:%.*]] = bitcast <8 x i1> {{.*}} to i8
// CHECK: [[WIDE:%.*]] = zext i8 [[BITS]] to i16
// CHECK: [[MASK:%.*]] = bitcast i16 [[WIDE]] to <16 x i1>
// CHECK: masked.store.v16i8.p0({{.*}}, <16 x i1> [[MASK]])
// CHECK-NOT: call {{.*}}masked.store.v8i8
func.func public @main(%x: tensor<33x17xf64>) -> tensor<17xi1> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<33x17xf64>, tensor<f64>) -> tensor<17xf64>
  %angle = stablehlo.atan2 %sum, %sum : tensor<17xf64>
  %larger = stablehlo.compare GT, %angle, %sum, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
  return %larger : tensor<17xi1>
}
