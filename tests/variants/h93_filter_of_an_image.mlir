// h93 filter of an image; written by write_programs.py
  func.func public @main(%arg0: tensor<720x1280xf32> loc("x"), %arg1: tensor<3xf32> loc("a"), %arg2: tensor<3xf32> loc("b")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.multiply %1, %3 : tensor<f32>
    %5 = stablehlo.slice %arg0 [0:718, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<718x1278xf32>
    %8 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.multiply %9, %11 : tensor<f32>
    %13 = stablehlo.slice %arg0 [0:718, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<718x1278xf32>
    %16 = stablehlo.add %7, %15 : tensor<718x1278xf32>
    %17 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1xf32>) -> tensor<f32>
    %19 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %21 = stablehlo.multiply %18, %20 : tensor<f32>
    %22 = stablehlo.slice %arg0 [0:718, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<718x1278xf32>
    %25 = stablehlo.add %16, %24 : tensor<718x1278xf32>
    %26 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    %28 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.multiply %27, %29 : tensor<f32>
    %31 = stablehlo.slice %arg0 [1:719, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<718x1278xf32>
    %34 = stablehlo.add %25, %33 : tensor<718x1278xf32>
    %35 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %36 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
    %37 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %38 = stablehlo.reshape %37 : (tensor<1xf32>) -> tensor<f32>
    %39 = stablehlo.multiply %36, %38 : tensor<f32>
    %40 = stablehlo.slice %arg0 [1:719, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<718x1278xf32>
    %43 = stablehlo.add %34, %42 : tensor<718x1278xf32>
    %44 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1xf32>) -> tensor<f32>
    %46 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %47 = stablehlo.reshape %46 : (tensor<1xf32>) -> tensor<f32>
    %48 = stablehlo.multiply %45, %47 : tensor<f32>
    %49 = stablehlo.slice %arg0 [1:719, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<718x1278xf32>
    %52 = stablehlo.add %43, %51 : tensor<718x1278xf32>
    %53 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %54 = stablehlo.reshape %53 : (tensor<1xf32>) -> tensor<f32>
    %55 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %56 = stablehlo.reshape %55 : (tensor<1xf32>) -> tensor<f32>
    %57 = stablehlo.multiply %54, %56 : tensor<f32>
    %58 = stablehlo.slice %arg0 [2:720, 0:1278] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %59 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<718x1278xf32>
    %61 = stablehlo.add %52, %60 : tensor<718x1278xf32>
    %62 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1xf32>) -> tensor<f32>
    %64 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %65 = stablehlo.reshape %64 : (tensor<1xf32>) -> tensor<f32>
    %66 = stablehlo.multiply %63, %65 : tensor<f32>
    %67 = stablehlo.slice %arg0 [2:720, 1:1279] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %68 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<718x1278xf32>
    %70 = stablehlo.add %61, %69 : tensor<718x1278xf32>
    %71 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %72 = stablehlo.reshape %71 : (tensor<1xf32>) -> tensor<f32>
    %73 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %74 = stablehlo.reshape %73 : (tensor<1xf32>) -> tensor<f32>
    %75 = stablehlo.multiply %72, %74 : tensor<f32>
    %76 = stablehlo.slice %arg0 [2:720, 2:1280] : (tensor<720x1280xf32>) -> tensor<718x1278xf32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<718x1278xf32>
    %79 = stablehlo.add %70, %78 : tensor<718x1278xf32>
    return %79 : tensor<718x1278xf32>
  }
  func.func public @variant0(%arg0: tensor<720x1280xf32> loc("x"), %arg1: tensor<3xf32> loc("a"), %arg2: tensor<3xf32> loc("b")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg0 [0:718, 0:1280] : (tensor<720x1280xf32>) -> tensor<718x1280xf32>
    %1 = stablehlo.slice %arg0 [1:719, 0:1280] : (tensor<720x1280xf32>) -> tensor<718x1280xf32>
    %2 = stablehlo.slice %arg0 [2:720, 0:1280] : (tensor<720x1280xf32>) -> tensor<718x1280xf32>
    %3 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<718x1280xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<718x1280xf32>
    %7 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<718x1280xf32>
    %10 = stablehlo.multiply %9, %1 : tensor<718x1280xf32>
    %11 = stablehlo.add %6, %10 : tensor<718x1280xf32>
    %12 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<718x1280xf32>
    %15 = stablehlo.multiply %14, %2 : tensor<718x1280xf32>
    %16 = stablehlo.add %11, %15 : tensor<718x1280xf32>
    %17 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1xf32>) -> tensor<f32>
    %19 = stablehlo.slice %16 [0:718, 0:1278] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<718x1278xf32>
    %22 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1xf32>) -> tensor<f32>
    %24 = stablehlo.slice %16 [0:718, 1:1279] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<718x1278xf32>
    %27 = stablehlo.add %21, %26 : tensor<718x1278xf32>
    %28 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.slice %16 [0:718, 2:1280] : (tensor<718x1280xf32>) -> tensor<718x1278xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<718x1278xf32>
    %33 = stablehlo.add %27, %32 : tensor<718x1278xf32>
    return %33 : tensor<718x1278xf32>
  }
  func.func public @variant0_1(%arg0: tensor<720x1280xf32> loc("x"), %arg1: tensor<3xf32> loc("a"), %arg2: tensor<3xf32> loc("b")) -> (tensor<718x1278xf32>) {
    %0 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [0:720, 0:1278] : (tensor<720x1280xf32>) -> tensor<720x1278xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<720x1278xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<720x1278xf32>
    %5 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.slice %arg0 [0:720, 1:1279] : (tensor<720x1280xf32>) -> tensor<720x1278xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<720x1278xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<720x1278xf32>
    %10 = stablehlo.add %4, %9 : tensor<720x1278xf32>
    %11 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = stablehlo.slice %arg0 [0:720, 2:1280] : (tensor<720x1280xf32>) -> tensor<720x1278xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<720x1278xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<720x1278xf32>
    %16 = stablehlo.add %10, %15 : tensor<720x1278xf32>
    %17 = stablehlo.slice %16 [0:718, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %18 = stablehlo.slice %16 [1:719, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %19 = stablehlo.slice %16 [2:720, 0:1278] : (tensor<720x1278xf32>) -> tensor<718x1278xf32>
    %20 = stablehlo.slice %arg1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %23 = stablehlo.multiply %22, %17 : tensor<718x1278xf32>
    %24 = stablehlo.slice %arg1 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %27 = stablehlo.multiply %26, %18 : tensor<718x1278xf32>
    %28 = stablehlo.add %23, %27 : tensor<718x1278xf32>
    %29 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %30 = stablehlo.reshape %29 : (tensor<1xf32>) -> tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<718x1278xf32>
    %32 = stablehlo.multiply %31, %19 : tensor<718x1278xf32>
    %33 = stablehlo.add %28, %32 : tensor<718x1278xf32>
    return %33 : tensor<718x1278xf32>
  }
