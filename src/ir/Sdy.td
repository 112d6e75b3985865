// Operators of the sdy dialect.
#ifndef TESELA_IR_SDY_TD
#define TESELA_IR_SDY_TD

include "SdyAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Sdy_Op<string mnemonic, list<Trait> traits = []>
    : Op<SdyDialect, mnemonic, traits>;

// Checks shardings against the meshes of the module.
def Sdy_VerifySymbols : DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar SameType = [SameOperandsAndResultType, InferTypeOpInterface];

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "names a mesh of devices";
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
  let hasVerifier = 1;
}

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, ReturnLike, Terminator]> {
  let summary = "ends the body of a manual or named computation";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
}

//===-- Shardings of values -----------------------------------------------===//

class Sdy_ShardedValueOp<string mnemonic, list<Trait> traits>
    : Sdy_Op<mnemonic, !listconcat(traits, SameType, [Sdy_VerifySymbols])> {
  let arguments = (ins AnyType:$input, Sdy_TensorShardingAttr:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_ShardingConstraintOp : Sdy_ShardedValueOp<"sharding_constraint", []> {
  let summary = "the user's word on a value's sharding";
}

def Sdy_ReshardOp : Sdy_ShardedValueOp<"reshard", [Pure]> {
  let summary = "the same value in another sharding";
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group"> {
  let summary = "values of one group get the same sharding";
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$group_id);
  let assemblyFormat =
      "$input `group_id````=```$group_id attr-dict `:` type($input)";
}

def Sdy_ConstantOp : Sdy_Op<"constant", [Pure,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a constant that is not shared by its users";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyStaticShapeTensor:$output);
  let assemblyFormat = "attr-dict $value";
}

def Sdy_DataFlowEdgeOp : Sdy_Op<"data_flow_edge",
    !listconcat(SameType, [Sdy_VerifySymbols])> {
  let summary = "the shared sharding of values that data flow makes one";
  let arguments = (ins
    AnyShaped:$input, OptionalAttr<Sdy_TensorShardingAttr>:$sharding);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = [{
    $input (`sharding````=``` $sharding^)? attr-dict `:` type($result)
  }];
}

def Sdy_FuncDataFlowEdgeOp : Sdy_Op<"func_data_flow_edge", SameType> {
  let summary = "a data flow edge between a call and its function";
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Sdy_PropagationBarrierOp
    : Sdy_Op<"propagation_barrier", !listconcat([Pure], SameType)> {
  let summary = "propagation passes only in the allowed direction";
  let arguments = (ins
    AnyRankedTensor:$input, Sdy_PropagationDirectionAttr:$allowed_direction);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $input `allowed_direction````=```custom<Direction>($allowed_direction)
    attr-dict `:` type($input)
  }];
  let hasVerifier = 1;
}

//===-- Computations ------------------------------------------------------===//

def Sdy_ManualComputationOp : Sdy_Op<"manual_computation", [
    IsolatedFromAbove, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"ReturnOp">, Sdy_VerifySymbols]> {
  let summary = "a computation on the local parts along the manual axes";
  let arguments = (ins
    Variadic<AnyType>:$tensors,
    Sdy_TensorShardingPerValueAttr:$in_shardings,
    Sdy_TensorShardingPerValueAttr:$out_shardings,
    Sdy_ManualAxesAttr:$manual_axes
  );
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    `(` $tensors `)`
    `in_shardings````=```custom<ShardingList>($in_shardings)
    `out_shardings````=```custom<ShardingList>($out_shardings)
    `manual_axes````=```$manual_axes custom<Body>($body) attr-dict
    `:` functional-type(operands, results)
  }];
}

