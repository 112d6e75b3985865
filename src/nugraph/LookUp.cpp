#include "nugraph/LookUpNodes.h"

#include "nugraph/Offer.h"

#include <algorithm>
#include <numeric>

using namespace tesela::semantics;

namespace tesela::nugraph {

using Place = ClassPlace;

Arithmetic LookUp::arithmeticOf(uint32_t node) const {
  return isFloat(program.types[node].element)
             ? arithmeticOf(program.nodes[node].attribute)
             : Arithmetic::None;
}

// ------------------------------------------------------ node by node

llvm::ArrayRef<Place> LookUp::placesOf(uint32_t node) {
  if (places[node].empty() && isConstant(node))
    findConstant(node);
  if (places[node].empty())
    rearrange(node);
  return places[node];
}

bool LookUp::isNoInput(AttributeId id) const {
  OperatorKind kind = operators.kind(id);
  return kind != OperatorKind::Input && kind != OperatorKind::Opaque;
}

/// The same of the first node of a class.
bool LookUp::isConstantClass(ClassId id) {
  id = graph.find(id);
  auto [known, isNew] = constantClasses.try_emplace(id, false);
  if (!isNew)
    return known->second;
  const GraphNode &node = graph.node(graph.first(id));
  bool result = isNoInput(node.attribute) &&
                llvm::all_of(node.operands, [&](ClassId operand) {
                  return isConstantClass(operand);
                });
  return constantClasses[id] = result;
}

/// How a constant is computed does not matter; a number may be meant as a size.
void LookUp::findConstant(uint32_t node) {
  arranging = isArithmetic(node) ? arithmeticOf(node) : Arithmetic::Field;
  if (!isFloat(program.types[node].element))
    return;
  std::set<Ref> asked;
  for (std::optional<unsigned> choice :
       {std::optional<unsigned>(), std::optional(0u), std::optional(1u)}) {
    std::set<ClassId> leaves;
    sizeChoice = choice;
    std::optional<Ref> wanted = written(node, leaves);
    sizeChoice.reset();
    if (!wanted || !graph.type(*wanted))
      return;
    if (asked.insert(*wanted).second && findConstant(node, *wanted))
      return;
  }
}

bool LookUp::findConstant(uint32_t node, Ref wanted) {
  for (ClassId id = 0; id != graph.classCount(); ++id) {
    if (!graph.isLive(id) || graph[id].type != graph.type(wanted) ||
        !isConstantClass(id))
      continue;
    Ref known = graph.expand(graph.first(id));
    if (agrees(id, wanted) && isProved(known, wanted)) {
      places[node].push_back({id, identity(program.types[node].shape.size())});
      return true;
    }
  }
  return false;
}

/// On all samples.
bool LookUp::agrees(ClassId id, Ref wanted) {
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *mine = graph.sample(Ref::ofClass(id), number);
    const Sample *theirs = graph.sample(wanted, number);
    if (!mine || !theirs || !agree(*mine, *theirs))
      return false;
  }
  return true;
}

/// Where a divisor is not 0 for what it is, written out to the inputs.
bool LookUp::isProved(Ref known, Ref wanted) {
  WindowAnswer answer;
  for (bool deep : {false, true})
    if (!answer.isProved())
      answer = proofs.decide(graph, cutWindow(graph, known, wanted, deep));
  if (!answer.isProved() || !allows(graph.options().numerics, answer.grade))
    return false;
  found.isRearranged = true;
  found.grade = std::max(found.grade, answer.grade);
  return true;
}

/// A sum of a product of two is the contraction too.
void LookUp::lookSumOfProduct(uint32_t node) {
  llvm::SmallVector<uint8_t, 4> axes; // from the outermost sum on
  uint32_t below = node;
  while (const auto *sum =
             operators.as<Reduction>(program.nodes[below].attribute)) {
    if (sum->monoid != Monoid::Sum)
      return;
    axes.push_back(sum->axis);
    below = program.nodes[below].operands[0];
  }
  const Node &product = program.nodes[below];
  const auto *map = operators.as<Map>(product.attribute);
  if (axes.empty() || !map || map->maps.size() != 2 ||
      operators.single(map->body) != ScalarOp::Multiply)
    return;
  Contraction made{Letters(map->maps[0]), Letters(map->maps[1]),
                   identity(map->rank), program.types[node].element};
  while (!axes.empty())
    made.output.erase(made.output.begin() + axes.pop_back_val());
  for (const Place &a : placesOf(product.operands[0]).vec())
    for (const Place &b : placesOf(product.operands[1]).vec())
      lookContraction(node, made, {&a, &b});
}

