// h172 pyramid of maxima; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<988x288xf32>) {
    %0 = stablehlo.slice %arg0 [4:996, 0:96] : (tensor<1000x96xf32>) -> tensor<992x96xf32>
    %1 = stablehlo.slice %0 [0:988, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %2 = stablehlo.slice %0 [1:989, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %3 = stablehlo.slice %0 [2:990, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %4 = stablehlo.slice %0 [3:991, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %5 = stablehlo.slice %0 [4:992, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %6 = stablehlo.maximum %1, %2 : tensor<988x96xf32>
    %7 = stablehlo.maximum %6, %3 : tensor<988x96xf32>
    %8 = stablehlo.maximum %7, %4 : tensor<988x96xf32>
    %9 = stablehlo.maximum %8, %5 : tensor<988x96xf32>
    %10 = stablehlo.slice %arg0 [2:998, 0:96] : (tensor<1000x96xf32>) -> tensor<996x96xf32>
    %11 = stablehlo.slice %10 [0:988, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %12 = stablehlo.slice %10 [1:989, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %13 = stablehlo.slice %10 [2:990, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %14 = stablehlo.slice %10 [3:991, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %15 = stablehlo.slice %10 [4:992, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %16 = stablehlo.slice %10 [5:993, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %17 = stablehlo.slice %10 [6:994, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %18 = stablehlo.slice %10 [7:995, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %19 = stablehlo.slice %10 [8:996, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %20 = stablehlo.maximum %11, %12 : tensor<988x96xf32>
    %21 = stablehlo.maximum %20, %13 : tensor<988x96xf32>
    %22 = stablehlo.maximum %21, %14 : tensor<988x96xf32>
    %23 = stablehlo.maximum %22, %15 : tensor<988x96xf32>
    %24 = stablehlo.maximum %23, %16 : tensor<988x96xf32>
    %25 = stablehlo.maximum %24, %17 : tensor<988x96xf32>
    %26 = stablehlo.maximum %25, %18 : tensor<988x96xf32>
    %27 = stablehlo.maximum %26, %19 : tensor<988x96xf32>
    %28 = stablehlo.slice %arg0 [0:988, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %29 = stablehlo.slice %arg0 [1:989, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %30 = stablehlo.slice %arg0 [2:990, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %31 = stablehlo.slice %arg0 [3:991, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %32 = stablehlo.slice %arg0 [4:992, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %33 = stablehlo.slice %arg0 [5:993, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %34 = stablehlo.slice %arg0 [6:994, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %35 = stablehlo.slice %arg0 [7:995, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %36 = stablehlo.slice %arg0 [8:996, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %37 = stablehlo.slice %arg0 [9:997, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %38 = stablehlo.slice %arg0 [10:998, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %39 = stablehlo.slice %arg0 [11:999, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %40 = stablehlo.slice %arg0 [12:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<988x96xf32>
    %41 = stablehlo.maximum %28, %29 : tensor<988x96xf32>
    %42 = stablehlo.maximum %41, %30 : tensor<988x96xf32>
    %43 = stablehlo.maximum %42, %31 : tensor<988x96xf32>
    %44 = stablehlo.maximum %43, %32 : tensor<988x96xf32>
    %45 = stablehlo.maximum %44, %33 : tensor<988x96xf32>
    %46 = stablehlo.maximum %45, %34 : tensor<988x96xf32>
    %47 = stablehlo.maximum %46, %35 : tensor<988x96xf32>
    %48 = stablehlo.maximum %47, %36 : tensor<988x96xf32>
    %49 = stablehlo.maximum %48, %37 : tensor<988x96xf32>
    %50 = stablehlo.maximum %49, %38 : tensor<988x96xf32>
    %51 = stablehlo.maximum %50, %39 : tensor<988x96xf32>
    %52 = stablehlo.maximum %51, %40 : tensor<988x96xf32>
    %53 = stablehlo.concatenate %9, %27, %52, dim = 1 : (tensor<988x96xf32>, tensor<988x96xf32>, tensor<988x96xf32>) -> tensor<988x288xf32>
    return %53 : tensor<988x288xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x96xf32> loc("x")) -> (tensor<988x288xf32>) {
    %0 = stablehlo.slice %arg0 [0:996, 0:96] : (tensor<1000x96xf32>) -> tensor<996x96xf32>
    %1 = stablehlo.slice %arg0 [1:997, 0:96] : (tensor<1000x96xf32>) -> tensor<996x96xf32>
    %2 = stablehlo.slice %arg0 [2:998, 0:96] : (tensor<1000x96xf32>) -> tensor<996x96xf32>
    %3 = stablehlo.slice %arg0 [3:999, 0:96] : (tensor<1000x96xf32>) -> tensor<996x96xf32>
    %4 = stablehlo.slice %arg0 [4:1000, 0:96] : (tensor<1000x96xf32>) -> tensor<996x96xf32>
    %5 = stablehlo.maximum %0, %1 : tensor<996x96xf32>
    %6 = stablehlo.maximum %5, %2 : tensor<996x96xf32>
    %7 = stablehlo.maximum %6, %3 : tensor<996x96xf32>
    %8 = stablehlo.maximum %7, %4 : tensor<996x96xf32>
    %9 = stablehlo.slice %8 [0:992, 0:96] : (tensor<996x96xf32>) -> tensor<992x96xf32>
    %10 = stablehlo.slice %8 [1:993, 0:96] : (tensor<996x96xf32>) -> tensor<992x96xf32>
    %11 = stablehlo.slice %8 [2:994, 0:96] : (tensor<996x96xf32>) -> tensor<992x96xf32>
    %12 = stablehlo.slice %8 [3:995, 0:96] : (tensor<996x96xf32>) -> tensor<992x96xf32>
    %13 = stablehlo.slice %8 [4:996, 0:96] : (tensor<996x96xf32>) -> tensor<992x96xf32>
    %14 = stablehlo.maximum %9, %10 : tensor<992x96xf32>
    %15 = stablehlo.maximum %14, %11 : tensor<992x96xf32>
    %16 = stablehlo.maximum %15, %12 : tensor<992x96xf32>
    %17 = stablehlo.maximum %16, %13 : tensor<992x96xf32>
    %18 = stablehlo.slice %8 [4:992, 0:96] : (tensor<996x96xf32>) -> tensor<988x96xf32>
    %19 = stablehlo.slice %17 [2:990, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %20 = stablehlo.slice %17 [0:988, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %21 = stablehlo.slice %17 [1:989, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %22 = stablehlo.slice %17 [2:990, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %23 = stablehlo.slice %17 [3:991, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %24 = stablehlo.slice %17 [4:992, 0:96] : (tensor<992x96xf32>) -> tensor<988x96xf32>
    %25 = stablehlo.maximum %20, %21 : tensor<988x96xf32>
    %26 = stablehlo.maximum %25, %22 : tensor<988x96xf32>
    %27 = stablehlo.maximum %26, %23 : tensor<988x96xf32>
    %28 = stablehlo.maximum %27, %24 : tensor<988x96xf32>
    %29 = stablehlo.concatenate %18, %19, %28, dim = 1 : (tensor<988x96xf32>, tensor<988x96xf32>, tensor<988x96xf32>) -> tensor<988x288xf32>
    return %29 : tensor<988x288xf32>
  }
