// Classes and nodes: union-find, hash-consing, congruence.
#include "nugraph/Graph.h"

#include "nugraph/TypeTable.h"

#include <algorithm>

namespace tesela::nugraph {

bool allows(Numerics numerics, prove::Grade grade) {
  switch (numerics) {
  case Numerics::Strict:
    return grade <= prove::Grade::BitwiseFloat;
  case Numerics::Standard:
    return grade <= prove::Grade::ReassociatedPowerOfTwo;
  case Numerics::Real:
    return grade <= prove::Grade::Real;
  }
  return false;
}

llvm::StringRef name(Numerics numerics) {
  switch (numerics) {
  case Numerics::Strict:
    return "strict";
  case Numerics::Standard:
    return "standard";
  case Numerics::Real:
    return "real";
  }
  return "";
}

size_t Graph::KeyHash::operator()(const Key &key) const {
  uint64_t hash = seed ^ 0x9e3779b97f4a7c15u;
  for (uint32_t word : key) {
    hash = (hash ^ word) * 0xff51afd7ed558ccdu;
    hash ^= hash >> 32;
  }
  return hash;
}

Graph::Graph(Operators &operators, GraphOptions options, Commutes commutes)
    : ops(&operators), settings(std::move(options)),
      commutes(std::move(commutes)), types(std::make_shared<TypeTable>()),
      nodeTable(0, KeyHash{settings.hashSeed}) {}

Result<Graph> Graph::create(Operators &operators, const Program &program,
                            GraphOptions options, Commutes commutes) {
  Graph graph(operators, std::move(options), std::move(commutes));
  graph.source = std::make_shared<const Program>(program);
  for (const ProgramSize &size : program.sizes)
    graph.sizeVariables.push_back(size.variable);
  for (auto [low, high] : program.assumptions)
    graph.settings.assumptions.push_back({low, high});
  graph.stated = graph.settings.assumptions.size();
  if (auto chosen = graph.chooseSamples(); !chosen)
    return chosen.error();
  if (auto loaded = graph.load(); !loaded)
    return loaded.error();
  return graph;
}

Result<void> Graph::load() {
  std::vector<ClassId> classOf;
  for (const Node &node : source->nodes) {
    llvm::SmallVector<Ref, 2> operands;
    for (uint32_t operand : node.operands)
      operands.push_back(Ref::ofClass(classOf[operand]));
    Ref ref = make(node.attribute, operands);
    if (!type(ref))
      return Error{ErrorCode::InvalidArgument,
                   "a node does not fit its operands: " + text(ref)};
    classOf.push_back(add(ref));
  }
  for (uint32_t result : source->results)
    rootClasses.push_back(classOf[result]);

  baseline.assign(settings.sizesOfInterest.size(), Cost{});
  for (NodeId id = 0; id != nodes.size(); ++id)
    for (auto [total, one] : llvm::zip_equal(baseline, cost(expand(id)))) {
      total.operations += one.operations;
      total.largest = std::max(total.largest, one.largest);
    }
  return success();
}

llvm::SmallVector<ClassId> Graph::roots() const {
  llvm::SmallVector<ClassId> result;
  for (ClassId root : rootClasses)
    result.push_back(find(root));
  return result;
}

ClassId Graph::find(ClassId id) const {
  // Paths are not shortened: several threads read the graph while they prove.
  while (parent[id] != id)
    id = parent[id];
  return id;
}

bool Graph::isConstant(ClassId id) const {
  return llvm::any_of((*this)[id].nodes, [&](NodeId node) {
    return ops->kind(nodes[node].attribute) == OperatorKind::Fill;
  });
}

void Graph::canonicalize(AttributeId &attribute,
                         llvm::MutableArrayRef<uint32_t> operands) const {
  bool isContraction = ops->kind(attribute) == OperatorKind::Contraction;
  if (isContraction)
    attribute = ops->canonical(attribute);
  if (operands.size() != 2)
    return;
  if (!isContraction && ops->kind(attribute) != OperatorKind::Map)
    return;
  // Classes by number, before expressions. Two expressions stay as they were
  // given: their numbers depend on what else was tried.
  if (operands[0] < operands[1] || Ref{operands[1]}.isExpression() ||
      !commutes(attribute))
    return;
  AttributeId exchanged = ops->exchanged(attribute);
  if (isContraction)
    exchanged = ops->canonical(exchanged);
  if (operands[0] == operands[1]) {
    attribute = std::min(attribute, exchanged);
    return;
  }
  attribute = exchanged;
  std::swap(operands[0], operands[1]);
}

Graph::Key Graph::keyOf(const GraphNode &node) const {
  Key key{node.attribute.id};
  key.append(node.operands.begin(), node.operands.end());
  return key;
}

ClassId Graph::addNode(AttributeId attribute, llvm::ArrayRef<ClassId> operands,
                       const TensorType *type, const Samples &samples,
                       std::optional<ClassId> into) {
  NodeId id = nodes.size();
  if (!into) {
    into = classes.size();
    classes.push_back(Class{type, {}, {}, samples, *into});
    parent.push_back(*into);
  }
  nodes.push_back(GraphNode{attribute, llvm::SmallVector<ClassId, 2>(operands),
                            *into, true, id});
  nodeTable.emplace(keyOf(nodes.back()), id);
  classes[*into].nodes.push_back(id);
  for (ClassId operand : operands)
    classes[operand].users.push_back(id);
  ++live;
  ++version;
  return *into;
}

ClassId Graph::add(Ref ref, std::optional<ClassId> into) {
  if (into)
    into = find(*into);
  if (std::optional<ClassId> present = lookup(ref)) {
    if (into && *present != *into) {
      join(*present, *into);
      return find(*present);
    }
    return *present;
  }
  llvm::SmallVector<Ref, 2> below(operands(ref));
  llvm::SmallVector<ClassId, 2> ids;
  for (Ref operand : below)
    ids.push_back(add(operand));
  // Adding the operands may have joined nothing, so `ids` are live.
  AttributeId canonical = attribute(ref);
  canonicalize(canonical, ids);
  return addNode(canonical, ids, type(ref), into ? Samples{} : samplesOf(ref),
                 into);
}

void Graph::apply(Step step) {
  if (step.after.isClass())
    join(step.target, step.after.classId());
  else
    add(step.after, step.target);
  steps.push_back(std::move(step));
}

void Graph::startFrom(llvm::ArrayRef<NodeId> kept,
                      llvm::ArrayRef<unsigned> steps) {
  for (auto [age, id] : llvm::enumerate(kept)) {
    nodes[id].age = age;
    classes[find(nodes[id].owner)].age = age;
  }
  startNodes.assign(kept.begin(), kept.end());
  llvm::sort(startNodes);
  stepsToStart.assign(steps.begin(), steps.end());
  stepsAtStart = this->steps.size();
  auto isLeft = [&](NodeId id) { return !isStart(id); };
  for (NodeId id = 0; id != nodes.size(); ++id) {
    if (!nodes[id].alive || isStart(id))
      continue;
    auto entry = nodeTable.find(keyOf(nodes[id]));
    if (entry != nodeTable.end() && entry->second == id)
      nodeTable.erase(entry);
    nodes[id].alive = false;
    --live;
  }
  for (Class &one : classes) {
    llvm::erase_if(one.nodes, isLeft);
    llvm::erase_if(one.users, isLeft);
  }
  ++version;
}

bool Graph::isStart(NodeId id) const {
  return startNodes.empty() ? id < source->nodes.size()
                            : llvm::binary_search(startNodes, id);
}

void Graph::join(ClassId a, ClassId b) {
  pending.push_back({a, b});
  while (!pending.empty()) {
    auto [x, y] = pending.back();
    pending.pop_back();
    x = find(x), y = find(y);
    if (x == y)
      continue;
    if (classes[y].age < classes[x].age)
      std::swap(x, y);
    parent[y] = x;
    ++version;
    std::vector<NodeId> moved = std::move(classes[y].nodes);
    std::vector<NodeId> users = std::move(classes[y].users);
    classes[y].nodes.clear();
    classes[y].users.clear();
    for (NodeId id : moved) {
      nodes[id].owner = x;
      classes[x].nodes.push_back(id);
    }
    for (NodeId id : users)
      rekey(id);
  }
}

void Graph::detach(NodeId id) {
  nodes[id].alive = false;
  --live;
  std::erase(classes[find(nodes[id].owner)].nodes, id);
}

void Graph::rekey(NodeId id) {
  GraphNode &node = nodes[id];
  if (!node.alive)
    return;
  auto old = nodeTable.find(keyOf(node));
  if (old != nodeTable.end() && old->second == id)
    nodeTable.erase(old);
  for (ClassId &operand : node.operands)
    operand = find(operand);
  canonicalize(node.attribute, node.operands);
  for (ClassId operand : node.operands)
    if (auto &users = classes[operand].users; !llvm::is_contained(users, id))
      users.push_back(id);
  auto [entry, fresh] = nodeTable.emplace(keyOf(node), id);
  if (fresh || entry->second == id)
    return;
  NodeId other = entry->second;
  pending.push_back({node.owner, nodes[other].owner});
  // The older node stays, for windows and deep proofs refer to it.
  if (nodes[other].age < node.age) {
    detach(id);
  } else {
    detach(other);
    entry->second = id;
  }
}

llvm::ArrayRef<Assumption> Graph::assumptions() const {
  return settings.assumptions;
}

} // namespace tesela::nugraph
