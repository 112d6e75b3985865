// Passes that show what operators mean.
#ifndef TESELA_SEMANTICS_PASSES_TD
#define TESELA_SEMANTICS_PASSES_TD

include "mlir/Pass/PassBase.td"

def PrintGranularForms : Pass<"print-granular-forms"> {
  let summary = "prints the granular form of each operator, verified";
  let description = [{
    Writes to standard output, for each operator in functions (those inside the
    regions of an operator that has a form itself left out): its name and its
    form, or `opaque`. Fails on a form that is not well formed.
  }];
  let dependentDialects = ["mlir::func::FuncDialect"];
}

def Decompose : Pass<"decompose"> {
  let summary = "writes operators without a form of their own in terms of others";
  let description = [{
    Batch normalisation, select_and_scatter, dynamic operators whose shapes are
    known; see Decompose.h.
  }];
  let dependentDialects = ["tesela::stablehlo::StablehloDialect"];
}

#endif // TESELA_SEMANTICS_PASSES_TD
