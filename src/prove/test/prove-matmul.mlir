// The transposed product is the product of the transposed operands, the other
// way round: proved for all sizes, bit for bit.
// RUN: tesela prove --no-cache %s | FileCheck %s
// RUN: tesela prove --no-cache --json %s | FileCheck %s --check-prefix=JSON

// CHECK: PROVED BITWISE
// CHECK-NEXT: assuming K == N1_0

// JSON: "assumptions": [
// JSON-NEXT: "K == N1_0"
// JSON: "conditions": {
// JSON-NEXT: "left": [],
// JSON-NEXT: "right": []
// JSON: "counterexample": null
// JSON: "grade": "BITWISE"
// JSON: "verdict": "PROVED"

func.func @left(%a: tensor<?x?xf32> {tesela.shape = "M, K"},
                %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0]
    : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @right(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %0 = stablehlo.dot_general %b, %a, contracting_dims = [0] x [1]
    : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
