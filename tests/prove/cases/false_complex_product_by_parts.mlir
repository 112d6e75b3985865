// expect: REFUTED
// i i is -1, not 1.

func.func @left(%x: tensor<?xcomplex<f32>> {tesela.shape = "N"}, %y: tensor<?xcomplex<f32>> {tesela.shape = "N"}) -> tensor<?xcomplex<f32>> {
  %z = stablehlo.multiply %x, %y : tensor<?xcomplex<f32>>
  return %z : tensor<?xcomplex<f32>>
}

func.func @right(%x: tensor<?xcomplex<f32>> {tesela.shape = "N"}, %y: tensor<?xcomplex<f32>> {tesela.shape = "N"}) -> tensor<?xcomplex<f32>> {
  %xr = stablehlo.real %x : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %xi = stablehlo.imag %x : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %yr = stablehlo.real %y : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %yi = stablehlo.imag %y : (tensor<?xcomplex<f32>>) -> tensor<?xf32>
  %a = stablehlo.multiply %xr, %yr : tensor<?xf32>
  %b = stablehlo.multiply %xi, %yi : tensor<?xf32>
  %re = stablehlo.add %a, %b : tensor<?xf32>
  %c = stablehlo.multiply %xr, %yi : tensor<?xf32>
  %d = stablehlo.multiply %xi, %yr : tensor<?xf32>
  %im = stablehlo.add %c, %d : tensor<?xf32>
  %z = stablehlo.complex %re, %im : tensor<?xcomplex<f32>>
  return %z : tensor<?xcomplex<f32>>
}
