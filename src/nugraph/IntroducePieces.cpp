// Pieces: what is chosen, element by element, between functions of one value t,
// as multiples of maxima, minima and absolute values of t.
//
//     where(|t| <= 1, t t / 2, |t| - 1/2)  =  m m / 2 - m + |t|,
//                                             m = min(|t|, 1)
//     min(max(t, -1), 1)                   =  (|t + 1| - |t - 1|) / 2
//     sign(t) max(|t| - c, 0)              =  t - min(max(t, -c), c)
//     where(t > 0, t, exp(t) - 1)          =  max(t, 0) + exp(min(t, 0)) - 1
//
// Where the pieces meet is read off the numbers that stand in the program.
// Values are computed on both sides of each; what they are multiples of is
// solved for (FunctionFits.h). No piece is named with what it is to become.
#include "nugraph/BodyNumbers.h"
#include "nugraph/ElementwiseMove.h"
#include "nugraph/FunctionFits.h"
#include "nugraph/FunctionMoves.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tesela::nugraph {

namespace {

using semantics::ScalarInstruction;
using semantics::ScalarOp;

class PiecesMove : ElementwiseMove {
public:
  using ElementwiseMove::ElementwiseMove;

  void run();

private:
  /// A value, and the classes that it is made of.
  struct Value {
    Ref ref;
    Points at;
    llvm::SmallVector<ClassId, 2> stops;
  };
  struct Word {
    Ref ref;
    Points at;
  };
  /// Multiples of values, and a number.
  struct Sum {
    llvm::SmallVector<std::pair<double, Ref>, 4> terms;
    double number = 0;
    unsigned effort = 0;
  };

  void collect(ClassId id, unsigned depth);
  void note(const ScalarInstruction &instruction);
  bool isMade(ClassId id) const {
    return operators.kind(graph.node(graph.first(id)).attribute) ==
           OperatorKind::Map;
  }
  void choosePoints();
  const Sample *valueOf(Ref ref);
  std::optional<Points> points(Ref ref);
  void addValue(Ref ref, llvm::ArrayRef<ClassId> stops);
  void addValues();
  std::vector<Word> wordsOf(const Value &value);
  void fit(const Value &value, llvm::ArrayRef<Word> words);
  void take(std::vector<Sum> sums, size_t atMost, const Value &value);
  std::optional<Sum> sumOf(llvm::ArrayRef<Ref> refs,
                           llvm::ArrayRef<const Points *> columns);
  std::optional<Ref> writtenSum(const Sum &sum);

  llvm::SmallVector<ClassId, 8> below, leaves;
  llvm::SmallVector<double, 6> numbers; // not negative
  llvm::SmallVector<ScalarOp, 2> functions;
  bool chooses = false;
  std::map<Ref, Sample> values;
  Points whole;
  std::vector<Value> operands;
};

} // namespace

void PiecesMove::note(const ScalarInstruction &instruction) {
  using enum ScalarOp;
  if (llvm::is_contained({Select, Maximum, Minimum, Abs, Sign}, instruction.op))
    chooses = true;
  if (llvm::is_contained({Exponential, ExponentialMinusOne, Tanh, LogPlusOne},
                         instruction.op) &&
      !llvm::is_contained(functions, instruction.op))
    functions.push_back(instruction.op);
}

/// Values of the same type from which the target is made, and the numbers on
/// the way.
void PiecesMove::collect(ClassId id, unsigned depth) {
  if (!isMade(id)) {
    if (graph[id].type == graph[target].type && !graph.isConstant(id))
      leaves.push_back(id);
    return;
  }
  const GraphNode &node = graph.node(graph.first(id));
  const Map &map = *operators.as<Map>(node.attribute);
  for (const ScalarInstruction &instruction :
       operators[map.body].instructions) {
    note(instruction);
    std::optional<double> number = finiteConstant(instruction);
    if (number && std::abs(*number) < 1e4 && numbers.size() < 4 &&
        !llvm::is_contained(numbers, std::abs(*number)))
      numbers.push_back(std::abs(*number));
  }
  if (depth == 8)
    return;
  llvm::SmallVector<ClassId, 3> parts;
  for (ClassId operand : node.operands)
    parts.push_back(graph.find(operand));
  for (ClassId operand : parts) {
    if (llvm::is_contained(below, operand))
      continue;
    if (graph[operand].type == graph[target].type && !graph.isConstant(operand))
      below.push_back(operand);
    collect(operand, depth + 1);
  }
}

