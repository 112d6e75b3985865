// RUN: tesela check %s | FileCheck %s
// CHECK: 4 passed, 0 failed

// An index out of range takes the last branch; regions see outer values.
func.func @case_out_of_range() {
  %low = stablehlo.constant dense<-1> : tensor<i32>
  %high = stablehlo.constant dense<2> : tensor<i32>
  %x = stablehlo.constant dense<10> : tensor<i32>
  %a = "stablehlo.case"(%low) ({
    stablehlo.return %low : tensor<i32>
  }, {
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %b = "stablehlo.case"(%high) ({
    stablehlo.return %low : tensor<i32>
  }, {
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %a, dense<10> : tensor<i32>
  check.expect_eq_const %b, dense<10> : tensor<i32>
  func.return
}

// -----

// A reduction whose region is no scalar code: it calls a function that loops.
func.func private @double(%x: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %sum = %zero) : tensor<i32>, tensor<i32>
  cond {
    %go = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %more = stablehlo.add %sum, %x : tensor<i32>
    stablehlo.return %next, %more : tensor<i32>, tensor<i32>
  }
  func.return %r#1 : tensor<i32>
}
func.func @reduce_by_call() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %d = func.call @double(%b) : (tensor<i32>) -> tensor<i32>
    %s = stablehlo.add %a, %d : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[6, 14]> : tensor<2xi32>
  func.return
}

// -----

func.func @tuples() {
  %a = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<2> : tensor<i32>
  %inner = "stablehlo.tuple"(%a, %b) : (tensor<i32>, tensor<i32>) -> tuple<tensor<i32>, tensor<i32>>
  %outer = "stablehlo.tuple"(%inner, %a) : (tuple<tensor<i32>, tensor<i32>>, tensor<i32>) -> tuple<tuple<tensor<i32>, tensor<i32>>, tensor<i32>>
  %pair = "stablehlo.get_tuple_element"(%outer) {index = 0 : i32} : (tuple<tuple<tensor<i32>, tensor<i32>>, tensor<i32>>) -> tuple<tensor<i32>, tensor<i32>>
  %x = "stablehlo.get_tuple_element"(%pair) {index = 1 : i32} : (tuple<tensor<i32>, tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %x, dense<2> : tensor<i32>
  func.return
}

// -----

// A sort whose comparator is no order must still end; stable on equal keys.
func.func @sort_by_key_is_stable() {
  %keys = stablehlo.constant dense<[2, 1, 2, 1]> : tensor<4xi32>
  %values = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %r:2 = "stablehlo.sort"(%keys, %values) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %r#1, dense<[1, 3, 0, 2]> : tensor<4xi32>
  %s = "stablehlo.sort"(%keys) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %true = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %true : tensor<i1>
  }) {dimension = -1 : i64, is_stable = false} : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %s, dense<[1, 2, 1, 2]> : tensor<4xi32>
  func.return
}
