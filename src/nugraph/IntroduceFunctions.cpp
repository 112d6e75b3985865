// Functions: what is computed element by element from one value x, as another
// function of it, scaled and shifted.
//
//     y = a w(b x) + c,   y = z (a w(b x) + c),   y = z + a w(b x) + c
//
// with z another value on the way. w is a function of one operand f, or the
// inverse or the logarithm of 1 + f. Nothing says which functions belong
// together: a and c are computed from two elements of the sample, and what they
// are is tried on the others. A logistic function is found to be a hyperbolic
// tangent this way, and log(1 + exp x) to be x + log(1 + exp(-x)).
#include "nugraph/Moves.h"

#include "ir/ElementTypes.h"

#include <cmath>
#include <map>

namespace tesela::nugraph {

using semantics::ScalarBody;
using semantics::ScalarOp;

namespace {

constexpr unsigned pointCount = 5;
using Points = std::array<double, pointCount>;

/// A function of one operand, and what is done to one more than it.
struct Word {
  ScalarOp function;
  double scale; // of the operand
  enum class Outer : uint8_t { None, Inverse, Log } outer;
};

struct Function {
  ScalarOp op;
  double (*at)(double);
};
const Function functions[] = {
    {ScalarOp::Exponential, [](double x) { return std::exp(x); }},
    {ScalarOp::Log, [](double x) { return std::log(x); }},
    {ScalarOp::Tanh, [](double x) { return std::tanh(x); }},
    {ScalarOp::Logistic, [](double x) { return 1 / (1 + std::exp(-x)); }},
    {ScalarOp::ExponentialMinusOne, [](double x) { return std::expm1(x); }},
    {ScalarOp::LogPlusOne, [](double x) { return std::log1p(x); }},
    {ScalarOp::Sqrt, [](double x) { return std::sqrt(x); }},
    {ScalarOp::Rsqrt, [](double x) { return 1 / std::sqrt(x); }},
};
constexpr double scales[] = {1, -1, 2, -2, 0.5, -0.5};

class FunctionMove : NodeMove {
public:
  FunctionMove(Bench &bench, ClassId target, const Move &move)
      : NodeMove(bench, target, bench.graph.first(target), move),
        type(*graph[target].type) {}

  void run() {
    collect(target, 0);
    std::optional<Points> whole = points(target);
    if (!whole || below.empty())
      return;
    for (ClassId x : below) {
      std::optional<Points> at = points(x);
      if (!at)
        continue;
      tryOperand(x, *at, *whole);
      for (const auto &[form, found] : std::exchange(forms, {}))
        for (const Fit &fit : found.second)
          write(x, fit.word, fit.a, fit.c, std::get<2>(form),
                std::get<3>(form));
    }
  }

private:
  /// Values of the same type from which the target is made element by element.
  void collect(ClassId id, unsigned depth) {
    if (depth == 6)
      return;
    std::vector<NodeId> nodes = graph[id].nodes;
    for (NodeId node : nodes) {
      const auto *map = operators.as<Map>(graph.node(node).attribute);
      if (!map || map->rank != type.shape.size())
        continue;
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
      return; // one way down is enough
    }
  }

  std::optional<Points> points(ClassId id) {
    const Sample *sample = graph.sample(Ref::ofClass(id), 2);
    if (!sample || sample->values.size() < pointCount)
      return std::nullopt;
    Points result;
    size_t stride = sample->values.size() / pointCount;
    for (unsigned i = 0; i != pointCount; ++i)
      result[i] = sample->values[i * stride];
    return result;
  }

  void tryOperand(ClassId x, const Points &at, const Points &whole) {
    for (const Function &function : functions)
      for (double scale : scales) {
        Points inner;
        for (unsigned i = 0; i != pointCount; ++i)
          inner[i] = function.at(scale * at[i]);
        for (auto outer :
             {Word::Outer::None, Word::Outer::Inverse, Word::Outer::Log}) {
          Points value = inner;
          for (double &v : value)
            if (outer == Word::Outer::Inverse)
              v = 1 / (1 + v);
            else if (outer == Word::Outer::Log)
              v = std::log(1 + v);
          tryWord(x, {function.op, scale, outer}, value, whole);
        }
      }
  }

  void tryWord(ClassId x, const Word &word, const Points &value,
               const Points &whole) {
    fit(x, word, value, whole, std::nullopt, false);
    for (ClassId z : below) {
      std::optional<Points> other = points(z);
      if (!other)
        continue;
      Points quotient, difference;
      for (unsigned i = 0; i != pointCount; ++i) {
        quotient[i] = whole[i] / (*other)[i];
        difference[i] = whole[i] - (*other)[i];
      }
      // What is a class itself is another target.
      if (!isKnown(quotient))
        fit(x, word, value, quotient, z, true);
      if (!isKnown(difference))
        fit(x, word, value, difference, z, false);
    }
  }

  bool isKnown(const Points &wanted) {
    return llvm::any_of(below, [&](ClassId id) {
      std::optional<Points> known = points(id);
      return known && llvm::all_of(llvm::zip_equal(*known, wanted), [](auto p) {
               auto [a, b] = p;
               return std::abs(a - b) <= 1e-9 * (1 + std::abs(b));
             });
    });
  }

  static bool isNice(double &number) {
    double rounded = std::round(4 * number) / 4;
    if (!(std::abs(number - rounded) <= 1e-7) || std::abs(rounded) > 4)
      return false;
    number = rounded;
    return true;
  }

