// h29 mlp with biases; written by write_programs.py
  func.func public @main(%arg0: tensor<128x512xf32> loc("x"), %arg1: tensor<512x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768x640xf32> loc("v"), %arg4: tensor<640xf32> loc("c")) -> (tensor<128x640xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xf32>, tensor<512x768xf32>) -> tensor<128x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<128x768xf32>
    %3 = stablehlo.add %0, %2 : tensor<128x768xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<128x768xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<128x768xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x768xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<128x768xf32>
    %8 = stablehlo.add %3, %7 : tensor<128x768xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x768xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<128x768xf32>
    %11 = stablehlo.tanh %10 : tensor<128x768xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x768xf32>
    %13 = stablehlo.add %12, %11 : tensor<128x768xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x768xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<128x768xf32>
    %16 = stablehlo.multiply %3, %15 : tensor<128x768xf32>
    %17 = stablehlo.dot_general %16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x768xf32>, tensor<768x640xf32>) -> tensor<128x640xf32>
    %18 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<128x640xf32>
    %20 = stablehlo.add %17, %19 : tensor<128x640xf32>
    return %20 : tensor<128x640xf32>
  }
  func.func public @variant0(%arg0: tensor<128x512xf32> loc("x"), %arg1: tensor<512x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b"), %arg3: tensor<768x640xf32> loc("v"), %arg4: tensor<640xf32> loc("c")) -> (tensor<128x640xf32>) {
    %0 = stablehlo.slice %arg1 [0:512, 0:384] : (tensor<512x768xf32>) -> tensor<512x384xf32>
    %1 = stablehlo.slice %arg1 [0:512, 384:768] : (tensor<512x768xf32>) -> tensor<512x384xf32>
    %2 = stablehlo.slice %arg2 [0:384] : (tensor<768xf32>) -> tensor<384xf32>
    %3 = stablehlo.slice %arg2 [384:768] : (tensor<768xf32>) -> tensor<384xf32>
    %4 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xf32>, tensor<512x384xf32>) -> tensor<128x384xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<128x384xf32>
    %7 = stablehlo.add %4, %6 : tensor<128x384xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<128x384xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<128x384xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<128x384xf32>
    %12 = stablehlo.add %7, %11 : tensor<128x384xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<128x384xf32>
    %15 = stablehlo.tanh %14 : tensor<128x384xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %17 = stablehlo.add %16, %15 : tensor<128x384xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<128x384xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<128x384xf32>
    %21 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x512xf32>, tensor<512x384xf32>) -> tensor<128x384xf32>
    %22 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<128x384xf32>
    %24 = stablehlo.add %21, %23 : tensor<128x384xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<128x384xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<128x384xf32>
    %cst_3 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<128x384xf32>
    %29 = stablehlo.add %24, %28 : tensor<128x384xf32>
    %cst_4 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<128x384xf32>
    %32 = stablehlo.tanh %31 : tensor<128x384xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %34 = stablehlo.add %33, %32 : tensor<128x384xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<128x384xf32>
    %37 = stablehlo.multiply %24, %36 : tensor<128x384xf32>
    %38 = stablehlo.slice %arg3 [0:384, 0:640] : (tensor<768x640xf32>) -> tensor<384x640xf32>
    %39 = stablehlo.slice %arg3 [384:768, 0:640] : (tensor<768x640xf32>) -> tensor<384x640xf32>
    %40 = stablehlo.dot_general %20, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x384xf32>, tensor<384x640xf32>) -> tensor<128x640xf32>
    %41 = stablehlo.dot_general %37, %39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x384xf32>, tensor<384x640xf32>) -> tensor<128x640xf32>
    %42 = stablehlo.add %40, %41 : tensor<128x640xf32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<128x640xf32>
    %45 = stablehlo.add %42, %44 : tensor<128x640xf32>
    return %45 : tensor<128x640xf32>
  }
