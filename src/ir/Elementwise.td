// Elementwise operators: one result element from the elements at the same
// index of each operand.
#ifndef TESELA_IR_ELEMENTWISE_TD
#define TESELA_IR_ELEMENTWISE_TD

include "Base.td"

def Stablehlo_AddOp : Stablehlo_Op<"add", [Pure]> {
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs);
  let results = (outs Stablehlo_Tensor:$result);
}

#endif // TESELA_IR_ELEMENTWISE_TD