/// The leaves on both sides of each number, the others anywhere near.
void PiecesMove::choosePoints() {
  uint32_t state = 12345;
  auto random = [&] {
    state = state * 1664525u + 1013904223u;
    return double(state >> 8) / double(1u << 24);
  };
  double most = 1;
  for (double number : numbers)
    most = std::max(most, number);
  for (auto [place, leaf] : llvm::enumerate(leaves)) {
    const Sample *known = graph.sample(Ref::ofClass(leaf), 2);
    if (!known)
      continue;
    Sample own = *known;
    for (auto [i, value] : llvm::enumerate(own.values)) {
      value = (2 * random() - 1) * (place ? 1.5 : 1.6 * most);
      if (place || i % 2 || numbers.empty())
        continue;
      double near = numbers[i / 4 % numbers.size()];
      value = (random() < 0.5 ? near : -near) + random() - 0.5;
    }
    values.emplace(Ref::ofClass(leaf), std::move(own));
  }
}

const Sample *PiecesMove::valueOf(Ref ref) {
  if (auto known = values.find(ref); known != values.end())
    return &known->second;
  if (ref.isClass() && !isMade(ref.classId()))
    return graph.sample(ref, 2);
  Ref made = ref.isClass() ? graph.expand(graph.first(ref.classId())) : ref;
  llvm::SmallVector<const Sample *, 3> parts;
  for (Ref operand : llvm::SmallVector<Ref, 3>(graph.operands(made))) {
    parts.push_back(valueOf(operand));
    if (!parts.back())
      return nullptr;
  }
  Sample result;
  if (!operators.evaluate(graph.attribute(made), parts, graph.sampleSizes(2),
                          result))
    return nullptr;
  return &values.emplace(ref, std::move(result)).first->second;
}

std::optional<Points> PiecesMove::points(Ref ref) {
  const Sample *value = valueOf(ref);
  return value ? pointsOf(value->values) : std::nullopt;
}

void PiecesMove::addValue(Ref ref, llvm::ArrayRef<ClassId> stops) {
  constexpr size_t most = 10;
  std::optional<Points> at = points(ref);
  if (!at || operands.size() == most || *at == whole ||
      llvm::any_of(operands, [&](const Value &one) { return one.at == *at; }) ||
      llvm::all_of(*at, [&](double x) { return x == at->front(); }))
    return;
  operands.push_back({ref, *at, {stops.begin(), stops.end()}});
}

void PiecesMove::addValues() {
  for (ClassId id : leaves)
    addValue(Ref::ofClass(id), {id});
  for (ClassId id : below)
    addValue(Ref::ofClass(id), {id});
  for (ClassId id : leaves)
    addValue(unary(ScalarOp::Abs, Ref::ofClass(id)), {id});
  if (leaves.size() == 2) {
    Ref x = Ref::ofClass(leaves[0]), y = Ref::ofClass(leaves[1]);
    Ref difference = binary(ScalarOp::Subtract, x, y);
    addValue(difference, leaves);
    addValue(unary(ScalarOp::Abs, difference), leaves);
  }
}

