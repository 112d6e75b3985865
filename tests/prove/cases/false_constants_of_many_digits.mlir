// expect: UNKNOWN, false
// A double squared twenty times has 50 million digits: given up, not computed.

func.func @left() -> tensor<f64> {
  %0 = stablehlo.constant dense<1.1> : tensor<f64>
  %1 = stablehlo.multiply %0, %0 : tensor<f64>
  %2 = stablehlo.multiply %1, %1 : tensor<f64>
  %3 = stablehlo.multiply %2, %2 : tensor<f64>
  %4 = stablehlo.multiply %3, %3 : tensor<f64>
  %5 = stablehlo.multiply %4, %4 : tensor<f64>
  %6 = stablehlo.multiply %5, %5 : tensor<f64>
  %7 = stablehlo.multiply %6, %6 : tensor<f64>
  %8 = stablehlo.multiply %7, %7 : tensor<f64>
  %9 = stablehlo.multiply %8, %8 : tensor<f64>
  %10 = stablehlo.multiply %9, %9 : tensor<f64>
  %11 = stablehlo.multiply %10, %10 : tensor<f64>
  %12 = stablehlo.multiply %11, %11 : tensor<f64>
  %13 = stablehlo.multiply %12, %12 : tensor<f64>
  %14 = stablehlo.multiply %13, %13 : tensor<f64>
  %15 = stablehlo.multiply %14, %14 : tensor<f64>
  %16 = stablehlo.multiply %15, %15 : tensor<f64>
  %17 = stablehlo.multiply %16, %16 : tensor<f64>
  %18 = stablehlo.multiply %17, %17 : tensor<f64>
  %19 = stablehlo.multiply %18, %18 : tensor<f64>
  %20 = stablehlo.multiply %19, %19 : tensor<f64>
  return %20 : tensor<f64>
}

func.func @right() -> tensor<f64> {
  %0 = stablehlo.constant dense<2.0> : tensor<f64>
  return %0 : tensor<f64>
}
