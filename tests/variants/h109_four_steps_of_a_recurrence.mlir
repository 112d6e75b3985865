// h109 four steps of a recurrence; written by write_programs.py
  func.func public @main(%arg0: tensor<48x768xf32> loc("h"), %arg1: tensor<4x48x768xf32> loc("a"), %arg2: tensor<4x48x768xf32> loc("b")) -> (tensor<48x768xf32>) {
    %0 = stablehlo.slice %arg1 [0:1, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<48x768xf32>
    %3 = stablehlo.slice %arg2 [0:1, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %5 = stablehlo.add %2, %4 : tensor<48x768xf32>
    %6 = stablehlo.slice %arg1 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<48x768xf32>
    %9 = stablehlo.slice %arg2 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %11 = stablehlo.add %8, %10 : tensor<48x768xf32>
    %12 = stablehlo.slice %arg1 [2:3, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<48x768xf32>
    %15 = stablehlo.slice %arg2 [2:3, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %17 = stablehlo.add %14, %16 : tensor<48x768xf32>
    %18 = stablehlo.slice %arg1 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<48x768xf32>
    %21 = stablehlo.slice %arg2 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %23 = stablehlo.add %20, %22 : tensor<48x768xf32>
    return %23 : tensor<48x768xf32>
  }
  func.func public @variant0(%arg0: tensor<48x768xf32> loc("h"), %arg1: tensor<4x48x768xf32> loc("a"), %arg2: tensor<4x48x768xf32> loc("b")) -> (tensor<48x768xf32>) {
    %0 = stablehlo.slice %arg1 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %2 = stablehlo.slice %arg1 [0:1, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<48x768xf32>
    %5 = stablehlo.slice %arg1 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %7 = stablehlo.slice %arg2 [0:1, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<48x768xf32>
    %10 = stablehlo.slice %arg2 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %12 = stablehlo.add %9, %11 : tensor<48x768xf32>
    %13 = stablehlo.slice %arg1 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %15 = stablehlo.slice %arg1 [2:3, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<48x768xf32>
    %18 = stablehlo.slice %arg1 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %20 = stablehlo.slice %arg2 [2:3, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<48x768xf32>
    %23 = stablehlo.slice %arg2 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %25 = stablehlo.add %22, %24 : tensor<48x768xf32>
    %26 = stablehlo.multiply %4, %arg0 : tensor<48x768xf32>
    %27 = stablehlo.add %26, %12 : tensor<48x768xf32>
    %28 = stablehlo.multiply %17, %27 : tensor<48x768xf32>
    %29 = stablehlo.add %28, %25 : tensor<48x768xf32>
    return %29 : tensor<48x768xf32>
  }
  func.func public @variant1(%arg0: tensor<48x768xf32> loc("h"), %arg1: tensor<4x48x768xf32> loc("a"), %arg2: tensor<4x48x768xf32> loc("b")) -> (tensor<48x768xf32>) {
    %0 = stablehlo.slice %arg1 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %2 = stablehlo.slice %arg1 [0:1, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<48x768xf32>
    %5 = stablehlo.slice %arg1 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %7 = stablehlo.slice %arg2 [0:1, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<48x768xf32>
    %10 = stablehlo.slice %arg2 [1:2, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %12 = stablehlo.add %9, %11 : tensor<48x768xf32>
    %13 = stablehlo.slice %arg1 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %15 = stablehlo.slice %arg1 [2:3, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<48x768xf32>
    %18 = stablehlo.slice %arg1 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %20 = stablehlo.slice %arg2 [2:3, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<48x768xf32>
    %23 = stablehlo.slice %arg2 [3:4, 0:48, 0:768] : (tensor<4x48x768xf32>) -> tensor<1x48x768xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x48x768xf32>) -> tensor<48x768xf32>
    %25 = stablehlo.add %22, %24 : tensor<48x768xf32>
    %26 = stablehlo.multiply %17, %4 : tensor<48x768xf32>
    %27 = stablehlo.multiply %26, %arg0 : tensor<48x768xf32>
    %28 = stablehlo.multiply %17, %12 : tensor<48x768xf32>
    %29 = stablehlo.add %28, %25 : tensor<48x768xf32>
    %30 = stablehlo.add %27, %29 : tensor<48x768xf32>
    return %30 : tensor<48x768xf32>
  }
