// The interpreter dialect: test programs that run on several virtual devices.
// The judge executes it; no compiler sees it.
#ifndef TESELA_IR_INTERPRETER_TD
#define TESELA_IR_INTERPRETER_TD

include "Base.td"

def InterpreterDialect : Dialect {
  let name = "interpreter";
  let cppNamespace = "::tesela::interpreter";
  let summary = "Test programs on several virtual devices";
  let usePropertiesForAttributes = 1;
  let extraClassDeclaration = "void addInterpreter();";
}

class Interpreter_Op<string mnemonic, list<Trait> traits = []>
    : Op<InterpreterDialect, mnemonic, traits>;

def Interpreter_ProgramsAttr : TypedArrayAttrBase<FlatSymbolRefArrayAttr,
    "replicas, each a list of the functions its partitions run">;

def Interpreter_RunParallelOp : Interpreter_Op<"run_parallel"> {
  let summary = "runs one function on each process of a grid";
  let description = [{
    `programs[r][p]` is what replica r, partition p runs. Inputs and results are
    those of (0, 0), then (0, 1), and so on. Each function of `infeed` yields
    the values of one infeed.
  }];
  let arguments = (ins
    Variadic<Stablehlo_TensorOrToken>:$inputs,
    OptionalAttr<FlatSymbolRefArrayAttr>:$infeed,
    Interpreter_ProgramsAttr:$programs
  );
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def Interpreter_PrintOp : Interpreter_Op<"print"> {
  let summary = "prints a value";
  let arguments = (ins Stablehlo_Tensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Interpreter_ProbeOp
    : Interpreter_Op<"probe", [SameOperandsAndResultType]> {
  let summary = "writes a value to a file and yields it";
  let arguments = (ins Stablehlo_Tensor:$operand, StrAttr:$probe_id);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `probe_id` `=` $probe_id attr-dict `:` type($result)
  }];
}

#endif // TESELA_IR_INTERPRETER_TD
