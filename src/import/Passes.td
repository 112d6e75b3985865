// The passes that bring an imported program into its normal form.
#ifndef TESELA_IMPORT_PASSES_TD
#define TESELA_IMPORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertComposites : Pass<"convert-composites", "mlir::ModuleOp"> {
  let summary = "Turn composites known by name into chlo operators";
  let description = [{
    A composite named after an operator of chlo ("chlo.erf") becomes that
    operator if attributes and types agree with it. All others stay for
    inline-calls, which puts their decompositions in their place.
  }];
  let dependentDialects = ["::tesela::chlo::ChloDialect"];
}

def ConvertCustomCalls : Pass<"convert-custom-calls", "mlir::ModuleOp"> {
  let summary = "Turn custom calls that stablehlo can say into its operators";
  let description = [{
    `@ApproxTopK` becomes chlo's top_k or a sort by its comparator and slices of
    the results: the exact answer is within what the call promises. Calls that only ask for
    an order of elements or a kind of memory give way to their operands. Others
    stay.
  }];
  let dependentDialects = ["::tesela::stablehlo::StablehloDialect",
                           "::tesela::chlo::ChloDialect"];
}

def InlineCalls : Pass<"inline-calls", "mlir::ModuleOp"> {
  let summary = "Put the bodies of functions where they are called";
  let description = [{
    Inlines every call and every composite of a function of the module, callees
    first, and removes private functions nobody refers to any more. A function
    that calls itself, directly or not, is an error.
  }];
  let dependentDialects = ["mlir::func::FuncDialect"];
}

def NormalizeShardings : Pass<"normalize-shardings", "mlir::ModuleOp"> {
  let summary = "Bring shardings into one form";
  let description = [{
    In a program for one device shardings say nothing: constraints and the
    custom calls that stand for them give way to their operands, attributes
    and meshes are removed. Otherwise strings in HLO's notation
    (`mhlo.sharding`) and custom calls `@Sharding` become attributes and
    constraints of sdy.
  }];
  let dependentDialects = ["::tesela::sdy::SdyDialect"];
}

#endif // TESELA_IMPORT_PASSES_TD
