// expect: UNKNOWN
// A trap: from assumptions that contradict each other everything follows. They
// must be reported, not used.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["N < 2", "2 < N"]} {
  return %x : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["N < 2", "2 < N"]} {
  %negate = stablehlo.negate %x : tensor<?xf32>
  return %negate : tensor<?xf32>
}
