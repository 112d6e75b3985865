// h202 every second output of a convolution; written by write_programs.py
  func.func public @main(%arg0: tensor<2050x96xf32> loc("x"), %arg1: tensor<4x96x160xf32> loc("w")) -> (tensor<1024x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2047, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %1 = stablehlo.slice %arg0 [1:2048, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %2 = stablehlo.slice %arg0 [2:2049, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %3 = stablehlo.slice %arg0 [3:2050, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %4 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2047x96xf32>, tensor<96x160xf32>) -> tensor<2047x160xf32>
    %7 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %9 = stablehlo.dot_general %1, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2047x96xf32>, tensor<96x160xf32>) -> tensor<2047x160xf32>
    %10 = stablehlo.add %6, %9 : tensor<2047x160xf32>
    %11 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %13 = stablehlo.dot_general %2, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2047x96xf32>, tensor<96x160xf32>) -> tensor<2047x160xf32>
    %14 = stablehlo.add %10, %13 : tensor<2047x160xf32>
    %15 = stablehlo.slice %arg1 [3:4, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %17 = stablehlo.dot_general %3, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2047x96xf32>, tensor<96x160xf32>) -> tensor<2047x160xf32>
    %18 = stablehlo.add %14, %17 : tensor<2047x160xf32>
    %19 = stablehlo.slice %18 [0:2047:2, 0:160] : (tensor<2047x160xf32>) -> tensor<1024x160xf32>
    return %19 : tensor<1024x160xf32>
  }
  func.func public @variant0(%arg0: tensor<2050x96xf32> loc("x"), %arg1: tensor<4x96x160xf32> loc("w")) -> (tensor<1024x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2047, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %1 = stablehlo.slice %arg0 [1:2048, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %2 = stablehlo.slice %arg0 [2:2049, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %3 = stablehlo.slice %arg0 [3:2050, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %4 = stablehlo.slice %0 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %5 = stablehlo.slice %arg1 [0:1, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %7 = stablehlo.dot_general %4, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x96xf32>, tensor<96x160xf32>) -> tensor<1024x160xf32>
    %8 = stablehlo.slice %1 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %9 = stablehlo.slice %arg1 [1:2, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %11 = stablehlo.dot_general %8, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x96xf32>, tensor<96x160xf32>) -> tensor<1024x160xf32>
    %12 = stablehlo.add %7, %11 : tensor<1024x160xf32>
    %13 = stablehlo.slice %2 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %14 = stablehlo.slice %arg1 [2:3, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %16 = stablehlo.dot_general %13, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x96xf32>, tensor<96x160xf32>) -> tensor<1024x160xf32>
    %17 = stablehlo.add %12, %16 : tensor<1024x160xf32>
    %18 = stablehlo.slice %3 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %19 = stablehlo.slice %arg1 [3:4, 0:96, 0:160] : (tensor<4x96x160xf32>) -> tensor<1x96x160xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x96x160xf32>) -> tensor<96x160xf32>
    %21 = stablehlo.dot_general %18, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x96xf32>, tensor<96x160xf32>) -> tensor<1024x160xf32>
    %22 = stablehlo.add %17, %21 : tensor<1024x160xf32>
    return %22 : tensor<1024x160xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2050x96xf32> loc("x"), %arg1: tensor<4x96x160xf32> loc("w")) -> (tensor<1024x160xf32>) {
    %0 = stablehlo.slice %arg0 [0:2047, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %1 = stablehlo.slice %arg0 [1:2048, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %2 = stablehlo.slice %arg0 [2:2049, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %3 = stablehlo.slice %arg0 [3:2050, 0:96] : (tensor<2050x96xf32>) -> tensor<2047x96xf32>
    %4 = stablehlo.slice %0 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %5 = stablehlo.slice %1 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %6 = stablehlo.slice %2 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %7 = stablehlo.slice %3 [0:2047:2, 0:96] : (tensor<2047x96xf32>) -> tensor<1024x96xf32>
    %8 = stablehlo.concatenate %4, %5, %6, %7, dim = 1 : (tensor<1024x96xf32>, tensor<1024x96xf32>, tensor<1024x96xf32>, tensor<1024x96xf32>) -> tensor<1024x384xf32>
    %9 = stablehlo.reshape %arg1 : (tensor<4x96x160xf32>) -> tensor<384x160xf32>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x384xf32>, tensor<384x160xf32>) -> tensor<1024x160xf32>
    return %10 : tensor<1024x160xf32>
  }
  func.func public @variant0_2(%arg0: tensor<2050x96xf32> loc("x"), %arg1: tensor<4x96x160xf32> loc("w")) -> (tensor<1024x160xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<2050x96xf32>) -> tensor<1025x192xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<4x96x160xf32>) -> tensor<2x192x160xf32>
    %2 = stablehlo.slice %0 [0:1024, 0:192] : (tensor<1025x192xf32>) -> tensor<1024x192xf32>
    %3 = stablehlo.slice %1 [0:1, 0:192, 0:160] : (tensor<2x192x160xf32>) -> tensor<1x192x160xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x192x160xf32>) -> tensor<192x160xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x192xf32>, tensor<192x160xf32>) -> tensor<1024x160xf32>
    %6 = stablehlo.slice %0 [1:1025, 0:192] : (tensor<1025x192xf32>) -> tensor<1024x192xf32>
    %7 = stablehlo.slice %1 [1:2, 0:192, 0:160] : (tensor<2x192x160xf32>) -> tensor<1x192x160xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x192x160xf32>) -> tensor<192x160xf32>
    %9 = stablehlo.dot_general %6, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x192xf32>, tensor<192x160xf32>) -> tensor<1024x160xf32>
    %10 = stablehlo.add %5, %9 : tensor<1024x160xf32>
    return %10 : tensor<1024x160xf32>
  }
