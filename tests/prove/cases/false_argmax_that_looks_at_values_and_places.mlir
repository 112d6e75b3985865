// expect: REFUTED
// The combiner is that of an argmax but where the two values and the first place are
// three different numbers.

func.func @left(%x: tensor<5xi32>) -> tensor<i32> {
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %places = stablehlo.iota dim = 0 : tensor<5xi32>
  %best:2 = stablehlo.reduce(%x init: %low), (%places init: %begin) across dimensions = [0] : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %greater = stablehlo.compare GT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %equal, %before : tensor<i1>
    %take = stablehlo.or %greater, %tie : tensor<i1>
    %differ = stablehlo.compare NE, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %apart = stablehlo.compare NE, %a, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %beyond = stablehlo.compare NE, %c, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %both = stablehlo.and %differ, %apart : tensor<i1>
    %three = stablehlo.and %both, %beyond : tensor<i1>
    %value = stablehlo.select %greater, %a, %c : tensor<i1>, tensor<i32>
    %place = stablehlo.select %take, %i, %j : tensor<i1>, tensor<i32>
    %wrong = stablehlo.select %three, %j, %place : tensor<i1>, tensor<i32>
    stablehlo.return %value, %wrong : tensor<i32>, tensor<i32>
  }
  return %best#1 : tensor<i32>
}

func.func @right(%x: tensor<5xi32>) -> tensor<i32> {
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %places = stablehlo.iota dim = 0 : tensor<5xi32>
  %best:2 = stablehlo.reduce(%x init: %low), (%places init: %begin) across dimensions = [0] : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %greater = stablehlo.compare GT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %before = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %equal, %before : tensor<i1>
    %take = stablehlo.or %greater, %tie : tensor<i1>
    %value = stablehlo.select %greater, %a, %c : tensor<i1>, tensor<i32>
    %place = stablehlo.select %take, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %value, %place : tensor<i32>, tensor<i32>
  }
  return %best#1 : tensor<i32>
}
