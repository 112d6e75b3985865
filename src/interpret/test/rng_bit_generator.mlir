// RUN: tesela check %s | FileCheck %s
// CHECK: 4 passed, 0 failed

// State (key, counter) = (2 << 32 | 1, 4 << 32 | 3); values recorded from XLA.
func.func @threefry_u32() {
  %state = stablehlo.constant dense<[8589934593, 17179869187]> : tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %next, dense<[8589934593, 17179869190]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[1576285164, 2249660814, 740599976, 2425682526, 2436392515]> : tensor<5xui32>
  func.return
}

// -----

func.func @threefry_u8_and_u64() {
  %state = stablehlo.constant dense<[8589934593, 17179869187]> : tensor<2xui64>
  %n0, %narrow = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %narrow, dense<[236, 142, 168, 94, 67]> : tensor<5xui8>
  %n1, %wide = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %n1, dense<[8589934593, 17179869192]> : tensor<2xui64>
  check.expect_eq_const %wide, dense<[9662219624799024108, 10418227120389269672, 6433701140276733507, 9707638358252452699, 16980371968582007637]> : tensor<5xui64>
  func.return
}

// -----

func.func @philox() {
  %state = stablehlo.constant dense<[8589934593, 17179869187]> : tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %next, dense<[8589934593, 17179869189]> : tensor<2xui64>
  check.expect_eq_const %bits, dense<[512747620, 1298009047, 1267190206, 761827841, 1383286907]> : tensor<5xui32>
  func.return
}

// -----

// The default is Philox, and a state of four 32-bit words is the same state.
func.func @default_u64() {
  %state = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xui32>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = DEFAULT : (tensor<4xui32>) -> (tensor<4xui32>, tensor<5xui64>)
  check.expect_eq_const %next, dense<[1, 2, 6, 4]> : tensor<4xui32>
  check.expect_eq_const %bits, dense<[5574906407289874532, 3272025663544478142, 7043725020835825787, 9254853183523022196, 14929923424383677111]> : tensor<5xui64>
  func.return
}
