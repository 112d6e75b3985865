// RUN: tesela check --engine=compiled --form=both %s

// What lies outside a padded convolution's input is zero even where the input
// is computed in the same kernel: 0 + 5 must not be taken for it.
func.func @main() {
  %x = stablehlo.iota dim = 2 : tensor<1x2x16xf32>
  %five = stablehlo.constant dense<5.0> : tensor<1x2x16xf32>
  %k = stablehlo.constant dense<1.0> : tensor<2x2x3xf32>
  %0 = stablehlo.add %x, %five : tensor<1x2x16xf32>
  %1 = stablehlo.convolution(%0, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {pad = [[2, 1]], lhs_dilate = [2]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x2x16xf32>, tensor<2x2x3xf32>) -> tensor<1x2x32xf32>
  %2 = stablehlo.slice %1 [0:1, 0:1, 0:4] : (tensor<1x2x32xf32>) -> tensor<1x1x4xf32>
  check.expect_almost_eq_const %2, dense<[[[10.0, 10.0, 22.0, 12.0]]]> : tensor<1x1x4xf32>
  return
}
