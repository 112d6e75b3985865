// Expressions over classes: hash-consed, with type, samples and cost.
#include "nugraph/Graph.h"

#include "nugraph/TypeTable.h"

#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace tesela::nugraph {

const TensorType *Graph::intern(TensorType type) {
  std::vector<uint32_t> words{uint32_t(type.element)};
  for (Index extent : type.shape)
    words.push_back(extent.id);
  auto [entry, fresh] = types->byWords.try_emplace(std::move(words), nullptr);
  if (fresh)
    entry->second = &types->types.emplace_back(std::move(type));
  return entry->second;
}

const TensorType *Graph::infer(AttributeId attribute,
                               llvm::ArrayRef<const TensorType *> operands) {
  if (llvm::is_contained(operands, nullptr))
    return nullptr;
  auto [entry, fresh] = types->inferred.at(attribute, operands);
  if (fresh)
    if (std::optional<TensorType> type = ops->infer(attribute, operands))
      entry->value = intern(std::move(*type));
  return entry->value;
}

const Graph::Fitting &Graph::fitting(AttributeId attribute,
                                     llvm::ArrayRef<Ref> operands,
                                     Freedom freedom) {
  llvm::SmallVector<const TensorType *, 3> given;
  for (Ref operand : operands)
    given.push_back(type(operand));
  auto [entry, fresh] =
      types->fitting[freedom == Freedom::Open].at(attribute, given);
  Fitting &fitting = entry->value;
  if (!fresh || llvm::is_contained(given, nullptr))
    return fitting;
  llvm::SmallVector<unsigned, 3> ranks;
  for (const TensorType *operand : given)
    ranks.push_back(operand->shape.size());
  for (AttributeId id : ops->enumerate(attribute, ranks, freedom))
    if (infer(id, given))
      fitting.attributes.push_back(id);
    else
      ++fitting.others;
  return fitting;
}

static bool narrows(const semantics::ScalarBody &body) {
  return llvm::any_of(body.instructions, [&](const auto &instruction) {
    using enum semantics::ScalarOp;
    if (instruction.op == ReducePrecision)
      return true;
    return instruction.op == Convert &&
           semantics::bitWidth(instruction.type) <
               semantics::bitWidth(body.typeOf(instruction.operands[0]));
  });
}

void Graph::ExpressionTable::grow() {
  std::vector<Slot> old(std::max<size_t>(256, 2 * slots.size()));
  old.swap(slots);
  for (const Slot &slot : old) {
    if (!slot.next)
      continue;
    size_t place = slot.hash & (slots.size() - 1);
    while (slots[place].next)
      place = (place + 1) & (slots.size() - 1);
    slots[place] = slot;
  }
}

Ref Graph::make(AttributeId attribute, llvm::ArrayRef<Ref> given) {
  llvm::SmallVector<uint32_t, 2> bits;
  for (Ref operand : given)
    bits.push_back(operand.isClass() ? find(operand.classId()) : operand.bits);
  canonicalize(attribute, bits);
  Key key{attribute.id};
  key.append(bits.begin(), bits.end());
  uint32_t hash = KeyHash{settings.hashSeed}(key);
  if (2 * expressionTable.count >= expressionTable.slots.size())
    expressionTable.grow();
  size_t mask = expressionTable.slots.size() - 1, place = hash & mask;
  for (; expressionTable.slots[place].next; place = (place + 1) & mask) {
    const ExpressionTable::Slot &slot = expressionTable.slots[place];
    const Expression &known = expressions[slot.next - 1];
    if (slot.hash == hash && known.attribute == attribute &&
        llvm::equal(known.operands, bits,
                    [](Ref a, uint32_t b) { return a.bits == b; }))
      return Ref::ofExpression(slot.next - 1);
  }
  expressionTable.slots[place] = {hash, uint32_t(expressions.size() + 1)};
  ++expressionTable.count;

  Expression made;
  made.attribute = attribute;
  llvm::SmallVector<const TensorType *, 2> operandTypes;
  OperatorKind kind = ops->kind(attribute);
  made.heavy = kind == OperatorKind::Contraction ||
               kind == OperatorKind::Reduction || kind == OperatorKind::Scan;
  const auto *map = ops->as<Map>(attribute);
  made.rounds = map && narrows((*ops)[map->body]);
  for (uint32_t word : bits) {
    Ref operand{word};
    made.operands.push_back(operand);
    operandTypes.push_back(type(operand));
    made.heavy |= isHeavy(operand);
    made.rounds |= rounds(operand);
  }
  made.type = infer(attribute, operandTypes);
  expressions.push_back(std::move(made));
  return Ref::ofExpression(expressions.size() - 1);
}

