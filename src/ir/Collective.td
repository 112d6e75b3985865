// Collective.td: ops in which several processes take part, and the pair that
// runs one in the background.
#ifndef TESELA_IR_COLLECTIVE_TD
#define TESELA_IR_COLLECTIVE_TD

include "Base.td"

// dense<[[0, 1], [2, 3]]> (rows are groups, short ones padded with -1) or
// #stablehlo.replica_group_mesh_axes<...>.
def Stablehlo_ReplicaGroupsAttr : AnyAttrOf<[I64ElementsAttr, Stablehlo_ReplicaGroupMeshAxesAttr],
    "replica groups, as a matrix of 64-bit integers or as axes of a mesh"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}

def Stablehlo_AllGatherOp : Stablehlo_Op<"all_gather", []> {
  let summary = "concatenates the operands of a group's processes";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$operands,
    I64Attr:$all_gather_dim,
    Stablehlo_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
  let hasVerifier = 1;
}

def Stablehlo_AllReduceOp : Stablehlo_InferOp<"all_reduce", "C6", [
    SingleBlock]> {
  let summary = "combines the operands of a group's processes by a region";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$operands,
    Stablehlo_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_ReduceScatterOp : Stablehlo_Op<"reduce_scatter", [
    SingleBlock]> {
  let summary = "all_reduce of which each process keeps its own part";
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    I64Attr:$scatter_dimension,
    Stablehlo_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Stablehlo_AllToAllOp : Stablehlo_InferOp<"all_to_all", "C9", []> {
  let summary = "each process sends its i-th part to the i-th of its group";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$operands,
    I64Attr:$split_dimension,
    I64Attr:$concat_dimension,
    I64Attr:$split_count,
    Stablehlo_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle
  );
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_CollectiveBroadcastOp : Stablehlo_InferOp<"collective_broadcast", "C5", []> {
  let summary = "every process of a group gets the operands of its root";
  let description = [{
    With `has_dynamic_root` the last operand holds, for each of the others, the
    position of the root within the group; otherwise the root is position 0.
  }];
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$operands,
    Stablehlo_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$has_dynamic_root
  );
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_CollectiveReduceOp : Stablehlo_InferOp<"collective_reduce", "C3", [
    SingleBlock]> {
  let summary = "combines a group's operands; only the root holds the result";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$operands,
    Stablehlo_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids,
    UnitAttr:$has_dynamic_root
  );
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_CollectivePermuteOp : Stablehlo_InferOp<"collective_permute", "C5", []> {
  let summary = "sends operands along pairs of processes; no source gives zeros";
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    I64ElementsAttr:$source_target_pairs,
    OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle
  );
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_CrossReplicaSumOp : Stablehlo_Op<"cross-replica-sum", [
    SameOperandsAndResultType]> {
  let summary = "deprecated: all_reduce by add";
  let arguments = (ins
    Stablehlo_Tensor:$operand,
    I64ElementsAttr:$replica_groups
  );
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_ReplicaIdOp : Stablehlo_InferOp<"replica_id", "result", [Pure]> {
  let summary = "the replica this process is";
  let results = (outs TensorRankOf<[UI32], [0]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Stablehlo_PartitionIdOp : Stablehlo_InferOp<"partition_id", "result", [Pure]> {
  let summary = "the partition this process is";
  let results = (outs TensorRankOf<[UI32], [0]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Stablehlo_AsyncStartOp : Stablehlo_Op<"async_start", [
    SingleBlock]> {
  let summary = "starts the one collective or slice of its region";
  let arguments = (ins Variadic<Stablehlo_TensorOrToken>:$operands);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Stablehlo_Future:$result);
  let hasVerifier = 1;
}

def Stablehlo_AsyncDoneOp : Stablehlo_InferOp<"async_done", "C1", []> {
  let summary = "waits for an async_start and yields its results";
  let arguments = (ins Stablehlo_Future:$operand);
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
}

#endif // TESELA_IR_COLLECTIVE_TD
