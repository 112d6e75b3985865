// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @operands(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+1 {{stablehlo.add: (C1) operand types differ: 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0 = stablehlo.add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @result(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.negate: (C1) the result is 'tensor<4xf32>', written as 'tensor<4xf64>'}}
  %0 = stablehlo.negate %a : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @elements(%a: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.popcnt' op operand #0 must be}}
  %0 = stablehlo.popcnt %a : tensor<4xf32>
  return
}

// -----

func.func @shape(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.convert: (C1) shapes differ: 'tensor<4xf32>' and 'tensor<5xi32>'}}
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @part(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{stablehlo.real: (C1, C2) the result is 'tensor<4xf32>', written as 'tensor<4xf64>'}}
  %0 = stablehlo.real %a : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @exponent(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.reduce_precision: (C2) exponent_bits must be at least 1}}
  %0 = stablehlo.reduce_precision %a, format = e0m10 : tensor<4xf32>
  return
}

// -----

func.func @mantissa(%a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.reduce_precision: (C3) mantissa_bits must not be negative}}
  %0 = "stablehlo.reduce_precision"(%a) {exponent_bits = 5 : i32, mantissa_bits = -1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @order(%a: tensor<4xi32>) {
  // expected-error @+1 {{stablehlo.compare: (C3) comparison type TOTALORDER does not fit 'i32'}}
  %0 = stablehlo.compare LT, %a, %a, TOTALORDER : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @compared(%a: tensor<4xi32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.compare: (C1) element types differ}}
  %0 = stablehlo.compare LT, %a, %b : (tensor<4xi32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @pred(%p: tensor<3xi1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{stablehlo.select: (C1) pred must be a scalar or have the shape of the alternatives: 'tensor<3xi1>' and 'tensor<4xf32>'}}
  %0 = stablehlo.select %p, %a, %a : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @alternatives(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf64>) {
  // expected-error @+1 {{stablehlo.select: (C2) types of the alternatives differ}}
  %0 = stablehlo.select %p, %a, %b : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @limit(%a: tensor<4xf32>, %l: tensor<3xf32>) {
  // expected-error @+1 {{stablehlo.clamp: (C1) min must be a scalar or have the operand's shape}}
  %0 = stablehlo.clamp %l, %a, %a : (tensor<3xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-error @+1 {{result_accuracy: atol, rtol and ulps must be zero unless the mode is TOLERANCE}}
func.func @accuracy(%a: tensor<4xf32>) attributes {stablehlo.x = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} {
  return
}
