// RUN: tesela explain %s --find --family=split | FileCheck %s

// What is summed with the distance from each element is carried over a border by
// the sum and by what it is up to there; not by what it is one place further.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<101x7xf32> loc("x")) -> (tensor<101x7xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<101xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<101xi32>) -> tensor<101x1xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<101xi32>) -> tensor<1x101xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<101x1xi32>) -> tensor<101x101xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x101xi32>) -> tensor<101x101xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<101x101xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<101x101xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<101x101xi32>, tensor<101x101xi32>) -> tensor<101x101xi1>
    %8 = stablehlo.convert %5 : (tensor<101x101xi32>) -> tensor<101x101xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @main._where(%7, %8, %c_0) : (tensor<101x101xi1>, tensor<101x101xf32>, tensor<i32>) -> tensor<101x101xf32>
    %10 = stablehlo.dot_general %9, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<101x101xf32>, tensor<101x7xf32>) -> tensor<101x7xf32>
    return %10 : tensor<101x7xf32>
  }
  func.func private @main._where(%arg0: tensor<101x101xi1>, %arg1: tensor<101x101xf32>, %arg2: tensor<i32>) -> tensor<101x101xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<101x101xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<101x101xi1>, tensor<101x101xf32>
    return %2 : tensor<101x101xf32>
  }
  func.func public @variant0(%arg0: tensor<101x7xf32> loc("x")) -> (tensor<101x7xf32>) {
    %0 = stablehlo.slice %arg0 [0:51, 0:7] : (tensor<101x7xf32>) -> tensor<51x7xf32>
    %1 = stablehlo.slice %arg0 [51:101, 0:7] : (tensor<101x7xf32>) -> tensor<50x7xf32>
    %2 = stablehlo.iota dim = 0 : tensor<50xi32>
    %3 = stablehlo.convert %2 : (tensor<50xi32>) -> tensor<50xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %5 = stablehlo.add %3, %4 : tensor<50xf32>
    %6 = stablehlo.iota dim = 0 : tensor<51xi32>
    %c = stablehlo.constant dense<50> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<51xi32>
    %8 = stablehlo.subtract %7, %6 : tensor<51xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<51xi32>
    %10 = stablehlo.add %8, %9 : tensor<51xi32>
    %11 = stablehlo.iota dim = 0 : tensor<51xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<51xi32>) -> tensor<51x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<51xi32>) -> tensor<1x51xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<51x1xi32>) -> tensor<51x51xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x51xi32>) -> tensor<51x51xi32>
    %16 = stablehlo.subtract %14, %15 : tensor<51x51xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<51x51xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<51x51xi32>, tensor<51x51xi32>) -> tensor<51x51xi1>
    %19 = stablehlo.convert %16 : (tensor<51x51xi32>) -> tensor<51x51xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %20 = call @variant0._where(%18, %19, %c_2) : (tensor<51x51xi1>, tensor<51x51xf32>, tensor<i32>) -> tensor<51x51xf32>
    %21 = stablehlo.dot_general %20, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<51x51xf32>, tensor<51x7xf32>) -> tensor<51x7xf32>
    %22 = stablehlo.iota dim = 0 : tensor<50xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<50xi32>) -> tensor<1x50xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<50x1xi32>) -> tensor<50x50xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x50xi32>) -> tensor<50x50xi32>
    %27 = stablehlo.subtract %25, %26 : tensor<50x50xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<50x50xi32>, tensor<50x50xi32>) -> tensor<50x50xi1>
    %30 = stablehlo.convert %27 : (tensor<50x50xi32>) -> tensor<50x50xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @variant0._where_0(%29, %30, %c_4) : (tensor<50x50xi1>, tensor<50x50xf32>, tensor<i32>) -> tensor<50x50xf32>
    %32 = stablehlo.dot_general %31, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<50x50xf32>, tensor<50x7xf32>) -> tensor<50x7xf32>
    %33 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<50xf32>) -> tensor<50x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%0 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<51x7xf32>, tensor<f32>) -> tensor<7xf32>
    %35 = stablehlo.convert %33 : tensor<50x1xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<50x1xf32>) -> tensor<50x7xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<50x7xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<50x7xf32>
    %40 = stablehlo.add %32, %39 : tensor<50x7xf32>
    %41 = stablehlo.convert %10 : (tensor<51xi32>) -> tensor<51xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<51xf32>) -> tensor<51x1xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<51x1xf32>) -> tensor<1x51xf32>
    %44 = stablehlo.dot_general %43, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x51xf32>, tensor<51x7xf32>) -> tensor<1x7xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<50x7xf32>
    %46 = stablehlo.add %40, %45 : tensor<50x7xf32>
    %47 = stablehlo.concatenate %21, %46, dim = 0 : (tensor<51x7xf32>, tensor<50x7xf32>) -> tensor<101x7xf32>
    return %47 : tensor<101x7xf32>
  }
  func.func private @variant0._where(%arg0: tensor<51x51xi1>, %arg1: tensor<51x51xf32>, %arg2: tensor<i32>) -> tensor<51x51xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<51x51xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<51x51xi1>, tensor<51x51xf32>
    return %2 : tensor<51x51xf32>
  }
  func.func private @variant0._where_0(%arg0: tensor<50x50xi1>, %arg1: tensor<50x50xf32>, %arg2: tensor<i32>) -> tensor<50x50xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50x50xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<50x50xi1>, tensor<50x50xf32>
    return %2 : tensor<50x50xf32>
  }
  func.func public @variant1(%arg0: tensor<101x7xf32> loc("x")) -> (tensor<101x7xf32>) {
    %0 = stablehlo.slice %arg0 [0:51, 0:7] : (tensor<101x7xf32>) -> tensor<51x7xf32>
    %1 = stablehlo.slice %arg0 [51:101, 0:7] : (tensor<101x7xf32>) -> tensor<50x7xf32>
    %2 = stablehlo.iota dim = 0 : tensor<50xi32>
    %3 = stablehlo.convert %2 : (tensor<50xi32>) -> tensor<50xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %5 = stablehlo.add %3, %4 : tensor<50xf32>
    %6 = stablehlo.iota dim = 0 : tensor<51xi32>
    %c = stablehlo.constant dense<50> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<51xi32>
    %8 = stablehlo.subtract %7, %6 : tensor<51xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<51xi32>
    %10 = stablehlo.add %8, %9 : tensor<51xi32>
    %11 = stablehlo.iota dim = 0 : tensor<51xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<51xi32>) -> tensor<51x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<51xi32>) -> tensor<1x51xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<51x1xi32>) -> tensor<51x51xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x51xi32>) -> tensor<51x51xi32>
    %16 = stablehlo.subtract %14, %15 : tensor<51x51xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<51x51xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<51x51xi32>, tensor<51x51xi32>) -> tensor<51x51xi1>
    %19 = stablehlo.convert %16 : (tensor<51x51xi32>) -> tensor<51x51xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %20 = call @variant1._where(%18, %19, %c_2) : (tensor<51x51xi1>, tensor<51x51xf32>, tensor<i32>) -> tensor<51x51xf32>
    %21 = stablehlo.dot_general %20, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<51x51xf32>, tensor<51x7xf32>) -> tensor<51x7xf32>
    %22 = stablehlo.iota dim = 0 : tensor<50xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<50xi32>) -> tensor<50x1xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<50xi32>) -> tensor<1x50xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<50x1xi32>) -> tensor<50x50xi32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x50xi32>) -> tensor<50x50xi32>
    %27 = stablehlo.subtract %25, %26 : tensor<50x50xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<50x50xi32>
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<50x50xi32>, tensor<50x50xi32>) -> tensor<50x50xi1>
    %30 = stablehlo.convert %27 : (tensor<50x50xi32>) -> tensor<50x50xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @variant1._where_0(%29, %30, %c_4) : (tensor<50x50xi1>, tensor<50x50xf32>, tensor<i32>) -> tensor<50x50xf32>
    %32 = stablehlo.dot_general %31, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<50x50xf32>, tensor<50x7xf32>) -> tensor<50x7xf32>
    %33 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<50xf32>) -> tensor<50x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%0 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<51x7xf32>, tensor<f32>) -> tensor<7xf32>
    %35 = stablehlo.convert %33 : tensor<50x1xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<50x1xf32>) -> tensor<50x7xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<50x7xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<50x7xf32>
    %40 = stablehlo.add %32, %39 : tensor<50x7xf32>
    %41 = stablehlo.convert %10 : (tensor<51xi32>) -> tensor<51xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<51xf32>) -> tensor<51x1xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<51x1xf32>) -> tensor<1x51xf32>
    %44 = stablehlo.dot_general %43, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x51xf32>, tensor<51x7xf32>) -> tensor<1x7xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<50x7xf32>
    %46 = stablehlo.add %40, %45 : tensor<50x7xf32>
    %47 = stablehlo.concatenate %21, %46, dim = 0 : (tensor<51x7xf32>, tensor<50x7xf32>) -> tensor<101x7xf32>
    return %47 : tensor<101x7xf32>
  }
  func.func private @variant1._where(%arg0: tensor<51x51xi1>, %arg1: tensor<51x51xf32>, %arg2: tensor<i32>) -> tensor<51x51xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<51x51xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<51x51xi1>, tensor<51x51xf32>
    return %2 : tensor<51x51xf32>
  }
  func.func private @variant1._where_0(%arg0: tensor<50x50xi1>, %arg1: tensor<50x50xf32>, %arg2: tensor<i32>) -> tensor<50x50xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50x50xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<50x50xi1>, tensor<50x50xf32>
    return %2 : tensor<50x50xf32>
  }
