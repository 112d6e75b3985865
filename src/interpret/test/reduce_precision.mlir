// RUN: tesela check %s --engine=both | FileCheck %s
// CHECK: 6 passed, 0 failed

// Types that lack infinity, -0 or zero have what they convert them to.

func.func @no_infinity() {
  // NaN, 256, 448, -448, 2^-9, 1.125
  %bits = stablehlo.constant dense<[0x7F, 0x78, 0x7E, 0xFE, 0x01, 0x39]> : tensor<6xui8>
  %x = stablehlo.bitcast_convert %bits : (tensor<6xui8>) -> tensor<6xf8E4M3FN>
  %y = stablehlo.reduce_precision %x, format = e4m0 : tensor<6xf8E4M3FN>
  %r = stablehlo.bitcast_convert %y : (tensor<6xf8E4M3FN>) -> tensor<6xui8>
  check.expect_eq_const %r, dense<[0x7F, 0x78, 0x7F, 0xFF, 0x00, 0x38]> : tensor<6xui8>
  return
}

// -----

func.func @exponents_out_of_range() {
  // 3, 4, 1, 0.5, -0.5
  %x = stablehlo.constant dense<[3.0, 4.0, 1.0, 0.5, -0.5]> : tensor<5xf8E4M3FN>
  %y = stablehlo.reduce_precision %x, format = e2m1 : tensor<5xf8E4M3FN>
  %r = stablehlo.bitcast_convert %y : (tensor<5xf8E4M3FN>) -> tensor<5xui8>
  check.expect_eq_const %r, dense<[0x44, 0x7F, 0x38, 0x00, 0x80]> : tensor<5xui8>
  return
}

// -----

func.func @no_negative_zero() {
  %x = stablehlo.constant dense<[-0.25, 0.25, -1.0, 4.0]> : tensor<4xf8E5M2FNUZ>
  %y = stablehlo.reduce_precision %x, format = e2m1 : tensor<4xf8E5M2FNUZ>
  %r = stablehlo.bitcast_convert %y : (tensor<4xf8E5M2FNUZ>) -> tensor<4xui8>
  check.expect_eq_const %r, dense<[0x00, 0x00, 0xC0, 0x80]> : tensor<4xui8>
  return
}

// -----

func.func @neither_infinity_nor_nan() {
  %x = stablehlo.constant dense<[6.0, -6.0, 3.0, 0.5]> : tensor<4xf4E2M1FN>
  %y = stablehlo.reduce_precision %x, format = e2m0 : tensor<4xf4E2M1FN>
  %z = stablehlo.convert %y : (tensor<4xf4E2M1FN>) -> tensor<4xf32>
  check.expect_eq_const %z, dense<[6.0, -6.0, 2.0, 0.0]> : tensor<4xf32>
  return
}

// -----

func.func @powers_of_two() {
  // 2^-127, 2^-100, 1, 2^100, NaN
  %bits = stablehlo.constant dense<[0, 27, 127, 227, 255]> : tensor<5xui8>
  %x = stablehlo.bitcast_convert %bits : (tensor<5xui8>) -> tensor<5xf8E8M0FNU>
  %y = stablehlo.reduce_precision %x, format = e8m0 : tensor<5xf8E8M0FNU>
  %r = stablehlo.bitcast_convert %y : (tensor<5xf8E8M0FNU>) -> tensor<5xui8>
  check.expect_eq_const %r, dense<[0, 27, 127, 227, 255]> : tensor<5xui8>
  %z = stablehlo.reduce_precision %x, format = e5m2 : tensor<5xf8E8M0FNU>
  %s = stablehlo.bitcast_convert %z : (tensor<5xf8E8M0FNU>) -> tensor<5xui8>
  check.expect_eq_const %s, dense<[255, 255, 127, 255, 255]> : tensor<5xui8>
  return
}

// -----

func.func @payloads_stay() {
  %bits = stablehlo.constant dense<[0x71, 0xF3, 0x70, 0x6F]> : tensor<4xui8>
  %x = stablehlo.bitcast_convert %bits : (tensor<4xui8>) -> tensor<4xf8E3M4>
  %y = stablehlo.reduce_precision %x, format = e3m3 : tensor<4xf8E3M4>
  %r = stablehlo.bitcast_convert %y : (tensor<4xf8E3M4>) -> tensor<4xui8>
  check.expect_eq_const %r, dense<[0x71, 0xF3, 0x70, 0x70]> : tensor<4xui8>
  return
}
