// RUN: tesela check %s --engine=compiled --form=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// Contractions whose loops are split, and whose windows are packed by runs,
// beside the same convolution said in another way.

// Holes: the zeros between elements are not multiplied. Of kernels shorter than
// the dilation some rows meet no element at all.
func.func @holes() {
  %xi = stablehlo.iota dim = 0 : tensor<2560xi32>
  %xm = stablehlo.constant dense<11> : tensor<2560xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<2560xi32>
  %xo = stablehlo.constant dense<5> : tensor<2560xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<2560xi32>
  %xf = stablehlo.convert %xs : (tensor<2560xi32>) -> tensor<2560xf32>
  %xw = stablehlo.reshape %xf : (tensor<2560xf32>) -> tensor<2x5x16x16xf32>
  %x = stablehlo.optimization_barrier %xw : tensor<2x5x16x16xf32>
  %wi = stablehlo.iota dim = 0 : tensor<7392xi32>
  %wm = stablehlo.constant dense<7> : tensor<7392xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<7392xi32>
  %wo = stablehlo.constant dense<3> : tensor<7392xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<7392xi32>
  %wf = stablehlo.convert %ws : (tensor<7392xi32>) -> tensor<7392xf32>
  %ww = stablehlo.reshape %wf : (tensor<7392xf32>) -> tensor<2x7x16x33xf32>
  %w = stablehlo.optimization_barrier %ww : tensor<2x7x16x33xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 3], [3, 4]], lhs_dilate = [3, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x16x16xf32>, tensor<2x7x16x33xf32>) -> tensor<2x15x32x33xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 2, 1, 0] : (tensor<2x5x16x16xf32>, tensor<f32>) -> tensor<2x13x31x16xf32>
  %d = stablehlo.optimization_barrier %p : tensor<2x13x31x16xf32>
  %b = stablehlo.convolution(%d, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 3], [3, 4]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x13x31x16xf32>, tensor<2x7x16x33xf32>) -> tensor<2x15x32x33xf32>
  check.expect_eq %a, %b : tensor<2x15x32x33xf32>
  func.return
}

// A kernel of one element meets an element in one batch, and none in the others.
func.func @one_element() {
  %xi = stablehlo.iota dim = 0 : tensor<2560xi32>
  %xm = stablehlo.constant dense<11> : tensor<2560xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<2560xi32>
  %xo = stablehlo.constant dense<5> : tensor<2560xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<2560xi32>
  %xf = stablehlo.convert %xs : (tensor<2560xi32>) -> tensor<2560xf32>
  %xw = stablehlo.reshape %xf : (tensor<2560xf32>) -> tensor<2x5x16x16xf32>
  %x = stablehlo.optimization_barrier %xw : tensor<2x5x16x16xf32>
  %wi = stablehlo.iota dim = 0 : tensor<528xi32>
  %wm = stablehlo.constant dense<7> : tensor<528xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<528xi32>
  %wo = stablehlo.constant dense<3> : tensor<528xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<528xi32>
  %wf = stablehlo.convert %ws : (tensor<528xi32>) -> tensor<528xf32>
  %ww = stablehlo.reshape %wf : (tensor<528xf32>) -> tensor<1x1x16x33xf32>
  %w = stablehlo.optimization_barrier %ww : tensor<1x1x16x33xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 2], [0, 1]], lhs_dilate = [3, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x16x16xf32>, tensor<1x1x16x33xf32>) -> tensor<2x15x32x33xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 2, 1, 0] : (tensor<2x5x16x16xf32>, tensor<f32>) -> tensor<2x13x31x16xf32>
  %d = stablehlo.optimization_barrier %p : tensor<2x13x31x16xf32>
  %b = stablehlo.convolution(%d, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x13x31x16xf32>, tensor<1x1x16x33xf32>) -> tensor<2x15x32x33xf32>
  check.expect_eq %a, %b : tensor<2x15x32x33xf32>
  func.return
}

// Groups: each has its columns.
func.func @groups() {
  %xi = stablehlo.iota dim = 0 : tensor<6048xi32>
  %xm = stablehlo.constant dense<11> : tensor<6048xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<6048xi32>
  %xo = stablehlo.constant dense<5> : tensor<6048xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<6048xi32>
  %xf = stablehlo.convert %xs : (tensor<6048xi32>) -> tensor<6048xf32>
  %xw = stablehlo.reshape %xf : (tensor<6048xf32>) -> tensor<2x9x14x24xf32>
  %x = stablehlo.optimization_barrier %xw : tensor<2x9x14x24xf32>
  %wi = stablehlo.iota dim = 0 : tensor<2160xi32>
  %wm = stablehlo.constant dense<7> : tensor<2160xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<2160xi32>
  %wo = stablehlo.constant dense<3> : tensor<2160xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<2160xi32>
  %wf = stablehlo.convert %ws : (tensor<2160xi32>) -> tensor<2160xf32>
  %ww = stablehlo.reshape %wf : (tensor<2160xf32>) -> tensor<3x3x12x20xf32>
  %w = stablehlo.optimization_barrier %ww : tensor<3x3x12x20xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x9x14x24xf32>, tensor<3x3x12x20xf32>) -> tensor<2x9x14x20xf32>
  %x0s = stablehlo.slice %x [0:2, 0:9, 0:14, 0:12] : (tensor<2x9x14x24xf32>) -> tensor<2x9x14x12xf32>
  %w0s = stablehlo.slice %w [0:3, 0:3, 0:12, 0:10] : (tensor<3x3x12x20xf32>) -> tensor<3x3x12x10xf32>
  %x0, %w0 = stablehlo.optimization_barrier %x0s, %w0s : tensor<2x9x14x12xf32>, tensor<3x3x12x10xf32>
  %y0 = stablehlo.convolution(%x0, %w0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x14x12xf32>, tensor<3x3x12x10xf32>) -> tensor<2x9x14x10xf32>
  %x1s = stablehlo.slice %x [0:2, 0:9, 0:14, 12:24] : (tensor<2x9x14x24xf32>) -> tensor<2x9x14x12xf32>
  %w1s = stablehlo.slice %w [0:3, 0:3, 0:12, 10:20] : (tensor<3x3x12x20xf32>) -> tensor<3x3x12x10xf32>
  %x1, %w1 = stablehlo.optimization_barrier %x1s, %w1s : tensor<2x9x14x12xf32>, tensor<3x3x12x10xf32>
  %y1 = stablehlo.convolution(%x1, %w1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x14x12xf32>, tensor<3x3x12x10xf32>) -> tensor<2x9x14x10xf32>
  %b = stablehlo.concatenate %y0, %y1, dim = 3 : (tensor<2x9x14x10xf32>, tensor<2x9x14x10xf32>) -> tensor<2x9x14x20xf32>
  check.expect_eq %a, %b : tensor<2x9x14x20xf32>
  func.return
}