Ref Graph::expand(NodeId id) {
  llvm::SmallVector<Ref, 2> operands;
  for (ClassId operand : nodes[id].operands)
    operands.push_back(Ref::ofClass(operand));
  return make(nodes[id].attribute, operands);
}

const TensorType *Graph::type(Ref ref) const {
  if (ref.isClass())
    return (*this)[ref.classId()].type;
  return expressions[ref.expression()].type;
}

std::optional<unsigned> Graph::rank(Ref ref) const {
  const TensorType *found = type(ref);
  return found ? std::optional<unsigned>(found->shape.size()) : std::nullopt;
}

AttributeId Graph::attribute(Ref ref) const {
  return expressions[ref.expression()].attribute;
}

llvm::ArrayRef<Ref> Graph::operands(Ref ref) const {
  if (ref.isClass())
    return {};
  return expressions[ref.expression()].operands;
}

bool Graph::isHeavy(Ref ref) const {
  return !ref.isClass() && expressions[ref.expression()].heavy;
}

std::optional<ClassId> Graph::lookup(Ref ref) {
  if (ref.isClass())
    return find(ref.classId());
  uint32_t number = ref.expression();
  if (expressions[number].lookedUpAt == version)
    return expressions[number].found;
  std::optional<ClassId> result;
  llvm::SmallVector<uint32_t, 2> ids;
  for (Ref operand : expressions[number].operands) {
    std::optional<ClassId> below = lookup(operand);
    if (!below)
      break;
    ids.push_back(*below);
  }
  if (ids.size() == expressions[number].operands.size()) {
    AttributeId attribute = expressions[number].attribute;
    canonicalize(attribute, ids);
    Key key{attribute.id};
    key.append(ids.begin(), ids.end());
    if (auto entry = nodeTable.find(key); entry != nodeTable.end())
      result = find(nodes[entry->second].owner);
  }
  expressions[number].lookedUpAt = version;
  expressions[number].found = result;
  return result;
}

const Sample *Graph::sample(Ref ref, unsigned number) {
  if (ref.isClass())
    return (*this)[ref.classId()].samples[number];
  Expression &expression = expressions[ref.expression()];
  if (expression.samples[number] || !expression.type)
    return expression.samples[number];
  const Attribute &attribute = (*ops)[expression.attribute];
  bool isLeaf = std::holds_alternative<Input>(attribute) ||
                std::holds_alternative<Opaque>(attribute);
  return expression.samples[number] =
             isLeaf ? leafSample(attribute, *expression.type, number)
                    : evaluated(ref.expression(), number);
}

/// Counted whether or not a copy of this graph has computed it before.
const Sample *Graph::evaluated(uint32_t index, unsigned number) {
  const Expression &expression = expressions[index];
  AttributeId attribute = expression.attribute;
  llvm::SmallVector<const Sample *, 3> operands;
  llvm::SmallVector<const TensorType *, 3> operandTypes;
  for (Ref operand : expression.operands) {
    const Sample *value = sample(operand, number);
    if (!value)
      return nullptr;
    operands.push_back(value);
    operandTypes.push_back(type(operand));
  }
  auto [entry, fresh] = types->computed[number].at(attribute, operands);
  TypeTable::Computed &known = entry->value;
  if (!fresh) {
    sampledWork += known.work;
    return known.sample;
  }
  if (ops->kind(attribute) == OperatorKind::Contraction) {
    double work =
        ops->work(attribute, operandTypes, *expression.type, sampled[number])
            .operations;
    if (work > sampleOperationsAtMost)
      return nullptr;
    known.work = work;
  }
  Sample computed;
  if (ops->evaluate(attribute, operands, sampled[number], computed)) {
    known.sample = &types->samples.emplace_back(std::move(computed));
    known.work += sampleElement * known.sample->values.size();
  }
  sampledWork += known.work;
  return known.sample;
}

Samples Graph::samplesOf(Ref ref) {
  Samples result = {};
  for (unsigned number = 0; number != sampleCount; ++number)
    if (!(result[number] = sample(ref, number)))
      return {};
  return result;
}

