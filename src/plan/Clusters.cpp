#include "plan/Clusters.h"

#include "ir/ElementSizes.h"
#include "plan/Dialect.h"

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tesela::plan {

// Limits of a kernel, in operators and in arrays it reads. Chosen, not tuned:
// compile times grow faster than kernels do, and what two kernels of this size
// would save by being one is an array or two.
constexpr unsigned mostOps = 160;
constexpr unsigned mostInputs = 96;

Clusters::Clusters(Block &block, FormCache &forms, const MachineModel &machine)
    : block(block), forms(forms), machine(machine) {
  findOps();
  connect();
}

/// Is all that becomes of a value a factor of products, by way of views at
/// most?
bool Clusters::feedsProducts(Operation *op) {
  auto known = feeding.find(op);
  if (known != feeding.end())
    return known->second;
  auto feeds = [&](Operation *user) {
    if (user->getName().getStringRef() == "stablehlo.dot_general")
      return true;
    const KernelForm *form = forms.get(user);
    return form && form->kind == FormKind::Map && form->weight == 0 &&
           user->getBlock() == op->getBlock() && feedsProducts(user);
  };
  bool result = !op->use_empty() && llvm::all_of(op->getUsers(), feeds);
  return feeding[op] = result;
}

// Cheap to evaluate again, and reading no more than it gives. What a product
// multiplies by is evaluated about once, as it is packed or streamed: weights
// of a byte each times a scale for each row are a quarter of what they stand
// for (x[1,4096] @ (q * s).T of s8: 11 ms with q * s in memory, 1.3 without).
const Clusters::Freedom &Clusters::freedomOf(Operation *op) {
  constexpr unsigned deepest =
      6; // a long chain is work, however cheap its links
  auto known = freedom.find(op);
  if (known != freedom.end())
    return known->second;
  Freedom result;
  const KernelForm *form = forms.get(op);
  if (form && form->kind == FormKind::Map && form->weight <= 1) {
    double read = 0;
    result.source = true;
    result.depth = form->weight > 0;
    for (Value operand : op->getOperands()) {
      Freedom from;
      if (Operation *source = operand.getDefiningOp())
        from = freedomOf(source);
      result.source &= from.free && from.source;
      if (from.free)
        result.depth =
            std::max<unsigned>(result.depth, from.depth + (form->weight > 0));
      double bytes = double(ir::byteCount(operand.getType()));
      result.read += from.free ? std::min(from.read, bytes) : bytes;
      if (!(from.free && from.source))
        read += bytes;
    }
    double given = double(ir::byteCount(op->getResult(0).getType()));
    constexpr double narrow = 0.55; // s8 to bf16, and the scales
    result.free = form->weight == 0 ||
                  (result.depth <= deepest &&
                   (read <= given / 2 ||
                    (result.read <= narrow * given && feedsProducts(op))));
  }
  return freedom[op] = result;
}

// Free operators of enclosing blocks may be evaluated here too, if all they
// read is a constant.
static bool isLocal(Operation *op, Block &block) {
  return op->getBlock() == &block;
}

void Clusters::findOps() {
  llvm::DenseSet<Operation *> pinned;
  unsigned count = 0;
  for (Operation &op : block) {
    position[&op] = count++;
    if (const KernelForm *form = forms.get(&op)) {
      // An array that is updated in place must exist.
      if (form->kind == FormKind::Update)
        for (unsigned n = 0; n < op.getNumResults(); ++n)
          if (Operation *source =
                  op.getOperand(form->keptOperand(n)).getDefiningOp())
            pinned.insert(source);
      continue;
    }
    // What an opaque operator or a nested region reads must exist in memory.
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *source = operand.getDefiningOp())
          if (isLocal(source, block))
            pinned.insert(source);
    });
  }
  // A reshape moves nothing: what it shows must exist, too.
  auto isView = [](Operation &op) {
    return op.getName().getStringRef() == "stablehlo.reshape";
  };
  for (Operation &op : llvm::reverse(block))
    if (isView(op) && pinned.contains(&op))
      if (Operation *source = op.getOperand(0).getDefiningOp())
        pinned.insert(source);
  for (Operation &op : block) {
    const KernelForm *form = forms.get(&op);
    bool free = isFree(&op);
    if (free && !pinned.contains(&op))
      continue;
    bool view = isView(op);
    Cluster cluster;
    cluster.fusible = form && !(free && view);
    StringRef name = op.getName().getStringRef();
    cluster.contraction =
        name == "stablehlo.dot_general" || name == "stablehlo.convolution";
    if (cluster.contraction && form) {
      double points = 1;
      for (auto &iterator : form->form.iterators)
        points *= iterator.extent;
      cluster.contraction = points >= 16384 && form->kind == FormKind::Reduce;
    }
    cluster.ops.push_back(&op);
    cluster.first = cluster.last = position.lookup(&op);
    clusterOf[&op] = clusters.size();
    clusters.push_back(std::move(cluster));
  }
}

