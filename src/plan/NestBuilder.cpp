#include "plan/StageBuilder.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tesela::plan {

namespace {

/// Something that ends up in memory: a reduction, scan or update (all results
/// of its operator), or a map that is stored.
struct Unit {
  Operation *op = nullptr;
  Value map; // the stored map, null for the others
  const KernelForm *form = nullptr;
  /// Extents of its own iterators; a stored map's are its dimensions.
  SmallVector<int64_t, 6> extents;
  SmallVector<bool, 6> parallel; // may the iterator be a grid loop
  SmallVector<bool, 6> reduction;
  /// Grid loop of each iterator, or -1. Empty: not bound yet.
  SmallVector<int, 6> grid;
};

class NestBuilder {
public:
  NestBuilder(ArrayRef<Value> outputs, FormCache &forms,
              llvm::function_ref<bool(Operation *)> inside,
              const NestLimits &limits)
      : outputs(outputs), forms(forms), inside(inside), limits(limits) {}

  std::optional<Nest> build();

private:
  bool collect();
  bool visit(Value value, llvm::SetVector<Operation *> &order, unsigned depth);
  void makeUnits();
  Unit makeUnit(Operation *op, Value map) const;
  void chooseAnchor();
  bool bind();
  bool bindReads(Unit &unit);
  SmallVector<int, 6> gridOf(const Unit &unit,
                             ArrayRef<AffineExpr> indices) const;
  bool bindTo(Value value, ArrayRef<AffineExpr> indices);
  void restart();
  bool bindByExtent(Unit &unit);
  bool dropUnbound(ArrayRef<int> grid);
  void publish(const Unit &unit);
  SmallVector<AffineExpr, 6> layout(const Unit &unit, Stage &stage) const;
  bool place();
  bool placeUnit(Unit &unit);
  bool storeRepeated();
  double scratchBytes() const;

  ArrayRef<Value> outputs;
  FormCache &forms;
  llvm::function_ref<bool(Operation *)> inside;
  NestLimits limits;
  Nest nest;
  std::vector<Unit> units; // each after those it reads
  unsigned anchor = 0;
  llvm::SmallVector<bool, 6> dropped; // of the anchor's iterators
  llvm::DenseMap<Value, StoredValue> stored;
  llvm::DenseMap<Value, unsigned> unitOf;
  llvm::DenseSet<Value> kept;    // maps stored in scratch
  llvm::DenseSet<Value> refused; // maps that cannot be
  MLIRContext *context = nullptr;
  bool impossible = false; // whatever the grid
};

} // namespace

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

void NestBuilder::publish(const Unit &unit) {
  StoredValue entry;
  entry.hard = !unit.map;
  if (unit.map) {
    entry.gridOfDimension.assign(unit.grid.begin(), unit.grid.end());
    stored[unit.map] = entry;
    return;
  }
  for (unsigned iterator : unit.form->iteratorOfDimension)
    entry.gridOfDimension.push_back(unit.grid[iterator]);
  for (Value result : unit.op->getResults())
    stored[result] = entry;
}

// Takes from the grid the loops that `grid` (loop per dimension) lacks; tells
// whether there were any.
bool NestBuilder::dropUnbound(ArrayRef<int> grid) {
  bool any = false;
  unsigned loop = 0;
  for (auto [iterator, extent] : llvm::enumerate(units[anchor].extents)) {
    if (dropped[iterator])
      continue;
    if (!llvm::is_contained(grid, int(loop))) {
      dropped[iterator] = true;
      any = true;
    }
    ++loop;
  }
  return any;
}

// The grid loop of each iterator of `unit` when it is read at `indices`.
SmallVector<int, 6> NestBuilder::gridOf(const Unit &unit,
                                        ArrayRef<AffineExpr> indices) const {
  SmallVector<int, 6> grid(unit.extents.size(), -1);
  SmallVector<bool, 4> used(nest.grid.size(), false);
  // Where an update writes depends on data: none of its iterators runs along a
  // dimension of its result.
  if (!unit.map && unit.form->kind == FormKind::Update)
    return grid;
  for (auto [dimension, index] : llvm::enumerate(indices)) {
    unsigned iterator =
        unit.map ? dimension : unit.form->iteratorOfDimension[dimension];
    auto dim = dyn_cast<AffineDimExpr>(index);
    if (!dim || dim.getPosition() >= nest.grid.size() ||
        used[dim.getPosition()] || !unit.parallel[iterator] ||
        unit.extents[iterator] != nest.grid[dim.getPosition()])
      continue;
    used[dim.getPosition()] = true;
    grid[iterator] = dim.getPosition();
  }
  return grid;
}

// A read of a stored value at `indices` binds its dimensions to grid loops.
// False: a grid loop had to go.
bool NestBuilder::bindTo(Value value, ArrayRef<AffineExpr> indices) {
  Unit &unit = units[unitOf[value]];
  SmallVector<int, 6> grid = gridOf(unit, indices);
  if (!unit.grid.empty())
    for (auto [mine, other] : llvm::zip(grid, unit.grid))
      if (mine != other) // two reads disagree: keep what is common
        mine = -1;
  bool lost = dropUnbound(grid);
  unit.grid = grid;
  return !lost;
}

// An output that nothing else reads takes the grid loops in order of extent.
bool NestBuilder::bindByExtent(Unit &unit) {
  unit.grid.assign(unit.extents.size(), -1);
  unsigned from = 0;
  for (auto [loop, extent] : llvm::enumerate(nest.grid))
    for (unsigned iterator = from; iterator < unit.extents.size(); ++iterator)
      if (unit.parallel[iterator] && unit.extents[iterator] == extent) {
        unit.grid[iterator] = loop;
        from = iterator + 1;
        break;
      }
  return !dropUnbound(unit.grid);
}

