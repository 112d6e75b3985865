// The search of lookUp (LookUp.h), whose two halves are files of their own.
#pragma once

#include "nugraph/Arithmetic.h"
#include "nugraph/LookUp.h"
#include "nugraph/Places.h"

#include <map>
#include <set>

namespace tesela::nugraph {

/// Places by node of the program, from the inputs on; what is arranged
/// otherwise is looked for where nothing was found (LookUpArranged.cpp).
class LookUp {
public:
  LookUp(Graph &graph, Proofs &proofs, const Program &program)
      : graph(graph), operators(graph.operators()), proofs(proofs),
        program(program), places(program.nodes.size()) {}

  std::optional<FoundProgram> run() {
    for (const Node &node : program.nodes)
      constant.push_back(isNoInput(node.attribute) &&
                         llvm::all_of(node.operands, [&](uint32_t operand) {
                           return constant[operand];
                         }));
    for (size_t node = 0; node != program.nodes.size(); ++node) {
      find(node);
      if (places[node].empty() && !isArithmetic(node) && !isConstant(node) &&
          !isSum(node))
        return std::nullopt;
    }
    for (auto [result, root] : llvm::zip_equal(program.results, graph.roots()))
      if (!isIn(result, root))
        return std::nullopt;
    return std::move(found);
  }

private:
  void find(uint32_t node);
  bool isIn(uint32_t result, ClassId root);
  llvm::ArrayRef<ClassPlace> placesOf(uint32_t node);
  void look(uint32_t node, llvm::ArrayRef<const ClassPlace *> operands);
  bool take(uint32_t node, const Attribute &attribute,
            llvm::ArrayRef<const ClassPlace *> operands, Dims dims);
  void lookContraction(uint32_t node, const Contraction &,
                       llvm::ArrayRef<const ClassPlace *> operands);
  void lookSumOfProduct(uint32_t node);
  void lookMap(uint32_t node, const Map &,
               llvm::ArrayRef<const ClassPlace *> operands);
  void addTransposes(uint32_t node);

  Arithmetic arithmeticOf(uint32_t node) const;
  Arithmetic arithmeticOf(AttributeId id) const {
    return nugraph::arithmeticOf(operators, id);
  }
  bool isArithmetic(uint32_t node) const {
    return arithmeticOf(node) != Arithmetic::None;
  }
  /// A sum of products may be one contraction with the sums above it.
  bool isSum(uint32_t node) const {
    const auto *sum = operators.as<Reduction>(program.nodes[node].attribute);
    return sum && sum->monoid == semantics::Monoid::Sum;
  }
  bool isNoInput(AttributeId id) const;
  /// Nothing but counters and numbers below?
  bool isConstant(uint32_t node) const { return constant[node]; }
  bool isConstantClass(ClassId id);
  void findConstant(uint32_t node);
  bool findConstant(uint32_t node, Ref wanted);
  bool agrees(ClassId id, Ref wanted);
  bool isProved(Ref known, Ref wanted);
  bool rearrange(uint32_t node, std::optional<ClassId> in = std::nullopt);
  bool rearrange(uint32_t node, std::optional<ClassId> in, Ref wanted,
                 const std::set<ClassId> &leaves);
  std::vector<std::pair<Index, int64_t>> sizeNumbers() const;
  AttributeId inSizes(AttributeId id);
  AttributeId inNumbers(AttributeId id);
  Ref unscaled(ClassId id, std::set<ClassId> &leaves, unsigned depth);
  std::optional<Ref> written(uint32_t node, std::set<ClassId> &leaves);
  bool isEnd(ClassId id, const std::set<ClassId> &leaves);
  std::map<ClassId, NodeId> arrangeable(const std::set<ClassId> &leaves);
  Ref arranged(ClassId id, const std::map<ClassId, NodeId> &by,
               const std::set<ClassId> &leaves, std::vector<NodeId> &nodes);

  Graph &graph;
  Operators &operators;
  Proofs &proofs;
  const Program &program;
  std::vector<std::vector<ClassPlace>>
      places;                 // by node; none: rearranged later
  std::set<uint32_t> tried;   // to be rearranged
  std::vector<bool> constant; // by node
  std::map<ClassId, bool> constantClasses;
  Arithmetic arranging = Arithmetic::Field;
  std::optional<unsigned> sizeChoice;
  bool asNumbers = false; // sizes are
  unsigned placeChoice = 0;
  bool unscales = false; // what a multiple of something stands for is open
  FoundProgram found;
};

/// The program with parts taken of what elementwise operators are made of, not
/// of what they make; nothing where it is so already.
std::optional<Program> withViewsBelow(Operators &operators,
                                      const Program &program);

} // namespace tesela::nugraph