void Clusters::collectBases(Value value, llvm::DenseSet<Value> &seen,
                            SmallVectorImpl<Value> &bases) {
  if (!seen.insert(value).second)
    return;
  Operation *op = value.getDefiningOp();
  if (op && isLocal(op, block) && isFree(op)) {
    for (Value operand : op->getOperands())
      collectBases(operand, seen, bases);
    return;
  }
  bases.push_back(value);
}

bool Clusters::isKept(OpOperand &operand) {
  Operation *op = operand.getOwner();
  const KernelForm *form = forms.get(op);
  if (!form || form->kind != FormKind::Update)
    return false;
  for (unsigned n = 0; n < op->getNumResults(); ++n)
    if (form->keptOperand(n) == operand.getOperandNumber())
      return true;
  return false;
}

void Clusters::connect() {
  for (Operation &op : block) {
    if (!clusterOf.contains(&op))
      continue;
    SmallVector<Value, 4> &mine = reads[&op];
    if (clusters[clusterOf[&op]].fusible) {
      llvm::DenseSet<Value> seen;
      for (OpOperand &operand : op.getOpOperands())
        if (isKept(operand))
          mine.push_back(operand.get());
        else
          collectBases(operand.get(), seen, mine);
    } else {
      op.walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (!llvm::is_contained(mine, operand))
            mine.push_back(operand);
      });
    }
    for (Value value : mine)
      readers[value].push_back(&op);
  }
  for (unsigned number = 0; number < clusters.size(); ++number) {
    if (!clusters[number].fusible)
      continue;
    auto nest = nestOf({number});
    if (!nest)
      clusters[number].fusible = false;
    else
      clusters[number].cost = costOf(*nest, machine);
  }
}

std::vector<Value> Clusters::outputsOf(ArrayRef<unsigned> members) const {
  std::vector<Value> outputs;
  for (unsigned member : members)
    for (Operation *op : clusters[member].ops) {
      auto isRead = [&](Value result) {
        return llvm::any_of(consumersOf(result, member), [&](unsigned reader) {
          return !llvm::is_contained(members, reader);
        });
      };
      // Of several arrays that are updated at once all are written.
      const KernelForm *form = forms.get(op);
      bool all = form && form->kind == FormKind::Update &&
                 llvm::any_of(op->getResults(), isRead);
      for (Value result : op->getResults())
        if (all || isRead(result))
          outputs.push_back(result);
    }
  return outputs;
}

std::optional<Nest> Clusters::nestOf(ArrayRef<unsigned> members) {
  // An updated array comes from outside.
  for (unsigned member : members)
    for (Operation *op : clusters[member].ops)
      for (OpOperand &operand : op->getOpOperands())
        if (Operation *source = operand.get().getDefiningOp())
          if (auto at = clusterOf.find(source);
              at != clusterOf.end() &&
              llvm::is_contained(members, at->second) && isKept(operand))
            return std::nullopt;
  std::vector<Value> outputs = outputsOf(members);
  if (outputs.empty()) // dead, or read by free operators that are pinned
    outputs.push_back(clusters[members.back()].ops.back()->getResult(0));
  auto inside = [&](Operation *op) {
    auto found = clusterOf.find(op);
    if (found != clusterOf.end() && llvm::is_contained(members, found->second))
      return true;
    if (llvm::any_of(members, [&](unsigned member) {
          return clusters[member].again.contains(op);
        }))
      return true;
    if (!isFree(op))
      return false;
    return isLocal(op, block) || op->getNumOperands() == 0;
  };
  return buildNest(outputs, forms, inside);
}

std::vector<unsigned> Clusters::producersOf(unsigned cluster) const {
  llvm::SmallSetVector<unsigned, 8> found;
  for (Operation *op : clusters[cluster].ops)
    for (Value value : reads.find(op)->second)
      if (Operation *source = value.getDefiningOp())
        if (auto at = clusterOf.find(source);
            at != clusterOf.end() && at->second != cluster)
          found.insert(at->second);
  std::vector<unsigned> producers(found.begin(), found.end());
  llvm::sort(producers, std::greater<>());
  return producers;
}

