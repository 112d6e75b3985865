// RUN: tesela compile %s --emit=llvm -O capabilities=avx512 | FileCheck %s

// A product of one row and one column in each batch, squared: what is stored is
// one element, not a vector of which one lane is meant.
// CHECK-LABEL: define void @fusion
// CHECK-NOT: store <16 x float>
// CHECK: store float
// CHECK-NOT: store <16 x float>
func.func public @main(%x: tensor<260x70xf32>) -> tensor<260xf32> {
  %0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<260x70xf32>, tensor<260x70xf32>) -> tensor<260xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<260xf32>
  return %1 : tensor<260xf32>
}
