// Custom.td: ops whose meaning lies elsewhere: in a library (custom_call) or in
// a function of the module (composite).
#ifndef TESELA_IR_CUSTOM_TD
#define TESELA_IR_CUSTOM_TD

include "Base.td"
include "mlir/IR/SymbolInterfaces.td"

// Minor to major order of the dimensions, one entry per value.
def Stablehlo_LayoutsAttr
    : TypedArrayAttrBase<IndexElementsAttr, "layouts of values">;

// From 1.17 on custom calls may take and yield futures.
def Stablehlo_CustomCallValue
    : AnyTypeOf<[Stablehlo_AnyValue, Stablehlo_Future]>;

def Stablehlo_CustomCallOp : Stablehlo_Op<"custom_call", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "calls a function that the runtime knows by name";
  let arguments = (ins
    Variadic<Stablehlo_CustomCallValue>:$inputs,
    StrAttr:$call_target_name,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr],
        "a string or a dictionary">>:$backend_config,
    DefaultValuedOptionalAttr<Stablehlo_CustomCallApiVersion,
        "::tesela::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
    DefaultValuedOptionalAttr<
        TypedArrayAttrBase<FlatSymbolRefAttr, "names of functions">, "{}">:$called_computations,
    OptionalAttr<Stablehlo_LayoutsAttr>:$operand_layouts,
    OptionalAttr<Stablehlo_LayoutsAttr>:$result_layouts,
    DefaultValuedOptionalAttr<
        TypedArrayAttrBase<Stablehlo_OutputOperandAliasAttr, "aliases">, "{}">:$output_operand_aliases,
    OptionalAttr<ArrayAttr>:$result_tilings
  );
  let results = (outs Variadic<Stablehlo_CustomCallValue>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Stablehlo_CompositeOp : Stablehlo_Op<"composite", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a named op with its meaning in a function";
  let description = [{
    Replacing the op by a call of `decomposition` is always legal.
  }];
  let arguments = (ins
    Variadic<Stablehlo_AnyValue>:$inputs,
    StrAttr:$name,
    DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
    FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version
  );
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let results = (outs Variadic<Stablehlo_AnyValue>:$results);
  let assemblyFormat = [{
    $name $inputs (` ` `(` $composite_regions^ `)`)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TESELA_IR_CUSTOM_TD
