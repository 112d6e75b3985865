// expect: PROVED BITWISE
// Products of integer matrices associate modulo 2^32.

func.func @left(
    %a: tensor<?x?xi32> {tesela.shape = "M, K"},
    %b: tensor<?x?xi32> {tesela.shape = "K, N"},
    %c: tensor<?x?xi32> {tesela.shape = "N, L"}) -> tensor<?x?xi32> {
  %dot = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %dot_1 = stablehlo.dot_general %dot, %c, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %dot_1 : tensor<?x?xi32>
}

func.func @right(
    %a: tensor<?x?xi32> {tesela.shape = "M, K"},
    %b: tensor<?x?xi32> {tesela.shape = "K, N"},
    %c: tensor<?x?xi32> {tesela.shape = "N, L"}) -> tensor<?x?xi32> {
  %dot = stablehlo.dot_general %b, %c, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %dot_1 = stablehlo.dot_general %a, %dot, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %dot_1 : tensor<?x?xi32>
}