/// The value of which this is a part, or several side by side.
std::optional<ClassId> Graph::partOf(Ref ref) const {
  auto of = [&](AttributeId id,
                llvm::ArrayRef<Ref> operands) -> std::optional<ClassId> {
    OperatorKind kind = ops->kind(id);
    if (kind == OperatorKind::Slice || kind == OperatorKind::Take)
      if (operands[0].isClass())
        return find(operands[0].classId());
    if (kind != OperatorKind::Concatenate)
      return std::nullopt;
    std::optional<ClassId> whole = partOf(operands[0]);
    return whole && whole == partOf(operands[1]) ? whole : std::nullopt;
  };
  if (ref.isExpression())
    return of(attribute(ref), operands(ref));
  const GraphNode &node = nodes[first(ref.classId())];
  llvm::SmallVector<Ref, 2> operands;
  for (ClassId operand : node.operands)
    operands.push_back(Ref::ofClass(operand));
  return of(node.attribute, operands);
}

/// Can the elements be read where they are? Those of parts of one value, too.
bool Graph::onlyMoves(Ref ref) const {
  switch (ops->kind(attribute(ref))) {
  case OperatorKind::Transpose:
  case OperatorKind::Slice:
  case OperatorKind::Split:
  case OperatorKind::Merge:
  case OperatorKind::Reshape:
  case OperatorKind::Reverse:
    return true;
  case OperatorKind::Concatenate:
    return partOf(ref).has_value();
  default:
    return false;
  }
}

llvm::ArrayRef<Graph::Cost> Graph::cost(Ref ref) {
  size_t count = settings.sizesOfInterest.size();
  if (ref.isClass()) {
    static const std::vector<Cost> none(64);
    return llvm::ArrayRef<Cost>(none).take_front(count);
  }
  uint32_t index = ref.expression();
  if (!expressions[index].cost.empty() || !expressions[index].type)
    return expressions[index].cost;
  llvm::SmallVector<Cost, 1> result(count);
  llvm::SmallVector<const TensorType *, 2> operandTypes;
  llvm::SmallVector<Ref, 2> below(expressions[index].operands);
  for (auto [position, operand] : llvm::enumerate(below)) {
    operandTypes.push_back(type(operand));
    if (llvm::is_contained(llvm::ArrayRef(below).take_front(position), operand))
      continue; // made once, used twice
    for (auto [sum, one] : llvm::zip_equal(result, cost(operand))) {
      sum.operations += one.operations;
      sum.largest = std::max(sum.largest, one.largest);
    }
  }
  bool moves = onlyMoves(ref);
  for (auto [sum, sizes] : llvm::zip_equal(result, settings.sizesOfInterest)) {
    Work work = ops->work(expressions[index].attribute, operandTypes,
                          *expressions[index].type, sizes);
    sum.operations += work.operations;
    if (!moves)
      sum.largest = std::max(sum.largest, work.elements);
  }
  expressions[index].cost = std::move(result);
  return expressions[index].cost;
}

void Graph::leaves(Ref ref, llvm::SmallVectorImpl<ClassId> &result) const {
  llvm::SmallSet<Ref, 16> seen;
  auto walk = [&](auto &&self, Ref at) -> void {
    if (!seen.insert(at).second)
      return;
    if (at.isClass()) {
      ClassId id = find(at.classId());
      if (!llvm::is_contained(result, id))
        result.push_back(id);
      return;
    }
    for (Ref operand : operands(at))
      self(self, operand);
  };
  walk(walk, ref);
}

Ref Graph::refresh(Ref ref) {
  if (ref.isClass())
    return Ref::ofClass(find(ref.classId()));
  llvm::SmallVector<Ref, 2> below(operands(ref));
  AttributeId id = attribute(ref);
  for (Ref &operand : below)
    operand = refresh(operand);
  return make(id, below);
}

std::string Graph::text(Ref ref) const {
  if (ref.isClass())
    return "c" + std::to_string(find(ref.classId()));
  std::string result;
  llvm::raw_string_ostream out(result);
  ops->print(attribute(ref), out);
  llvm::ListSeparator separator(", ");
  if (!operands(ref).empty())
    out << '(';
  for (Ref operand : operands(ref))
    out << separator << text(operand);
  if (!operands(ref).empty())
    out << ')';
  return result;
}

} // namespace tesela::nugraph
