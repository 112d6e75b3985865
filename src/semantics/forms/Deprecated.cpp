// Operators that newer ones replaced, whose forms are as direct as those of
// their successors: broadcast, dot, torch_index_select.
#include "semantics/forms/Build.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"

#include "ir/Deprecated.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::semantics {

MaybeForm form(stablehlo::BroadcastOp op, ShapeOf shapes) {
  Extents from = shapes(op.getOperand()), to = shapes(op.getResult());
  Indices source;
  for (size_t d = to.size() - from.size(); d < to.size(); ++d)
    source.push_back(getAffineDimExpr(d, op.getContext()));
  return copyForm({from, elementOf(op.getOperand())}, to, source);
}

// Vectors and matrices: the last dimension of lhs with the first of rhs.
MaybeForm form(stablehlo::DotOp op, ShapeOf shapes) {
  Operand lhs{shapes(op.getLhs()), elementOf(op.getLhs())};
  Operand rhs{shapes(op.getRhs()), elementOf(op.getRhs())};
  ContractionLabels labels;
  labels.reduced = {-1};
  for (int d = 0, rank = lhs.shape.size(); d < rank; ++d)
    labels.lhs.push_back(d == rank - 1 ? -1 : d);
  for (int d = 0, rank = rhs.shape.size(); d < rank; ++d)
    labels.rhs.push_back(d == 0 ? -1 : int(lhs.shape.size()) + d);
  for (int label : llvm::concat<int>(labels.lhs, labels.rhs))
    if (label >= 0)
      labels.result.push_back(label);
  return contractionForm(lhs, rhs, labels, elementOf(op.getResult()));
}

MaybeForm form(stablehlo::TorchIndexSelectOp op, ShapeOf shapes) {
  return takeForm({shapes(op.getOperand()), elementOf(op.getOperand())},
                  {shapes(op.getIndex()), elementOf(op.getIndex())},
                  op.getDim(), op.getBatchDims());
}

} // namespace tesela::semantics
