// The plan dialect: which operators run together, and in what order.
#ifndef TESELA_PLAN_PLAN_TD
#define TESELA_PLAN_PLAN_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PlanDialect : Dialect {
  let name = "plan";
  let cppNamespace = "::tesela::plan";
  let summary = "Kernels, in the order in which they run";
  let description = [{
    Between the tensor program and machine code. A function of the tensor
    program is cut into kernels; what is no kernel (sort, while, a call of a
    library) stays as it is. The order of operators in a block is the schedule.
  }];
}

class Plan_Op<string mnemonic, list<Trait> traits = []>
    : Op<PlanDialect, mnemonic, traits>;

def KernelOp : Plan_Op<"kernel", [
    IsolatedFromAbove, Pure, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "Operators that become one piece of machine code";
  let description = [{
    The body holds tensor operators whose values stay in registers, caches or
    scratch memory of the kernel; only the inputs are read from and only the
    results are written to memory. The body has a loop nest (plan/Nest.h).

    `family` says who emits it: "loop" (one stage), "rows" (several stages over
    the same grid), "contraction", "update".

        %y = plan.kernel "fusion.1" family "loop" (%x) {
        ^bb0(%a: tensor<8xf32>):
          %e = stablehlo.exponential %a : tensor<8xf32>
          %n = stablehlo.negate %e : tensor<8xf32>
          plan.yield %n : tensor<8xf32>
        } : (tensor<8xf32>) -> tensor<8xf32>
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$label,
                   StrAttr:$family, OptionalAttr<DictionaryAttr>:$tiling,
                   OptionalAttr<StrAttr>:$backend_config);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $label `family` $family `(` $inputs `)` attr-dict-with-keyword $body `:`
    functional-type($inputs, $outputs)
  }];
  let hasRegionVerifier = 1;
}

def YieldOp : Plan_Op<"yield", [
    Pure, Terminator, HasParent<"KernelOp">]> {
  let summary = "The results of a kernel";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ }]>];
}

#endif // TESELA_PLAN_PLAN_TD
