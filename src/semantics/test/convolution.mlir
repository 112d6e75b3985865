// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s

// Stride 2, padding (1, 0), kernel dilated by 2.
// CHECK-LABEL: // stablehlo.convolution
// CHECK: iterators d0: parallel 1, d1: parallel 3, d2: parallel 4, d3: reduction 3, d4: reduction 2
// CHECK: read 0: operand 0 at (d0, d1 * 2 + d3 * 2 - 1, d4) if 0 <= d1 * 2 + d3 * 2 - 1 < 8
// CHECK: read 1: operand 1 at (d3, d4, d2)
// Input dilated by 2, kernel reversed, two feature groups.
// CHECK-LABEL: // stablehlo.convolution
// CHECK: read 0: operand 0 at (d0, (d1 + d3) floordiv 2, d2 floordiv 2 + d4)
// CHECK-SAME: if 0 <= (d1 + d3) mod 2 < 1
// CHECK: read 1: operand 1 at (-d3 + 2, d4, d2)
func.func @main(%x: tensor<1x8x2xf32>, %k: tensor<3x2x4xf32>,
                %g: tensor<3x1x4xf32>) {
  %0 = stablehlo.convolution(%x, %k)
      dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
      window = {stride = [2], pad = [[1, 0]], rhs_dilate = [2]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x8x2xf32>, tensor<3x2x4xf32>) -> tensor<1x3x4xf32>
  %1 = stablehlo.convolution(%x, %g)
      dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
      window = {lhs_dilate = [2], reverse = [true]}
      {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
      : (tensor<1x8x2xf32>, tensor<3x1x4xf32>) -> tensor<1x13x4xf32>
  return
}