void LookUp::find(uint32_t node) {
  const Node &given = program.nodes[node];
  lookSumOfProduct(node);
  Arithmetic own = arithmeticOf(node);
  std::vector<std::vector<Place>> choices;
  for (uint32_t operand : given.operands) {
    // Arithmetic on arithmetic is rearranged as a whole.
    llvm::ArrayRef<Place> known =
        own != Arithmetic::None && own == arithmeticOf(operand)
            ? llvm::ArrayRef(places[operand])
            : placesOf(operand);
    if (known.empty())
      return;
    choices.push_back(known.vec());
  }
  llvm::SmallVector<const Place *, 3> chosen(choices.size());
  auto choose = [&](auto &&self, size_t position) -> void {
    if (position == choices.size())
      return look(node, chosen);
    for (const Place &place : choices[position]) {
      chosen[position] = &place;
      self(self, position + 1);
    }
  };
  choose(choose, 0);
  addTransposes(node);
}

/// True where the graph has it; then that is a place of the node.
bool LookUp::take(uint32_t node, const Attribute &attribute,
                  llvm::ArrayRef<const Place *> operands, Dims dims) {
  llvm::SmallVector<Ref, 3> refs;
  for (const Place *operand : operands)
    refs.push_back(Ref::ofClass(operand->id));
  Ref ref = graph.make(operators.intern(attribute), refs);
  std::optional<ClassId> id = graph.lookup(ref);
  if (!id)
    return false;
  Place place{*id, std::move(dims)};
  if (llvm::is_contained(places[node], place))
    return true;
  places[node].push_back(std::move(place));
  Ref fresh = graph.refresh(ref);
  for (NodeId known : graph[*id].nodes)
    if (graph.refresh(graph.expand(known)) == fresh) {
      found.nodes.push_back(known);
      break;
    }
  return true;
}

void LookUp::lookContraction(uint32_t node, const Contraction &given,
                             llvm::ArrayRef<const Place *> operands) {
  Contraction product = given;
  for (auto [d, place] : llvm::enumerate(operands[0]->dims))
    product.left[place] = given.left[d];
  for (auto [d, place] : llvm::enumerate(operands[1]->dims))
    product.right[place] = given.right[d];
  Dims order = identity(given.output.size());
  do {
    Dims dims(order.size());
    for (auto [place, d] : llvm::enumerate(order)) {
      product.output[place] = given.output[d];
      dims[d] = place;
    }
    take(node, product, operands, dims);
  } while (order.size() <= 4 &&
           std::next_permutation(order.begin(), order.end()));
}

void LookUp::lookMap(uint32_t node, const Map &given,
                     llvm::ArrayRef<const Place *> operands) {
  Dims dims = identity(given.rank); // of each dimension, its place
  do {
    Map map = given;
    bool increases = true;
    for (auto [access, from, operand] :
         llvm::zip_equal(map.maps, given.maps, operands)) {
      for (auto [d, place] : llvm::enumerate(operand->dims))
        access[place] = dims[from[d]];
      increases &= llvm::is_sorted(access);
    }
    if (increases)
      take(node, map, operands, dims);
  } while (given.rank <= 4 && std::next_permutation(dims.begin(), dims.end()));
}

