// RUN: tesela check %s --engine=compiled --form=both | FileCheck %s
// CHECK: 1 passed, 0 failed

// A reduction may associate as it likes, but what it holds came before what it
// takes in. Lanes of a vector do not keep that order by themselves.

// x -> a x + b, one after the other: their composition does not commute.
func.func private @factors() -> (tensor<37xi32>, tensor<37xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<37xi32>
  %three = stablehlo.constant dense<3> : tensor<37xi32>
  %a = stablehlo.or %i, %three : tensor<37xi32>
  return %a, %i : tensor<37xi32>, tensor<37xi32>
}

func.func @composition() {
  %a, %b = func.call @factors() : () -> (tensor<37xi32>, tensor<37xi32>)
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %one), (%b init: %zero) across dimensions = [0] : (tensor<37xi32>, tensor<37xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%p: tensor<i32>, %u: tensor<i32>) (%q: tensor<i32>, %v: tensor<i32>) {
    %0 = stablehlo.multiply %p, %u : tensor<i32>
    %1 = stablehlo.multiply %u, %q : tensor<i32>
    %2 = stablehlo.add %1, %v : tensor<i32>
    stablehlo.return %0, %2 : tensor<i32>, tensor<i32>
  }
  // The same by a loop.
  %w:3 = stablehlo.while(%n = %zero, %p = %one, %q = %zero) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %end = stablehlo.constant dense<37> : tensor<i32>
    %c = stablehlo.compare LT, %n, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %u1 = stablehlo.dynamic_slice %a, %n, sizes = [1] : (tensor<37xi32>, tensor<i32>) -> tensor<1xi32>
    %v1 = stablehlo.dynamic_slice %b, %n, sizes = [1] : (tensor<37xi32>, tensor<i32>) -> tensor<1xi32>
    %u = stablehlo.reshape %u1 : (tensor<1xi32>) -> tensor<i32>
    %v = stablehlo.reshape %v1 : (tensor<1xi32>) -> tensor<i32>
    %0 = stablehlo.multiply %p, %u : tensor<i32>
    %1 = stablehlo.multiply %u, %q : tensor<i32>
    %2 = stablehlo.add %1, %v : tensor<i32>
    %3 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %3, %0, %2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq %r#0, %w#1 : tensor<i32>
  check.expect_eq %r#1, %w#2 : tensor<i32>
  return
}

// From behind: element i composes those from i on, in their order.
func.func @composition_from_behind() {
  %a = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi32>
  %b = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %a0 = stablehlo.optimization_barrier %a : tensor<3xi32>
  %b0 = stablehlo.optimization_barrier %b : tensor<3xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce_window"(%a0, %b0, %one, %zero) <{window_dimensions = array<i64: 3>, padding = dense<[[0, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %u: tensor<i32>, %v: tensor<i32>):
    %0 = stablehlo.multiply %p, %u : tensor<i32>
    %1 = stablehlo.multiply %u, %q : tensor<i32>
    %2 = stablehlo.add %1, %v : tensor<i32>
    stablehlo.return %0, %2 : tensor<i32>, tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[30, 15, 5]> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[21, 6, 1]> : tensor<3xi32>
  return
}

