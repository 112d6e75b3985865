// Reduction.td: ops that apply a region to elements: reduce, reduce_window,
// select_and_scatter, map, sort.
#ifndef TESELA_IR_REDUCTION_TD
#define TESELA_IR_REDUCTION_TD

include "Base.td"

def Stablehlo_ReduceOp : Stablehlo_InferOp<"reduce", "C7", [
    SameVariadicOperandSize, RecursiveMemoryEffects,
    SingleBlock]> {
  let summary = "folds whole dimensions by a region";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    Variadic<Stablehlo_Tensor>:$init_values,
    DenseI64ArrayAttr:$dimensions
  );
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
  let hasCustomAssemblyFormat = 1;
}

def Stablehlo_ReduceWindowOp : Stablehlo_InferOp<"reduce_window", "C15", [
    SameVariadicOperandSize, RecursiveMemoryEffects,
    SingleBlock]> {
  let summary = "folds moving windows by a region";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    Variadic<Stablehlo_Tensor>:$init_values,
    DenseI64ArrayAttr:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
    OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
    OptionalAttr<I64ElementsAttr>:$padding
  );
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_SelectAndScatterOp : Stablehlo_InferOp<"select_and_scatter", "C11", [
    RecursiveMemoryEffects]> {
  let summary = "adds each source value to the element its window selects";
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    Stablehlo_Tensor:$source,
    Stablehlo_Tensor:$init_value,
    OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding
  );
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_MapOp : Stablehlo_InferOp<"map", "C1", [
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "applies a region to the elements at each index";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    DenseI64ArrayAttr:$dimensions
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_SortOp : Stablehlo_InferOp<"sort", "C2", [
    RecursiveMemoryEffects]> {
  let summary = "sorts several tensors together by a comparator region";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable
  );
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

#endif // TESELA_IR_REDUCTION_TD