def Sdy_NamedComputationOp : Sdy_Op<"named_computation", [
    IsolatedFromAbove, RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"ReturnOp">, Sdy_VerifySymbols]> {
  let summary = "a group of operators with shardings at its border";
  let arguments = (ins
    StrAttr:$name,
    Variadic<AnyType>:$operands,
    OptionalAttr<Sdy_TensorShardingPerValueAttr>:$in_shardings,
    OptionalAttr<Sdy_TensorShardingPerValueAttr>:$out_shardings
  );
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    `<`$name`>` `` `(` $operands `)`
    (`in_shardings````=```custom<ShardingList>($in_shardings)^)?
    (`out_shardings````=```custom<ShardingList>($out_shardings)^)?
    custom<Body>($body) attr-dict `:` functional-type($operands, $results)
  }];
  let hasVerifier = 1;
}

//===-- Collectives -------------------------------------------------------===//

class Sdy_CollectiveOp<string mnemonic>
    : Sdy_Op<mnemonic, !listconcat([Pure], SameType, [Sdy_VerifySymbols])> {
  let results = (outs AnyShaped:$result);
}

def Sdy_AllGatherOp : Sdy_CollectiveOp<"all_gather"> {
  let summary = "drops axes from dimensions";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_ListOfAxisRefListsAttr:$gathering_axes,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    $gathering_axes $tensor `out_sharding````=```$out_sharding attr-dict
    `:` type($result)
  }];
}

def Sdy_AllSliceOp : Sdy_CollectiveOp<"all_slice"> {
  let summary = "adds axes to dimensions; moves no data";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_ListOfAxisRefListsAttr:$slicing_axes,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    $slicing_axes $tensor `out_sharding````=```$out_sharding attr-dict
    `:` type($result)
  }];
}

def Sdy_AllToAllOp : Sdy_CollectiveOp<"all_to_all"> {
  let summary = "moves axes from dimensions to others";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_AllToAllParamListAttr:$params,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    $params $tensor `out_sharding````=```$out_sharding attr-dict
    `:` type($result)
  }];
}

def Sdy_CollectivePermuteOp : Sdy_CollectiveOp<"collective_permute"> {
  let summary = "replaces axes by others of the same sizes";
  let arguments = (ins
    AnyShaped:$tensor, Sdy_TensorShardingAttr:$out_sharding);
  let assemblyFormat = [{
    $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_AllReduceOp : Sdy_CollectiveOp<"all_reduce"> {
  let summary = "combines partial results along axes";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_AxisRefListAttr:$reduction_axes,
    DefaultValuedAttr<Sdy_ReductionOpAttr,
                      "::tesela::sdy::ReductionOp::SUM">:$reduction_op,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    `` custom<Reduction>($reduction_op) $reduction_axes $tensor
    `out_sharding````=```$out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_ReduceScatterOp : Sdy_CollectiveOp<"reduce_scatter"> {
  let summary = "combines partial results and splits dimensions by the axes";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_ListOfAxisRefListsAttr:$reduce_scatter_axes,
    DefaultValuedAttr<Sdy_ReductionOpAttr,
                      "::tesela::sdy::ReductionOp::SUM">:$reduction_op,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    `` custom<Reduction>($reduction_op) $reduce_scatter_axes $tensor
    `out_sharding````=```$out_sharding attr-dict `:` type($result)
  }];
}

def Sdy_ShardedToUnreducedOp : Sdy_CollectiveOp<"sharded_to_unreduced"> {
  let summary = "turns axes of dimensions into unreduced ones";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_ListOfAxisRefListsAttr:$axes,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    $axes $tensor `out_sharding````=```$out_sharding attr-dict
    `:` type($result)
  }];
}

def Sdy_ReplicatedToUnreducedOp : Sdy_CollectiveOp<"replicated_to_unreduced"> {
  let summary = "turns replicating axes into unreduced ones";
  let arguments = (ins
    AnyShaped:$tensor,
    Sdy_AxisRefListAttr:$axes,
    Sdy_TensorShardingAttr:$out_sharding
  );
  let assemblyFormat = [{
    $axes $tensor `out_sharding````=```$out_sharding attr-dict
    `:` type($result)
  }];
}

#endif // TESELA_IR_SDY_TD
