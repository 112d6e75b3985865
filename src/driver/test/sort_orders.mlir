// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 5 passed, 0 failed

// A comparator that makes the zeros equal and keeps NaNs apart: a negative NaN
// comes first, and 0 and -0 stay as they were.
func.func @zeros_only() {
  %bits = stablehlo.constant dense<[0x7FC00000, 0x00000000, 0x80000000, 0xFFC00000, 0xBF800000]> : tensor<5xui32>
  %x = stablehlo.bitcast_convert %bits : (tensor<5xui32>) -> tensor<5xf32>
  %sorted = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %isZero0 = stablehlo.compare EQ, %a, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %isZero1 = stablehlo.compare EQ, %b, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %0 = stablehlo.select %isZero0, %zero, %a : tensor<i1>, tensor<f32>
    %1 = stablehlo.select %isZero1, %zero, %b : tensor<i1>, tensor<f32>
    %less = stablehlo.compare LT, %0, %1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %result = stablehlo.bitcast_convert %sorted : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %result, dense<[0xFFC00000, 0xBF800000, 0x00000000, 0x80000000, 0x7FC00000]> : tensor<5xui32>
  func.return
}

// -----

// What NumPy sorts by, the two selects in the other order: zeros are equal, and
// NaNs are equal and last.
func.func @zeros_and_nans() {
  %bits = stablehlo.constant dense<[0x7FC00000, 0x00000000, 0x80000000, 0xFFC00000, 0xBF800000]> : tensor<5xui32>
  %x = stablehlo.bitcast_convert %bits : (tensor<5xui32>) -> tensor<5xf32>
  %sorted = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %isNan0 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %isNan1 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %0 = stablehlo.select %isNan0, %nan, %a : tensor<i1>, tensor<f32>
    %1 = stablehlo.select %isNan1, %nan, %b : tensor<i1>, tensor<f32>
    %isZero0 = stablehlo.compare EQ, %0, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %isZero1 = stablehlo.compare EQ, %1, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %isZero0, %zero, %0 : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %isZero1, %zero, %1 : tensor<i1>, tensor<f32>
    %less = stablehlo.compare LT, %2, %3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %result = stablehlo.bitcast_convert %sorted : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %result, dense<[0xBF800000, 0x00000000, 0x80000000, 0x7FC00000, 0xFFC00000]> : tensor<5xui32>
  func.return
}

// -----

// The only NaN of this format is 0x80, where others have -0; it has no sign and
// is no zero. (Its place in the total order is ours to choose: between the
// negative numbers and 0.)
func.func @nan_in_place_of_negative_zero() {
  %bits = stablehlo.constant dense<[0x00, 0x80, 0xC0, 0x40, 0x80, 0x00]> : tensor<6xui8>
  %x = stablehlo.bitcast_convert %bits : (tensor<6xui8>) -> tensor<6xf8E4M3FNUZ>
  %sorted = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %zero = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
    %nan = stablehlo.constant dense<0x80> : tensor<f8E4M3FNUZ>
    %isZero0 = stablehlo.compare EQ, %a, %zero, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    %isZero1 = stablehlo.compare EQ, %b, %zero, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    %0 = stablehlo.select %isZero0, %zero, %a : tensor<i1>, tensor<f8E4M3FNUZ>
    %1 = stablehlo.select %isZero1, %zero, %b : tensor<i1>, tensor<f8E4M3FNUZ>
    %isNan0 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    %isNan1 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    %2 = stablehlo.select %isNan0, %nan, %0 : tensor<i1>, tensor<f8E4M3FNUZ>
    %3 = stablehlo.select %isNan1, %nan, %1 : tensor<i1>, tensor<f8E4M3FNUZ>
    %less = stablehlo.compare LT, %2, %3, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %result = stablehlo.bitcast_convert %sorted : (tensor<6xf8E4M3FNUZ>) -> tensor<6xui8>
  check.expect_eq_const %result, dense<[0xC0, 0x80, 0x80, 0x00, 0x00, 0x40]> : tensor<6xui8>
  func.return
}

// -----

// Numbers as they stand, greatest first: zeros are equal and stay in order.
func.func @plain() {
  %x = stablehlo.constant dense<[0.0, 3.0, -0.0, 0.0, -1.0, 0xFF800000, 0x7F800000, -0.0]> : tensor<8xf32>
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  check.expect_eq_const %r#1, dense<[6, 1, 0, 2, 3, 7, 4, 5]> : tensor<8xi32>
  return
}

// -----

// `a < b` said otherwise, on integers and in total order.
func.func @not_after() {
  %x = stablehlo.constant dense<[3, -2147483648, 0, 2147483647, -1]> : tensor<5xi32>
  %y = stablehlo.constant dense<[3.0, -0.0, 0.0, 0xFFC00000, 0x7FC00000]> : tensor<5xf32>
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %after = stablehlo.compare GE, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %not = stablehlo.not %after : tensor<i1>
    stablehlo.return %not : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %0, dense<[-2147483648, -1, 0, 3, 2147483647]> : tensor<5xi32>
  %1 = "stablehlo.sort"(%y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %upTo = stablehlo.or %less, %equal : tensor<i1>
    %not = stablehlo.not %equal : tensor<i1>
    %both = stablehlo.and %upTo, %not : tensor<i1>
    stablehlo.return %both : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %bits = stablehlo.bitcast_convert %1 : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %bits, dense<[0xFFC00000, 0x80000000, 0x00000000, 0x40400000, 0x7FC00000]> : tensor<5xui32>
  return
}
