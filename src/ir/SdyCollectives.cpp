// Checks of the sdy dialect's collectives.
#include "ir/Sdy.h"
#include "ir/SdyVerifier.h"

using namespace mlir;

namespace tesela::sdy {

// The mesh of a collective's result, after checking its sharding; null if that
// is wrong.
static MeshAttr checkedMesh(Operation *op, Type type,
                            TensorShardingAttr sharding) {
  if (failed(verifySharding(sharding, type, op,
                            [&] { return op->emitOpError(); })))
    return {};
  return sharding.getMeshAttr(op);
}

// Axes per dimension: one list for each, all distinct.
static LogicalResult verifyAxesPerDimension(Operation *op,
                                            ListOfAxisRefListsAttr axes,
                                            TensorShardingAttr sharding) {
  MeshAttr mesh = checkedMesh(op, op->getResult(0).getType(), sharding);
  if (!mesh)
    return failure();
  if (axes.getDimensions().size() != sharding.getDimShardings().size())
    return op->emitOpError("result sharding has rank ")
           << sharding.getDimShardings().size()
           << " but collective axes has rank " << axes.getDimensions().size();
  SmallVector<AxisRefAttr> seen;
  for (AxisRefListAttr list : axes.getDimensions())
    if (failed(verifyAxes(list.getAxes(), mesh, seen,
                          [&] { return op->emitOpError(); })))
      return failure();
  return success();
}

static LogicalResult verifyAxisList(Operation *op, AxisRefListAttr axes,
                                    TensorShardingAttr sharding) {
  MeshAttr mesh = checkedMesh(op, op->getResult(0).getType(), sharding);
  if (!mesh)
    return failure();
  SmallVector<AxisRefAttr> seen;
  return verifyAxes(axes.getAxes(), mesh, seen,
                    [&] { return op->emitOpError(); });
}

LogicalResult AllGatherOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyAxesPerDimension(*this, getGatheringAxes(), getOutSharding());
}

LogicalResult AllSliceOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyAxesPerDimension(*this, getSlicingAxes(), getOutSharding());
}

LogicalResult ReduceScatterOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyAxesPerDimension(*this, getReduceScatterAxes(),
                                getOutSharding());
}

LogicalResult ShardedToUnreducedOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyAxesPerDimension(*this, getAxes(), getOutSharding());
}

LogicalResult AllReduceOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyAxisList(*this, getReductionAxes(), getOutSharding());
}

LogicalResult
ReplicatedToUnreducedOp::verifySymbolUses(SymbolTableCollection &) {
  return verifyAxisList(*this, getAxes(), getOutSharding());
}

LogicalResult CollectivePermuteOp::verifySymbolUses(SymbolTableCollection &) {
  return success(
      static_cast<bool>(checkedMesh(*this, getType(), getOutSharding())));
}

LogicalResult AllToAllOp::verifySymbolUses(SymbolTableCollection &) {
  MeshAttr mesh = checkedMesh(*this, getType(), getOutSharding());
  if (!mesh)
    return failure();
  if (getParams().getParams().empty())
    return emitOpError("parameter list is empty");
  int64_t rank = getOutSharding().getDimShardings().size();
  SmallVector<bool> usedDims(rank, false);
  SmallVector<AxisRefAttr> seen;
  for (AllToAllParamAttr param : getParams().getParams()) {
    if (param.getAxes().empty())
      return emitOpError("an all-to-all without axes");
    for (int64_t dimension : {param.getSrcDim(), param.getTgtDim()}) {
      if (dimension < 0 || dimension >= rank)
        return emitOpError(dimension == param.getSrcDim() ? "source" : "target")
               << " dimension " << dimension << " is out of range [0, " << rank
               << ")";
      if (usedDims[dimension])
        return emitOpError("overlapping source/target dimensions in all-to-all "
                           "params: ")
               << dimension;
      usedDims[dimension] = true;
    }
    if (failed(verifyAxes(param.getAxes(), mesh, seen,
                          [&] { return emitOpError(); })))
      return failure();
  }
  return success();
}

} // namespace tesela::sdy
