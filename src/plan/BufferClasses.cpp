#include "plan/BufferClasses.h"

#include "ir/ElementSizes.h"
#include "plan/Dialect.h"
#include "plan/InPlace.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tesela::plan {

bool isView(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.reshape" ||
         name == "stablehlo.optimization_barrier";
}

bool isTokenOnly(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.create_token" || name == "stablehlo.after_all";
}

void BufferClasses::addValue(Value value) {
  if (classNumber.contains(value))
    return;
  Class fresh;
  fresh.values.push_back(value);
  fresh.bytes = ir::byteCount(value.getType());
  classNumber[value] = classes.size();
  classes.push_back(std::move(fresh));
}

void BufferClasses::join(unsigned into, unsigned from) {
  if (into == from)
    return;
  Class &a = classes[into], &b = classes[from];
  for (Value value : b.values) {
    classNumber[value] = into;
    a.values.push_back(value);
  }
  llvm::append_range(a.alsoLive, b.alsoLive);
  a.writable &= b.writable;
  a.bytes = std::max(a.bytes, b.bytes);
  if (b.place)
    a.place = b.place;
  b = Class();
}

void BufferClasses::makeClasses(BufferPlan &plan) {
  for (auto [number, argument] : llvm::enumerate(function.getArguments())) {
    addValue(argument);
    Class &mine = classes.back();
    mine.writable = false;
    mine.place = Place{Place::Space::Argument, uint32_t(number), 0, mine.bytes};
  }
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<func::FuncOp>(op))
      return WalkResult::advance();
    for (auto [number, result] : llvm::enumerate(op->getResults())) {
      addValue(result);
      if (isView(op))
        join(classOf(op->getOperand(number)), classOf(result));
    }
    if (op->hasTrait<OpTrait::ConstantLike>()) {
      Class &mine = classes[classOf(op->getResult(0))];
      mine.writable = false;
      mine.place =
          Place{Place::Space::Constant, 0, plan.constantBytes, mine.bytes};
      plan.constants.push_back({op, plan.constantBytes});
      plan.constantBytes += (mine.bytes + 63) / 64 * 64;
    }
    if (!isControlFlow(op))
      return WalkResult::skip();
    for (Region &region : op->getRegions())
      for (Value argument : region.getArguments())
        addValue(argument);
    return WalkResult::advance();
  });
}

// The arguments of a loop's regions and its results are one buffer each.
void BufferClasses::joinControlFlow() {
  function.walk([&](Operation *op) {
    if (op->getName().getStringRef() != "stablehlo.while")
      return;
    for (unsigned n = 0; n < op->getNumResults(); ++n) {
      unsigned mine = classOf(op->getResult(n));
      for (Region &region : op->getRegions())
        join(mine, classOf(region.getArgument(n)));
      // The carry is whole while the condition runs, whoever reads it: it may
      // be the result.
      Operation *end = op->getRegion(0).front().getTerminator();
      classes[mine].alsoLive.push_back({lives.timeOf(op), lives.timeOf(end)});
    }
  });
}

const BufferClasses::KernelFacts &BufferClasses::facts(Operation *op) {
  auto [entry, fresh] = kernels.try_emplace(op);
  KernelFacts &result = entry->second;
  if (!fresh)
    return result;
  auto kernel = cast<KernelOp>(op);
  result.kept.resize(kernel.getNumResults());
  result.mayShare.assign(kernel.getInputs().size(),
                         std::vector<bool>(kernel.getNumResults(), false));
  auto nest = nestOfKernel(op, forms);
  if (!nest)
    return result;
  Block &body = kernel.getBody().front();
  for (unsigned out = 0; out < kernel.getNumResults(); ++out) {
    if (Value kept = keptInput(*nest, out))
      if (auto argument = dyn_cast<BlockArgument>(kept))
        result.kept[out] = kernel.getInputs()[argument.getArgNumber()];
    for (BlockArgument argument : body.getArguments())
      result.mayShare[argument.getArgNumber()][out] =
          mayShare(*nest, argument, out);
  }
  return result;
}

Value BufferClasses::kept(Operation *kernel, unsigned number) {
  return facts(kernel).kept[number];
}