std::vector<PiecesMove::Word> PiecesMove::wordsOf(const Value &value) {
  std::vector<Word> result;
  auto add = [&](Ref ref) {
    std::optional<Points> at = points(ref);
    if (!at || *at == value.at ||
        llvm::all_of(*at, [&](double x) { return x == at->front(); }) ||
        llvm::any_of(result, [&](const Word &one) { return one.at == *at; }))
      return;
    result.push_back({ref, *at});
  };
  using enum ScalarOp;
  Ref t = value.ref;
  llvm::SmallVector<double, 12> places{0};
  for (double number : numbers)
    if (number != 0)
      places.append({number, -number});
  for (double c : places) {
    Ref shifted =
        c > 0 ? withNumber(Subtract, t, c) : withNumber(Add, t, -c, 0.0);
    add(withNumber(Maximum, t, c));
    add(withNumber(Minimum, t, c));
    add(unary(Abs, shifted));
    add(withNumber(Maximum, shifted, 0));
    Ref turned =
        c == 0 ? unary(Negate, t) : withNumber(Add, unary(Negate, t), c);
    add(withNumber(Maximum, turned, 0));
  }
  for (double low : places)
    for (double high : places)
      if (low < high) {
        add(withNumber(Minimum, withNumber(Maximum, t, low), high));
        if (low != 0 && low != -high)
          continue;
        // From 0 to 1.
        double range = high - low;
        Ref unit = withNumber(Add, withNumber(Divide, t, range, 1.0),
                              -low / range, 0.0);
        add(withNumber(Minimum, withNumber(Maximum, unit, 0), 1));
      }
  for (double slope : numbers)
    if (slope != 0 && slope != 1) {
      Ref scaled = withNumber(Multiply, t, slope);
      add(binary(Maximum, t, scaled));
      add(binary(Minimum, t, scaled));
    }
  for (ScalarOp function : functions)
    add(unary(function, withNumber(Minimum, t, 0)));
  return result;
}

/// The target as multiples of the columns after the first, which is 1.
std::optional<PiecesMove::Sum>
PiecesMove::sumOf(llvm::ArrayRef<Ref> refs,
                  llvm::ArrayRef<const Points *> columns) {
  constexpr size_t few = 8;
  llvm::SmallVector<llvm::ArrayRef<double>, 6> some, all;
  for (const Points *column : columns) {
    some.push_back(llvm::ArrayRef(*column).take_front(few));
    all.push_back(*column);
  }
  if (!linearFit(some, llvm::ArrayRef(whole).take_front(few)))
    return std::nullopt;
  auto found = linearFit(all, whole);
  if (!found)
    return std::nullopt;
  Sum sum;
  sum.number = found->front();
  sum.effort = sum.number != 0;
  for (auto [ref, number] :
       llvm::zip_equal(refs, llvm::ArrayRef(*found).drop_front()))
    if (number != 0) {
      sum.terms.push_back({number, ref});
      sum.effort += 2 + (number != 1);
    }
  return sum;
}

void PiecesMove::fit(const Value &value, llvm::ArrayRef<Word> words) {
  Points ones(whole.size(), 1.0);
  auto times = [](const Points &a, const Points &b) {
    Points result;
    for (auto [x, y] : llvm::zip_equal(a, b))
      result.push_back(x * y);
    return result;
  };
  // What a leaf gives comes before what is made of leaves.
  std::vector<Word> linear;
  for (ClassId leaf : leaves)
    if (std::optional<Points> at = points(Ref::ofClass(leaf)))
      linear.push_back({Ref::ofClass(leaf), *at});
  if (!llvm::is_contained(leaves, value.ref.bits))
    linear.push_back({value.ref, value.at});
  llvm::SmallVector<Ref, 6> linearRefs;
  llvm::SmallVector<const Points *, 6> linearColumns;
  for (const Word &one : linear) {
    linearRefs.push_back(one.ref);
    linearColumns.push_back(&one.at);
  }
  bool isLeaf = llvm::is_contained(leaves, value.ref.bits);
  std::vector<Sum> single, square, pairs;
  for (auto [number, word] : llvm::enumerate(words)) {
    auto refs = linearRefs;
    auto columns = linearColumns;
    refs.insert(refs.begin(), word.ref);
    columns.insert(columns.begin(), {&ones, &word.at});
    if (auto sum = sumOf(refs, columns);
        sum && llvm::any_of(sum->terms, [&](auto &term) {
          return term.second == word.ref;
        })) {
      single.push_back(*sum);
    }
    // Of what is made of leaves no more.
    if (!isLeaf && !single.empty())
      continue;
    for (const Word &other : words.take_front(isLeaf ? number : 0))
      if (auto sum = sumOf({other.ref, word.ref}, {&ones, &other.at, &word.at});
          sum && sum->terms.size() == 2)
        pairs.push_back(*sum);
    if (!single.empty())
      continue;
    Ref w2 = binary(ScalarOp::Multiply, word.ref, word.ref);
    Ref tw = binary(ScalarOp::Multiply, value.ref, word.ref);
    Points squares = times(word.at, word.at);
    Points products = times(value.at, word.at);
    if (auto sum = sumOf({value.ref, word.ref, w2, tw},
                         {&ones, &value.at, &word.at, &squares, &products});
        sum && llvm::any_of(sum->terms, [&](auto &term) {
          return term.second == w2 || term.second == tw;
        }))
      square.push_back(*sum);
  }
  take(std::move(single), isLeaf ? 6 : 2, value);
  take(std::move(square), 2, value);
  take(std::move(pairs), 8, value);
}

