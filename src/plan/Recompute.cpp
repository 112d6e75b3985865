// Arrays between kernels that need not exist; see Clusters.h.
#include "plan/Clusters.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tesela::plan {

// A longer chain is work, however cheap its links.
constexpr unsigned longestChain = 6;

/// Clusters that read a value of `producer` from memory.
SmallVector<unsigned, 4> Clusters::consumersOf(Value value,
                                               unsigned producer) const {
  llvm::SmallSetVector<unsigned, 4> found;
  auto add = [&](unsigned cluster) {
    if (cluster != producer &&
        !clusters[cluster].again.contains(value.getDefiningOp()))
      found.insert(cluster);
  };
  auto at = readers.find(value);
  if (at == readers.end())
    return {};
  for (Operation *reader : at->second) {
    add(clusterOf.lookup(reader));
    if (auto copies = copiesOf.find(reader); copies != copiesOf.end())
      llvm::for_each(copies->second, add);
  }
  return SmallVector<unsigned, 4>(found.begin(), found.end());
}

bool Clusters::isRead(Value value, unsigned cluster) const {
  auto reads = [&](Operation *op) {
    auto found = this->reads.find(op);
    return found != this->reads.end() &&
           llvm::is_contained(found->second, value);
  };
  return llvm::any_of(clusters[cluster].ops, reads) ||
         llvm::any_of(clusters[cluster].again, reads);
}

/// Whether a cluster can evaluate a value itself: the operands of contractions
/// and of what is no kernel are arrays, and so is what is updated in place.
bool Clusters::mayRecompute(Value value, unsigned consumer) {
  const Cluster &cluster = clusters[consumer];
  if (!cluster.fusible || !cluster.alive)
    return false;
  for (Operation *reader : readers.find(value)->second) {
    if (clusterOf.lookup(reader) != consumer)
      continue;
    if (cluster.contraction && forms.get(reader)->kind == FormKind::Reduce)
      return false;
    for (OpOperand &operand : reader->getOpOperands())
      if (operand.get() == value && isKept(operand))
        return false;
  }
  return true;
}

/// The cheap maps that make a value out of arrays that exist: stored by the
/// same kernel, or read by all consumers anyway, or small.
std::optional<SmallVector<Operation *, 8>>
Clusters::chainOf(Value value, unsigned producer,
                  ArrayRef<unsigned> consumers) {
  auto exists = [&](Value base) {
    if (llvm::any_of(base.getUses(),
                     [&](OpOperand &use) { return isKept(use); }))
      return false; // may be written over in between
    auto source = clusterOf.find(base.getDefiningOp());
    if (source != clusterOf.end() && source->second == producer)
      return !consumersOf(base, producer).empty();
    return llvm::all_of(consumers,
                        [&](unsigned number) { return isRead(base, number); });
  };
  llvm::SmallSetVector<Operation *, 8> chain;
  SmallVector<Operation *> pending{value.getDefiningOp()};
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    if (!chain.insert(op))
      continue;
    const KernelForm *form = forms.get(op);
    if (!form || form->kind != FormKind::Map || form->weight > 1 ||
        chain.size() > longestChain)
      return std::nullopt;
    for (Value base : reads.find(op)->second) {
      if (exists(base))
        continue;
      auto at = clusterOf.find(base.getDefiningOp());
      if (at == clusterOf.end() || at->second != producer)
        return std::nullopt;
      pending.push_back(base.getDefiningOp());
    }
  }
  return SmallVector<Operation *, 8>(chain.begin(), chain.end());
}

/// Nanoseconds of one core for some clusters, where arithmetic does not hide
/// memory: what a contraction stores behind its products is not hidden either
/// (measured: a tenth of its time for each array of its size).
std::optional<double> Clusters::workOf(ArrayRef<unsigned> numbers) {
  double work = 0;
  for (unsigned number : numbers) {
    auto nest = nestOf({number});
    const Cluster &cluster = clusters[number];
    if (!nest || !allowed(*nest, cluster, Cluster()))
      return std::nullopt;
    NestCost cost = costOf(*nest, machine);
    double rate = cost.bytes > machine.cacheBytes ? machine.memoryBytesPerNs
                                                  : machine.cacheBytesPerNs;
    work += cost.cycles / machine.gigahertz + cost.bytes / rate;
  }
  return work;
}

void Clusters::tryRecompute(Value value, unsigned producer) {
  SmallVector<unsigned, 4> consumers = consumersOf(value, producer);
  if (consumers.empty() || !llvm::all_of(consumers, [&](unsigned consumer) {
        return mayRecompute(value, consumer);
      }))
    return;
  auto chain = chainOf(value, producer, consumers);
  if (!chain)
    return;
  SmallVector<unsigned, 4> touched = consumers;
  touched.push_back(producer);
  std::optional<double> before = workOf(touched);
  SmallVector<std::pair<unsigned, Operation *>> added;
  for (unsigned consumer : consumers)
    for (Operation *op : *chain)
      if (clusters[consumer].again.insert(op).second) {
        copiesOf[op].push_back(consumer);
        added.push_back({consumer, op});
      }
  std::optional<double> after = workOf(touched);
  if (before && after && *after < *before)
    return;
  for (auto [consumer, op] : llvm::reverse(added)) {
    clusters[consumer].again.erase(op);
    copiesOf[op].pop_back();
  }
}

/// Later outputs first: what they are made of can then go, too.
void Clusters::recompute() {
  for (unsigned number = 0; number < clusters.size(); ++number) {
    if (!clusters[number].alive || !clusters[number].fusible)
      continue;
    std::vector<Value> outputs = outputsOf({number});
    if (outputs.size() > 1)
      for (Value output : llvm::reverse(outputs))
        tryRecompute(output, number);
  }
}

} // namespace tesela::plan
