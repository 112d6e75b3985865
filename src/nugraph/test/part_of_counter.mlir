// A part of a counter counts on from where it begins: what is chosen by comparing
// it is a part of what is chosen for all.
// RUN: tesela explain %s --find | FileCheck %s
// CHECK: "found": true
// CHECK: "found": false

func.func @main(%x: tensor<37x37xf32>, %y: tensor<37x5xf32>) -> tensor<6x5xf32> {
  %i = stablehlo.iota dim = 0 : tensor<37x37xi32>
  %j = stablehlo.iota dim = 1 : tensor<37x37xi32>
  %m = stablehlo.compare GE, %i, %j, SIGNED : (tensor<37x37xi32>, tensor<37x37xi32>) -> tensor<37x37xi1>
  %o = stablehlo.constant dense<0.0> : tensor<37x37xf32>
  %a = stablehlo.select %m, %x, %o : tensor<37x37xi1>, tensor<37x37xf32>
  %b = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<37x37xf32>, tensor<37x5xf32>) -> tensor<37x5xf32>
  %r = stablehlo.slice %b [31:37, 0:5] : (tensor<37x5xf32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}
func.func @last(%x: tensor<37x37xf32>, %y: tensor<37x5xf32>) -> tensor<6x5xf32> {
  %t = stablehlo.iota dim = 0 : tensor<37xi32>
  %s = stablehlo.slice %t [31:37] : (tensor<37xi32>) -> tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<6xi32>) -> tensor<6x37xi32>
  %j = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<37xi32>) -> tensor<6x37xi32>
  %m = stablehlo.compare LE, %j, %i, SIGNED : (tensor<6x37xi32>, tensor<6x37xi32>) -> tensor<6x37xi1>
  %o = stablehlo.constant dense<0.0> : tensor<6x37xf32>
  %p = stablehlo.slice %x [31:37, 0:37] : (tensor<37x37xf32>) -> tensor<6x37xf32>
  %a = stablehlo.select %m, %p, %o : tensor<6x37xi1>, tensor<6x37xf32>
  %r = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<6x37xf32>, tensor<37x5xf32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}
func.func @others(%x: tensor<37x37xf32>, %y: tensor<37x5xf32>) -> tensor<6x5xf32> {
  %t = stablehlo.iota dim = 0 : tensor<37xi32>
  %s = stablehlo.slice %t [30:36] : (tensor<37xi32>) -> tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<6xi32>) -> tensor<6x37xi32>
  %j = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<37xi32>) -> tensor<6x37xi32>
  %m = stablehlo.compare LE, %j, %i, SIGNED : (tensor<6x37xi32>, tensor<6x37xi32>) -> tensor<6x37xi1>
  %o = stablehlo.constant dense<0.0> : tensor<6x37xf32>
  %p = stablehlo.slice %x [31:37, 0:37] : (tensor<37x37xf32>) -> tensor<6x37xf32>
  %a = stablehlo.select %m, %p, %o : tensor<6x37xi1>, tensor<6x37xf32>
  %r = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<6x37xf32>, tensor<37x5xf32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}