  /// wanted = a value + c?
  void fit(ClassId x, const Word &word, const Points &value,
           const Points &wanted, std::optional<ClassId> other,
           bool multiplies) {
    double a = (wanted[1] - wanted[0]) / (value[1] - value[0]);
    if (!isNice(a) || a == 0)
      return;
    double c = wanted[0] - a * value[0];
    if (!isNice(c))
      return;
    for (unsigned i = 0; i != pointCount; ++i)
      if (!(std::abs(wanted[i] - a * value[i] - c) <=
            1e-9 * (1 + std::abs(wanted[i]))))
        return;
    // Of the same function at several scales the simplest.
    unsigned effort = (c != 0) + (a != 1) + (word.scale != 1);
    auto &[least, fits] = forms[{word.function, word.outer, other, multiplies}];
    if (fits.empty() || effort < least)
      least = effort, fits.clear();
    if (effort == least)
      fits.push_back({word, a, c});
  }

  void write(ClassId x, const Word &word, double a, double c,
             std::optional<ClassId> other, bool multiplies) {
    Ref after = withNumber(ScalarOp::Multiply, Ref::ofClass(x), word.scale, 1);
    after = graph.make(operators.elementwise(
                           operators.body(word.function, type.element), rank()),
                       {after});
    if (word.outer != Word::Outer::None)
      after = withNumber(ScalarOp::Add, after, 1, 0);
    if (word.outer == Word::Outer::Log)
      after =
          graph.make(operators.elementwise(
                         operators.body(ScalarOp::Log, type.element), rank()),
                     {after});
    if (word.outer == Word::Outer::Inverse) {
      // a / (1 + f), or z / (1 + f).
      bool direct = multiplies && a == 1 && c == 0;
      after = direct ? binary(ScalarOp::Divide, Ref::ofClass(*other), after)
                     : over(a, after);
      if (direct)
        return done(x, other, after);
      a = 1;
    }
    after = withNumber(ScalarOp::Multiply, after, a, 1);
    after = withNumber(ScalarOp::Add, after, c, 0);
    if (other)
      after = binary(multiplies ? ScalarOp::Multiply : ScalarOp::Add,
                     Ref::ofClass(*other), after);
    done(x, other, after);
  }

  void done(ClassId x, std::optional<ClassId> other, Ref after) {
    llvm::SmallVector<ClassId, 2> stops{x};
    if (other)
      stops.push_back(*other);
    Ref before = written(target, stops, 0);
    if (!before.isClass())
      offer(before, after);
  }

  /// A class down to `stops`, by its oldest elementwise nodes.
  Ref written(ClassId id, llvm::ArrayRef<ClassId> stops, unsigned depth) {
    if (depth < 8 && !llvm::is_contained(stops, id))
      for (NodeId node : graph[id].nodes) {
        AttributeId attribute = graph.node(node).attribute;
        if (operators.kind(attribute) != OperatorKind::Map)
          continue;
        llvm::SmallVector<Ref, 3> operands;
        for (ClassId operand : graph.node(node).operands)
          operands.push_back(written(graph.find(operand), stops, depth + 1));
        return graph.make(attribute, operands);
      }
    return Ref::ofClass(id);
  }

  unsigned rank() const { return type.shape.size(); }
  Ref withNumber(ScalarOp op, Ref ref, double number, double neutral) {
    if (number == neutral)
      return ref;
    mlir::Type scalar = ir::toMlir(type.element, &operators.context());
    ScalarBody body;
    unsigned in = body.input(0, scalar);
    unsigned constant = body.constant(number, scalar);
    body.results = {body.apply(op, scalar, {in, constant})};
    return graph.make(operators.elementwise(operators.intern(body), rank()),
                      {ref});
  }
  Ref over(double number, Ref ref) {
    mlir::Type scalar = ir::toMlir(type.element, &operators.context());
    ScalarBody body;
    unsigned in = body.input(0, scalar);
    unsigned constant = body.constant(number, scalar);
    body.results = {body.apply(ScalarOp::Divide, scalar, {constant, in})};
    return graph.make(operators.elementwise(operators.intern(body), rank()),
                      {ref});
  }
  Ref binary(ScalarOp op, Ref a, Ref b) {
    return graph.make(
        operators.elementwise(operators.body(op, type.element), rank()),
        {a, b});
  }

  const TensorType &type;
  std::vector<ClassId> below;
  struct Fit {
    Word word;
    double a, c;
  };
  using Form = std::tuple<ScalarOp, Word::Outer, std::optional<ClassId>, bool>;
  std::map<Form, std::pair<unsigned, std::vector<Fit>>> forms;
};

/// Does the class apply a function to anything, itself or just below?
bool appliesFunction(const Graph &graph, ClassId id, unsigned depth) {
  return llvm::any_of(graph[id].nodes, [&](NodeId node) {
    const auto *map = graph.operators().as<Map>(graph.node(node).attribute);
    if (!map)
      return false;
    std::optional<ScalarOp> op = graph.operators().single(map->body);
    if (op && graph.node(node).operands.size() == 1 && op != ScalarOp::Negate)
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
  for (ClassId id = 0, count = graph.classCount(); id != count; ++id)
    if (graph.isLive(id) && isFloat(graph[id].type->element) &&
        !bench.operators.vocabulary(graph[id].type->element).empty() &&
        appliesFunction(graph, id, 0))
      FunctionMove(bench, id, move).run();
}

} // namespace tesela::nugraph
