// A forgotten transposition is refuted, and the judge sees the difference too.
// RUN: bash -c 'tesela prove --no-cache %s; [ $? -eq 1 ]' | FileCheck %s

// CHECK: REFUTED
// CHECK-NEXT: where M = {{[0-9]+}}
// CHECK-NEXT: {{a|arg0}} = {{\[\[}}
// CHECK-NEXT: {{b|arg1}} = {{\[\[}}
// CHECK-NEXT: result 0 at [{{[0-9]+}}, {{[0-9]+}}]: left {{.*}}, right

func.func @left(%a: tensor<?x?xf32> {tesela.shape = "M, M"},
                %b: tensor<?x?xf32> {tesela.shape = "M, M"})
    -> tensor<?x?xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @right(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1]
    : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
