// RUN: tesela explain %s --find --family=split | FileCheck %s

// s[i, t[i]] of a matmul is a row with a row that was taken, multiplied and
// summed; not added and summed.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<1024x512xf32> loc("h"), %arg1: tensor<16000x512xf32> loc("w"), %arg2: tensor<1024xi32> loc("t")) -> (tensor<1024xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16000x512xf32>) -> tensor<512x16000xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x512xf32>, tensor<512x16000xf32>) -> tensor<1024x16000xf32>
    %2 = stablehlo.exponential %1 : tensor<1024x16000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x16000xf32>, tensor<f32>) -> tensor<1024xf32>
    %4 = stablehlo.log %3 : tensor<1024xf32>
    %5 = stablehlo.iota dim = 0 : tensor<1024xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_0 = stablehlo.constant dense<1024> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %9 = stablehlo.add %5, %8 : tensor<1024xi32>
    %10 = stablehlo.select %7, %9, %5 : tensor<1024xi1>, tensor<1024xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %12 = stablehlo.compare LT, %arg2, %11, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_2 = stablehlo.constant dense<16000> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %14 = stablehlo.add %arg2, %13 : tensor<1024xi32>
    %15 = stablehlo.select %12, %14, %arg2 : tensor<1024xi1>, tensor<1024xi32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %18 = stablehlo.concatenate %16, %17, dim = 1 : (tensor<1024x1xi32>, tensor<1024x1xi32>) -> tensor<1024x2xi32>
    %19 = "stablehlo.gather"(%1, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1024x16000xf32>, tensor<1024x2xi32>) -> tensor<1024xf32>
    %20 = stablehlo.subtract %4, %19 : tensor<1024xf32>
    return %20 : tensor<1024xf32>
}
func.func public @variant0(%arg0: tensor<1024x512xf32> loc("h"), %arg1: tensor<16000x512xf32> loc("w"), %arg2: tensor<1024xi32> loc("t")) -> (tensor<1024xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16000x512xf32>) -> tensor<512x16000xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x512xf32>, tensor<512x16000xf32>) -> tensor<1024x16000xf32>
    %2 = stablehlo.exponential %1 : tensor<1024x16000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x16000xf32>, tensor<f32>) -> tensor<1024xf32>
    %4 = stablehlo.log %3 : tensor<1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %6 = stablehlo.compare LT, %arg2, %5, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_0 = stablehlo.constant dense<16000> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %8 = stablehlo.add %arg2, %7 : tensor<1024xi32>
    %9 = stablehlo.select %6, %8, %arg2 : tensor<1024xi1>, tensor<1024xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %11 = "stablehlo.gather"(%arg1, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (tensor<16000x512xf32>, tensor<1024x1xi32>) -> tensor<1024x512xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<1024x512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x512xf32>, tensor<f32>) -> tensor<1024xf32>
    %14 = stablehlo.subtract %4, %13 : tensor<1024xf32>
    return %14 : tensor<1024xf32>
}
func.func public @variant1(%arg0: tensor<1024x512xf32> loc("h"), %arg1: tensor<16000x512xf32> loc("w"), %arg2: tensor<1024xi32> loc("t")) -> (tensor<1024xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16000x512xf32>) -> tensor<512x16000xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x512xf32>, tensor<512x16000xf32>) -> tensor<1024x16000xf32>
    %2 = stablehlo.exponential %1 : tensor<1024x16000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x16000xf32>, tensor<f32>) -> tensor<1024xf32>
    %4 = stablehlo.log %3 : tensor<1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %6 = stablehlo.compare LT, %arg2, %5, SIGNED : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
    %c_0 = stablehlo.constant dense<16000> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024xi32>
    %8 = stablehlo.add %arg2, %7 : tensor<1024xi32>
    %9 = stablehlo.select %6, %8, %arg2 : tensor<1024xi1>, tensor<1024xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32>
    %11 = "stablehlo.gather"(%arg1, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (tensor<16000x512xf32>, tensor<1024x1xi32>) -> tensor<1024x512xf32>
    %12 = stablehlo.add %arg0, %11 : tensor<1024x512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x512xf32>, tensor<f32>) -> tensor<1024xf32>
    %14 = stablehlo.subtract %4, %13 : tensor<1024xf32>
    return %14 : tensor<1024xf32>
}
