// expect: UNKNOWN, false
// No integer of 32 bits is beyond the greatest: the loop never ends.

func.func @left(%x: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.while(%k = %zero) : tensor<i32>
  cond {
    %greatest = stablehlo.constant dense<2147483647> : tensor<i32>
    %again = stablehlo.compare LE, %k, %greatest : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %again : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  return %r : tensor<i32>
}

func.func @right(%x: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.constant dense<-2147483648> : tensor<i32>
  return %r : tensor<i32>
}