// Whether a third cluster has operators on both sides of `position`. Blocks
// hold tens of thousands of operators and this is asked for each pair, so only
// those that more than one operator went into are looked at.
bool Clusters::spansBesides(unsigned position, unsigned producer,
                            unsigned consumer) const {
  return llvm::any_of(merged, [&](unsigned number) {
    const Cluster &cluster = clusters[number];
    return number != producer && number != consumer &&
           cluster.first < position && cluster.last > position;
  });
}

// Whether a path leads from `producer` to `consumer` through a third cluster.
bool Clusters::wouldCycle(unsigned producer, unsigned consumer) const {
  unsigned last = clusters[consumer].last;
  // What comes after `last` leads back before it only through a cluster that
  // has operators on both sides. Asked once something comes after.
  std::optional<bool> leadsBack;
  llvm::DenseSet<unsigned> seen;
  SmallVector<unsigned> pending{producer};
  while (!pending.empty()) {
    unsigned at = pending.pop_back_val();
    for (Operation *op : clusters[at].ops)
      for (Value result : op->getResults()) {
        auto found = readers.find(result);
        if (found == readers.end())
          continue;
        for (Operation *reader : found->second) {
          unsigned next = clusterOf.lookup(reader);
          if (next == at || (at == producer && next == consumer))
            continue;
          if (next == consumer)
            return true;
          if (clusters[next].first >= last) {
            if (!leadsBack)
              leadsBack = spansBesides(last, producer, consumer);
            if (!*leadsBack)
              continue;
          }
          if (seen.insert(next).second)
            pending.push_back(next);
        }
      }
  }
  return false;
}

/// A contraction takes in maps of its own result, nothing else.
bool Clusters::isContraction(const Nest &nest, const Cluster &cluster) const {
  unsigned reductions = 0;
  for (const Stage &stage : nest.stages)
    for (const Sink &sink : stage.sinks)
      reductions += sink.kind != FormKind::Map;
  if (nest.stages.size() > 2 || reductions != 1)
    return false;
  double points = 1;
  for (auto &iterator : forms.get(cluster.ops.front())->form.iterators)
    if (iterator.kind == semantics::IteratorKind::Parallel)
      points *= iterator.extent;
  return points == double(nest.gridPoints());
}

bool Clusters::allowed(const Nest &nest, const Cluster &a,
                       const Cluster &b) const {
  if (nest.inputs.size() > mostInputs || nest.stages.size() > 12)
    return false;
  if (!a.contraction && !b.contraction)
    return true;
  return a.contraction && !b.contraction && isContraction(nest, a);
}

bool Clusters::tryMerge(unsigned producer, unsigned consumer) {
  Cluster &a = clusters[producer], &b = clusters[consumer];
  if (!a.fusible || !b.fusible || !a.alive || !b.alive ||
      producer == consumer || a.ops.size() + b.ops.size() > mostOps)
    return false;
  if (wouldCycle(producer, consumer))
    return false;
  auto nest = nestOf({producer, consumer});
  if (!nest || !allowed(*nest, a, b))
    return false;
  NestCost together = costOf(*nest, machine);
  // Apart, they find no more in the cache than together.
  auto apart = [&](const NestCost &cost) {
    return nanosecondsAmong(cost, std::max(cost.bytes, together.bytes),
                            machine);
  };
  if (together.nanoseconds > (apart(a.cost) + apart(b.cost)) * 1.001)
    return false;
  // Repeated evaluation may hide behind the time of an array that is read or
  // written; it would still be there once a later merge takes that array away.
  double more = together.cycles - a.cost.cycles - b.cost.cycles;
  double less = a.cost.bytes + b.cost.bytes - together.bytes;
  if (more / machine.gigahertz >
      machine.launchNs + std::max(less, 0.0) / machine.memoryBytesPerNs)
    return false;
  for (Operation *op : a.ops) {
    clusterOf[op] = consumer;
    b.ops.push_back(op);
  }
  llvm::sort(b.ops, [&](Operation *x, Operation *y) {
    return position.lookup(x) < position.lookup(y);
  });
  if (b.first == b.last)
    merged.push_back(consumer);
  b.first = std::min(a.first, b.first);
  b.last = std::max(a.last, b.last);
  b.contraction |= a.contraction;
  b.cost = together;
  std::erase(merged, producer);
  a.alive = false;
  a.ops.clear();
  return true;
}

// Clusters that read the same array may read it once. Only neighbours among
// the readers are tried: with many readers, all pairs would be too many.
void Clusters::mergeSiblings() {
  for (Operation &op : block) {
    auto mine = reads.find(&op);
    if (mine == reads.end())
      continue;
    for (Value value : mine->second) {
      Operation *previous = nullptr;
      for (Operation *reader : readers.find(value)->second) {
        if (reader == &op)
          break;
        previous = reader;
      }
      if (!previous)
        continue;
      unsigned first = clusterOf[previous], second = clusterOf[&op];
      if (first != second && !clusters[first].contraction &&
          !clusters[second].contraction && !wouldCycle(second, first))
        tryMerge(first, second);
    }
  }
}