// The first number that is not zero, from 90 rows in front of it and beside.
func.func @first_of_two_dimensions() {
  %i = stablehlo.iota dim = 1 : tensor<90x100xi32>
  %j = stablehlo.iota dim = 0 : tensor<90x100xi32>
  %limit = stablehlo.constant dense<41> : tensor<90x100xi32>
  %none = stablehlo.constant dense<0> : tensor<90x100xi32>
  %late = stablehlo.compare GT, %i, %limit : (tensor<90x100xi32>, tensor<90x100xi32>) -> tensor<90x100xi1>
  %low = stablehlo.compare GT, %j, %limit : (tensor<90x100xi32>, tensor<90x100xi32>) -> tensor<90x100xi1>
  %both = stablehlo.or %late, %low : tensor<90x100xi1>
  %hundred = stablehlo.constant dense<100> : tensor<90x100xi32>
  %row = stablehlo.multiply %j, %hundred : tensor<90x100xi32>
  %place = stablehlo.add %row, %i : tensor<90x100xi32>
  %x = stablehlo.select %both, %place, %none : tensor<90x100xi1>, tensor<90x100xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.reduce(%x init: %zero) across dimensions = [0, 1] : (tensor<90x100xi32>, tensor<i32>) -> tensor<i32>
   reducer(%p: tensor<i32>, %q: tensor<i32>) {
    %z = stablehlo.constant dense<0> : tensor<i32>
    %some = stablehlo.compare NE, %p, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %0 = stablehlo.select %some, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %0 : tensor<i32>
  }
  check.expect_eq_const %r, dense<42> : tensor<i32>
  return
}

// argmax as JAX writes it: of several NaNs the first. Lane 14 of the second vector
// meets the first, lane 2 of the fifth another one.
func.func @first_nan() {
  %c = stablehlo.constant dense<0.0> : tensor<200xf32>
  %n = stablehlo.constant dense<0x7FC00000> : tensor<200xf32>
  %i = stablehlo.iota dim = 0 : tensor<200xi32>
  %first = stablehlo.constant dense<30> : tensor<200xi32>
  %second = stablehlo.constant dense<66> : tensor<200xi32>
  %atFirst = stablehlo.compare EQ, %i, %first : (tensor<200xi32>, tensor<200xi32>) -> tensor<200xi1>
  %atSecond = stablehlo.compare EQ, %i, %second : (tensor<200xi32>, tensor<200xi32>) -> tensor<200xi1>
  %either = stablehlo.or %atFirst, %atSecond : tensor<200xi1>
  %x = stablehlo.select %either, %n, %c : tensor<200xi1>, tensor<200xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %least), (%i init: %zero) across dimensions = [0] : (tensor<200xf32>, tensor<200xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%p: tensor<f32>, %u: tensor<f32>) (%q: tensor<i32>, %v: tensor<i32>) {
    %0 = stablehlo.compare GT, %p, %u, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %p, %p, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %3 = stablehlo.compare EQ, %p, %u, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %q, %v, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %2, %p, %u : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %6, %q, %v : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %r#1, dense<30> : tensor<i32>
  return
}

// The same where the index is an input that does not ascend: the first one met.
func.func @first_nan_under_a_permuted_index() {
  %n = stablehlo.constant dense<0x7FC00000> : tensor<40xf32>
  %x = stablehlo.optimization_barrier %n : tensor<40xf32>
  %i = stablehlo.iota dim = 0 : tensor<40xi32>
  %fifty = stablehlo.constant dense<50> : tensor<40xi32>
  %down = stablehlo.subtract %fifty, %i : tensor<40xi32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %least), (%down init: %zero) across dimensions = [0] : (tensor<40xf32>, tensor<40xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%p: tensor<f32>, %u: tensor<f32>) (%q: tensor<i32>, %v: tensor<i32>) {
    %0 = stablehlo.compare GT, %p, %u, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %p, %p, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %7 = stablehlo.select %2, %p, %u : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %2, %q, %v : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %r#1, dense<50> : tensor<i32>
  return
}

// Lanes in order of the index: still vectors.
// RUN: tesela compile %s --emit=tile -o - | FileCheck %s --check-prefix=TILE
// TILE-LABEL: kernel reduce
// TILE: vector d0 x
// TILE: lanes in order of value 1
func.func @main(%x: tensor<1000xf32>) -> tensor<i32> {
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %least), (%i init: %zero) across dimensions = [0] : (tensor<1000xf32>, tensor<1000xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%p: tensor<f32>, %u: tensor<f32>) (%q: tensor<i32>, %v: tensor<i32>) {
    %0 = stablehlo.compare GT, %p, %u, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %p, %p, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %7 = stablehlo.select %2, %p, %u : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %2, %q, %v : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}
