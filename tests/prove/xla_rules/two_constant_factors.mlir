// expect: PROVED REAL
// rule: (A c1) (B c2) => (A B) (c1 c2)
// where: HandleMultiply

func.func @left(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<?xf32> {tesela.shape = "N"},
    %d: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %A, %c : tensor<?xf32>
  %product_1 = stablehlo.multiply %B, %d : tensor<?xf32>
  %product_2 = stablehlo.multiply %product, %product_1 : tensor<?xf32>
  return %product_2 : tensor<?xf32>
}

func.func @right(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<?xf32> {tesela.shape = "N"},
    %d: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %A, %B : tensor<?xf32>
  %product_1 = stablehlo.multiply %c, %d : tensor<?xf32>
  %product_2 = stablehlo.multiply %product, %product_1 : tensor<?xf32>
  return %product_2 : tensor<?xf32>
}
