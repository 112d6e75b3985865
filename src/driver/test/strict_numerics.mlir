// RUN: tesela run %s -O backend=judge --outputs=%t.judge.npy
// RUN: tesela run %s -O numerics=strict --outputs=%t.strict.npy
// RUN: tesela run %s -O numerics=standard --outputs=%t.standard.npy
// RUN: cmp %t.judge.npy %t.strict.npy

// These sums show their order: in another one they have other bits.
// RUN: not cmp -s %t.judge.npy %t.standard.npy

func.func private @numbers(%seed: tensor<ui32>) -> tensor<131072xf32> {
  // Signs, 64 exponents and all mantissas, from a hash of the place.
  %a = stablehlo.constant dense<2654435761> : tensor<131072xui32>
  %b = stablehlo.constant dense<15> : tensor<131072xui32>
  %c = stablehlo.constant dense<2246822519> : tensor<131072xui32>
  %mask = stablehlo.constant dense<0x9FFFFFFF> : tensor<131072xui32>
  %base = stablehlo.constant dense<0x20000000> : tensor<131072xui32>
  %i = stablehlo.iota dim = 0 : tensor<131072xui32>
  %s = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<ui32>) -> tensor<131072xui32>
  %0 = stablehlo.add %i, %s : tensor<131072xui32>
  %1 = stablehlo.multiply %0, %a : tensor<131072xui32>
  %2 = stablehlo.shift_right_logical %1, %b : tensor<131072xui32>
  %3 = stablehlo.xor %1, %2 : tensor<131072xui32>
  %4 = stablehlo.multiply %3, %c : tensor<131072xui32>
  %5 = stablehlo.and %4, %mask : tensor<131072xui32>
  %6 = stablehlo.or %5, %base : tensor<131072xui32>
  %7 = stablehlo.bitcast_convert %6 : (tensor<131072xui32>) -> tensor<131072xf32>
  return %7 : tensor<131072xf32>
}

func.func private @reductions(%x: tensor<131072xf32>) -> tensor<1057xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<131072xf32>, tensor<f32>) -> tensor<f32>
  %m = stablehlo.reshape %x : (tensor<131072xf32>) -> tensor<512x256xf32>
  %rows = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x256xf32>, tensor<f32>) -> tensor<512xf32>
  %columns = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512x256xf32>, tensor<f32>) -> tensor<256xf32>
  %t = stablehlo.reshape %x : (tensor<131072xf32>) -> tensor<64x32x64xf32>
  %outer = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<64x32x64xf32>, tensor<f32>) -> tensor<32xf32>
  %h = stablehlo.convert %m : (tensor<512x256xf32>) -> tensor<512x256xbf16>
  %hz = stablehlo.constant dense<0.0> : tensor<bf16>
  %hs = stablehlo.reduce(%h init: %hz) applies stablehlo.add across dimensions = [0] : (tensor<512x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
  %half = stablehlo.convert %hs : (tensor<256xbf16>) -> tensor<256xf32>
  %one = stablehlo.reshape %all : (tensor<f32>) -> tensor<1xf32>
  %0 = stablehlo.concatenate %one, %rows, %columns, %outer, %half, dim = 0 : (tensor<1xf32>, tensor<512xf32>, tensor<256xf32>, tensor<32xf32>, tensor<256xf32>) -> tensor<1057xf32>
  return %0 : tensor<1057xf32>
}

func.func private @scans(%x: tensor<131072xf32>) -> tensor<3072xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %v = stablehlo.slice %x [0:1024] : (tensor<131072xf32>) -> tensor<1024xf32>
  %forward = "stablehlo.reduce_window"(%v, %zero) <{window_dimensions = array<i64: 1024>, padding = dense<[[1023, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %backward = "stablehlo.reduce_window"(%v, %zero) <{window_dimensions = array<i64: 1024>, padding = dense<[[0, 1023]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1024xf32>, tensor<f32>) -> tensor<1024xf32>
  // 1 is taken in once for each place before the first.
  %counted = "stablehlo.reduce_window"(%v, %one) <{window_dimensions = array<i64: 1024>, padding = dense<[[1023, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %0 = stablehlo.concatenate %forward, %backward, %counted, dim = 0 : (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<3072xf32>
  return %0 : tensor<3072xf32>
}

func.func private @contractions(%x: tensor<131072xf32>, %y: tensor<131072xf32>) -> tensor<8192xf32> {
  %a = stablehlo.slice %x [0:32768] : (tensor<131072xf32>) -> tensor<32768xf32>
  %b = stablehlo.slice %y [0:24576] : (tensor<131072xf32>) -> tensor<24576xf32>
  %l = stablehlo.reshape %a : (tensor<32768xf32>) -> tensor<64x512xf32>
  %r = stablehlo.reshape %b : (tensor<24576xf32>) -> tensor<512x48xf32>
  %matrix = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : (tensor<64x512xf32>, tensor<512x48xf32>) -> tensor<64x48xf32>
  %lh = stablehlo.convert %l : (tensor<64x512xf32>) -> tensor<64x512xbf16>
  %rh = stablehlo.convert %r : (tensor<512x48xf32>) -> tensor<512x48xbf16>
  %halves = stablehlo.dot_general %lh, %rh, contracting_dims = [1] x [0] : (tensor<64x512xbf16>, tensor<512x48xbf16>) -> tensor<64x48xf32>
  %v = stablehlo.slice %y [0:512] : (tensor<131072xf32>) -> tensor<512xf32>
  %vector = stablehlo.dot_general %l, %v, contracting_dims = [1] x [0] : (tensor<64x512xf32>, tensor<512xf32>) -> tensor<64xf32>
  %image = stablehlo.reshape %a : (tensor<32768xf32>) -> tensor<2x32x32x16xf32>
  %w = stablehlo.slice %y [0:288] : (tensor<131072xf32>) -> tensor<288xf32>
  %kernel = stablehlo.reshape %w : (tensor<288xf32>) -> tensor<3x3x16x2xf32>
  %convolved = stablehlo.convolution(%image, %kernel) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x32x16xf32>, tensor<3x3x16x2xf32>) -> tensor<2x16x31x2xf32>
  %0 = stablehlo.reshape %matrix : (tensor<64x48xf32>) -> tensor<3072xf32>
  %1 = stablehlo.reshape %halves : (tensor<64x48xf32>) -> tensor<3072xf32>
  %2 = stablehlo.reshape %convolved : (tensor<2x16x31x2xf32>) -> tensor<1984xf32>
  %3 = stablehlo.concatenate %0, %1, %vector, %2, dim = 0 : (tensor<3072xf32>, tensor<3072xf32>, tensor<64xf32>, tensor<1984xf32>) -> tensor<8192xf32>
  return %3 : tensor<8192xf32>
}

func.func @main() -> tensor<12321xf32> {
  %first = stablehlo.constant dense<1> : tensor<ui32>
  %second = stablehlo.constant dense<1000003> : tensor<ui32>
  %x = func.call @numbers(%first) : (tensor<ui32>) -> tensor<131072xf32>
  %y = func.call @numbers(%second) : (tensor<ui32>) -> tensor<131072xf32>
  %0 = func.call @reductions(%x) : (tensor<131072xf32>) -> tensor<1057xf32>
  %1 = func.call @scans(%x) : (tensor<131072xf32>) -> tensor<3072xf32>
  %2 = func.call @contractions(%x, %y) : (tensor<131072xf32>, tensor<131072xf32>) -> tensor<8192xf32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1057xf32>, tensor<3072xf32>, tensor<8192xf32>) -> tensor<12321xf32>
  return %3 : tensor<12321xf32>
}
