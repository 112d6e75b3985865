// RUN: tesela check %s --engine=compiled --form=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// Loops are cut where guards change; vectors of a piece begin anywhere.

func.func @columns() {
  %a = stablehlo.iota dim = 1 : tensor<3x77xi32>
  %b = stablehlo.iota dim = 1 : tensor<3x100xi32>
  %x, %y = stablehlo.optimization_barrier %a, %b : tensor<3x77xi32>, tensor<3x100xi32>
  %both = stablehlo.concatenate %x, %y, dim = 1 : (tensor<3x77xi32>, tensor<3x100xi32>) -> tensor<3x177xi32>
  %k = stablehlo.iota dim = 1 : tensor<3x177xi32>
  %c77 = stablehlo.constant dense<77> : tensor<3x177xi32>
  %first = stablehlo.compare LT, %k, %c77 : (tensor<3x177xi32>, tensor<3x177xi32>) -> tensor<3x177xi1>
  %rest = stablehlo.subtract %k, %c77 : tensor<3x177xi32>
  %want = stablehlo.select %first, %k, %rest : tensor<3x177xi1>, tensor<3x177xi32>
  check.expect_eq %both, %want : tensor<3x177xi32>
  func.return
}

func.func @rows() {
  %a = stablehlo.iota dim = 0 : tensor<1001x40xf32>
  %b = stablehlo.iota dim = 0 : tensor<37x40xf32>
  %x, %y = stablehlo.optimization_barrier %a, %b : tensor<1001x40xf32>, tensor<37x40xf32>
  %both = stablehlo.concatenate %x, %y, %x, dim = 0 : (tensor<1001x40xf32>, tensor<37x40xf32>, tensor<1001x40xf32>) -> tensor<2039x40xf32>
  %k = stablehlo.iota dim = 0 : tensor<2039x40xf32>
  %c1 = stablehlo.constant dense<1001.0> : tensor<2039x40xf32>
  %c2 = stablehlo.constant dense<1038.0> : tensor<2039x40xf32>
  %first = stablehlo.compare LT, %k, %c1 : (tensor<2039x40xf32>, tensor<2039x40xf32>) -> tensor<2039x40xi1>
  %second = stablehlo.compare LT, %k, %c2 : (tensor<2039x40xf32>, tensor<2039x40xf32>) -> tensor<2039x40xi1>
  %in2 = stablehlo.subtract %k, %c1 : tensor<2039x40xf32>
  %in3 = stablehlo.subtract %k, %c2 : tensor<2039x40xf32>
  %late = stablehlo.select %second, %in2, %in3 : tensor<2039x40xi1>, tensor<2039x40xf32>
  %want = stablehlo.select %first, %k, %late : tensor<2039x40xi1>, tensor<2039x40xf32>
  check.expect_eq %both, %want : tensor<2039x40xf32>
  func.return
}

func.func @padded() {
  %a = stablehlo.iota dim = 1 : tensor<3x100xi16>
  %x = stablehlo.optimization_barrier %a : tensor<3x100xi16>
  %seven = stablehlo.constant dense<7> : tensor<i16>
  %padded = stablehlo.pad %x, %seven, low = [1, 2], high = [1, 1], interior = [0, 0] : (tensor<3x100xi16>, tensor<i16>) -> tensor<5x103xi16>
  %inner = stablehlo.slice %padded [1:4, 2:102] : (tensor<5x103xi16>) -> tensor<3x100xi16>
  check.expect_eq %inner, %a : tensor<3x100xi16>
  %top = stablehlo.slice %padded [0:1, 0:103] : (tensor<5x103xi16>) -> tensor<1x103xi16>
  %sevens = stablehlo.constant dense<7> : tensor<1x103xi16>
  check.expect_eq %top, %sevens : tensor<1x103xi16>
  %right = stablehlo.slice %padded [0:5, 102:103] : (tensor<5x103xi16>) -> tensor<5x1xi16>
  check.expect_eq_const %right, dense<7> : tensor<5x1xi16>
  %left = stablehlo.slice %padded [0:5, 0:2] : (tensor<5x103xi16>) -> tensor<5x2xi16>
  check.expect_eq_const %left, dense<7> : tensor<5x2xi16>
  func.return
}

func.func @rolled() {
  %a = stablehlo.iota dim = 1 : tensor<4x100xi32>
  %x = stablehlo.optimization_barrier %a : tensor<4x100xi32>
  %tail = stablehlo.slice %x [0:4, 95:100] : (tensor<4x100xi32>) -> tensor<4x5xi32>
  %head = stablehlo.slice %x [0:4, 0:95] : (tensor<4x100xi32>) -> tensor<4x95xi32>
  %rolled = stablehlo.concatenate %tail, %head, dim = 1 : (tensor<4x5xi32>, tensor<4x95xi32>) -> tensor<4x100xi32>
  %c95 = stablehlo.constant dense<95> : tensor<4x100xi32>
  %c100 = stablehlo.constant dense<100> : tensor<4x100xi32>
  %sum = stablehlo.add %a, %c95 : tensor<4x100xi32>
  %want = stablehlo.remainder %sum, %c100 : tensor<4x100xi32>
  check.expect_eq %rolled, %want : tensor<4x100xi32>
  func.return
}

// Every second, third, fourth element, and backwards.
func.func @strides() {
  %a = stablehlo.iota dim = 0 : tensor<333xi32>
  %x = stablehlo.optimization_barrier %a : tensor<333xi32>
  %two = stablehlo.slice %x [1:332:2] : (tensor<333xi32>) -> tensor<166xi32>
  %three = stablehlo.slice %x [2:333:3] : (tensor<333xi32>) -> tensor<111xi32>
  %four = stablehlo.slice %x [0:333:4] : (tensor<333xi32>) -> tensor<84xi32>
  %back = stablehlo.reverse %x, dims = [0] : tensor<333xi32>
  %k2 = stablehlo.iota dim = 0 : tensor<166xi32>
  %twice = stablehlo.add %k2, %k2 : tensor<166xi32>
  %one = stablehlo.constant dense<1> : tensor<166xi32>
  %want2 = stablehlo.add %twice, %one : tensor<166xi32>
  check.expect_eq %two, %want2 : tensor<166xi32>
  %k3 = stablehlo.iota dim = 0 : tensor<111xi32>
  %c3 = stablehlo.constant dense<3> : tensor<111xi32>
  %c2 = stablehlo.constant dense<2> : tensor<111xi32>
  %triple = stablehlo.multiply %k3, %c3 : tensor<111xi32>
  %want3 = stablehlo.add %triple, %c2 : tensor<111xi32>
  check.expect_eq %three, %want3 : tensor<111xi32>
  %k4 = stablehlo.iota dim = 0 : tensor<84xi32>
  %c4 = stablehlo.constant dense<4> : tensor<84xi32>
  %want4 = stablehlo.multiply %k4, %c4 : tensor<84xi32>
  check.expect_eq %four, %want4 : tensor<84xi32>
  %c332 = stablehlo.constant dense<332> : tensor<333xi32>
  %wantBack = stablehlo.subtract %c332, %a : tensor<333xi32>
  check.expect_eq %back, %wantBack : tensor<333xi32>
  func.return
}