// Whether the operator at `time` may write `after` where it reads `before`.
bool BufferClasses::permits(int time, Value before, Value after) {
  Operation *op = lives.at(time);
  if (!op)
    return false;
  if (op->getName().getStringRef() == "stablehlo.while") {
    auto argument = dyn_cast<BlockArgument>(after);
    return argument && argument.getOwner()->getParentOp() == op &&
           op->getOperand(argument.getArgNumber()) == before;
  }
  auto kernel = dyn_cast<KernelOp>(op);
  if (!kernel || after.getDefiningOp() != op)
    return false;
  const KernelFacts &known = facts(op);
  unsigned out = cast<OpResult>(after).getResultNumber();
  for (auto [number, input] : llvm::enumerate(kernel.getInputs()))
    if (input == before && !known.mayShare[number][out])
      return false;
  return true;
}

bool BufferClasses::conflict(const Class &a, const Class &b) {
  for (Value x : a.values)
    for (Value y : b.values) {
      Lifetime lx = lives.of(x), ly = lives.of(y);
      if (!lx.overlaps(ly))
        continue;
      if (lx.end == ly.begin && lx.begin < ly.begin && permits(ly.begin, x, y))
        continue;
      if (ly.end == lx.begin && ly.begin < lx.begin && permits(lx.begin, y, x))
        continue;
      return true;
    }
  auto meets = [&](const Class &one, const Class &other) {
    for (const Lifetime &extra : one.alsoLive)
      for (Value value : other.values)
        if (lives.of(value).overlaps(extra) &&
            lives.of(value).end != extra.begin)
          return true;
    return false;
  };
  return meets(a, b) || meets(b, a);
}

// The memory of a result may be that of a parameter: then it may be written
// only once the parameter is no longer needed.
bool BufferClasses::isFreeFor(const Class &mine,
                              const std::optional<Place> &place) {
  if (!place || place->space != Place::Space::Result)
    return true;
  for (auto [parameter, result] : llvm::enumerate(donations(function)))
    if (result == int(place->index) &&
        conflict(mine, classes[classOf(function.getArgument(parameter))]))
      return false;
  return true;
}

bool BufferClasses::tryJoin(Value a, Value b) {
  unsigned x = classOf(a), y = classOf(b);
  if (x == y)
    return true;
  Class &one = classes[x], &other = classes[y];
  if (!one.writable || !other.writable || one.bytes != other.bytes ||
      (one.place && other.place) || conflict(one, other) ||
      !isFreeFor(one, other.place) || !isFreeFor(other, one.place))
    return false;
  join(x, y);
  return true;
}

void BufferClasses::shareKept() {
  function.walk([&](KernelOp kernel) {
    if (kernel.getFamily() != "update")
      return;
    for (auto [number, output] : llvm::enumerate(kernel.getOutputs()))
      if (Value source = kept(kernel, number))
        tryJoin(source, output);
  });
}

// What a body yields is written into the carry itself where that is safe; so
// is the initial value.
void BufferClasses::shareCarries() {
  function.walk([&](Operation *op) {
    if (!isControlFlow(op))
      return;
    bool loop = op->getName().getStringRef() == "stablehlo.while";
    for (Region &region : op->getRegions()) {
      if (loop && region.getRegionNumber() == 0)
        continue;
      Operation *end = region.front().getTerminator();
      for (unsigned n = 0; n < op->getNumResults(); ++n)
        if (!tryJoin(op->getResult(n), end->getOperand(n)))
          classes[classOf(op->getResult(n))].alsoLive.push_back(
              {lives.timeOf(end), lives.timeOf(end)});
    }
    if (loop)
      for (unsigned n = 0; n < op->getNumResults(); ++n)
        tryJoin(op->getResult(n), op->getOperand(n));
  });
}

void BufferClasses::placeResults() {
  Operation *end = function.getBody().front().getTerminator();
  for (auto [number, value] : llvm::enumerate(end->getOperands())) {
    Class &mine = classes[classOf(value)];
    if (mine.place || !mine.writable ||
        mine.bytes != ir::byteCount(value.getType()))
      continue;
    Place place{Place::Space::Result, uint32_t(number), 0, mine.bytes};
    if (isFreeFor(mine, place))
      mine.place = place;
  }
}

