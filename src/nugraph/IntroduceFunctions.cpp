// Functions: what is computed element by element from one value x, as another
// function of it, scaled and shifted.
//
//     y = a w(b t) + c,   y = z (a w(b t) + c),   y = z + a w(b t) + c
//
// t is x, |x|, the difference of two values or its absolute value; z another
// value on the way, max(x, 0) or the maximum of two. w is a function of one
// operand f, its reciprocal, or the inverse or the logarithm of 1 + f. Where
// there is none of these, y and z^-1 y are tried as quotients of two
// polynomials of the second degree in exp(b t) or tanh(b t). Nothing says which
// functions belong together: a and c are computed from two elements of the
// sample, and what they are is tried on the others. A logistic function is
// found to be a hyperbolic tangent this way, log(1 + exp x) to be x + log(1 +
// exp(-x)) and max(x, 0) + log(1 + exp(-|x|)), and tanh(log(1 + exp x)) to be
// (e^2 + 2 e) / (e^2 + 2 e + 2).
#include "nugraph/ElementwiseMove.h"
#include "nugraph/FunctionFits.h"

#include "ir/ElementTypes.h"

#include <cmath>
#include <map>

namespace tesela::nugraph {

using semantics::ScalarBody;
using semantics::ScalarOp;

namespace {

class FunctionMove : ElementwiseMove {
public:
  FunctionMove(Bench &bench, ClassId target, const Move &move)
      : ElementwiseMove(bench, target, move) {}

  /// `folded`: of absolute values only.
  void run(bool folded) {
    collect(target, 0);
    std::optional<Points> known = points(Ref::ofClass(target));
    if (!known || below.empty())
      return;
    whole = *known;
    for (ClassId id : below)
      if (std::optional<Points> at = points(Ref::ofClass(id)))
        operands.push_back({Ref::ofClass(id), *at, {id}});
    others = operands;
    addMade();
    collectRests();
    for (const Value &operand : operands) {
      if (folded && !operand.isFolded)
        continue;
      forEachWord(operand.at, [&](const Word &word, const Points &value) {
        tryWord(operand, word, value);
      });
      for (const auto &[form, found] : std::exchange(forms, {}))
        for (const Fit &fit : found.second)
          write(operand, fit, std::get<2>(form), std::get<3>(form));
      tryRational(operand);
    }
  }

private:
  /// What a fit may be made of, with the classes that it is made of.
  struct Value {
    Ref ref;
    Points at;
    llvm::SmallVector<ClassId, 2> stops;
    /// Absolute values, and what is greater: they go together.
    bool isFolded = false;
  };
  struct Fit {
    Word word;
    double a, c;
  };
  /// What another value leaves of the target: divided by it, or without it.
  struct Rest {
    Points at;
    int other;
    bool multiplies;
  };
  /// Function, what is done to it, the other value, multiplied, what is
  /// left? 1 - w(t) stands beside w(-t).
  using Form = std::tuple<ScalarOp, Word::Outer, int, bool, bool>;

  /// Values of the same type from which the target is made element by element.
  void collect(ClassId id, unsigned depth) {
    if (depth == 6)
      return;
    std::vector<NodeId> nodes = graph[id].nodes;
    bool isMade = false;
    for (NodeId node : nodes) {
      const auto *map = operators.as<Map>(graph.node(node).attribute);
      if (!map || map->rank != type.shape.size())
        continue;
      isMade = true;
      for (auto [given, access] :
           llvm::zip_equal(graph.node(node).operands, map->maps)) {
        ClassId operand = graph.find(given);
        if (access.size() != map->rank || below.size() >= 8 ||
            operand == target || !(*graph[operand].type == type) ||
            graph.isConstant(operand) || llvm::is_contained(below, operand))
          continue;
        below.push_back(operand);
        collect(operand, depth + 1);
      }
      break; // one way down is enough
    }
    if (!isMade)
      leaves.push_back(id);
  }

  std::optional<Points> points(Ref ref) {
    const Sample *sample = graph.sample(ref, 2);
    if (!sample || sample->values.size() < 5)
      return std::nullopt;
    Points result;
    size_t count = std::min<size_t>(sample->values.size(), 12);
    size_t stride = sample->values.size() / count;
    for (size_t i = 0; i != count; ++i)
      result.push_back(sample->values[i * stride]);
    return result;
  }

  void add(std::vector<Value> &to, Ref ref, llvm::ArrayRef<ClassId> stops,
           bool isFolded) {
    if (std::optional<Points> at = points(ref);
        at && llvm::none_of(to, [&](const Value &v) { return v.ref == ref; }))
      to.push_back({ref, *at, {stops.begin(), stops.end()}, isFolded});
  }

  bool isLeaf(Ref ref) const {
    return ref.isClass() && llvm::is_contained(leaves, ref.classId());
  }

