// Control flow. The regions may use values from outside.
#ifndef TESELA_IR_CONTROLFLOW_TD
#define TESELA_IR_CONTROLFLOW_TD

include "Base.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

def Stablehlo_ReturnOp
    : Stablehlo_Op<"return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<Stablehlo_AnyValue>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

def Stablehlo_IfOp : Stablehlo_Op<"if", [
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins Stablehlo_ScalarTensorOf<[Stablehlo_Pred]>:$pred);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let results = (outs Variadic<Stablehlo_AnyValue>:$results);
  let hasRegionVerifier = 1;
}

// The last branch runs where the index names none.
def Stablehlo_CaseOp : Stablehlo_Op<"case", [
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins Stablehlo_ScalarTensorOf<[I32]>:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let results = (outs Variadic<Stablehlo_AnyValue>:$results);
  let hasRegionVerifier = 1;
}

def Stablehlo_WhileOp : Stablehlo_Op<"while", [
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"ReturnOp">,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let arguments = (ins Variadic<Stablehlo_AnyValue>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_AnyValue>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The arguments of the two regions.
    mlir::Block::BlockArgListType getCondArguments() {
      return getCond().front().getArguments();
    }
    mlir::Block::BlockArgListType getBodyArguments() {
      return getBody().front().getArguments();
    }
  }];
}

#endif // TESELA_IR_CONTROLFLOW_TD
