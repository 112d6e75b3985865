// RUN: tesela explain %s --variants | FileCheck %s
// RUN: tesela explain %s --variants --json | FileCheck %s --check-prefix=JSON

// Ten layers: each kind of part is explored and shown once.
// CHECK: == part 0 of {{[0-9]+}}
// CHECK: costs at
// CHECK: variant 0, as given
// CHECK: == part {{[0-9]+}} of {{[0-9]+}}, the same as
// CHECK: by push, REAL

// JSON: "graphs"
// JSON: "parts"
// JSON: "variants"
module {
  func.func public @main(%arg0: tensor<96x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x160xf32>, %arg8: tensor<64x160xf32>, %arg9: tensor<160x64xf32>) -> (tensor<96x64xf32>) {
    %0 = call @layer(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %1 = call @layer(%0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %2 = call @layer(%1, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %3 = call @layer(%2, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %4 = call @layer(%3, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %5 = call @layer(%4, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %6 = call @layer(%5, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %7 = call @layer(%6, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %8 = call @layer(%7, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %9 = call @layer(%8, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (tensor<96x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x160xf32>, tensor<64x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    return %9 : tensor<96x64xf32>
  }
  func.func private @layer(%arg0: tensor<96x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x160xf32>, %arg8: tensor<64x160xf32>, %arg9: tensor<160x64xf32>) -> tensor<96x64xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<96x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<96x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<96x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<96x1xf32>
    %7 = stablehlo.sqrt %6 : tensor<96x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x64xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<96x64xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<96x64xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<96x64xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
    %14 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
    %15 = stablehlo.dot_general %12, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
    %16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<96x64xf32>) -> tensor<64x96xf32>
    %17 = stablehlo.dot_general %13, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x96xf32>) -> tensor<96x96xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<96x96xf32>, tensor<f32>) -> tensor<96xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x96xf32>
    %21 = stablehlo.subtract %17, %20 : tensor<96x96xf32>
    %22 = stablehlo.exponential %21 : tensor<96x96xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<96x96xf32>, tensor<f32>) -> tensor<96xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x96xf32>
    %26 = stablehlo.divide %22, %25 : tensor<96x96xf32>
    %27 = stablehlo.dot_general %26, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x96xf32>, tensor<96x64xf32>) -> tensor<96x64xf32>
    %28 = stablehlo.dot_general %27, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x64xf32>) -> tensor<96x64xf32>
    %29 = stablehlo.add %arg0, %28 : tensor<96x64xf32>
    %30 = stablehlo.multiply %29, %29 : tensor<96x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<96x1xf32>
    %34 = stablehlo.divide %32, %33 : tensor<96x1xf32>
    %cst_6 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<96x1xf32>
    %36 = stablehlo.add %34, %35 : tensor<96x1xf32>
    %37 = stablehlo.sqrt %36 : tensor<96x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x64xf32>
    %39 = stablehlo.divide %29, %38 : tensor<96x64xf32>
    %40 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<96x64xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<96x64xf32>
    %43 = stablehlo.dot_general %42, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x160xf32>) -> tensor<96x160xf32>
    %44 = stablehlo.negate %43 : tensor<96x160xf32>
    %45 = stablehlo.exponential %44 : tensor<96x160xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<96x160xf32>
    %47 = stablehlo.add %46, %45 : tensor<96x160xf32>
    %48 = stablehlo.divide %43, %47 : tensor<96x160xf32>
    %49 = stablehlo.dot_general %42, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64x160xf32>) -> tensor<96x160xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<96x160xf32>
    %51 = stablehlo.dot_general %50, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x160xf32>, tensor<160x64xf32>) -> tensor<96x64xf32>
    %52 = stablehlo.add %29, %51 : tensor<96x64xf32>
    return %52 : tensor<96x64xf32>
  }
}
