// Which stage each unit runs in.
#include "plan/NestBuilder.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

static bool sameLoops(const Stage &stage, const Stage &other) {
  return llvm::equal(stage.loops, other.loops,
                     [](const Loop &a, const Loop &b) {
                       return a.extent == b.extent && a.scan == b.scan;
                     });
}

// Where both accumulate, it must be over the same loops. A reduction over sizes
// of one has no loop of its own and still takes none of another's.
static bool compatible(const Stage &stage, const Stage &other) {
  auto accumulates = [](const Sink &sink) {
    return sink.kind == FormKind::Reduce;
  };
  bool same =
      llvm::equal(stage.loops, other.loops, [](const Loop &a, const Loop &b) {
        return a.reduction == b.reduction;
      });
  return same || !llvm::any_of(stage.sinks, accumulates) ||
         !llvm::any_of(other.sinks, accumulates);
}

// The first stage that `unit` can join, else a new one.
bool NestBuilder::placeUnit(Unit &unit) {
  StageContext about{forms, inside, stored, unsigned(nest.grid.size()),
                     limits.nodesPerStage};
  Stage trial(context);
  int after = 0; // the unit cannot run before this stage
  {
    StageBuilder builder(trial, 1 << 20, about);
    builder.onRead = [&](Value value, ArrayRef<AffineExpr>) {
      const StoredValue &source = stored[value];
      after = std::max(after, source.hard ? source.stage + 1 : source.stage);
    };
    SmallVector<AffineExpr, 6> at = layout(unit, trial);
    if (!(unit.map ? builder.addStore(unit.map, at)
                   : builder.addSink(unit.op, *unit.form, at)))
      return false;
  }
  bool alone = !unit.map && unit.form->kind != FormKind::Reduce;
  int chosen = nest.stages.size();
  for (int number = after; !alone && number < int(nest.stages.size());
       ++number) {
    Stage &candidate = nest.stages[number];
    bool mixes = llvm::all_of(candidate.sinks, [](const Sink &sink) {
      return sink.kind == FormKind::Map || sink.kind == FormKind::Reduce;
    });
    if (mixes && sameLoops(candidate, trial) && compatible(candidate, trial)) {
      chosen = number;
      break;
    }
  }
  if (chosen == int(nest.stages.size()))
    nest.stages.emplace_back(context);
  Stage &stage = nest.stages[chosen];
  StageBuilder builder(stage, chosen, about);
  SmallVector<AffineExpr, 6> at = layout(unit, stage);
  if (!(unit.map ? builder.addStore(unit.map, at)
                 : builder.addSink(unit.op, *unit.form, at)) ||
      builder.tooLarge())
    return false;
  if (unit.map)
    stored[unit.map].stage = chosen;
  else
    for (Value result : unit.op->getResults())
      stored[result].stage = chosen;
  return true;
}

bool NestBuilder::place() {
  nest.stages.clear();
  for (Unit &unit : units)
    if (!placeUnit(unit))
      return false;
  nest.scratch.clear();
  nest.inputs.clear();
  nest.gridOfDimension.clear();
  llvm::SetVector<Value> inputs;
  for (Stage &stage : nest.stages)
    for (Node &node : stage.nodes)
      if (node.kind == Node::Kind::Load && !stored.contains(node.value))
        inputs.insert(node.value);
  for (Unit &unit : units) {
    if (!unit.map && unit.form->kind == FormKind::Update)
      for (unsigned n = 0; n < unit.op->getNumResults(); ++n)
        inputs.insert(unit.op->getOperand(unit.form->keptOperand(n)));
    for (Value value :
         unit.map ? ValueRange(unit.map) : ValueRange(unit.op->getResults())) {
      nest.gridOfDimension[value] = stored[value].gridOfDimension;
      if (!llvm::is_contained(outputs, value))
        nest.scratch.push_back(value);
    }
  }
  nest.inputs.assign(inputs.begin(), inputs.end());
  return true;
}

} // namespace tesela::plan