  /// Absolute values and differences of what nothing is known of.
  void addMade() {
    for (ClassId x : leaves) {
      add(operands, unary(ScalarOp::Abs, Ref::ofClass(x)), {x}, true);
      add(others, positive(Ref::ofClass(x)), {x}, true);
    }
    if (leaves.size() > 3)
      return;
    for (size_t i = 0; i != leaves.size(); ++i)
      for (size_t j = 0; j != i; ++j) {
        Ref x = Ref::ofClass(leaves[j]), y = Ref::ofClass(leaves[i]);
        Ref difference = binary(ScalarOp::Subtract, x, y);
        llvm::SmallVector<ClassId, 2> both{leaves[j], leaves[i]};
        add(operands, difference, both, false);
        add(operands, unary(ScalarOp::Abs, difference), both, true);
        add(others, binary(ScalarOp::Maximum, x, y), both, true);
      }
  }

  /// What is a class itself is another target.
  void collectRests() {
    for (auto [number, other] : llvm::enumerate(others)) {
      Points quotient, difference;
      for (auto [y, z] : llvm::zip_equal(whole, other.at)) {
        quotient.push_back(y / z);
        difference.push_back(y - z);
      }
      if (!isKnown(quotient))
        rests.push_back({std::move(quotient), int(number), true});
      if (!isKnown(difference))
        rests.push_back({std::move(difference), int(number), false});
    }
  }

  void tryWord(const Value &operand, const Word &word, const Points &value) {
    fit(word, value, whole, -1, false);
    // exp(-x) is 1 / exp(x); with another value nothing is new.
    if (word.outer == Word::Outer::Reciprocal)
      return;
    for (const Rest &rest : rests)
      if (others[rest.other].isFolded == operand.isFolded)
        fit(word, value, rest.at, rest.other, rest.multiplies);
  }

  bool isKnown(const Points &wanted) {
    return llvm::any_of(below, [&](ClassId id) {
      auto known = llvm::find_if(others, [&](const Value &value) {
        return value.ref == Ref::ofClass(id);
      });
      return known != others.end() &&
             llvm::all_of(llvm::zip_equal(known->at, wanted), [](auto p) {
               auto [a, b] = p;
               return std::abs(a - b) <= 1e-9 * (1 + std::abs(b));
             });
    });
  }

  /// wanted = a value + c?
  void fit(const Word &word, const Points &value, const Points &wanted,
           int other, bool multiplies) {
    std::optional<std::array<double, 2>> found = affineFit(value, wanted);
    if (!found)
      return;
    auto [a, c] = *found;
    // Of the same function at several scales the simplest.
    unsigned effort = (c != 0) + (a != 1) + (word.scale != 1);
    bool isRest = word.scale == 1 && a == -1 && c != 0 && other < 0;
    auto &[least, fits] =
        forms[{word.function, word.outer, other, multiplies, isRest}];
    if (fits.empty() || effort < least)
      least = effort, fits.clear();
    if (effort == least)
      fits.push_back({word, a, c});
  }

  void write(const Value &operand, const Fit &fit, int other, bool multiplies) {
    const auto &[word, a, c] = fit;
    const Value *factor = other < 0 ? nullptr : &others[other];
    Ref after = applied(word.function, word.scale, operand.ref);
    if (after == operand.ref)
      return;
    if (word.outer == Word::Outer::Inverse || word.outer == Word::Outer::Log)
      after = withNumber(ScalarOp::Add, after, 1, 0);
    if (word.outer == Word::Outer::Log)
      after = unary(ScalarOp::Log, after);
    double scale = a;
    if (word.outer == Word::Outer::Inverse ||
        word.outer == Word::Outer::Reciprocal) {
      // a / (1 + f), or z / (1 + f).
      bool direct = factor && multiplies && a == 1 && c == 0;
      after = direct ? binary(ScalarOp::Divide, factor->ref, after)
                     : over(a, after);
      if (direct)
        return done(operand, factor, after);
      scale = 1;
    }
    after = withNumber(ScalarOp::Multiply, after, scale, 1);
    after = plus(after, c);
    if (factor)
      after = binary(multiplies ? ScalarOp::Multiply : ScalarOp::Add,
                     factor->ref, after);
    done(operand, factor, after);
  }

  /// A logarithm of a whole number as that.
  Ref plus(Ref ref, double number) {
    if (4 * number == std::round(4 * number))
      return withNumber(ScalarOp::Add, ref, number, 0);
    Ref of = make(Fill{prove::Rational(std::lround(std::exp(std::abs(number)))),
                       std::nullopt,
                       {type.element, {}}},
                  {});
    Ref log = make(
        Map{operators.body(ScalarOp::Log, type.element), 0, {{}}, {}}, {of});
    Map sum{operators.body(number < 0 ? ScalarOp::Subtract : ScalarOp::Add,
                           type.element),
            uint8_t(rank()),
            {{}, {}},
            {}};
    for (unsigned d = 0; d != rank(); ++d)
      sum.maps[0].push_back(d);
    return make(sum, {ref, log});
  }

