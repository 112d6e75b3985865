// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @constants
func.func @constants() {
  // CHECK: %c = stablehlo.constant dense<[0, -1]> : tensor<2xi4>
  %0 = stablehlo.constant dense<[0, -1]> : tensor<2xi4>
  // CHECK: %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
  // CHECK: stablehlo.constant {mhlo.note = 1 : i64} dense<(1.000000e+00,-0.000000e+00)> : tensor<complex<f64>>
  %2 = stablehlo.constant {mhlo.note = 1 : i64} dense<(1.0, -0.0)> : tensor<complex<f64>>
  // CHECK: stablehlo.constant dense<> : tensor<0x3xf8E5M2>
  %3 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
  // CHECK: stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  %4 = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  // CHECK: stablehlo.iota dim = 1 : tensor<2x3xui8>
  %5 = stablehlo.iota dim = 1 : tensor<2x3xui8>
  return
}

// CHECK-LABEL: func @static
func.func @static(%a: tensor<4xf32>, %m: tensor<2x3xf32>, %s: tensor<f32>) {
  // CHECK: stablehlo.bitcast_convert %{{.*}} : (tensor<4xf32>) -> tensor<4x4xui8>
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<4x4xui8>
  // CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %2 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  // CHECK: stablehlo.pad %{{.*}}, %{{.*}}, low = [-1], high = [2], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  %3 = stablehlo.pad %a, %s, low = [-1], high = [2], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: stablehlo.reshape %{{.*}} : (tensor<2x3xf32>) -> tensor<6xf32>
  %4 = stablehlo.reshape %m : (tensor<2x3xf32>) -> tensor<6xf32>
  // CHECK: stablehlo.reverse %{{.*}}, dims = [1, 0] : tensor<2x3xf32>
  %5 = stablehlo.reverse %m, dims = [1, 0] : tensor<2x3xf32>
  // CHECK: stablehlo.slice %{{.*}} [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %6 = stablehlo.slice %m [0:2:1, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %7 = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// CHECK-LABEL: func @starts
func.func @starts(%m: tensor<2x3xf32>, %u: tensor<1x1xf32>, %i: tensor<i32>, %s: tensor<f32>) {
  // CHECK: stablehlo.dynamic_slice %{{.*}}, %{{.*}}, %{{.*}}, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %0 = stablehlo.dynamic_slice %m, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  // CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [] : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.dynamic_slice %s, sizes = [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.dynamic_update_slice %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %2 = stablehlo.dynamic_update_slice %m, %u, %i, %i : (tensor<2x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func @bounded(%arg0: tensor<?x3xf32, #stablehlo.bounds<5, ?>>
func.func @bounded(%d: tensor<?x3xf32, #stablehlo.type_extensions<bounds = [5, ?]>>, %a: tensor<4xf32>) {
  // CHECK: stablehlo.get_dimension_size %{{.*}}, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<i32>
  %0 = stablehlo.get_dimension_size %d, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<i32>
  // CHECK: stablehlo.set_dimension_size %{{.*}}, %{{.*}}, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %1 = stablehlo.set_dimension_size %a, %0, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  // CHECK: stablehlo.transpose %{{.*}} : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 5>>
  %2 = stablehlo.transpose %d, dims = [1, 0] : (tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 5>>
  return
}

// CHECK-LABEL: func @values
func.func @values(%a: tensor<4xf32>, %t: !stablehlo.token, %f: !stablehlo.future<tensor<4xf32>>) {
  // CHECK: stablehlo.tuple %{{.*}}, %{{.*}} : tuple<tensor<4xf32>, !stablehlo.token>
  %0 = stablehlo.tuple %a, %t : tuple<tensor<4xf32>, !stablehlo.token>
  // CHECK: stablehlo.get_tuple_element %{{.*}}[1] : (tuple<tensor<4xf32>, !stablehlo.token>) -> !stablehlo.token
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, !stablehlo.token>) -> !stablehlo.token
  // CHECK: stablehlo.optimization_barrier %{{.*}}, %{{.*}} : tensor<4xf32>, !stablehlo.token
  %2:2 = stablehlo.optimization_barrier %a, %1 : tensor<4xf32>, !stablehlo.token
  // CHECK: stablehlo.optimization_barrier()
  stablehlo.optimization_barrier()
  return
}