// Few channels: runs of pixels in one layout, of taps and channels in the other.
func.func @thin() {
  %xi = stablehlo.iota dim = 0 : tensor<4218xi32>
  %xm = stablehlo.constant dense<11> : tensor<4218xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<4218xi32>
  %xo = stablehlo.constant dense<5> : tensor<4218xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<4218xi32>
  %xf = stablehlo.convert %xs : (tensor<4218xi32>) -> tensor<4218xf32>
  %xw = stablehlo.reshape %xf : (tensor<4218xf32>) -> tensor<2x3x19x37xf32>
  %x = stablehlo.optimization_barrier %xw : tensor<2x3x19x37xf32>
  %wi = stablehlo.iota dim = 0 : tensor<150xi32>
  %wm = stablehlo.constant dense<7> : tensor<150xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<150xi32>
  %wo = stablehlo.constant dense<3> : tensor<150xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<150xi32>
  %wf = stablehlo.convert %ws : (tensor<150xi32>) -> tensor<150xf32>
  %ww = stablehlo.reshape %wf : (tensor<150xf32>) -> tensor<2x3x5x5xf32>
  %w = stablehlo.optimization_barrier %ww : tensor<2x3x5x5xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x19x37xf32>, tensor<2x3x5x5xf32>) -> tensor<2x2x19x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x3x19x37xf32>) -> tensor<2x19x37x3xf32>
  %wt = stablehlo.transpose %w, dims = [2, 3, 1, 0] : (tensor<2x3x5x5xf32>) -> tensor<5x5x3x2xf32>
  %xl, %wl = stablehlo.optimization_barrier %xt, %wt : tensor<2x19x37x3xf32>, tensor<5x5x3x2xf32>
  %y = stablehlo.convolution(%xl, %wl) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x19x37x3xf32>, tensor<5x5x3x2xf32>) -> tensor<2x19x37x2xf32>
  %b = stablehlo.transpose %y, dims = [0, 3, 1, 2] : (tensor<2x19x37x2xf32>) -> tensor<2x2x19x37xf32>
  check.expect_eq %a, %b : tensor<2x2x19x37xf32>
  func.return
}

// One channel a group: loops, with channels or pixels in their lanes.
func.func @depthwise() {
  %xi = stablehlo.iota dim = 0 : tensor<14784xi32>
  %xm = stablehlo.constant dense<11> : tensor<14784xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<14784xi32>
  %xo = stablehlo.constant dense<5> : tensor<14784xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<14784xi32>
  %xf = stablehlo.convert %xs : (tensor<14784xi32>) -> tensor<14784xf32>
  %xw = stablehlo.reshape %xf : (tensor<14784xf32>) -> tensor<2x24x11x28xf32>
  %x = stablehlo.optimization_barrier %xw : tensor<2x24x11x28xf32>
  %wi = stablehlo.iota dim = 0 : tensor<216xi32>
  %wm = stablehlo.constant dense<7> : tensor<216xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<216xi32>
  %wo = stablehlo.constant dense<3> : tensor<216xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<216xi32>
  %wf = stablehlo.convert %ws : (tensor<216xi32>) -> tensor<216xf32>
  %ww = stablehlo.reshape %wf : (tensor<216xf32>) -> tensor<24x1x3x3xf32>
  %w = stablehlo.optimization_barrier %ww : tensor<24x1x3x3xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x24x11x28xf32>, tensor<24x1x3x3xf32>) -> tensor<2x24x11x28xf32>
  %xt = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x24x11x28xf32>) -> tensor<2x11x28x24xf32>
  %wt = stablehlo.transpose %w, dims = [2, 3, 1, 0] : (tensor<24x1x3x3xf32>) -> tensor<3x3x1x24xf32>
  %xl, %wl = stablehlo.optimization_barrier %xt, %wt : tensor<2x11x28x24xf32>, tensor<3x3x1x24xf32>
  %y = stablehlo.convolution(%xl, %wl) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<2x11x28x24xf32>, tensor<3x3x1x24xf32>) -> tensor<2x11x28x24xf32>
  %b = stablehlo.transpose %y, dims = [0, 3, 1, 2] : (tensor<2x11x28x24xf32>) -> tensor<2x24x11x28xf32>
  check.expect_eq %a, %b : tensor<2x24x11x28xf32>
  func.return
}
