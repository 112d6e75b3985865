// expect: REFUTED
// 3 to the power of 4^40 is no number to try.

func.func @left(%x: tensor<f32>) -> tensor<f32> {
  %four = stablehlo.constant dense<4.0> : tensor<f32>
  %1 = stablehlo.power %x, %four : tensor<f32>
  %2 = stablehlo.power %1, %four : tensor<f32>
  %3 = stablehlo.power %2, %four : tensor<f32>
  %4 = stablehlo.power %3, %four : tensor<f32>
  %5 = stablehlo.power %4, %four : tensor<f32>
  %6 = stablehlo.power %5, %four : tensor<f32>
  %7 = stablehlo.power %6, %four : tensor<f32>
  %8 = stablehlo.power %7, %four : tensor<f32>
  %9 = stablehlo.power %8, %four : tensor<f32>
  %10 = stablehlo.power %9, %four : tensor<f32>
  %11 = stablehlo.power %10, %four : tensor<f32>
  %12 = stablehlo.power %11, %four : tensor<f32>
  %13 = stablehlo.power %12, %four : tensor<f32>
  %14 = stablehlo.power %13, %four : tensor<f32>
  %15 = stablehlo.power %14, %four : tensor<f32>
  %16 = stablehlo.power %15, %four : tensor<f32>
  %17 = stablehlo.power %16, %four : tensor<f32>
  %18 = stablehlo.power %17, %four : tensor<f32>
  %19 = stablehlo.power %18, %four : tensor<f32>
  %20 = stablehlo.power %19, %four : tensor<f32>
  %21 = stablehlo.power %20, %four : tensor<f32>
  %22 = stablehlo.power %21, %four : tensor<f32>
  %23 = stablehlo.power %22, %four : tensor<f32>
  %24 = stablehlo.power %23, %four : tensor<f32>
  %25 = stablehlo.power %24, %four : tensor<f32>
  %26 = stablehlo.power %25, %four : tensor<f32>
  %27 = stablehlo.power %26, %four : tensor<f32>
  %28 = stablehlo.power %27, %four : tensor<f32>
  %29 = stablehlo.power %28, %four : tensor<f32>
  %30 = stablehlo.power %29, %four : tensor<f32>
  %31 = stablehlo.power %30, %four : tensor<f32>
  %32 = stablehlo.power %31, %four : tensor<f32>
  %33 = stablehlo.power %32, %four : tensor<f32>
  %34 = stablehlo.power %33, %four : tensor<f32>
  %35 = stablehlo.power %34, %four : tensor<f32>
  %36 = stablehlo.power %35, %four : tensor<f32>
  %37 = stablehlo.power %36, %four : tensor<f32>
  %38 = stablehlo.power %37, %four : tensor<f32>
  %39 = stablehlo.power %38, %four : tensor<f32>
  %40 = stablehlo.power %39, %four : tensor<f32>
  return %40 : tensor<f32>
}

func.func @right(%x: tensor<f32>) -> tensor<f32> {
  %four = stablehlo.constant dense<4.0> : tensor<f32>
  %1 = stablehlo.power %x, %four : tensor<f32>
  %2 = stablehlo.power %1, %four : tensor<f32>
  %3 = stablehlo.power %2, %four : tensor<f32>
  %4 = stablehlo.power %3, %four : tensor<f32>
  %5 = stablehlo.power %4, %four : tensor<f32>
  %6 = stablehlo.power %5, %four : tensor<f32>
  %7 = stablehlo.power %6, %four : tensor<f32>
  %8 = stablehlo.power %7, %four : tensor<f32>
  %9 = stablehlo.power %8, %four : tensor<f32>
  %10 = stablehlo.power %9, %four : tensor<f32>
  %11 = stablehlo.power %10, %four : tensor<f32>
  %12 = stablehlo.power %11, %four : tensor<f32>
  %13 = stablehlo.power %12, %four : tensor<f32>
  %14 = stablehlo.power %13, %four : tensor<f32>
  %15 = stablehlo.power %14, %four : tensor<f32>
  %16 = stablehlo.power %15, %four : tensor<f32>
  %17 = stablehlo.power %16, %four : tensor<f32>
  %18 = stablehlo.power %17, %four : tensor<f32>
  %19 = stablehlo.power %18, %four : tensor<f32>
  %20 = stablehlo.power %19, %four : tensor<f32>
  %21 = stablehlo.power %20, %four : tensor<f32>
  %22 = stablehlo.power %21, %four : tensor<f32>
  %23 = stablehlo.power %22, %four : tensor<f32>
  %24 = stablehlo.power %23, %four : tensor<f32>
  %25 = stablehlo.power %24, %four : tensor<f32>
  %26 = stablehlo.power %25, %four : tensor<f32>
  %27 = stablehlo.power %26, %four : tensor<f32>
  %28 = stablehlo.power %27, %four : tensor<f32>
  %29 = stablehlo.power %28, %four : tensor<f32>
  %30 = stablehlo.power %29, %four : tensor<f32>
  %31 = stablehlo.power %30, %four : tensor<f32>
  %32 = stablehlo.power %31, %four : tensor<f32>
  %33 = stablehlo.power %32, %four : tensor<f32>
  %34 = stablehlo.power %33, %four : tensor<f32>
  %35 = stablehlo.power %34, %four : tensor<f32>
  %36 = stablehlo.power %35, %four : tensor<f32>
  %37 = stablehlo.power %36, %four : tensor<f32>
  %38 = stablehlo.power %37, %four : tensor<f32>
  %39 = stablehlo.power %38, %four : tensor<f32>
  %40 = stablehlo.power %39, %four : tensor<f32>
  %41 = stablehlo.negate %40 : tensor<f32>
  return %41 : tensor<f32>
}
