// expect: PROVED BITWISE
// rule: A < c1 and A < c2 => A < min(c1, c2)
// where: TrySimplifyTautologicalCompare
// condition: scalars, constants

func.func @left(%A: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %compare = stablehlo.compare LT, %A, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %compare_1 = stablehlo.compare GT, %d, %A : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %and = stablehlo.and %compare, %compare_1 : tensor<i1>
  return %and : tensor<i1>
}

func.func @right(%A: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %min = stablehlo.minimum %c, %d : tensor<i32>
  %compare = stablehlo.compare LT, %A, %min : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %compare : tensor<i1>
}
