// Which loops the grid has, and which of them each dimension is bound to.
#include "plan/NestBuilder.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

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

// Sets of loops are the bits of a word.
static bool hasTooManyLoops(const Unit &unit, size_t gridLoops) {
  size_t own = 0;
  for (auto [extent, grid] : llvm::zip(unit.extents, unit.grid))
    own += grid < 0 && extent != 1;
  return gridLoops + own > 64;
}

// Binds what `unit` reads.
bool NestBuilder::bindReads(Unit &unit) {
  if (hasTooManyLoops(unit, nest.grid.size())) {
    impossible = true;
    return false;
  }
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

} // namespace tesela::plan