void Clusters::merge() {
  // Consumers in order; each takes in what it reads, nearest first.
  for (unsigned number = 0; number < clusters.size(); ++number) {
    if (!clusters[number].fusible)
      continue;
    bool changed = true;
    while (changed) {
      changed = false;
      for (unsigned producer : producersOf(number))
        if (tryMerge(producer, number)) {
          changed = true;
          break;
        }
    }
  }
  mergeSiblings();
  recompute();
}

static StringRef familyOf(const Nest &nest, bool contraction) {
  for (const Stage &stage : nest.stages)
    for (const Sink &sink : stage.sinks)
      if (sink.kind == FormKind::Update)
        return "update";
  if (contraction)
    return "contraction";
  return nest.stages.size() == 1 ? "loop" : "rows";
}

void Clusters::outlineCluster(unsigned number, unsigned &counter) {
  Cluster &cluster = clusters[number];
  auto nest = nestOf({number});
  if (!nest)
    return; // stays as operators; the border check names it
  OpBuilder builder(cluster.ops.back());
  builder.setInsertionPointAfter(cluster.ops.back());
  SmallVector<Location> locations;
  for (Operation *op : cluster.ops)
    locations.push_back(op->getLoc());
  SmallVector<Type> types;
  for (Value output : nest->outputs)
    types.push_back(output.getType());
  std::string base = cluster.ops.size() == 1
                         ? cluster.ops[0]->getName().stripDialect().str()
                         : "fusion";
  std::string label = base + "." + std::to_string(counter++);
  auto kernel = KernelOp::create(
      builder, builder.getFusedLoc(locations), types, nest->inputs, label,
      familyOf(*nest, cluster.contraction), DictionaryAttr(), StringAttr());
  Block &body = kernel.getBody().emplaceBlock();
  IRMapping mapping;
  for (Value input : nest->inputs)
    mapping.map(input, body.addArgument(input.getType(), input.getLoc()));
  builder.setInsertionPointToEnd(&body);
  for (Operation *op : nest->ops) {
    // Operands that no loop reads (an init that is never used, a shape) have
    // no input; they were constants or are dead.
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        mapping.map(operand,
                    body.addArgument(operand.getType(), operand.getLoc())),
            kernel.getInputsMutable().append(operand);
    Operation *copy = builder.clone(*op, mapping);
    // An array that is updated comes from outside, also where the kernel
    // evaluates its elements again for others.
    for (OpOperand &operand : op->getOpOperands())
      if (auto at = llvm::find(nest->inputs, operand.get());
          at != nest->inputs.end() && isKept(operand))
        copy->setOperand(operand.getOperandNumber(),
                         body.getArgument(at - nest->inputs.begin()));
  }
  SmallVector<Value> yielded;
  for (Value output : nest->outputs)
    yielded.push_back(mapping.lookup(output));
  YieldOp::create(builder, kernel.getLoc(), yielded);
  for (auto [output, result] : llvm::zip(nest->outputs, kernel.getOutputs()))
    output.replaceUsesWithIf(
        result, [&, free = isFree(output.getDefiningOp())](OpOperand &use) {
          return !(free && evaluatesAgain(use));
        });
}

// Kernels evaluate a free operator themselves, also where it exists in memory
// for others: to read it there would make one kernel wait for another that
// may be waiting for it.
bool Clusters::evaluatesAgain(OpOperand &use) {
  if (isKept(use))
    return false;
  Operation *owner = use.getOwner();
  auto at = clusterOf.find(owner);
  if (at != clusterOf.end())
    return clusters[at->second].fusible;
  return isLocal(owner, block) && isFree(owner);
}

LogicalResult Clusters::outline(unsigned &counter) {
  for (unsigned number = 0; number < clusters.size(); ++number)
    if (clusters[number].alive && clusters[number].fusible)
      outlineCluster(number, counter);
  // What was cloned everywhere it is used is dead now.
  SmallVector<Operation *> all;
  for (Operation &op : block.without_terminator())
    all.push_back(&op);
  for (Operation *op : llvm::reverse(all))
    if (op->use_empty() && isMemoryEffectFree(op))
      op->erase();
  if (sortTopologically(&block))
    return success();
  return block.getParentOp()->emitError("kernels that wait for each other");
}

} // namespace tesela::plan
