// RUN: tesela explain %s --find | FileCheck %s

// A filter whose weights are products is two filters, in either order; with
// weights in another order it is another.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<31x52xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> (tensor<30x50xf32>) {
  %0 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  %2 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
  %4 = stablehlo.multiply %1, %3 : tensor<f32>
  %5 = stablehlo.slice %arg0 [0:30, 0:50] : (tensor<31x52xf32>) -> tensor<30x50xf32>
  %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<30x50xf32>
  %8 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
  %10 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
  %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
  %12 = stablehlo.multiply %9, %11 : tensor<f32>
  %13 = stablehlo.slice %arg0 [0:30, 1:51] : (tensor<31x52xf32>) -> tensor<30x50xf32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %15 = stablehlo.multiply %14, %13 : tensor<30x50xf32>
  %16 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
  %18 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
  %20 = stablehlo.multiply %17, %19 : tensor<f32>
  %21 = stablehlo.slice %arg0 [0:30, 2:52] : (tensor<31x52xf32>) -> tensor<30x50xf32>
  %22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %23 = stablehlo.multiply %22, %21 : tensor<30x50xf32>
  %24 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
  %26 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
  %28 = stablehlo.multiply %25, %27 : tensor<f32>
  %29 = stablehlo.slice %arg0 [1:31, 0:50] : (tensor<31x52xf32>) -> tensor<30x50xf32>
  %30 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %31 = stablehlo.multiply %30, %29 : tensor<30x50xf32>
  %32 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
  %34 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
  %35 = stablehlo.reshape %34 : (tensor<1xf32>) -> tensor<f32>
  %36 = stablehlo.multiply %33, %35 : tensor<f32>
  %37 = stablehlo.slice %arg0 [1:31, 1:51] : (tensor<31x52xf32>) -> tensor<30x50xf32>
  %38 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %39 = stablehlo.multiply %38, %37 : tensor<30x50xf32>
  %40 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %41 = stablehlo.reshape %40 : (tensor<1xf32>) -> tensor<f32>
  %42 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  %43 = stablehlo.reshape %42 : (tensor<1xf32>) -> tensor<f32>
  %44 = stablehlo.multiply %41, %43 : tensor<f32>
  %45 = stablehlo.slice %arg0 [1:31, 2:52] : (tensor<31x52xf32>) -> tensor<30x50xf32>
  %46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %47 = stablehlo.multiply %46, %45 : tensor<30x50xf32>
  %48 = stablehlo.add %7, %15 : tensor<30x50xf32>
  %49 = stablehlo.add %48, %23 : tensor<30x50xf32>
  %50 = stablehlo.add %49, %31 : tensor<30x50xf32>
  %51 = stablehlo.add %50, %39 : tensor<30x50xf32>
  %52 = stablehlo.add %51, %47 : tensor<30x50xf32>
  return %52 : tensor<30x50xf32>
}
func.func public @variant0(%arg0: tensor<31x52xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> (tensor<30x50xf32>) {
  %0 = stablehlo.slice %arg0 [0:30, 0:52] : (tensor<31x52xf32>) -> tensor<30x52xf32>
  %1 = stablehlo.slice %arg0 [1:31, 0:52] : (tensor<31x52xf32>) -> tensor<30x52xf32>
  %2 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<30x52xf32>
  %5 = stablehlo.multiply %4, %0 : tensor<30x52xf32>
  %6 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<30x52xf32>
  %9 = stablehlo.multiply %8, %1 : tensor<30x52xf32>
  %10 = stablehlo.add %5, %9 : tensor<30x52xf32>
  %11 = stablehlo.slice %10 [0:30, 0:50] : (tensor<30x52xf32>) -> tensor<30x50xf32>
  %12 = stablehlo.slice %10 [0:30, 1:51] : (tensor<30x52xf32>) -> tensor<30x50xf32>
  %13 = stablehlo.slice %10 [0:30, 2:52] : (tensor<30x52xf32>) -> tensor<30x50xf32>
  %14 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %17 = stablehlo.multiply %16, %11 : tensor<30x50xf32>
  %18 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
  %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %21 = stablehlo.multiply %20, %12 : tensor<30x50xf32>
  %22 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  %23 = stablehlo.reshape %22 : (tensor<1xf32>) -> tensor<f32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %25 = stablehlo.multiply %24, %13 : tensor<30x50xf32>
  %26 = stablehlo.add %17, %21 : tensor<30x50xf32>
  %27 = stablehlo.add %26, %25 : tensor<30x50xf32>
  return %27 : tensor<30x50xf32>
}
func.func public @variant1(%arg0: tensor<31x52xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> (tensor<30x50xf32>) {
  %0 = stablehlo.slice %arg0 [0:31, 0:50] : (tensor<31x52xf32>) -> tensor<31x50xf32>
  %1 = stablehlo.slice %arg0 [0:31, 1:51] : (tensor<31x52xf32>) -> tensor<31x50xf32>
  %2 = stablehlo.slice %arg0 [0:31, 2:52] : (tensor<31x52xf32>) -> tensor<31x50xf32>
  %3 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<31x50xf32>
  %6 = stablehlo.multiply %5, %0 : tensor<31x50xf32>
  %7 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
  %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<31x50xf32>
  %10 = stablehlo.multiply %9, %1 : tensor<31x50xf32>
  %11 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<31x50xf32>
  %14 = stablehlo.multiply %13, %2 : tensor<31x50xf32>
  %15 = stablehlo.add %6, %10 : tensor<31x50xf32>
  %16 = stablehlo.add %15, %14 : tensor<31x50xf32>
  %17 = stablehlo.slice %16 [0:30, 0:50] : (tensor<31x50xf32>) -> tensor<30x50xf32>
  %18 = stablehlo.slice %16 [1:31, 0:50] : (tensor<31x50xf32>) -> tensor<30x50xf32>
  %19 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %22 = stablehlo.multiply %21, %17 : tensor<30x50xf32>
  %23 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
  %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %26 = stablehlo.multiply %25, %18 : tensor<30x50xf32>
  %27 = stablehlo.add %22, %26 : tensor<30x50xf32>
  return %27 : tensor<30x50xf32>
}
func.func public @variant2(%arg0: tensor<31x52xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> (tensor<30x50xf32>) {
  %0 = stablehlo.slice %arg0 [0:31, 0:50] : (tensor<31x52xf32>) -> tensor<31x50xf32>
  %1 = stablehlo.slice %arg0 [0:31, 1:51] : (tensor<31x52xf32>) -> tensor<31x50xf32>
  %2 = stablehlo.slice %arg0 [0:31, 2:52] : (tensor<31x52xf32>) -> tensor<31x50xf32>
  %3 = stablehlo.slice %arg2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<31x50xf32>
  %6 = stablehlo.multiply %5, %0 : tensor<31x50xf32>
  %7 = stablehlo.slice %arg2 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
  %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<31x50xf32>
  %10 = stablehlo.multiply %9, %1 : tensor<31x50xf32>
  %11 = stablehlo.slice %arg2 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<31x50xf32>
  %14 = stablehlo.multiply %13, %2 : tensor<31x50xf32>
  %15 = stablehlo.add %6, %10 : tensor<31x50xf32>
  %16 = stablehlo.add %15, %14 : tensor<31x50xf32>
  %17 = stablehlo.reverse %arg1, dims = [0] : tensor<2xf32>
  %18 = stablehlo.slice %16 [0:30, 0:50] : (tensor<31x50xf32>) -> tensor<30x50xf32>
  %19 = stablehlo.slice %16 [1:31, 0:50] : (tensor<31x50xf32>) -> tensor<30x50xf32>
  %20 = stablehlo.slice %17 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %23 = stablehlo.multiply %22, %18 : tensor<30x50xf32>
  %24 = stablehlo.slice %17 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
  %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<30x50xf32>
  %27 = stablehlo.multiply %26, %19 : tensor<30x50xf32>
  %28 = stablehlo.add %23, %27 : tensor<30x50xf32>
  return %28 : tensor<30x50xf32>
}
