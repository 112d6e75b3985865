// h145 diffusion by fluxes; written by write_programs.py
  func.func public @main(%arg0: tensor<720x1280xf32> loc("u"), %arg1: tensor<1xf32> loc("a"), %arg2: tensor<1xf32> loc("b")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [1:720, 0:1280] : (tensor<720x1280xf32>) -> tensor<719x1280xf32>
    %1 = stablehlo.slice %arg0 [0:719, 0:1280] : (tensor<720x1280xf32>) -> tensor<719x1280xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<719x1280xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<719x1280xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<719x1280xf32>
    %6 = stablehlo.slice %arg0 [0:720, 1:1280] : (tensor<720x1280xf32>) -> tensor<720x1279xf32>
    %7 = stablehlo.slice %arg0 [0:720, 0:1279] : (tensor<720x1280xf32>) -> tensor<720x1279xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<720x1279xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<720x1279xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<720x1279xf32>
    %12 = stablehlo.slice %arg0 [1:719, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %13 = stablehlo.slice %5 [1:719, 0:1280] : (tensor<719x1280xf32>) -> tensor<718x1280xf32>
    %14 = stablehlo.slice %5 [0:718, 0:1280] : (tensor<719x1280xf32>) -> tensor<718x1280xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<718x1280xf32>
    %16 = stablehlo.slice %15 [0:718, 1:1279] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %17 = stablehlo.add %12, %16 : tensor<718x1278xf32>
    %18 = stablehlo.slice %11 [0:720, 1:1279] : (tensor<720x1279xf32>) -> tensor<720x1278xf32>
    %19 = stablehlo.slice %11 [0:720, 0:1278] : (tensor<720x1279xf32>) -> tensor<720x1278xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<720x1278xf32>
    %21 = stablehlo.slice %20 [1:719, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %22 = stablehlo.add %17, %21 : tensor<718x1278xf32>
    return %22 : tensor<718x1278xf32>
  }
  func.func public @variant0(%arg0: tensor<720x1280xf32> loc("u"), %arg1: tensor<1xf32> loc("a"), %arg2: tensor<1xf32> loc("b")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [1:719, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %1 = stablehlo.slice %arg0 [2:720, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %2 = stablehlo.slice %arg0 [0:718, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %3 = stablehlo.add %1, %2 : tensor<718x1278xf32>
    %4 = stablehlo.slice %arg0 [1:719, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %5 = stablehlo.slice %arg0 [1:719, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %6 = stablehlo.add %4, %5 : tensor<718x1278xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %7, %arg1 : tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %10 = stablehlo.subtract %9, %8 : tensor<1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.multiply %11, %arg2 : tensor<1xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<718x1278xf32>
    %16 = stablehlo.multiply %15, %0 : tensor<718x1278xf32>
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<718x1278xf32>
    %19 = stablehlo.multiply %18, %3 : tensor<718x1278xf32>
    %20 = stablehlo.add %16, %19 : tensor<718x1278xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<718x1278xf32>
    %23 = stablehlo.multiply %22, %6 : tensor<718x1278xf32>
    %24 = stablehlo.add %20, %23 : tensor<718x1278xf32>
    return %24 : tensor<718x1278xf32>
  }
  func.func public @variant0_1(%arg0: tensor<720x1280xf32> loc("u"), %arg1: tensor<1xf32> loc("a"), %arg2: tensor<1xf32> loc("b")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [1:719, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %1 = stablehlo.slice %arg0 [2:720, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %2 = stablehlo.slice %arg0 [0:718, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %3 = stablehlo.add %1, %2 : tensor<718x1278xf32>
    %4 = stablehlo.slice %arg0 [1:719, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %5 = stablehlo.slice %arg0 [1:719, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %6 = stablehlo.add %4, %5 : tensor<718x1278xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %8 = stablehlo.multiply %7, %0 : tensor<718x1278xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<718x1278xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<718x1278xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<718x1278xf32>
    %13 = stablehlo.add %0, %12 : tensor<718x1278xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %15 = stablehlo.multiply %14, %0 : tensor<718x1278xf32>
    %16 = stablehlo.subtract %6, %15 : tensor<718x1278xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<718x1278xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<718x1278xf32>
    %20 = stablehlo.add %13, %19 : tensor<718x1278xf32>
    return %20 : tensor<718x1278xf32>
  }
