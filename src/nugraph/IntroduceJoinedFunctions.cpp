// Joined functions: what a product or a sum of several has of one function is
// one of it, wherever in the product or sum the parts stand.
//
//     (exp(x) / s) / (exp(y) / t)  ->  exp(x - y) * (t / s)
//     (log(x) - s) + (t - log(y))  ->  log(x / y) + (t - s)
//
// How the arguments are combined is tried: it is one of the binary words. Where
// there is nothing but the two, `joint` has it.
#include "nugraph/ElementwiseMove.h"
#include "nugraph/FunctionMoves.h"

namespace tesela::nugraph {

using semantics::ScalarOp;

namespace {

class JoinMove : ElementwiseMove {
public:
  JoinMove(Bench &bench, ClassId target, NodeId node, const Move &move)
      : ElementwiseMove(bench, target, node, move) {}

  void run();

private:
  /// A part of the product or sum, and the dimensions along which it lies.
  struct Part {
    Ref ref;
    AccessMap access;
    bool isInverse = false; // divided by, subtracted
  };
  /// One way to read a value: its parts, and the window that they are read in.
  struct Reading {
    Ref window;
    llvm::SmallVector<Part, 6> parts;
  };

  bool isOfKind(NodeId id) const;
  llvm::SmallVector<Reading, 4> read(const Part &part, unsigned depth);
  llvm::SmallVector<Reading, 4> readNode(NodeId id, const Part &part,
                                         unsigned depth);
  std::optional<NodeId> function(const Part &part, unsigned number) const;
  void join(const Reading &reading, const Part &a, const Part &b);
  Part combined(BodyId body, const Part &a, const Part &b);

  ScalarOp forward = ScalarOp::Multiply, inverse = ScalarOp::Divide;
};

} // namespace

bool JoinMove::isOfKind(NodeId id) const {
  const auto *map = operators.as<Map>(graph.node(id).attribute);
  if (!map || map->maps.size() != 2 || !map->parameters.empty())
    return false;
  std::optional<ScalarOp> op = operators.single(map->body);
  return op == forward || op == inverse;
}

/// The functions of one operand among the nodes of a part, one by one.
std::optional<NodeId> JoinMove::function(const Part &part,
                                         unsigned number) const {
  for (NodeId id : graph[part.ref.classId()].nodes) {
    const auto *map = operators.as<Map>(graph.node(id).attribute);
    std::optional<ScalarOp> op = map && map->maps.size() == 1
                                     ? operators.single(map->body)
                                     : std::nullopt;
    if (op && *op != ScalarOp::Negate && *op != ScalarOp::Convert &&
        number-- == 0)
      return id;
  }
  return std::nullopt;
}

llvm::SmallVector<JoinMove::Reading, 4>
JoinMove::readNode(NodeId id, const Part &part, unsigned depth) {
  const Map map = *operators.as<Map>(graph.node(id).attribute);
  llvm::SmallVector<Ref, 3> operands = bench.operandsOf(id);
  llvm::SmallVector<Reading, 4> sides[2], result;
  for (unsigned side : {0u, 1u}) {
    Part below{operands[side], {}, part.isInverse};
    if (side == 1 && operators.single(map.body) == inverse)
      below.isInverse = !below.isInverse;
    for (uint8_t dimension : map.maps[side])
      below.access.push_back(part.access[dimension]);
    sides[side] = read(below, depth + 1);
  }
  for (const Reading &left : sides[0])
    for (const Reading &right : sides[1]) {
      if (result.size() == 4)
        return result;
      Reading &both = result.emplace_back(left);
      both.window =
          graph.make(graph.node(id).attribute, {left.window, right.window});
      llvm::append_range(both.parts, right.parts);
    }
  return result;
}

/// A function is a part; what is of the kind its parts.
llvm::SmallVector<JoinMove::Reading, 4> JoinMove::read(const Part &part,
                                                       unsigned depth) {
  llvm::SmallVector<Reading, 4> result;
  std::vector<NodeId> nodes = graph[part.ref.classId()].nodes;
  auto below = llvm::find_if(nodes, [&](NodeId id) { return isOfKind(id); });
  bool isRead = depth < 4 && below != nodes.end();
  if (!isRead || function(part, 0))
    result.push_back({part.ref, {part}});
  if (isRead)
    llvm::append_range(result, readNode(*below, part, depth));
  return result;
}

JoinMove::Part JoinMove::combined(BodyId body, const Part &a, const Part &b) {
  AccessMap all(a.access);
  for (uint8_t dimension : b.access)
    if (!llvm::is_contained(all, dimension))
      all.push_back(dimension);
  llvm::sort(all);
  Map map{body, uint8_t(all.size()), {{}, {}}, {}};
  for (auto [access, part] : llvm::zip(map.maps, std::array{&a, &b}))
    for (uint8_t dimension : part->access)
      access.push_back(llvm::find(all, dimension) - all.begin());
  return {make(map, {a.ref, b.ref}), all, a.isInverse};
}

/// f(x) and f(y) of all parts as f of both, in all ways.
void JoinMove::join(const Reading &reading, const Part &a, const Part &b) {
  BodyId times = operators.body(forward, type.element),
         over = operators.body(inverse, type.element);
  std::optional<Part> rest[2]; // what multiplies, what divides
  for (const Part &part : reading.parts)
    if (&part != &a && &part != &b) {
      std::optional<Part> &to = rest[part.isInverse];
      to = to ? combined(times, *to, part) : part;
    }
  if (rest[0] && rest[1])
    rest[0] = combined(over, *rest[0], *std::exchange(rest[1], std::nullopt));
  for (unsigned i = 0; std::optional<NodeId> first = function(a, i); ++i)
    for (unsigned j = 0; std::optional<NodeId> second = function(b, j); ++j) {
      AttributeId attribute = graph.node(*first).attribute;
      if (attribute != graph.node(*second).attribute)
        continue;
      Part x{bench.operandsOf(*first)[0], a.access},
          y{bench.operandsOf(*second)[0], b.access};
      if (graph.type(x.ref)->element != type.element)
        continue;
      for (BodyId word : operators.vocabulary(type.element)) {
        Part whole = combined(word, x, y);
        whole.ref = graph.make(attribute, {whole.ref});
        if (rest[0] && a.isInverse && b.isInverse)
          whole = combined(over, *rest[0], whole);
        else if (rest[0])
          whole = combined(times, whole, *rest[0]);
        if (rest[1])
          whole = combined(over, whole, *rest[1]);
        if (whole.access.size() == rank())
          offer(reading.window, whole.ref);
      }
    }
}

void JoinMove::run() {
  if (operators.vocabulary(type.element).empty())
    return;
  AccessMap all;
  for (unsigned d = 0; d != rank(); ++d)
    all.push_back(d);
  for (auto [one, other] : {std::pair(ScalarOp::Multiply, ScalarOp::Divide),
                            std::pair(ScalarOp::Add, ScalarOp::Subtract)}) {
    forward = one, inverse = other;
    if (!isOfKind(node))
      continue;
    for (const Reading &reading :
         readNode(node, {Ref::ofClass(target), all}, 0)) {
      if (reading.parts.size() < 3)
        continue;
      for (const Part &a : reading.parts)
        for (const Part &b : reading.parts)
          if (&a != &b && a.access == b.access && a.isInverse <= b.isInverse &&
              (a.isInverse != b.isInverse || &a < &b) && a.ref != b.ref)
            join(reading, a, b);
    }
  }
}

void joinFunctions(Bench &bench, ClassId target, NodeId node,
                   const Move &move) {
  JoinMove(bench, target, node, move).run();
}

} // namespace tesela::nugraph
