// expect: PROVED BITWISE-POW2
// conj(x y) = conj x conj y.

func.func @left(%x: tensor<?xcomplex<f32>> {tesela.shape = "N"}, %y: tensor<?xcomplex<f32>> {tesela.shape = "N"}) -> tensor<?xcomplex<f32>> {
  %z = stablehlo.multiply %x, %y : tensor<?xcomplex<f32>>
  %wr = stablehlo.real %z : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %wj = stablehlo.imag %z : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %wi = stablehlo.negate %wj : tensor<?xf32>
  %w = stablehlo.complex %wr, %wi : tensor<?xcomplex<f32>>
  return %w : tensor<?xcomplex<f32>>
}

func.func @right(%x: tensor<?xcomplex<f32>> {tesela.shape = "N"}, %y: tensor<?xcomplex<f32>> {tesela.shape = "N"}) -> tensor<?xcomplex<f32>> {
  %ur = stablehlo.real %x : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %uj = stablehlo.imag %x : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %ui = stablehlo.negate %uj : tensor<?xf32>
  %u = stablehlo.complex %ur, %ui : tensor<?xcomplex<f32>>
  %vr = stablehlo.real %y : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %vj = stablehlo.imag %y : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %vi = stablehlo.negate %vj : tensor<?xf32>
  %v = stablehlo.complex %vr, %vi : tensor<?xcomplex<f32>>
  %z = stablehlo.multiply %u, %v : tensor<?xcomplex<f32>>
  return %z : tensor<?xcomplex<f32>>
}
