// expect: PROVED REAL
// h(t) = a(t) h(t-1) + b(t), in two parts: the second begins with the last
// state of the first.

func.func @left(
    %a: tensor<?x?xf32> {tesela.shape = "N, M"},
    %b: tensor<?x?xf32> {tesela.shape = "N, M"},
    %c: tensor<?x?xf32> {tesela.shape = "L, M"},
    %d: tensor<?x?xf32> {tesela.shape = "L, M"},
    %h: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %a, %c, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %concatenate_1 = stablehlo.concatenate %b, %d, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scan:2 = chlo.scan(%concatenate, %concatenate_1) inits(%h) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %other: tensor<?xf32>, %carry: tensor<?xf32>):
    %scaled = stablehlo.multiply %element, %carry : tensor<?xf32>
    %next = stablehlo.add %scaled, %other : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  return %scan#0 : tensor<?x?xf32>
}

func.func @right(
    %a: tensor<?x?xf32> {tesela.shape = "N, M"},
    %b: tensor<?x?xf32> {tesela.shape = "N, M"},
    %c: tensor<?x?xf32> {tesela.shape = "L, M"},
    %d: tensor<?x?xf32> {tesela.shape = "L, M"},
    %h: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %scan:2 = chlo.scan(%a, %b) inits(%h) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %other: tensor<?xf32>, %carry: tensor<?xf32>):
    %scaled = stablehlo.multiply %element, %carry : tensor<?xf32>
    %next = stablehlo.add %scaled, %other : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  %scan_1:2 = chlo.scan(%c, %d) inits(%scan#1) dimension=0 {
  ^bb0(%element: tensor<?xf32>, %other: tensor<?xf32>, %carry: tensor<?xf32>):
    %scaled = stablehlo.multiply %element, %carry : tensor<?xf32>
    %next = stablehlo.add %scaled, %other : tensor<?xf32>
    stablehlo.return %next, %next : tensor<?xf32>, tensor<?xf32>
  } : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>)
  %concatenate = stablehlo.concatenate %scan#0, %scan_1#0, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
