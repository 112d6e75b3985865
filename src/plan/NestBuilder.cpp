#include "plan/NestBuilder.h"

#include "ir/ElementSizes.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

bool NestBuilder::visit(Value value, llvm::SetVector<Operation *> &order,
                        unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || !inside(op) || order.contains(op))
    return true;
  const KernelForm *form = forms.get(op);
  if (!form || depth > 400)
    return false;
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    bool kept = false; // an updated array is always an input
    for (unsigned n = 0;
         form->kind == FormKind::Update && n < op->getNumResults(); ++n)
      kept |= form->keptOperand(n) == number;
    if (!kept && !visit(operand, order, depth + 1))
      return false;
  }
  order.insert(op);
  return true;
}

// The operators in an order in which each follows its operands.
bool NestBuilder::collect() {
  llvm::SetVector<Operation *> order;
  for (Value output : outputs)
    if (!visit(output, order, 0))
      return false;
  nest.ops.assign(order.begin(), order.end());
  nest.outputs.assign(outputs.begin(), outputs.end());
  return !nest.ops.empty();
}

Unit NestBuilder::makeUnit(Operation *op, Value map) const {
  Unit unit;
  unit.op = op;
  unit.map = map;
  unit.form = forms.get(op);
  if (map) {
    for (int64_t extent : cast<ShapedType>(map.getType()).getShape()) {
      unit.extents.push_back(extent);
      unit.parallel.push_back(true);
      unit.reduction.push_back(false);
    }
    return unit;
  }
  for (auto [number, iterator] : llvm::enumerate(unit.form->form.iterators)) {
    bool reduction = iterator.kind == semantics::IteratorKind::Reduction &&
                     unit.form->kind == FormKind::Reduce;
    bool free = !reduction;
    if (unit.form->kind == FormKind::Scan)
      free = number != unit.form->scanIterator;
    if (unit.form->kind == FormKind::Update)
      free = llvm::is_contained(unit.form->freeIterators, number);
    unit.extents.push_back(iterator.extent);
    unit.parallel.push_back(free);
    unit.reduction.push_back(reduction);
  }
  return unit;
}

void NestBuilder::makeUnits() {
  units.clear();
  unitOf.clear();
  for (Operation *op : nest.ops) {
    if (forms.get(op)->kind != FormKind::Map) {
      for (Value result : op->getResults())
        unitOf[result] = units.size();
      units.push_back(makeUnit(op, {}));
      continue;
    }
    Value result = op->getResult(0);
    if (llvm::is_contained(outputs, result) || kept.contains(result)) {
      unitOf[result] = units.size();
      units.push_back(makeUnit(op, result));
    }
  }
}

// The output with the most parallel points decides the grid.
void NestBuilder::chooseAnchor() {
  double most = -1;
  for (auto [number, unit] : llvm::enumerate(units)) {
    bool isOutput =
        unit.map ? llvm::is_contained(outputs, unit.map)
                 : llvm::any_of(unit.op->getResults(), [&](Value result) {
                     return llvm::is_contained(outputs, result);
                   });
    if (!isOutput)
      continue;
    double points = 1;
    for (auto [extent, parallel] : llvm::zip(unit.extents, unit.parallel))
      points *= parallel ? extent : 1;
    if (points >= most) {
      most = points;
      anchor = number;
    }
  }
}

constexpr double worthStoring = 8; // adds; a load from L1 and a store

// Whether `value`, of which a grid point evaluates a part, may rest in scratch
// instead; if so it will. True: that is new.
bool NestBuilder::keep(Value value) {
  auto type = cast<ShapedType>(value.getType());
  int64_t points = type.getNumElements();
  for (int64_t extent : nest.grid)
    points /= std::max<int64_t>(extent, 1);
  return type.getNumElements() >= nest.gridPoints() &&
         points * 8 <= limits.scratchBytes && !refused.contains(value) &&
         kept.insert(value).second;
}

