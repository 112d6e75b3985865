// RUN: tesela explain %s --find --family=open | FileCheck %s

// The cosine of a difference is two products, of which each is a contraction;
// with the other sign it is that of a sum.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<512x640xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<512x640xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x640xf32>) -> tensor<512x640x1xf32>
  %6 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<512x640x1xf32>) -> tensor<512x640x24xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<512x640x24xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<512x640x24xf32>
  %10 = stablehlo.cosine %9 : tensor<512x640x24xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x640x24xf32>, tensor<f32>) -> tensor<512x640xf32>
  %12 = stablehlo.dot_general %11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x48xf32>) -> tensor<512x48xf32>
  return %12 : tensor<512x48xf32>
}
func.func public @variant0(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x24xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<512x24xf32>
  %5 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
  %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x24xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<640x24xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<640x24xf32>
  %10 = stablehlo.cosine %4 : tensor<512x24xf32>
  %11 = stablehlo.cosine %9 : tensor<640x24xf32>
  %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
  %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640xf32>, tensor<640x48xf32>) -> tensor<24x48xf32>
  %14 = stablehlo.dot_general %10, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x48xf32>) -> tensor<512x48xf32>
  %15 = stablehlo.sine %4 : tensor<512x24xf32>
  %16 = stablehlo.sine %9 : tensor<640x24xf32>
  %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
  %18 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640xf32>, tensor<640x48xf32>) -> tensor<24x48xf32>
  %19 = stablehlo.dot_general %15, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x48xf32>) -> tensor<512x48xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x48xf32>
  %21 = stablehlo.multiply %20, %19 : tensor<512x48xf32>
  %22 = stablehlo.add %14, %21 : tensor<512x48xf32>
  return %22 : tensor<512x48xf32>
}
func.func public @variant1(%arg0: tensor<512xf32> loc("t"), %arg1: tensor<640xf32> loc("u"), %arg2: tensor<24xf32> loc("f"), %arg3: tensor<640x48xf32> loc("v")) -> (tensor<512x48xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x24xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<512x24xf32>
  %5 = stablehlo.cosine %4 : tensor<512x24xf32>
  %6 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
  %7 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x24xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<640x24xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<640x24xf32>
  %11 = stablehlo.cosine %10 : tensor<640x24xf32>
  %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
  %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640xf32>, tensor<640x48xf32>) -> tensor<24x48xf32>
  %14 = stablehlo.dot_general %5, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x48xf32>) -> tensor<512x48xf32>
  %15 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x24xf32>
  %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<512x24xf32>
  %19 = stablehlo.multiply %17, %18 : tensor<512x24xf32>
  %20 = stablehlo.sine %19 : tensor<512x24xf32>
  %21 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
  %22 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x24xf32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<640x24xf32>
  %25 = stablehlo.multiply %23, %24 : tensor<640x24xf32>
  %26 = stablehlo.sine %25 : tensor<640x24xf32>
  %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<640x24xf32>) -> tensor<24x640xf32>
  %28 = stablehlo.dot_general %27, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x640xf32>, tensor<640x48xf32>) -> tensor<24x48xf32>
  %29 = stablehlo.dot_general %20, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x24xf32>, tensor<24x48xf32>) -> tensor<512x48xf32>
  %30 = stablehlo.subtract %14, %29 : tensor<512x48xf32>
  return %30 : tensor<512x48xf32>
}