void LookUp::look(uint32_t node, llvm::ArrayRef<const Place *> operands) {
  const Attribute &attribute = operators[program.nodes[node].attribute];
  if (const auto *product = std::get_if<Contraction>(&attribute))
    return lookContraction(node, *product, operands);
  if (const auto *map = std::get_if<Map>(&attribute))
    return lookMap(node, *map, operands);
  if (operands.empty()) {
    take(node, attribute, operands, identity(program.types[node].shape.size()));
    if (const auto *mask = std::get_if<Mask>(&attribute))
      take(node, transposed(*mask, operators.terms()), operands, {1, 0});
    return;
  }
  const Dims &dims = operands[0]->dims;
  auto along = [&](auto other, Dims result) {
    other.axis = dims[other.axis];
    take(node, other, operands, std::move(result));
  };
  bool plain = llvm::all_of(operands, [](const Place *operand) {
    return llvm::is_sorted(operand->dims);
  });
  if (const auto *order = std::get_if<Transpose>(&attribute)) {
    Place place{operands[0]->id, {}};
    for (uint8_t from : order->permutation)
      place.dims.push_back(dims[from]);
    if (!llvm::is_contained(places[node], place))
      places[node].push_back(std::move(place));
  } else if (const auto *sum = std::get_if<Reduction>(&attribute)) {
    along(*sum, without(dims, sum->axis));
  } else if (const auto *scan = std::get_if<Scan>(&attribute)) {
    along(*scan, dims);
  } else if (const auto *part = std::get_if<Take>(&attribute);
             part && !part->batch && operands[1]->dims.empty()) {
    along(*part, without(dims, part->axis));
  } else if (const auto *slice = std::get_if<Slice>(&attribute)) {
    along(*slice, dims);
  } else if (const auto *pad = std::get_if<Pad>(&attribute)) {
    along(*pad, dims);
  } else if (const auto *reverse = std::get_if<Reverse>(&attribute)) {
    along(*reverse, dims);
  } else if (const auto *join = std::get_if<Concatenate>(&attribute)) {
    if (operands[1]->dims == dims)
      along(*join, dims);
  } else if (const auto *split = std::get_if<Split>(&attribute)) {
    along(*split, with(dims, split->axis + 1, dims[split->axis] + 1));
  } else if (const auto *broadcast = std::get_if<Broadcast>(&attribute)) {
    for (size_t place = 0; place <= dims.size(); ++place) {
      Broadcast other = *broadcast;
      other.axis = uint8_t(place);
      take(node, other, operands, with(dims, broadcast->axis, other.axis));
    }
  } else if (plain) {
    take(node, attribute, operands, identity(program.types[node].shape.size()));
  }
}

/// What is transposed in the graph, in either direction.
void LookUp::addTransposes(uint32_t node) {
  for (size_t i = 0; i < places[node].size() && i < 12; ++i) {
    Place at = places[node][i];
    auto add = [&](ClassId id, Dims dims) {
      Place place{graph.find(id), std::move(dims)};
      if (!llvm::is_contained(places[node], place))
        places[node].push_back(std::move(place));
    };
    for (NodeId user : graph[at.id].users) {
      const GraphNode &known = graph.node(user);
      const auto *order = operators.as<Transpose>(known.attribute);
      if (!order || !known.alive)
        continue;
      Dims dims;
      for (uint8_t dim : at.dims)
        dims.push_back(llvm::find(order->permutation, dim) -
                       order->permutation.begin());
      add(known.owner, dims);
    }
    for (NodeId own : graph[at.id].nodes)
      if (const auto *order =
              operators.as<Transpose>(graph.node(own).attribute)) {
        Dims dims;
        for (uint8_t dim : at.dims)
          dims.push_back(order->permutation[dim]);
        add(graph.node(own).operands[0], dims);
      }
  }
}

bool LookUp::isIn(uint32_t result, ClassId root) {
  auto is = [&](const Place &place) {
    return graph.find(place.id) == root && llvm::is_sorted(place.dims);
  };
  return llvm::any_of(places[result], is) || rearrange(result, root);
}

std::optional<FoundProgram> lookUp(Graph &graph, Proofs &proofs,
                                   const Program &program) {
  if (auto found = LookUp(graph, proofs, program).run())
    return found;
  std::optional<Program> below = withViewsBelow(graph.operators(), program);
  if (!below)
    return std::nullopt;
  std::optional<FoundProgram> found = LookUp(graph, proofs, *below).run();
  if (found)
    found->isRearranged = true;
  return found;
}

} // namespace tesela::nugraph
