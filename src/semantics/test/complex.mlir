// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// Complex functions are bodies on real parts, complex<f32> in f64.

// CHECK-LABEL: // stablehlo.multiply
// CHECK: %2 = multiply %0, %1 : complex<f32>
// CHECK-LABEL: // stablehlo.maximum
// CHECK: compare LT FLOAT
// CHECK: select {{.*}} : complex<f32>
// CHECK-LABEL: // stablehlo.compare
// CHECK-DAG: real %0
// CHECK-DAG: imag %0
// CHECK: compare EQ FLOAT
// CHECK: and {{.*}} : i1
// CHECK-LABEL: // stablehlo.abs
// CHECK: convert {{.*}} : f64
// CHECK: sqrt {{.*}} : f64
// CHECK: convert {{.*}} : f32
// CHECK-LABEL: // chlo.conj
// CHECK: negate {{.*}} : f64
// CHECK: complex {{.*}} : complex<f64>
func.func @main(%z: tensor<2xcomplex<f32>>, %w: tensor<2xcomplex<f64>>) {
  %0 = stablehlo.multiply %z, %z : tensor<2xcomplex<f32>>
  %1 = stablehlo.maximum %z, %0 : tensor<2xcomplex<f32>>
  %2 = stablehlo.compare EQ, %z, %1, FLOAT
      : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  %3 = stablehlo.abs %z : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %4 = chlo.conj %w : tensor<2xcomplex<f64>> -> tensor<2xcomplex<f64>>
  return
}