// The indices of the unit's iterators in a stage, whose loops it creates.
SmallVector<AffineExpr, 6> NestBuilder::layout(const Unit &unit,
                                               Stage &stage) const {
  bool fresh = stage.loops.empty();
  if (fresh)
    for (int64_t extent : nest.grid) {
      stage.loops.push_back({extent, false, false});
      stage.space.addLoop(extent);
    }
  SmallVector<AffineExpr, 6> at;
  unsigned next = nest.grid.size();
  for (auto [iterator, extent] : llvm::enumerate(unit.extents)) {
    if (unit.grid[iterator] >= 0) {
      at.push_back(getAffineDimExpr(unit.grid[iterator], context));
      continue;
    }
    if (extent == 1) {
      at.push_back(getAffineConstantExpr(0, context));
      continue;
    }
    if (next >= stage.loops.size()) {
      stage.loops.push_back({extent, false, false});
      stage.space.addLoop(extent);
    }
    Loop &loop = stage.loops[next];
    loop.reduction |= unit.reduction[iterator];
    loop.scan |= !unit.map && unit.form->kind == FormKind::Scan &&
                 iterator == unit.form->scanIterator;
    at.push_back(getAffineDimExpr(next++, context));
  }
  return at;
}

// Binds what `unit` reads.
bool NestBuilder::bindReads(Unit &unit) {
  Stage trial(context);
  StageContext about{forms, inside, stored, unsigned(nest.grid.size()),
                     limits.nodesPerStage};
  StageBuilder builder(trial, 1 << 20, about);
  bool kept = true;
  builder.onRead = [&](Value value, ArrayRef<AffineExpr> indices) {
    auto found = unitOf.find(value);
    if (found != unitOf.end() && !units[found->second].map)
      kept &= bindTo(value, indices);
  };
  builder.onMap = [&](Value value, ArrayRef<AffineExpr> indices) {
    auto found = unitOf.find(value);
    if (found == unitOf.end() || !units[found->second].grid.empty())
      return;
    SmallVector<int, 6> grid = gridOf(units[found->second], indices);
    for (int loop = 0, end = nest.grid.size(); loop < end; ++loop)
      if (!llvm::is_contained(grid, loop))
        return;
    units[found->second].grid = grid;
  };
  SmallVector<AffineExpr, 6> at = layout(unit, trial);
  bool done = unit.map ? builder.addStore(unit.map, at)
                       : builder.addSink(unit.op, *unit.form, at);
  if (!done)
    impossible = true;
  return done && kept;
}

// One round: readers before what they read. False: start again with a smaller
// grid.
bool NestBuilder::bind() {
  nest.grid.clear();
  for (Unit &unit : units)
    unit.grid.clear();
  Unit &first = units[anchor];
  first.grid.assign(first.extents.size(), -1);
  for (auto [iterator, extent] : llvm::enumerate(first.extents))
    if (!dropped[iterator]) {
      first.grid[iterator] = nest.grid.size();
      nest.grid.push_back(extent);
    }
  stored.clear();
  for (Unit &unit : units)
    if (!unit.map)
      for (Value result : unit.op->getResults())
        stored[result].hard = true;
  for (Unit &unit : llvm::reverse(units)) {
    if (unit.grid.empty() && kept.contains(unit.map)) {
      // No reader stands at its own grid point.
      refused.insert(unit.map);
      kept.erase(unit.map);
      restart();
      return false;
    }
    if (unit.grid.empty() && !bindByExtent(unit))
      return false;
    if (!bindReads(unit))
      return false;
  }
  for (Unit &unit : units)
    publish(unit);
  return true;
}

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

// Maps that two stages evaluate and that cost more than a store and a load
// are kept in scratch. True: there were some.
bool NestBuilder::storeRepeated() {
  constexpr double worthStoring = 8; // adds; a load from L1 and a store
  llvm::DenseMap<Value, int> firstStage;
  bool any = false;
  for (auto [number, stage] : llvm::enumerate(nest.stages)) {
    for (Node &node : stage.nodes) {
      if (node.kind != Node::Kind::Compute || unitOf.contains(node.value) ||
          node.form->weight < worthStoring)
        continue;
      auto [entry, fresh] = firstStage.try_emplace(node.value, number);
      if (fresh || entry->second == int(number))
        continue;
      auto type = cast<ShapedType>(node.value.getType());
      int64_t points = type.getNumElements();
      for (int64_t extent : nest.grid)
        points /= std::max<int64_t>(extent, 1);
      if (type.getNumElements() >= nest.gridPoints() &&
          points * 8 <= limits.scratchBytes)
        any |= !refused.contains(node.value) && kept.insert(node.value).second;
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
    Type element = getElementTypeOrSelf(value.getType());
    bytes += elements * (element.isIntOrFloat()
                             ? (element.getIntOrFloatBitWidth() + 7) / 8
                             : 16);
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
    if (nest.stages.size() < 2 || !storeRepeated())
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
            if (node.value == result || !llvm::is_contained(outputs, result))
              return std::nullopt;
  return std::move(nest);
}

std::optional<Nest> buildNest(ArrayRef<Value> outputs, FormCache &forms,
                              llvm::function_ref<bool(Operation *)> inside,
                              const NestLimits &limits) {
  return NestBuilder(outputs, forms, inside, limits).build();
}

} // namespace tesela::plan
