#include "plan/StageBuilder.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using tesela::semantics::Guard;

namespace tesela::plan {

static bool sameGuards(ArrayRef<Guard> a, ArrayRef<Guard> b) {
  return llvm::equal(a, b, [](const Guard &x, const Guard &y) {
    return x.expression == y.expression && x.lower == y.lower &&
           x.upper == y.upper;
  });
}

static size_t hashOf(ArrayRef<Guard> guards) {
  llvm::hash_code hash = guards.size();
  for (const Guard &guard : guards)
    hash = llvm::hash_combine(hash, guard.expression, guard.lower.value(),
                              guard.upper.value());
  return hash >> 2; // clear of the map's two reserved keys
}

namespace {
enum class Decided : uint8_t { Open, Always, Never };
}

// The guard with its constant in the bounds, so that guards on one expression
// meet in `narrow`.
static Decided decide(Guard &guard, const IndexSpace &space) {
  LinearForm form = space.linear(guard.expression);
  const int64_t lower = guard.lower - form.constant;
  const int64_t upper = guard.upper - form.constant;
  guard.lower = lower;
  guard.upper = upper;
  form.constant = 0;
  guard.expression = space.expression(form);
  if (lower >= upper)
    return Decided::Never;
  auto range = space.range(form);
  if (!range)
    return Decided::Open;
  if (range->lower >= lower && range->upper < upper)
    return Decided::Always;
  return range->upper < lower || range->lower >= upper ? Decided::Never
                                                       : Decided::Open;
}

// A chain of slices and concatenations guards one expression at every link;
// one interval says it all.
static Decided narrow(SmallVectorImpl<Guard> &guards, const Guard &guard) {
  for (Guard &other : guards)
    if (other.expression == guard.expression) {
      other.lower = std::max<int64_t>(other.lower, guard.lower);
      other.upper = std::min<int64_t>(other.upper, guard.upper);
      return other.lower < other.upper ? Decided::Open : Decided::Never;
    }
  guards.push_back(guard);
  return Decided::Open;
}

// The predicate that all of `guards` and predicate `with` hold. Guards that
// the ranges decide are dropped.
int StageBuilder::conjunction(ArrayRef<Guard> guards, int with) {
  if (with == never)
    return never;
  Predicate all;
  if (with >= 0)
    all = stage.predicates[with];
  for (const Guard &guard : guards) {
    Guard simple = guard;
    Decided decided = decide(simple, stage.space);
    if (decided == Decided::Open)
      decided = narrow(all.guards, simple);
    if (decided == Decided::Never)
      return never;
  }
  if (all.guards.empty())
    return always;
  SmallVector<int, 1> &same = predicatesByHash[hashOf(all.guards)];
  for (int index : same)
    if (sameGuards(stage.predicates[index].guards, all.guards))
      return index;
  for (const Guard &guard : all.guards)
    all.loops |= stage.loopsOf(guard.expression);
  same.push_back(stage.predicates.size());
  stage.predicates.push_back(std::move(all));
  return stage.predicates.size() - 1;
}

StageBuilder::StageBuilder(Stage &stage, int stageNumber,
                           const StageContext &context)
    : stage(stage), number(stageNumber), context(context) {
  for (auto [index, node] : llvm::enumerate(stage.nodes))
    bucket(node).push_back(index);
  for (auto [index, predicate] : llvm::enumerate(stage.predicates))
    predicatesByHash[hashOf(predicate.guards)].push_back(index);
}

SmallVectorImpl<unsigned> &StageBuilder::bucket(const Node &node) {
  size_t hash = llvm::hash_combine(
      node.value.getAsOpaquePointer(), uint8_t(node.kind), node.predicate,
      llvm::hash_combine_range(node.indices.begin(), node.indices.end()));
  return known[hash >> 2]; // clear of the map's two reserved keys
}

static bool sameNode(const Node &a, const Node &b) {
  return a.value == b.value && a.kind == b.kind && a.predicate == b.predicate &&
         a.form == b.form && a.indices == b.indices;
}

unsigned StageBuilder::addNode(Node node) {
  SmallVectorImpl<unsigned> &same = bucket(node);
  for (unsigned index : same)
    if (sameNode(stage.nodes[index], node))
      return index;
  for (AffineExpr index : node.indices)
    node.loops |= stage.loopsOf(index);
  if (node.kind == Node::Kind::Load && node.predicate >= 0)
    node.loops |= stage.predicates[node.predicate].loops;
  if (node.kind == Node::Kind::Compute) {
    node.loops = 0; // not every iterator matters
    for (const auto &instruction : node.form->form.body.instructions)
      if (instruction.op == semantics::ScalarOp::Iterator)
        node.loops |= stage.loopsOf(node.indices[instruction.index]);
    for (unsigned input : node.inputs)
      node.loops |= stage.nodes[input].loops;
    for (int predicate : node.inBounds)
      if (predicate >= 0)
        node.loops |= stage.predicates[predicate].loops;
  }
  if (stage.nodes.size() >= context.nodeLimit)
    failed = true;
  same.push_back(stage.nodes.size());
  stage.nodes.push_back(std::move(node));
  return stage.nodes.size() - 1;
}

std::optional<StageBuilder::Composed>
StageBuilder::compose(Operation *op, const semantics::Access &access,
                      ArrayRef<AffineExpr> at, int predicate, bool write) {
  MLIRContext *context = op->getContext();
  SmallVector<AffineExpr> symbols;
  for (const semantics::IndexRead &read : access.indexReads) {
    SmallVector<AffineExpr, 4> where;
    for (AffineExpr index : read.indices)
      where.push_back(
          stage.space.simplify(index.replaceDimsAndSymbols(at, {})));
    Value operand = op->getOperand(read.operand);
    auto node = evaluate(operand, where, predicate);
    if (!node)
      return std::nullopt;
    std::optional<Interval> range;
    if (read.clamped)
      range = Interval{read.lower, read.upper};
    unsigned number = stage.symbols.size();
    for (auto [index, symbol] : llvm::enumerate(stage.symbols))
      if (symbol.node == *node && symbol.clamped == read.clamped &&
          (!read.clamped || (symbol.bounds.lower == read.lower &&
                             symbol.bounds.upper == read.upper)))
        number = index;
    if (number == stage.symbols.size()) {
      stage.space.addSymbol(range);
      stage.symbols.push_back({*node, read.clamped, range.value_or(Interval{}),
                               stage.nodes[*node].loops});
    }
    symbols.push_back(getAffineSymbolExpr(number, context));
  }
  auto substitute = [&](AffineExpr expression) {
    return stage.space.simplify(expression.replaceDimsAndSymbols(at, symbols));
  };
  Composed composed;
  SmallVector<Guard> guards;
  for (const Guard &guard : access.guards)
    guards.push_back({substitute(guard.expression), guard.lower, guard.upper});
  composed.own = conjunction(guards, always);
  composed.predicate = conjunction(guards, predicate);
  for (AffineExpr index : access.indices)
    composed.indices.push_back(substitute(index));
  return composed;
}

unsigned StageBuilder::zeroOutside(unsigned input,
                                   const semantics::GranularForm &form,
                                   unsigned read, const Composed &composed,
                                   Value value) {
  // A load is masked by its predicate.
  if (composed.own == always ||
      stage.nodes[input].kind != Node::Kind::Compute ||
      llvm::any_of(form.body.instructions, [&](const auto &instruction) {
        return instruction.op == semantics::ScalarOp::InBounds &&
               instruction.index == read;
      }))
    return input;
  Node node;
  node.kind = Node::Kind::Compute;
  node.value = value;
  node.form = context.forms.zeroOutside(getElementTypeOrSelf(value.getType()));
  node.indices = composed.indices;
  node.predicate = composed.predicate;
  node.inputs = {input};
  node.inBounds = {composed.own};
  return addNode(std::move(node));
}

std::optional<unsigned> StageBuilder::evaluateBody(Value value, Operation *op,
                                                   const KernelForm &form,
                                                   ArrayRef<AffineExpr> at,
                                                   int predicate) {
  Node node;
  node.kind = Node::Kind::Compute;
  node.value = value;
  node.form = &form;
  node.indices.assign(at.begin(), at.end());
  node.predicate = predicate;
  for (unsigned index : bucket(node))
    if (sameNode(stage.nodes[index], node))
      return index; // the same element of the same map is computed once
  for (const semantics::Access &read : form.form.reads) {
    auto composed = compose(op, read, at, predicate, /*write=*/false);
    if (!composed)
      return std::nullopt;
    auto input = evaluate(op->getOperand(read.operand), composed->indices,
                          composed->predicate);
    if (!input)
      return std::nullopt;
    node.inputs.push_back(zeroOutside(*input, form.form, node.inputs.size(),
                                      *composed, op->getOperand(read.operand)));
    node.inBounds.push_back(composed->own);
  }
  // A body that only passes on its input is a view.
  const semantics::ScalarBody &body = form.form.body;
  if (body.results.size() == 1) {
    const auto &last = body.instructions[body.results[0]];
    if (last.op == semantics::ScalarOp::Input)
      return node.inputs[last.index];
  }
  return addNode(std::move(node));
}

bool StageBuilder::readsStored(Value value,
                               ArrayRef<AffineExpr> indices) const {
  auto found = context.stored.find(value);
  if (found == context.stored.end())
    return false;
  if (found->second.hard)
    return true;
  // A stored map may be read back only at this grid point, and only from a
  // stage that has ended.
  if (found->second.stage < 0 || found->second.stage >= number)
    return false;
  for (auto [index, grid] : llvm::zip(indices, found->second.gridOfDimension)) {
    auto dim = dyn_cast<AffineDimExpr>(index);
    if (grid >= 0 && !(dim && int(dim.getPosition()) == grid))
      return false;
  }
  return true;
}

std::optional<unsigned> StageBuilder::evaluate(Value value,
                                               ArrayRef<AffineExpr> indices,
                                               int predicate) {
  if (failed || depth > 400) {
    failed = true;
    return std::nullopt;
  }
  Node node;
  node.value = value;
  if (predicate == never) {
    node.kind = Node::Kind::Zero;
    return addNode(std::move(node));
  }
  Operation *op = value.getDefiningOp();
  bool isInside = op && context.inside(op);
  if (isInside && readsStored(value, indices)) {
    if (onRead)
      onRead(value, indices);
    isInside = false;
  }
  if (isInside) {
    const KernelForm *form = context.forms.get(op);
    if (!form || form->kind != FormKind::Map) {
      failed = true;
      return std::nullopt;
    }
    if (onMap)
      onMap(value, indices);
    ++depth;
    auto result = evaluateMap(value, *form, indices, predicate);
    --depth;
    return result;
  }
  node.kind = Node::Kind::Load;
  node.indices.assign(indices.begin(), indices.end());
  node.predicate = predicate;
  return addNode(std::move(node));
}

std::optional<unsigned> StageBuilder::evaluateMap(Value value,
                                                  const KernelForm &form,
                                                  ArrayRef<AffineExpr> indices,
                                                  int predicate) {
  SmallVector<AffineExpr, 4> at(form.form.iterators.size(),
                                getAffineConstantExpr(0, value.getContext()));
  for (auto [dimension, iterator] : llvm::enumerate(form.iteratorOfDimension))
    at[iterator] = indices[dimension];
  return evaluateBody(value, value.getDefiningOp(), form, at, predicate);
}

bool StageBuilder::addStore(Value value, ArrayRef<AffineExpr> at) {
  auto node = evaluate(value, at, always);
  if (!node)
    return false;
  Sink sink;
  sink.kind = FormKind::Map;
  sink.op = value.getDefiningOp();
  sink.values.push_back(value);
  sink.contributions.push_back({*node, 0});
  sink.indices.emplace_back(at.begin(), at.end());
  stage.sinks.push_back(std::move(sink));
  return true;
}

bool StageBuilder::addSink(Operation *op, const KernelForm &form,
                           ArrayRef<AffineExpr> at) {
  Sink sink;
  sink.kind = form.kind;
  sink.op = op;
  sink.form = &form;
  auto body = evaluateBody(op->getResult(0), op, form, at, always);
  if (!body)
    return false;
  const semantics::ScalarBody &code = form.form.body;
  for (auto [number, write] : llvm::enumerate(form.form.writes)) {
    auto composed = compose(op, write, at, always, /*write=*/true);
    if (!composed)
      return false;
    sink.values.push_back(op->getResult(write.operand));
    // What is only passed on needs no node of its own.
    const auto &last = code.instructions[code.results[number]];
    const Node &node = stage.nodes[*body];
    if (last.op == semantics::ScalarOp::Input && code.results.size() > 1)
      sink.contributions.push_back({node.inputs[last.index], 0});
    else
      sink.contributions.push_back({*body, number});
    sink.indices.push_back(composed->indices);
    sink.predicates.push_back(composed->predicate);
    int init = -1;
    if (form.form.combiner && form.form.combiner->inits[number].kind ==
                                  semantics::Init::Kind::ScalarOperand) {
      auto node =
          evaluate(op->getOperand(form.form.combiner->inits[number].operand),
                   {}, always);
      if (!node)
        return false;
      init = *node;
    }
    sink.inits.push_back(init);
  }
  stage.sinks.push_back(std::move(sink));
  return !failed;
}

} // namespace tesela::plan
