// RUN: tesela explain %s --find | FileCheck %s

// The cosine of a difference is two sums of products where it is opened; both
// features side by side are one.
// CHECK: "found": true
// CHECK: "name": "variant0"

func.func public @main(%arg0: tensor<700x24xf32>, %arg1: tensor<700x24xf32>, %arg2: tensor<700x36xf32>) -> (tensor<700x36xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<700xi32>
  %1 = stablehlo.convert %0 : (tensor<700xi32>) -> tensor<700xf32>
  %cst = stablehlo.constant dense<0.0010471975> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<700xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<700xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<700x24xf32>
  %5 = stablehlo.maximum %arg0, %4 : tensor<700x24xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<700x24xf32>
  %7 = stablehlo.maximum %arg1, %6 : tensor<700x24xf32>
  %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<700x24xf32>) -> tensor<24x700xf32>
  %9 = stablehlo.dot_general %5, %8, contracting_dims = [1] x [0] : (tensor<700x24xf32>, tensor<24x700xf32>) -> tensor<700x700xf32>
  %10 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
  %11 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<700xf32>) -> tensor<1x700xf32>
  %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x700xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x700xf32>) -> tensor<700x700xf32>
  %14 = stablehlo.subtract %12, %13 : tensor<700x700xf32>
  %15 = stablehlo.cosine %14 : tensor<700x700xf32>
  %16 = stablehlo.convert %15 : tensor<700x700xf32>
  %17 = stablehlo.multiply %9, %16 : tensor<700x700xf32>
  %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [0] : (tensor<700x700xf32>, tensor<700x36xf32>) -> tensor<700x36xf32>
  return %18 : tensor<700x36xf32>
}
func.func public @variant0(%arg0: tensor<700x24xf32>, %arg1: tensor<700x24xf32>, %arg2: tensor<700x36xf32>) -> (tensor<700x36xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<700xi32>
  %1 = stablehlo.convert %0 : (tensor<700xi32>) -> tensor<700xf32>
  %cst = stablehlo.constant dense<0.0010471975> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<700xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<700xf32>
  %4 = stablehlo.cosine %3 : tensor<700xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
  %6 = stablehlo.iota dim = 0 : tensor<700xi32>
  %7 = stablehlo.convert %6 : (tensor<700xi32>) -> tensor<700xf32>
  %cst_0 = stablehlo.constant dense<0.0010471975> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<700xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<700xf32>
  %10 = stablehlo.sine %9 : tensor<700xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<700x24xf32>
  %13 = stablehlo.maximum %arg0, %12 : tensor<700x24xf32>
  %14 = stablehlo.convert %5 : tensor<700x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x24xf32>
  %16 = stablehlo.multiply %13, %15 : tensor<700x24xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<700x24xf32>
  %18 = stablehlo.maximum %arg0, %17 : tensor<700x24xf32>
  %19 = stablehlo.convert %11 : tensor<700x1xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x24xf32>
  %21 = stablehlo.multiply %18, %20 : tensor<700x24xf32>
  %22 = stablehlo.concatenate %16, %21, dim = 1 : (tensor<700x24xf32>, tensor<700x24xf32>) -> tensor<700x48xf32>
  %23 = stablehlo.iota dim = 0 : tensor<700xi32>
  %24 = stablehlo.convert %23 : (tensor<700xi32>) -> tensor<700xf32>
  %cst_3 = stablehlo.constant dense<0.0010471975> : tensor<f32>
  %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<700xf32>
  %26 = stablehlo.multiply %24, %25 : tensor<700xf32>
  %27 = stablehlo.cosine %26 : tensor<700xf32>
  %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
  %29 = stablehlo.iota dim = 0 : tensor<700xi32>
  %30 = stablehlo.convert %29 : (tensor<700xi32>) -> tensor<700xf32>
  %cst_4 = stablehlo.constant dense<0.0010471975> : tensor<f32>
  %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<700xf32>
  %32 = stablehlo.multiply %30, %31 : tensor<700xf32>
  %33 = stablehlo.sine %32 : tensor<700xf32>
  %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<700xf32>) -> tensor<700x1xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<700x24xf32>
  %36 = stablehlo.maximum %arg1, %35 : tensor<700x24xf32>
  %37 = stablehlo.convert %28 : tensor<700x1xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x24xf32>
  %39 = stablehlo.multiply %36, %38 : tensor<700x24xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<700x24xf32>
  %41 = stablehlo.maximum %arg1, %40 : tensor<700x24xf32>
  %42 = stablehlo.convert %34 : tensor<700x1xf32>
  %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<700x1xf32>) -> tensor<700x24xf32>
  %44 = stablehlo.multiply %41, %43 : tensor<700x24xf32>
  %45 = stablehlo.concatenate %39, %44, dim = 1 : (tensor<700x24xf32>, tensor<700x24xf32>) -> tensor<700x48xf32>
  %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<700x48xf32>) -> tensor<48x700xf32>
  %47 = stablehlo.dot_general %46, %arg2, contracting_dims = [1] x [0] : (tensor<48x700xf32>, tensor<700x36xf32>) -> tensor<48x36xf32>
  %48 = stablehlo.dot_general %22, %47, contracting_dims = [1] x [0] : (tensor<700x48xf32>, tensor<48x36xf32>) -> tensor<700x36xf32>
  return %48 : tensor<700x36xf32>
}
