// h94 LSTM cell; written by write_programs.py
  func.func public @main(%arg0: tensor<48x512xf32> loc("x"), %arg1: tensor<48x384xf32> loc("h"), %arg2: tensor<48x384xf32> loc("c"), %arg3: tensor<4x512x384xf32> loc("w"), %arg4: tensor<4x384x384xf32> loc("u"), %arg5: tensor<4x384xf32> loc("b")) -> (tensor<48x384xf32>, tensor<48x384xf32>) {
    %0 = stablehlo.slice %arg3 [0:1, 0:512, 0:384] : (tensor<4x512x384xf32>) -> tensor<1x512x384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x384xf32>) -> tensor<512x384xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %3 = stablehlo.slice %arg4 [0:1, 0:384, 0:384] : (tensor<4x384x384xf32>) -> tensor<1x384x384xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x384x384xf32>) -> tensor<384x384xf32>
    %5 = stablehlo.dot_general %arg1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %6 = stablehlo.add %2, %5 : tensor<48x384xf32>
    %7 = stablehlo.slice %arg5 [0:1, 0:384] : (tensor<4x384xf32>) -> tensor<1x384xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x384xf32>) -> tensor<384xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %11 = stablehlo.add %6, %10 : tensor<48x384xf32>
    %12 = stablehlo.slice %arg3 [1:2, 0:512, 0:384] : (tensor<4x512x384xf32>) -> tensor<1x512x384xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x512x384xf32>) -> tensor<512x384xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %15 = stablehlo.slice %arg4 [1:2, 0:384, 0:384] : (tensor<4x384x384xf32>) -> tensor<1x384x384xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x384x384xf32>) -> tensor<384x384xf32>
    %17 = stablehlo.dot_general %arg1, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %18 = stablehlo.add %14, %17 : tensor<48x384xf32>
    %19 = stablehlo.slice %arg5 [1:2, 0:384] : (tensor<4x384xf32>) -> tensor<1x384xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x384xf32>) -> tensor<384xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %23 = stablehlo.add %18, %22 : tensor<48x384xf32>
    %24 = stablehlo.slice %arg3 [2:3, 0:512, 0:384] : (tensor<4x512x384xf32>) -> tensor<1x512x384xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x512x384xf32>) -> tensor<512x384xf32>
    %26 = stablehlo.dot_general %arg0, %25, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %27 = stablehlo.slice %arg4 [2:3, 0:384, 0:384] : (tensor<4x384x384xf32>) -> tensor<1x384x384xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x384x384xf32>) -> tensor<384x384xf32>
    %29 = stablehlo.dot_general %arg1, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %30 = stablehlo.add %26, %29 : tensor<48x384xf32>
    %31 = stablehlo.slice %arg5 [2:3, 0:384] : (tensor<4x384xf32>) -> tensor<1x384xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x384xf32>) -> tensor<384xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %35 = stablehlo.add %30, %34 : tensor<48x384xf32>
    %36 = stablehlo.slice %arg3 [3:4, 0:512, 0:384] : (tensor<4x512x384xf32>) -> tensor<1x512x384xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x512x384xf32>) -> tensor<512x384xf32>
    %38 = stablehlo.dot_general %arg0, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x512xf32>, tensor<512x384xf32>) -> tensor<48x384xf32>
    %39 = stablehlo.slice %arg4 [3:4, 0:384, 0:384] : (tensor<4x384x384xf32>) -> tensor<1x384x384xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x384x384xf32>) -> tensor<384x384xf32>
    %41 = stablehlo.dot_general %arg1, %40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x384xf32>, tensor<384x384xf32>) -> tensor<48x384xf32>
    %42 = stablehlo.add %38, %41 : tensor<48x384xf32>
    %43 = stablehlo.slice %arg5 [3:4, 0:384] : (tensor<4x384xf32>) -> tensor<1x384xf32>
    %44 = stablehlo.reshape %43 : (tensor<1x384xf32>) -> tensor<384xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<48x384xf32>
    %47 = stablehlo.add %42, %46 : tensor<48x384xf32>
    %48 = stablehlo.negate %23 : tensor<48x384xf32>
    %49 = stablehlo.exponential %48 : tensor<48x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %51 = stablehlo.add %50, %49 : tensor<48x384xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %53 = stablehlo.divide %52, %51 : tensor<48x384xf32>
    %54 = stablehlo.multiply %53, %arg2 : tensor<48x384xf32>
    %55 = stablehlo.negate %11 : tensor<48x384xf32>
    %56 = stablehlo.exponential %55 : tensor<48x384xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %58 = stablehlo.add %57, %56 : tensor<48x384xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %60 = stablehlo.divide %59, %58 : tensor<48x384xf32>
    %61 = stablehlo.tanh %47 : tensor<48x384xf32>
    %62 = stablehlo.multiply %60, %61 : tensor<48x384xf32>
    %63 = stablehlo.add %54, %62 : tensor<48x384xf32>
    %64 = stablehlo.negate %35 : tensor<48x384xf32>
    %65 = stablehlo.exponential %64 : tensor<48x384xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %67 = stablehlo.add %66, %65 : tensor<48x384xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %69 = stablehlo.divide %68, %67 : tensor<48x384xf32>
    %70 = stablehlo.tanh %63 : tensor<48x384xf32>
    %71 = stablehlo.multiply %69, %70 : tensor<48x384xf32>
    return %71, %63 : tensor<48x384xf32>, tensor<48x384xf32>
  }
  func.func public @variant0(%arg0: tensor<48x512xf32> loc("x"), %arg1: tensor<48x384xf32> loc("h"), %arg2: tensor<48x384xf32> loc("c"), %arg3: tensor<4x512x384xf32> loc("w"), %arg4: tensor<4x384x384xf32> loc("u"), %arg5: tensor<4x384xf32> loc("b")) -> (tensor<48x384xf32>, tensor<48x384xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<48x512xf32>, tensor<48x384xf32>) -> tensor<48x896xf32>
    %1 = stablehlo.concatenate %arg3, %arg4, dim = 1 : (tensor<4x512x384xf32>, tensor<4x384x384xf32>) -> tensor<4x896x384xf32>
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x896x384xf32>, tensor<48x896xf32>) -> tensor<4x384x48xf32>
    %3 = stablehlo.transpose %2, dims = [0, 2, 1] : (tensor<4x384x48xf32>) -> tensor<4x48x384xf32>
    %4 = stablehlo.broadcast_in_dim %arg5, dims = [0, 2] : (tensor<4x384xf32>) -> tensor<4x1x384xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<4x1x384xf32>) -> tensor<4x48x384xf32>
    %6 = stablehlo.add %3, %5 : tensor<4x48x384xf32>
    %7 = stablehlo.slice %6 [0:1, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %9 = stablehlo.slice %6 [1:2, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %11 = stablehlo.slice %6 [2:3, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %13 = stablehlo.slice %6 [3:4, 0:48, 0:384] : (tensor<4x48x384xf32>) -> tensor<1x48x384xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x48x384xf32>) -> tensor<48x384xf32>
    %15 = stablehlo.negate %10 : tensor<48x384xf32>
    %16 = stablehlo.exponential %15 : tensor<48x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %18 = stablehlo.add %17, %16 : tensor<48x384xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %20 = stablehlo.divide %19, %18 : tensor<48x384xf32>
    %21 = stablehlo.multiply %20, %arg2 : tensor<48x384xf32>
    %22 = stablehlo.negate %8 : tensor<48x384xf32>
    %23 = stablehlo.exponential %22 : tensor<48x384xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %25 = stablehlo.add %24, %23 : tensor<48x384xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %27 = stablehlo.divide %26, %25 : tensor<48x384xf32>
    %28 = stablehlo.tanh %14 : tensor<48x384xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<48x384xf32>
    %30 = stablehlo.add %21, %29 : tensor<48x384xf32>
    %31 = stablehlo.negate %12 : tensor<48x384xf32>
    %32 = stablehlo.exponential %31 : tensor<48x384xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %34 = stablehlo.add %33, %32 : tensor<48x384xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %36 = stablehlo.divide %35, %34 : tensor<48x384xf32>
    %37 = stablehlo.tanh %30 : tensor<48x384xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<48x384xf32>
    return %38, %30 : tensor<48x384xf32>, tensor<48x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<48x512xf32> loc("x"), %arg1: tensor<48x384xf32> loc("h"), %arg2: tensor<48x384xf32> loc("c"), %arg3: tensor<4x512x384xf32> loc("w"), %arg4: tensor<4x384x384xf32> loc("u"), %arg5: tensor<4x384xf32> loc("b")) -> (tensor<48x384xf32>, tensor<48x384xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<48x512xf32>, tensor<48x384xf32>) -> tensor<48x896xf32>
    %1 = stablehlo.concatenate %arg3, %arg4, dim = 1 : (tensor<4x512x384xf32>, tensor<4x384x384xf32>) -> tensor<4x896x384xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<4x896x384xf32>) -> tensor<896x4x384xf32>
    %3 = stablehlo.reshape %2 : (tensor<896x4x384xf32>) -> tensor<896x1536xf32>
    %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x896xf32>, tensor<896x1536xf32>) -> tensor<48x1536xf32>
    %5 = stablehlo.reshape %arg5 : (tensor<4x384xf32>) -> tensor<1536xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<1536xf32>) -> tensor<1x1536xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1536xf32>) -> tensor<48x1536xf32>
    %8 = stablehlo.add %4, %7 : tensor<48x1536xf32>
    %9 = stablehlo.slice %8 [0:48, 0:384] : (tensor<48x1536xf32>) -> tensor<48x384xf32>
    %10 = stablehlo.slice %8 [0:48, 384:768] : (tensor<48x1536xf32>) -> tensor<48x384xf32>
    %11 = stablehlo.slice %8 [0:48, 768:1152] : (tensor<48x1536xf32>) -> tensor<48x384xf32>
    %12 = stablehlo.slice %8 [0:48, 1152:1536] : (tensor<48x1536xf32>) -> tensor<48x384xf32>
    %13 = stablehlo.negate %10 : tensor<48x384xf32>
    %14 = stablehlo.exponential %13 : tensor<48x384xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %16 = stablehlo.add %15, %14 : tensor<48x384xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %18 = stablehlo.divide %17, %16 : tensor<48x384xf32>
    %19 = stablehlo.multiply %18, %arg2 : tensor<48x384xf32>
    %20 = stablehlo.negate %9 : tensor<48x384xf32>
    %21 = stablehlo.exponential %20 : tensor<48x384xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %23 = stablehlo.add %22, %21 : tensor<48x384xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %25 = stablehlo.divide %24, %23 : tensor<48x384xf32>
    %26 = stablehlo.tanh %12 : tensor<48x384xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<48x384xf32>
    %28 = stablehlo.add %19, %27 : tensor<48x384xf32>
    %29 = stablehlo.negate %11 : tensor<48x384xf32>
    %30 = stablehlo.exponential %29 : tensor<48x384xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %32 = stablehlo.add %31, %30 : tensor<48x384xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48x384xf32>
    %34 = stablehlo.divide %33, %32 : tensor<48x384xf32>
    %35 = stablehlo.tanh %28 : tensor<48x384xf32>
    %36 = stablehlo.multiply %34, %35 : tensor<48x384xf32>
    return %36, %28 : tensor<48x384xf32>, tensor<48x384xf32>
  }