// Maps that two stages evaluate and that cost more than a store and a load
// are kept in scratch. True: there were some.
bool NestBuilder::storeRepeated() {
  llvm::DenseMap<Value, int> firstStage;
  bool any = false;
  for (auto [number, stage] : llvm::enumerate(nest.stages))
    for (Node &node : stage.nodes) {
      if (node.kind != Node::Kind::Compute || unitOf.contains(node.value) ||
          node.form->weight < worthStoring)
        continue;
      auto [entry, fresh] = firstStage.try_emplace(node.value, number);
      if (!fresh && entry->second != int(number))
        any |= keep(node.value);
    }
  return any;
}

// What a reduction reads for each of its elements, whichever sum they go to, it
// would evaluate again for each sum, a number at a time:
//
//     y[j] = sum_i x[i,j] * exp(s[i])     exp(s) is a stage before
//
// True: there was some, and it is kept in scratch.
bool NestBuilder::storeReduced() {
  bool any = false;
  for (Stage &stage : nest.stages) {
    uint64_t reduced = 0, parallel = 0;
    for (auto [number, loop] : llvm::enumerate(stage.loops)) {
      if (number < nest.grid.size() || loop.extent == 1 || loop.scan)
        continue;
      (loop.reduction ? reduced : parallel) |= uint64_t(1) << number;
    }
    if (!reduced || !parallel)
      continue;
    // The cost of what is evaluated again, and whether it ends there.
    std::vector<double> again(stage.nodes.size(), 0);
    std::vector<bool> isLast(stage.nodes.size(), true);
    for (auto [number, node] : llvm::enumerate(stage.nodes)) {
      if (node.kind != Node::Kind::Compute || !(node.loops & reduced) ||
          (node.loops & parallel) || unitOf.contains(node.value))
        continue;
      again[number] = node.form->weight + 0.2;
      for (unsigned input : node.inputs) {
        again[number] += again[input];
        isLast[input] = false;
      }
    }
    for (auto [number, node] : llvm::enumerate(stage.nodes)) {
      auto type = dyn_cast<ShapedType>(node.value.getType());
      if (isLast[number] && again[number] >= worthStoring && type &&
          double(type.getNumElements()) <= stage.points(node.loops))
        any |= keep(node.value);
    }
  }
  return any;
}

// Of one grid point. No number of arrays makes it larger than a stack bears.
double NestBuilder::scratchBytes() const {
  double bytes = 0;
  for (Value value : nest.scratch) {
    double elements = 1;
    for (auto [extent, grid] :
         llvm::zip(cast<ShapedType>(value.getType()).getShape(),
                   nest.gridOfDimension.find(value)->second))
      elements *= grid >= 0 ? 1 : extent;
    bytes += elements * double(ir::elementBytes(value.getType()));
  }
  return bytes;
}

void NestBuilder::restart() {
  makeUnits();
  chooseAnchor();
  dropped.assign(units[anchor].extents.size(), false);
  for (auto [iterator, extent] : llvm::enumerate(units[anchor].extents))
    dropped[iterator] = extent == 1 || !units[anchor].parallel[iterator];
}

std::optional<Nest> NestBuilder::build() {
  if (!collect())
    return std::nullopt;
  context = nest.ops.front()->getContext();
  for (int round = 0; round < 4; ++round) {
    restart();
    while (!bind())
      if (impossible)
        return std::nullopt;
    if (!place())
      return std::nullopt;
    bool stores = storeReduced();
    stores |= storeRepeated();
    if (!stores)
      break;
  }
  if (scratchBytes() > double(limits.scratchBytes))
    return std::nullopt;
  // An updated array is an output and is not read again.
  for (Unit &unit : units)
    if (!unit.map && unit.form->kind == FormKind::Update)
      for (Value result : unit.op->getResults())
        for (Stage &stage : nest.stages)
          for (Node &node : stage.nodes)
            if ((node.kind == Node::Kind::Load && node.value == result) ||
                !llvm::is_contained(outputs, result))
              return std::nullopt;
  return std::move(nest);
}

std::optional<Nest> buildNest(ArrayRef<Value> outputs, FormCache &forms,
                              llvm::function_ref<bool(Operation *)> inside,
                              const NestLimits &limits) {
  return NestBuilder(outputs, forms, inside, limits).build();
}

} // namespace tesela::plan
