// The passes of src/plan, in the order in which the driver runs them.
#ifndef TESELA_PLAN_PASSES_TD
#define TESELA_PLAN_PASSES_TD

include "mlir/Pass/PassBase.td"

def Prepare : Pass<"plan-prepare", "::mlir::func::FuncOp"> {
  let summary = "Brings operators into the shapes that kernels are made of";
  let description = [{
    An `if` becomes a `case`; a carry that a loop does not change becomes a value
    read from outside; cholesky and triangular_solve of floats narrower than
    f32 are done in f32.

        if %p {A} else {B}   =>   case select(%p, 0, 1) {A} {B}
  }];
}

def SinkSlices : Pass<"plan-sink-slices", "::mlir::func::FuncOp"> {
  let summary = "Reduces only what a slice of the reduction shows";
  let description = [{
        slice(reduce(%x: 1000x64 -> 1000) -> 3)
     => reduce(slice(%x -> 3x64) -> 3)
  }];
}

def SinkConstants : Pass<"plan-sink-constants", "::mlir::func::FuncOp"> {
  let summary = "Gives scalar code its own copies of constants";
  let description = [{
    The region of a reduce or a sort is code for one element; a constant that it
    reads from outside would otherwise have to exist in memory.

        %c = constant                =>   sort(%x) { %c = constant
        sort(%x) { ... %c ... }                      ... %c ... }
  }];
}

def SplitContractions : Pass<"plan-split-contractions", "::mlir::func::FuncOp"> {
  let summary = "Cuts long sums of products into parts";
  let description = [{
    A product that is summed over many elements is done in parts of some 4096
    terms, whose sums are summed: the error of a sum grows with its terms, and a
    product with few elements has no other parallel loop. numerics=strict keeps
    the order of sums, and this pass does not run.

        dot_general(%a: 8x65536, %b: 65536x8)
     => reduce(dot_general(%a: 8x16x4096, %b: 16x4096x8 -> 16x8x8) -> 8x8)
  }];
}

def SplitReductions : Pass<"plan-split-reductions", "::mlir::func::FuncOp"> {
  let summary = "Gives large reductions to few elements a dimension to share";
  let description = [{
    A reduction of a large array to a few elements has no parallel loop. It is
    done in two steps, the first of which has one. The pieces of the first begin
    with the neutral element where the combiner has one, so that the initial
    value counts once. StableHLO leaves the order of a reduction open;
    numerics=strict does not use that, and this pass does not run.

        reduce(%x: 4096x512 -> scalar)
     => reduce(reduce(%x: 4096x512 -> 4096) -> scalar)
  }];
  let options = [
    Option<"threads", "threads", "unsigned", "2", "Threads to keep busy">];
}

def Fuse : Pass<"plan-fuse", "::mlir::func::FuncOp"> {
  let summary = "Groups operators into kernels";
  let description = [{
    See plan/Clusters.h for how, plan/Nest.h for what a kernel can hold.

        %e = exponential %x          =>   %n = plan.kernel "fusion.0" (%x) {
        %n = negate %e                      exponential, negate }
  }];
  let options = [
    Option<"threads", "threads", "unsigned", "2", "Threads to keep busy">,
    Option<"ordered", "ordered", "bool", "false",
           "Sums keep the order of the granular form">];
  let dependentDialects = ["::tesela::plan::PlanDialect"];
}

def Schedule : Pass<"plan-schedule", "::mlir::func::FuncOp"> {
  let summary = "Orders kernels so that little memory is alive at a time";
  let description = [{
    Of the operators that are ready, the one runs next that frees most, if that
    lowers the peak; operators with effects keep their order.

        %a = k(%x); %b = k(%y); %c = k(%a); %d = k(%b)
     => %a = k(%x); %c = k(%a); %b = k(%y); %d = k(%b)
  }];
}

#endif // TESELA_PLAN_PASSES_TD
