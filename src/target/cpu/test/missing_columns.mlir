// RUN: tesela compile %s --emit=llvm -O capabilities=avx512 | FileCheck %s

// 24 columns are a vector and a half. The kernel of this convolution is packed
// run by run, which writes no more columns than there are: those that are
// missing are not read, since whatever lies there (subnormal numbers are slow)
// would be multiplied.
// CHECK-LABEL: define internal void @convolution_0_0.micro
// CHECK: call <16 x float> @llvm.masked.load.v16f32.p0({{.*}}<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 false
func.func public @main(%x: tensor<4x14x14x32xf32>, %w: tensor<4x4x32x24xf32>) -> tensor<4x28x28x24xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x14x14x32xf32>, tensor<4x4x32x24xf32>) -> tensor<4x28x28x24xf32>
  return %0 : tensor<4x28x28x24xf32>
}