  /// Quotients of polynomials, for the first function and scale that has one.
  void tryRational(const Value &operand) {
    for (ScalarOp function : {ScalarOp::Exponential, ScalarOp::Tanh})
      for (double scale : {1.0, -1.0, 2.0, -2.0, 0.5}) {
        Points value = valueOf(function, scale, operand.at);
        if (value == whole)
          continue;
        auto with = [&](const Value *factor) {
          Points wanted = whole;
          if (factor)
            for (auto [y, z] : llvm::zip_equal(wanted, factor->at))
              y /= z;
          std::optional<std::array<double, 6>> found =
              rationalFit(value, wanted);
          if (!found)
            return false;
          Ref u = applied(function, scale, operand.ref);
          Ref above = polynomial(llvm::ArrayRef(*found).take_front(3), u);
          if (factor)
            above = binary(ScalarOp::Multiply, factor->ref, above);
          done(operand, factor,
               binary(ScalarOp::Divide, above,
                      polynomial(llvm::ArrayRef(*found).drop_front(3), u)));
          return true;
        };
        bool isFound = with(nullptr);
        for (const Value &factor : others)
          isFound = isFound ||
                    (!factor.isFolded && isLeaf(factor.ref) && with(&factor));
        if (isFound)
          break;
      }
  }

  /// p0 + u (p1 + p2 u)
  Ref polynomial(llvm::ArrayRef<double> p, Ref u) {
    mlir::Type scalar = ir::toMlir(type.element, &operators.context());
    ScalarBody body;
    unsigned in = body.input(0, scalar), sum = body.constant(p[2], scalar);
    for (double number : {p[1], p[0]}) {
      sum = body.apply(ScalarOp::Multiply, scalar, {sum, in});
      sum = body.apply(ScalarOp::Add, scalar,
                       {sum, body.constant(number, scalar)});
    }
    body.results = {sum};
    return graph.make(operators.elementwise(operators.intern(body), rank()),
                      {u});
  }

  void done(const Value &operand, const Value *other, Ref after) {
    llvm::SmallVector<ClassId, 4> stops(operand.stops.begin(),
                                        operand.stops.end());
    if (other)
      stops.append(other->stops);
    Ref before = written(target, stops);
    if (!before.isClass())
      offer(before, after);
  }

  /// max(x, 0)
  Ref positive(Ref ref) { return withNumber(ScalarOp::Maximum, ref, 0); }
  Ref applied(ScalarOp function, double scale, Ref ref) {
    Ref scaled = withNumber(ScalarOp::Multiply, ref, scale, 1);
    return function == ScalarOp::Maximum ? positive(scaled)
                                         : unary(function, scaled);
  }

  Points whole;
  llvm::SmallVector<ClassId, 8> below, leaves;
  std::vector<Value> operands, others;
  std::vector<Rest> rests;
  std::map<Form, std::pair<unsigned, std::vector<Fit>>> forms;
};

/// Is anything but arithmetic applied in the class, itself or just below?
bool appliesFunction(const Graph &graph, ClassId id, unsigned depth) {
  auto isFunction = [](const semantics::ScalarInstruction &instruction) {
    using enum ScalarOp;
    return !llvm::is_contained(
        {Input, Constant, Add, Subtract, Multiply, Divide, Negate, Convert},
        instruction.op);
  };
  return llvm::any_of(graph[id].nodes, [&](NodeId node) {
    const Operators &operators = graph.operators();
    const auto *map = operators.as<Map>(graph.node(node).attribute);
    if (!map)
      return false;
    if (llvm::any_of(operators[map->body].instructions, isFunction))
      return true;
    return depth < 5 && llvm::any_of(
                            graph.node(node).operands,
                            [&](ClassId operand) {
                              return appliesFunction(graph, operand, depth + 1);
                            });
  });
}

} // namespace

void introduceFunctions(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  auto on = [&](ClassId begin, ClassId end, bool folded) {
    for (ClassId id = begin; id < end && !bench.offers.exhausted(); ++id)
      if (graph.isLive(id) && isFloat(graph[id].type->element) &&
          !bench.operators.vocabulary(graph[id].type->element).empty() &&
          appliesFunction(graph, id, 0))
        FunctionMove(bench, id, move).run(folded);
    bench.offers.settle();
  };
  ClassId count = graph.classCount();
  on(0, count, false);
  // A logarithm that this has made, once more in the form that is safe.
  on(count, graph.classCount(), true);
}

} // namespace tesela::nugraph
