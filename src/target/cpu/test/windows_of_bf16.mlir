// RUN: tesela check %s --engine=compiled --form=constants | FileCheck %s
// CHECK: 3 passed, 0 failed

// Windows of bf16 whose runs along k are no whole vectors of 32: packed in pieces
// of 16 and 8 elements, or one by one. Small whole numbers are exact.

func.func @sixteen() {
  %xi = stablehlo.iota dim = 0 : tensor<4624xi32>
  %xm = stablehlo.constant dense<11> : tensor<4624xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<4624xi32>
  %xo = stablehlo.constant dense<5> : tensor<4624xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<4624xi32>
  %xh = stablehlo.convert %xs : (tensor<4624xi32>) -> tensor<4624xbf16>
  %xg = stablehlo.reshape %xh : (tensor<4624xbf16>) -> tensor<1x17x17x16xbf16>
  %x = stablehlo.optimization_barrier %xg : tensor<1x17x17x16xbf16>
  %xf = stablehlo.convert %x : (tensor<1x17x17x16xbf16>) -> tensor<1x17x17x16xf32>
  %xw = stablehlo.optimization_barrier %xf : tensor<1x17x17x16xf32>
  %wi = stablehlo.iota dim = 0 : tensor<4752xi32>
  %wm = stablehlo.constant dense<7> : tensor<4752xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<4752xi32>
  %wo = stablehlo.constant dense<3> : tensor<4752xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<4752xi32>
  %wh = stablehlo.convert %ws : (tensor<4752xi32>) -> tensor<4752xbf16>
  %wg = stablehlo.reshape %wh : (tensor<4752xbf16>) -> tensor<3x3x16x33xbf16>
  %w = stablehlo.optimization_barrier %wg : tensor<3x3x16x33xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x16x33xbf16>) -> tensor<3x3x16x33xf32>
  %ww = stablehlo.optimization_barrier %wf : tensor<3x3x16x33xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x17x16xbf16>, tensor<3x3x16x33xbf16>) -> tensor<1x9x9x33xf32>
  %b = stablehlo.convolution(%xw, %ww) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x17x16xf32>, tensor<3x3x16x33xf32>) -> tensor<1x9x9x33xf32>
  check.expect_eq %a, %b : tensor<1x9x9x33xf32>
  func.return
}

// -----

func.func @twenty_four() {
  %xi = stablehlo.iota dim = 0 : tensor<3888xi32>
  %xm = stablehlo.constant dense<11> : tensor<3888xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<3888xi32>
  %xo = stablehlo.constant dense<5> : tensor<3888xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<3888xi32>
  %xh = stablehlo.convert %xs : (tensor<3888xi32>) -> tensor<3888xbf16>
  %xg = stablehlo.reshape %xh : (tensor<3888xbf16>) -> tensor<2x9x9x24xbf16>
  %x = stablehlo.optimization_barrier %xg : tensor<2x9x9x24xbf16>
  %xf = stablehlo.convert %x : (tensor<2x9x9x24xbf16>) -> tensor<2x9x9x24xf32>
  %xw = stablehlo.optimization_barrier %xf : tensor<2x9x9x24xf32>
  %wi = stablehlo.iota dim = 0 : tensor<4320xi32>
  %wm = stablehlo.constant dense<7> : tensor<4320xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<4320xi32>
  %wo = stablehlo.constant dense<3> : tensor<4320xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<4320xi32>
  %wh = stablehlo.convert %ws : (tensor<4320xi32>) -> tensor<4320xbf16>
  %wg = stablehlo.reshape %wh : (tensor<4320xbf16>) -> tensor<3x3x24x20xbf16>
  %w = stablehlo.optimization_barrier %wg : tensor<3x3x24x20xbf16>
  %wf = stablehlo.convert %w : (tensor<3x3x24x20xbf16>) -> tensor<3x3x24x20xf32>
  %ww = stablehlo.optimization_barrier %wf : tensor<3x3x24x20xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x24xbf16>, tensor<3x3x24x20xbf16>) -> tensor<2x9x9x20xf32>
  %b = stablehlo.convolution(%xw, %ww) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x24xf32>, tensor<3x3x24x20xf32>) -> tensor<2x9x9x20xf32>
  check.expect_eq %a, %b : tensor<2x9x9x20xf32>
  func.return
}

// -----

func.func @ten() {
  %xi = stablehlo.iota dim = 0 : tensor<4000xi32>
  %xm = stablehlo.constant dense<11> : tensor<4000xi32>
  %xr = stablehlo.remainder %xi, %xm : tensor<4000xi32>
  %xo = stablehlo.constant dense<5> : tensor<4000xi32>
  %xs = stablehlo.subtract %xr, %xo : tensor<4000xi32>
  %xh = stablehlo.convert %xs : (tensor<4000xi32>) -> tensor<4000xbf16>
  %xg = stablehlo.reshape %xh : (tensor<4000xbf16>) -> tensor<1x20x20x10xbf16>
  %x = stablehlo.optimization_barrier %xg : tensor<1x20x20x10xbf16>
  %xf = stablehlo.convert %x : (tensor<1x20x20x10xbf16>) -> tensor<1x20x20x10xf32>
  %xw = stablehlo.optimization_barrier %xf : tensor<1x20x20x10xf32>
  %wi = stablehlo.iota dim = 0 : tensor<4250xi32>
  %wm = stablehlo.constant dense<7> : tensor<4250xi32>
  %wr = stablehlo.remainder %wi, %wm : tensor<4250xi32>
  %wo = stablehlo.constant dense<3> : tensor<4250xi32>
  %ws = stablehlo.subtract %wr, %wo : tensor<4250xi32>
  %wh = stablehlo.convert %ws : (tensor<4250xi32>) -> tensor<4250xbf16>
  %wg = stablehlo.reshape %wh : (tensor<4250xbf16>) -> tensor<5x5x10x17xbf16>
  %w = stablehlo.optimization_barrier %wg : tensor<5x5x10x17xbf16>
  %wf = stablehlo.convert %w : (tensor<5x5x10x17xbf16>) -> tensor<5x5x10x17xf32>
  %ww = stablehlo.optimization_barrier %wf : tensor<5x5x10x17xf32>
  %a = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x10xbf16>, tensor<5x5x10x17xbf16>) -> tensor<1x20x20x17xf32>
  %b = stablehlo.convolution(%xw, %ww) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x20x20x10xf32>, tensor<5x5x10x17xf32>) -> tensor<1x20x20x17xf32>
  check.expect_eq %a, %b : tensor<1x20x20x17xf32>
  func.return
}