void BufferClasses::shareInPlace() {
  function.walk([&](KernelOp kernel) {
    for (auto [out, output] : llvm::enumerate(kernel.getOutputs()))
      for (auto [in, input] : llvm::enumerate(kernel.getInputs())) {
        if (lives.of(input).end != lives.timeOf(kernel) ||
            ir::byteCount(input.getType()) != ir::byteCount(output.getType()))
          continue;
        if (facts(kernel).mayShare[in][out] && tryJoin(input, output))
          break;
      }
  });
}

std::optional<Place> BufferClasses::moveBuffer(Operation *terminator,
                                               unsigned number,
                                               uint64_t bytes) const {
  auto found = moves.find({terminator, number});
  if (found == moves.end())
    return std::nullopt;
  return Place{Place::Space::Arena, 0, found->second.offset, bytes};
}

// Copies at the end of a body may need to go through another buffer; room for
// the ones that might is set aside.
void BufferClasses::reserveMoves() {
  // A parameter may be returned elsewhere than where its memory goes.
  std::vector<int> donated = donations(function);
  Operation *last = function.getBody().front().getTerminator();
  for (auto [number, value] : llvm::enumerate(last->getOperands())) {
    const std::optional<Place> &from = classes[classOf(value)].place;
    if (from && from->space == Place::Space::Argument &&
        donated[from->index] >= 0 && donated[from->index] != int(number))
      moves[{last, unsigned(number)}] = {ir::byteCount(value.getType()),
                                         lives.timeOf(last), lives.timeOf(last),
                                         0};
  }
  function.walk([&](Operation *op) {
    if (!isControlFlow(op))
      return;
    for (Region &region : op->getRegions()) {
      Operation *end = region.front().getTerminator();
      if (end->getNumOperands() != op->getNumResults())
        continue;
      for (unsigned n = 0; n < op->getNumResults(); ++n) {
        unsigned from = classOf(end->getOperand(n));
        if (from == classOf(op->getResult(n)))
          continue;
        bool carried = llvm::any_of(op->getResults(), [&](Value result) {
          return classOf(result) == from;
        });
        if (carried)
          moves[{end, n}] = {ir::byteCount(op->getResult(n).getType()),
                             lives.timeOf(end), lives.timeOf(end), 0};
      }
    }
  });
}

void BufferClasses::placeArena(BufferPlan &plan) {
  std::vector<ArenaRequest> requests;
  std::vector<unsigned> owner;
  for (auto [number, mine] : llvm::enumerate(classes)) {
    if (mine.values.empty() || mine.place || mine.bytes == 0)
      continue;
    ArenaRequest request{mine.bytes, INT32_MAX, 0, 0};
    for (Value value : mine.values) {
      request.begin = std::min(request.begin, lives.of(value).begin);
      request.end = std::max(request.end, lives.of(value).end);
    }
    for (const Lifetime &extra : mine.alsoLive) {
      request.begin = std::min(request.begin, extra.begin);
      request.end = std::max(request.end, extra.end);
    }
    requests.push_back(request);
    owner.push_back(number);
  }
  size_t count = requests.size();
  for (auto &[where, move] : moves)
    requests.push_back(move);
  plan.peakBytes = peakOf(requests);
  plan.arenaBytes = allocateArena(requests);
  for (size_t n = 0; n < count; ++n)
    classes[owner[n]].place = Place{Place::Space::Arena, 0, requests[n].offset,
                                    classes[owner[n]].bytes};
  for (auto &[where, move] : moves)
    move.offset = requests[count++].offset;
}

Place BufferClasses::place(Value value) const {
  Place result = classes[classOf(value)].place.value_or(Place());
  result.bytes = ir::byteCount(value.getType());
  return result;
}

void BufferClasses::assign(BufferPlan &plan) {
  makeClasses(plan);
  joinControlFlow();
  shareKept();
  shareCarries();
  placeResults();
  shareInPlace();
  reserveMoves();
  placeArena(plan);
}

} // namespace tesela::plan
