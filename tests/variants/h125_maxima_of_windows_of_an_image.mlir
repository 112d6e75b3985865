// h125 maxima of windows of an image; written by write_programs.py
  func.func public @main(%arg0: tensor<720x1280xf32> loc("x")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [0:718, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %1 = stablehlo.slice %arg0 [0:718, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<718x1278xf32>
    %3 = stablehlo.slice %arg0 [0:718, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<718x1278xf32>
    %5 = stablehlo.slice %arg0 [1:719, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %6 = stablehlo.maximum %4, %5 : tensor<718x1278xf32>
    %7 = stablehlo.slice %arg0 [1:719, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<718x1278xf32>
    %9 = stablehlo.slice %arg0 [1:719, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<718x1278xf32>
    %11 = stablehlo.slice %arg0 [2:720, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %12 = stablehlo.maximum %10, %11 : tensor<718x1278xf32>
    %13 = stablehlo.slice %arg0 [2:720, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %14 = stablehlo.maximum %12, %13 : tensor<718x1278xf32>
    %15 = stablehlo.slice %arg0 [2:720, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %16 = stablehlo.maximum %14, %15 : tensor<718x1278xf32>
    return %16 : tensor<718x1278xf32>
  }
  func.func public @variant0(%arg0: tensor<720x1280xf32> loc("x")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [0:718, 0:1280] : (tensor<720x1280xf32>) -> tensor<718x1280xf32>
    %1 = stablehlo.slice %arg0 [1:719, 0:1280] : (tensor<720x1280xf32>) -> tensor<718x1280xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<718x1280xf32>
    %3 = stablehlo.slice %arg0 [2:720, 0:1280] : (tensor<720x1280xf32>) -> tensor<718x1280xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<718x1280xf32>
    %5 = stablehlo.slice %4 [0:718, 0:1278] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %6 = stablehlo.slice %4 [0:718, 1:1279] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<718x1278xf32>
    %8 = stablehlo.slice %4 [0:718, 2:1280] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %9 = stablehlo.maximum %7, %8 : tensor<718x1278xf32>
    return %9 : tensor<718x1278xf32>
  }
  func.func public @variant0_1(%arg0: tensor<720x1280xf32> loc("x")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [0:720, 0:1278] : (tensor<720x1280xf32>) -> tensor<720x1278xf32>
    %1 = stablehlo.slice %arg0 [0:720, 1:1279] : (tensor<720x1280xf32>) -> tensor<720x1278xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<720x1278xf32>
    %3 = stablehlo.slice %arg0 [0:720, 2:1280] : (tensor<720x1280xf32>) -> tensor<720x1278xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<720x1278xf32>
    %5 = stablehlo.slice %4 [0:718, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %6 = stablehlo.slice %4 [1:719, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<718x1278xf32>
    %8 = stablehlo.slice %4 [2:720, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %9 = stablehlo.maximum %7, %8 : tensor<718x1278xf32>
    return %9 : tensor<718x1278xf32>
  }
