// A window as a problem for the prover, in a term store of its own.
#include "nugraph/Signs.h"

#include "llvm/ADT/DenseMap.h"

namespace tesela::nugraph {

namespace {

/// Copies sizes and attributes from one store to another; sizes are renamed as
/// in the key.
class Transfer {
public:
  Transfer(const Operators &from, Operators &to,
           llvm::ArrayRef<prove::Variable> sizes)
      : from(from), to(to) {
    for (auto [number, size] : llvm::enumerate(sizes))
      renamed[size.id] = to.terms().size("d" + std::to_string(number));
  }

  Index operator()(Index index) {
    prove::Terms &source = from.terms(), &target = to.terms();
    llvm::SmallVector<prove::Monomial, 4> monomials(source.monomials(index));
    Index sum = target.constant(0);
    for (const prove::Monomial &monomial : monomials) {
      Index product = target.constant(monomial.coefficient);
      for (prove::AtomId factor : monomial.factors)
        product = target.multiply(product, copy(source.atom(factor)));
      sum = target.add(sum, product);
    }
    return sum;
  }

  TensorType operator()(const TensorType &type) {
    TensorType result{type.element, {}};
    for (Index extent : type.shape)
      result.shape.push_back((*this)(extent));
    return result;
  }

  AttributeId operator()(AttributeId id) {
    Attribute copy = from[id];
    std::visit([&](auto &attribute) { rewrite(attribute); }, copy);
    return to.intern(copy);
  }

private:
  Index copy(prove::Atom atom) {
    prove::Terms &target = to.terms();
    if (atom.kind == prove::AtomKind::Free)
      return target.index(renamed.at(atom.variable.id));
    Index a = (*this)(atom.arguments[0]), b = (*this)(atom.arguments[1]);
    switch (atom.kind) {
    case prove::AtomKind::FloorDivide:
      return target.floorDivide(a, b);
    case prove::AtomKind::Modulo:
      return target.modulo(a, b);
    case prove::AtomKind::Minimum:
      return target.minimum(a, b);
    default:
      return target.maximum(a, b);
    }
  }

  template <typename T> void rewrite(T &attribute) {
    if constexpr (requires { attribute.type; })
      attribute.type = (*this)(attribute.type);
    if constexpr (requires { attribute.shape; })
      for (Index &extent : attribute.shape)
        extent = (*this)(extent);
    if constexpr (requires { attribute.body; })
      attribute.body = to.intern(from[attribute.body]);
    if constexpr (requires { attribute.parameters; })
      for (Index &parameter : attribute.parameters)
        parameter = (*this)(parameter);
    if constexpr (std::is_same_v<T, Fill>)
      if (attribute.size)
        attribute.size = (*this)(*attribute.size);
    if constexpr (requires { attribute.offset; })
      attribute.offset = (*this)(attribute.offset);
    if constexpr (std::is_same_v<T, Input>)
      if (attribute.below)
        attribute.below = (*this)(*attribute.below);
    if constexpr (requires { attribute.extent; })
      attribute.extent = (*this)(attribute.extent);
    if constexpr (std::is_same_v<T, Slice>) {
      attribute.start = (*this)(attribute.start);
      attribute.length = (*this)(attribute.length);
      attribute.full = (*this)(attribute.full);
    }
    if constexpr (std::is_same_v<T, Split>) {
      attribute.blocks = (*this)(attribute.blocks);
      attribute.size = (*this)(attribute.size);
    }
    if constexpr (std::is_same_v<T, Pad>) {
      attribute.low = (*this)(attribute.low);
      attribute.high = (*this)(attribute.high);
    }
  }

  const Operators &from;
  Operators &to;
  llvm::DenseMap<uint32_t, prove::Variable> renamed;
};

/// Values of expressions, each made once.
class Values {
public:
  Values(const Graph &graph, Operators &to, Transfer &transfer,
         const Window &window, std::vector<prove::Input> &inputs)
      : graph(graph), to(to), transfer(transfer) {
    llvm::SmallVector<bool> positive = positiveLeaves(window);
    for (auto [number, leaf] : llvm::enumerate(window.leaves)) {
      TensorType type = transfer(*graph.type(Ref::ofClass(leaf)));
      prove::Input input{
          to.terms().tensor("i" + std::to_string(number), type.element),
          type.shape};
      input.positive = positive[number];
      if (std::optional<Index> below = boundOf(graph, leaf))
        input.below = transfer(*below);
      inputs.push_back(input);
      made[leaf] = prove::valueOf(to.terms(), input);
    }
  }

  const prove::Value *operator()(Ref ref) {
    uint32_t key = ref.isClass() ? graph.find(ref.classId()) : ref.bits;
    if (auto found = made.find(key); found != made.end())
      return &found->second;
    if (ref.isClass())
      return nullptr;
    std::vector<prove::Value> operands;
    for (Ref operand : graph.operands(ref)) {
      const prove::Value *value = (*this)(operand);
      if (!value)
        return nullptr;
      operands.push_back(*value);
    }
    std::optional<prove::Value> value =
        to.value(transfer(graph.attribute(ref)), operands, whyNot);
    if (!value)
      return nullptr;
    return &(made[key] = std::move(*value));
  }

  std::string whyNot;

private:
  const Graph &graph;
  Operators &to;
  Transfer &transfer;
  std::map<uint32_t, prove::Value> made;
};

} // namespace

prove::Answer prove(const Graph &graph, const Window &window) {
  prove::Terms terms;
  Operators operators(terms, graph.operators().context());
  Transfer transfer(graph.operators(), operators, window.sizes);
  prove::Problem problem{terms, {}, {}, {}, {}};
  Values values(graph, operators, transfer, window, problem.inputs);
  const prove::Value *left = values(window.before);
  const prove::Value *right = left ? values(window.after) : nullptr;
  if (!right) {
    prove::Answer answer;
    answer.reason = values.whyNot.empty() ? "no term" : values.whyNot;
    return answer;
  }
  problem.left.push_back(*left);
  problem.right.push_back(*right);
  for (const Assumption &one : window.assumptions) {
    Index low = transfer(one.low), high = transfer(one.high);
    problem.assumptions.push_back(terms.atMost(low, high));
  }
  prove::Options options;
  options.refute = false;
  // Floats are looked at bit by bit only where the bits must be the same.
  if (graph.options().numerics != Numerics::Strict)
    options.budget.floatResources = 0;
  return prove::check(problem, options);
}

} // namespace tesela::nugraph
