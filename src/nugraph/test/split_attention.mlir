// RUN: tesela explain %s --find --family=split+telescope | FileCheck %s

// Scores that are a sum themselves: that range is left whole, the one of the maxima
// is cut. Not with the maxima the other way round.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK-NEXT: "name": "variant1"

  func.func public @main(%arg0: tensor<24x16xf32> loc("q"), %arg1: tensor<401x16xf32> loc("k"), %arg2: tensor<401x48xf32> loc("v")) -> (tensor<24x48xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<401x16xf32>) -> tensor<16x401xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x401xf32>) -> tensor<24x401xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x401xf32>, tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x401xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<24x401xf32>
    %6 = stablehlo.exponential %5 : tensor<24x401xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x401xf32>, tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x401xf32>
    %10 = stablehlo.divide %6, %9 : tensor<24x401xf32>
    %11 = stablehlo.dot_general %10, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x401xf32>, tensor<401x48xf32>) -> tensor<24x48xf32>
    return %11 : tensor<24x48xf32>
  }
  func.func public @variant0(%arg0: tensor<24x16xf32> loc("q"), %arg1: tensor<401x16xf32> loc("k"), %arg2: tensor<401x48xf32> loc("v")) -> (tensor<24x48xf32>) {
    %0 = stablehlo.slice %arg1 [0:201, 0:16] : (tensor<401x16xf32>) -> tensor<201x16xf32>
    %1 = stablehlo.slice %arg2 [0:201, 0:48] : (tensor<401x48xf32>) -> tensor<201x48xf32>
    %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<201x16xf32>) -> tensor<16x201xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x201xf32>) -> tensor<24x201xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x201xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x201xf32>
    %7 = stablehlo.subtract %3, %6 : tensor<24x201xf32>
    %8 = stablehlo.exponential %7 : tensor<24x201xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x201xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.dot_general %8, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x201xf32>, tensor<201x48xf32>) -> tensor<24x48xf32>
    %11 = stablehlo.slice %arg1 [201:401, 0:16] : (tensor<401x16xf32>) -> tensor<200x16xf32>
    %12 = stablehlo.slice %arg2 [201:401, 0:48] : (tensor<401x48xf32>) -> tensor<200x48xf32>
    %13 = stablehlo.transpose %11, dims = [1, 0] : (tensor<200x16xf32>) -> tensor<16x200xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x200xf32>
    %18 = stablehlo.subtract %14, %17 : tensor<24x200xf32>
    %19 = stablehlo.exponential %18 : tensor<24x200xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.dot_general %19, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x200xf32>, tensor<200x48xf32>) -> tensor<24x48xf32>
    %22 = stablehlo.maximum %4, %15 : tensor<24xf32>
    %23 = stablehlo.subtract %4, %22 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.subtract %15, %22 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<24xf32>
    %30 = stablehlo.exponential %29 : tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %33 = stablehlo.multiply %32, %10 : tensor<24x48xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %36 = stablehlo.multiply %35, %21 : tensor<24x48xf32>
    %37 = stablehlo.add %33, %36 : tensor<24x48xf32>
    %38 = stablehlo.multiply %26, %9 : tensor<24xf32>
    %39 = stablehlo.multiply %30, %20 : tensor<24xf32>
    %40 = stablehlo.add %38, %39 : tensor<24xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %43 = stablehlo.divide %37, %42 : tensor<24x48xf32>
    return %43 : tensor<24x48xf32>
  }
  func.func public @variant1(%arg0: tensor<24x16xf32> loc("q"), %arg1: tensor<401x16xf32> loc("k"), %arg2: tensor<401x48xf32> loc("v")) -> (tensor<24x48xf32>) {
    %0 = stablehlo.slice %arg1 [0:201, 0:16] : (tensor<401x16xf32>) -> tensor<201x16xf32>
    %1 = stablehlo.slice %arg2 [0:201, 0:48] : (tensor<401x48xf32>) -> tensor<201x48xf32>
    %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<201x16xf32>) -> tensor<16x201xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x201xf32>) -> tensor<24x201xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<24x201xf32>, tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x201xf32>
    %7 = stablehlo.subtract %3, %6 : tensor<24x201xf32>
    %8 = stablehlo.exponential %7 : tensor<24x201xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x201xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.dot_general %8, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x201xf32>, tensor<201x48xf32>) -> tensor<24x48xf32>
    %11 = stablehlo.slice %arg1 [201:401, 0:16] : (tensor<401x16xf32>) -> tensor<200x16xf32>
    %12 = stablehlo.slice %arg2 [201:401, 0:48] : (tensor<401x48xf32>) -> tensor<200x48xf32>
    %13 = stablehlo.transpose %11, dims = [1, 0] : (tensor<200x16xf32>) -> tensor<16x200xf32>
    %14 = stablehlo.dot_general %arg0, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x200xf32>) -> tensor<24x200xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x200xf32>
    %18 = stablehlo.subtract %14, %17 : tensor<24x200xf32>
    %19 = stablehlo.exponential %18 : tensor<24x200xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<24x200xf32>, tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.dot_general %19, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x200xf32>, tensor<200x48xf32>) -> tensor<24x48xf32>
    %22 = stablehlo.maximum %4, %15 : tensor<24xf32>
    %23 = stablehlo.subtract %4, %22 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<24xf32>
    %26 = stablehlo.exponential %25 : tensor<24xf32>
    %27 = stablehlo.subtract %15, %22 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<24xf32>
    %30 = stablehlo.exponential %29 : tensor<24xf32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %33 = stablehlo.multiply %32, %10 : tensor<24x48xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %36 = stablehlo.multiply %35, %21 : tensor<24x48xf32>
    %37 = stablehlo.add %33, %36 : tensor<24x48xf32>
    %38 = stablehlo.multiply %26, %9 : tensor<24xf32>
    %39 = stablehlo.multiply %30, %20 : tensor<24xf32>
    %40 = stablehlo.add %38, %39 : tensor<24xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x48xf32>
    %43 = stablehlo.divide %37, %42 : tensor<24x48xf32>
    return %43 : tensor<24x48xf32>
  }