/// The sums of least effort.
void PiecesMove::take(std::vector<Sum> sums, size_t atMost,
                      const Value &value) {
  llvm::stable_sort(
      sums, [](const Sum &a, const Sum &b) { return a.effort < b.effort; });
  for (const Sum &sum : llvm::ArrayRef(sums).take_front(atMost))
    if (std::optional<Ref> after = writtenSum(sum))
      if (Ref before = written(target, value.stops); !before.isClass())
        offer(before, *after);
}

std::optional<Ref> PiecesMove::writtenSum(const Sum &sum) {
  std::optional<Ref> result;
  auto scaled = [&](Ref ref, double number) -> std::optional<Ref> {
    std::optional<Coefficient> of = coefficientOf(number, numbers);
    if (!of)
      return std::nullopt;
    ref = withNumber(ScalarOp::Multiply, ref, of->first, 1.0);
    ref = withNumber(ScalarOp::Multiply, ref, of->second, 1.0);
    return withNumber(ScalarOp::Divide, ref, of->over, 1.0);
  };
  auto terms = sum.terms;
  llvm::stable_sort(terms, [](const auto &a, const auto &b) {
    return (a.first > 0) > (b.first > 0);
  });
  for (auto [number, ref] : terms) {
    std::optional<Ref> term = scaled(ref, result ? std::abs(number) : number);
    if (!term)
      return std::nullopt;
    result = !result ? *term
                     : binary(number > 0 ? ScalarOp::Add : ScalarOp::Subtract,
                              *result, *term);
  }
  if (!result || sum.number == 0)
    return result;
  std::optional<Coefficient> of = coefficientOf(sum.number, numbers);
  if (!of || of->over != 1 || of->second != 1)
    return std::nullopt;
  return withNumber(ScalarOp::Add, *result, of->first);
}

void PiecesMove::run() {
  collect(target, 0);
  if (!chooses || leaves.empty() || leaves.size() > 3)
    return;
  if (!llvm::is_contained(numbers, 0.0))
    numbers.push_back(0);
  choosePoints();
  std::optional<Points> known = points(Ref::ofClass(target));
  if (!known)
    return;
  whole = *known;
  addValues();
  for (const Value &value : std::vector(operands))
    fit(value, wordsOf(value));
  if (leaves.size() != 2)
    return;
  std::vector<Word> between;
  Ref x = Ref::ofClass(leaves[0]), y = Ref::ofClass(leaves[1]);
  for (ScalarOp op : {ScalarOp::Maximum, ScalarOp::Minimum}) {
    Ref word = binary(op, x, y);
    if (std::optional<Points> at = points(word))
      between.push_back({word, *at});
  }
  if (std::optional<Points> at = points(x))
    fit({x, *at, {leaves[0], leaves[1]}}, between);
}

void introducePieces(Bench &bench, const Move &move) {
  Graph &graph = bench.graph;
  for (ClassId id = 0, count = graph.classCount();
       id != count && !bench.offers.exhausted(); ++id)
    if (graph.isLive(id) && isFloat(graph[id].type->element) &&
        !bench.operators.vocabulary(graph[id].type->element).empty() &&
        bench.operators.kind(graph.node(graph.first(id)).attribute) ==
            OperatorKind::Map)
      PiecesMove(bench, id, move).run();
}

} // namespace tesela::nugraph
