// Determinism, numerics, saved files, and the traps that provers fall into.
#include "Exploring.h"

#include "nugraph/GraphText.h"

using namespace tesela;
using namespace tesela::nugraph;
using namespace tesela::nugraph::test;

namespace {

std::string explored(Exploring &e, const char *kernel,
                     std::vector<Family> families, uint64_t hashSeed,
                     unsigned threads) {
  GraphOptions options;
  options.hashSeed = hashSeed;
  Graph graph = e.graph(e.kernel(kernel), options);
  ExploreOptions how{Level::General, std::move(families), {}};
  how.limits.rounds = 3;
  how.limits.threads = threads;
  explore(graph, e.proofs, how);
  EXPECT_GT(graph.log().size(), 0u) << kernel;
  return toText(graph);
}

TEST(Exploration, DoesNotDependOnHashesThreadsOrWhatIsKnown) {
  const std::pair<const char *, std::vector<Family>> runs[] = {
      {"09", {}},
      {"13g", {}},
      {"19", {Family::Siblings}},
      {"18", {Family::Split}},
      {"21", {Family::Split, Family::Telescope}}};
  for (const auto &[kernel, families] : runs) {
    Exploring once, again;
    std::string first = explored(once, kernel, families, 0, 1);
    EXPECT_EQ(explored(again, kernel, families, 0x5eed, 1), first);
    // The store has seen the kernel before, and the proofs are known.
    EXPECT_EQ(explored(again, kernel, families, 3, 3), first);
    Exploring parallel;
    EXPECT_EQ(explored(parallel, kernel, families, 0, 4), first);
  }
}

TEST(Exploration, KeepsToTheGradesThatTheNumericsAllow) {
  Exploring e;
  for (auto [numerics, worst] :
       {std::pair(Numerics::Strict, prove::Grade::BitwiseFloat),
        std::pair(Numerics::Standard, prove::Grade::ReassociatedPowerOfTwo)}) {
    for (const char *name : {"09", "18b", "21", "08r"}) {
      GraphOptions options;
      options.numerics = numerics;
      Graph graph = e.graph(e.kernel(name), options);
      ExploreOptions how{Level::General, {Family::Remainder}, {}};
      how.limits.rounds = 2;
      explore(graph, e.proofs, how);
      for (const Step &step : graph.log())
        EXPECT_LE(step.grade, worst) << name << ' ' << graph.text(step.after);
      // A maximum kept for its range is not removed.
      for (const Expectation &one : e.kernel(name).expected)
        if (one.name == "max removed")
          EXPECT_FALSE(holds(graph, e.builder, one));
        else if (one.name == "no transpose, contract over rows" ||
                 one.name == "broadcast eliminated")
          EXPECT_TRUE(holds(graph, e.builder, one)) << name;
        else if (one.name == "tiles and a remainder")
          EXPECT_EQ(holds(graph, e.builder, one),
                    numerics == Numerics::Standard);
    }
  }
}

// ------------------------------------------------------------------- files

TEST(GraphText, ComesBackTheSame) {
  Exploring e;
  for (auto [name, family] :
       {std::pair("19", Family::Siblings), std::pair("21", Family::Split),
        std::pair("18t", Family::Tile)}) {
    Graph graph = e.graph(e.kernel(name));
    explore(graph, e.proofs, {Level::General, {family}, {}});
    std::string text = toText(graph);
    Exploring other;
    Proofs fresh;
    auto loaded = fromText(text, other.operators,
                           fresh.commutation(other.operators), {&fresh});
    ASSERT_TRUE(loaded) << loaded.error().render();
    EXPECT_EQ(toText(*loaded), text);
    EXPECT_GT(fresh.size(), 0u); // the steps were proved again
    EXPECT_EQ(loaded->liveNodeCount(), graph.liveNodeCount());
  }
}

std::string small(Exploring &e) {
  Graph graph = e.graph(e.kernel("13"));
  explore(graph, e.proofs, {});
  return toText(graph);
}

TEST(GraphText, RefusesDamagedFiles) {
  Exploring e;
  std::string text = small(e);
  auto load = [&](const std::string &damaged) {
    return fromText(damaged, e.operators, e.proofs.commutation(e.operators));
  };
  ASSERT_TRUE(load(text));
  for (size_t at = 0; at < text.size(); at += 7) {
    std::string damaged = text;
    damaged[at] = damaged[at] == '1' ? '2' : '1';
    auto loaded = load(damaged);
    ASSERT_FALSE(loaded) << "at " << at;
    EXPECT_NE(loaded.error().what.find("damaged"), std::string::npos);
  }
  EXPECT_FALSE(load(text.substr(0, text.size() / 2)));
  EXPECT_FALSE(load(""));
}

/// `text` with `from` replaced by `to`, under a sum that fits again.
std::string forged(const std::string &text, const std::string &from,
                   const std::string &to) {
  std::string result = text;
  size_t at = result.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  result.replace(at, from.size(), to);
  result.resize(result.rfind("end "));
  return result + "end " + shortKey(result) + "\n";
}

TEST(GraphText, RefusesStepsThatAreNotSo) {
  Exploring e;
  std::string text = small(e);
  auto load = [&](const std::string &changed, ReadOptions options = {}) {
    return fromText(changed, e.operators, e.proofs.commutation(e.operators),
                    options);
  };
  // Another operator in a step: its value does not fit.
  auto wrongValue =
      load(forged(text, ") = (`map divide:f32 2", ") = (`map add:f32 2"));
  ASSERT_FALSE(wrongValue);
  EXPECT_NE(wrongValue.error().what.find("samples"), std::string::npos)
      << wrongValue.error().what;
  // Another grade, another key: seen when the proof is made again.
  auto wrongGrade = load(forged(text, " REAL ", " BITWISE "), {&e.proofs});
  ASSERT_FALSE(wrongGrade);
  EXPECT_NE(wrongGrade.error().what.find("proved"), std::string::npos);
  // A node that no step has made.
  size_t node = text.rfind("node ");
  std::string line = text.substr(node, text.find('\n', node) - node + 1);
  EXPECT_FALSE(load(forged(text, line, line + line)));
}

// ------------------------------------------------------------------- traps

/// 1: in a contradictory context everything is true.
TEST(Traps, ContradictoryAssumptionsAreRefused) {
  Exploring e;
  Index m = e.builder.size("M"), one = e.terms.constant(1);
  GraphOptions options;
  options.assumptions.push_back({e.terms.add(m, one), m}); // M + 1 <= M
  auto graph = Graph::create(e.operators, e.program(e.kernel("13")), options,
                             e.proofs.commutation(e.operators));
  ASSERT_FALSE(graph);
  EXPECT_NE(graph.error().what.find("contradict"), std::string::npos);
  // Assumptions that can be met are met by every sample.
  options.assumptions = {{m, e.builder.size("K")}};
  auto fine = Graph::create(e.operators, e.program(e.kernel("13")), options,
                            e.proofs.commutation(e.operators));
  ASSERT_TRUE(fine);
  for (unsigned number = 0; number != sampleCount; ++number)
    EXPECT_LE(fine->sampleSizes(number).value(m),
              fine->sampleSizes(number).value(e.builder.size("K")));
}

/// 2: a size that may be 1 does not make a broadcast.
TEST(Traps, SizesThatMayBeOneAreNotBroadcast) {
  Exploring e;
  Builder &b = e.builder;
  Term x = b.input("x", "MK"), y = b.input("thin", "MN");
  const TensorType *types[] = {&x->type, &y->type};
  AttributeId add = e.operators.elementwise(
      e.operators.body(semantics::ScalarOp::Add, ElementType::F32), 2);
  EXPECT_FALSE(e.operators.infer(add, types));
  // x summed along N is x[:, 0] where N = 1, and not in general.
  Kernel sum{"sum", {b.sum(y, 1)}, {}, {}, {}};
  Graph graph = e.graph(sum);
  Ref whole = b.in(graph, sum.results[0]);
  Ref first = b.in(
      graph, b.sum(b.slice(y, 1, e.terms.constant(0), e.terms.constant(1)), 1));
  EXPECT_NE(
      nugraph::prove(graph, cutWindow(graph, whole, first, false)).verdict,
      prove::Verdict::Proved);
}

/// 3, 4: what the operators do not take is no candidate, however true.
TEST(Traps, AttributesThatAreNoneAreRefused) {
  Exploring e;
  Term x = e.builder.input("x", "MK");
  const TensorType *types[] = {&x->type};
  for (Attribute wrong :
       {Attribute(Transpose{{0, 0}}), Attribute(Transpose{{1, 2}}),
        Attribute(Transpose{{0}}), Attribute(Reduction{{}, 2}),
        Attribute(Concatenate{0})})
    EXPECT_FALSE(e.operators.infer(e.operators.intern(wrong), types));
}

/// 5: what holds over the reals only. A conversion that rounds stays.
TEST(Traps, ConversionsThatRoundStay) {
  Exploring e;
  Builder &b = e.builder;
  semantics::ScalarBody narrow, widen;
  mlir::Type f32 = mlir::Float32Type::get(&e.context);
  mlir::Type bf16 = mlir::BFloat16Type::get(&e.context);
  narrow.results = {narrow.convert(narrow.input(0, f32), bf16)};
  widen.results = {widen.convert(widen.input(0, bf16), f32)};
  Term x = b.input("x", "MK");
  Term rounded = b.map(e.operators.intern(widen),
                       std::vector<Term>{b.map(e.operators.intern(narrow),
                                               std::vector<Term>{x})});
  Kernel kernel{"round", {b.matmul(rounded, b.input("w", "KN"))}, {}, {}, {}};
  Graph graph = e.graph(kernel);
  explore(graph, e.proofs, {});
  EXPECT_NE(graph.lookup(b.in(graph, rounded)), graph.lookup(b.in(graph, x)));
  // Without the conversions the product is another class.
  EXPECT_FALSE(graph.lookup(b.in(graph, b.matmul(x, b.input("w", "KN")))));
}

/// 6: a window is not compared with itself.
TEST(Traps, EqualSidesAreNoStep) {
  Exploring e;
  Graph graph = e.graph(e.kernel("13"));
  explore(graph, e.proofs, {});
  for (const Step &step : graph.log())
    EXPECT_NE(step.before, step.after);
  Limits limits;
  Offers offers(graph, e.proofs, limits);
  ClassId root = graph.roots()[0];
  Ref itself = graph.expand(graph.first(root));
  size_t steps = graph.log().size();
  offers.offer(root, itself, itself, moves().front());
  offers.offer(root, itself, Ref::ofClass(root), moves().front());
  offers.settle();
  EXPECT_EQ(offers.counts().duplicate, 2u);
  EXPECT_EQ(graph.log().size(), steps);
}

/// 7: limits are counts; the same window gets the same answer.
TEST(Traps, LimitsAreCounts) {
  Exploring e;
  Graph graph = e.graph(e.kernel("19"));
  ExploreOptions options;
  options.limits.proofs = 2;
  Exploration done = explore(graph, e.proofs, options);
  EXPECT_TRUE(done.limited);
  EXPECT_EQ(done.counts.proofs, 2u);
  // Known proofs count as well: a warm cache does not change the graph.
  Graph again = e.graph(e.kernel("19"));
  explore(again, e.proofs, options);
  EXPECT_EQ(toText(again), toText(graph));
}

// --------------------------------------------------------------- structure

TEST(Graph, JoinsWhatFollowsFromAJoin) {
  Exploring e;
  Builder &b = e.builder;
  Term x = b.input("x", "MK"), y = b.input("y", "MK");
  Kernel kernel{"two", {b.exp(b.negate(x)), b.exp(b.negate(y))}, {}, {}, {}};
  Graph graph = e.graph(kernel);
  auto roots = graph.roots();
  ASSERT_NE(roots[0], roots[1]);
  size_t nodes = graph.liveNodeCount();
  graph.join(*graph.lookup(b.in(graph, x)), *graph.lookup(b.in(graph, y)));
  EXPECT_EQ(graph.roots()[0], graph.roots()[1]);
  EXPECT_EQ(graph.liveNodeCount(), nodes - 2);
}

TEST(Graph, KnowsWhichOperatorsCommute) {
  Exploring e;
  using enum semantics::ScalarOp;
  auto commutes = [&](semantics::ScalarOp op) {
    return e.proofs.commutes(
        e.operators,
        e.operators.elementwise(e.operators.body(op, ElementType::F32), 2));
  };
  EXPECT_TRUE(commutes(Add));
  EXPECT_TRUE(commutes(Multiply));
  EXPECT_TRUE(commutes(Maximum));
  EXPECT_FALSE(commutes(Subtract));
  EXPECT_FALSE(commutes(Divide));
  Builder &b = e.builder;
  Term x = b.input("x", "MK"), y = b.input("y", "MK");
  Kernel kernel{"sum", {b.add(x, y), b.subtract(x, y)}, {}, {}, {}};
  Graph graph = e.graph(kernel);
  EXPECT_EQ(graph.lookup(b.in(graph, b.add(y, x))), graph.roots()[0]);
  EXPECT_FALSE(graph.lookup(b.in(graph, b.subtract(y, x))));
}

/// A division may bring no condition that the program does not have.
TEST(Offers, DivisionsAreAdmittedWithTheirConditionsOnly) {
  prove::Answer answer;
  answer.verdict = prove::Verdict::Proved;
  answer.grade = prove::Grade::RealWithConditions;
  using Kind = prove::SideCondition::Kind;
  answer.rightConditions = {{Kind::NotZero, "s", "s"}};
  EXPECT_FALSE(judge(answer).isProved());
  answer.leftConditions = {{Kind::NotZero, "t", "t"}};
  EXPECT_FALSE(judge(answer).isProved());
  answer.leftConditions.push_back({Kind::Positive, "s", "s"});
  EXPECT_TRUE(judge(answer).isProved());
  EXPECT_EQ(judge(answer).grade, prove::Grade::Real);
  answer.rightConditions = {{Kind::Positive, "t", "t"}};
  EXPECT_FALSE(judge(answer).isProved()); // stronger than what is given
}

TEST(Offers, ConditionsAreTheSameWhateverTheirIndicesAreCalled) {
  using Side = prove::SideCondition;
  prove::Answer answer;
  answer.verdict = prove::Verdict::Proved;
  answer.grade = prove::Grade::RealWithConditions;
  answer.leftConditions = {
      {Side::Kind::NotZero, "y[k4] != 0", "y[k4] != 0\ny[?0] where ?0 < d0"}};
  answer.rightConditions = {
      {Side::Kind::NotZero, "y[k5] != 0", "y[k5] != 0\ny[?0] where ?0 < d0"}};
  EXPECT_TRUE(judge(answer).isProved());
  EXPECT_EQ(judge(answer).grade, prove::Grade::Real);
  // Elsewhere they say something else.
  answer.rightConditions[0].canonical = "y[k5] != 0\ny[?0] where ?0 < d1";
  EXPECT_FALSE(judge(answer).isProved());
}

TEST(Offers, WhatIsGreaterThanZeroIsNotZeroWhateverItsSign) {
  using Side = prove::SideCondition;
  prove::Answer answer;
  answer.verdict = prove::Verdict::Proved;
  answer.grade = prove::Grade::RealWithConditions;
  answer.leftConditions = {
      {Side::Kind::Positive, "-l > 0", "-l > 0\n-l where \nl != 0\nl where "}};
  answer.rightConditions = {
      {Side::Kind::NotZero, "l != 0", "l != 0\nl where "}};
  EXPECT_TRUE(judge(answer).isProved());
  // Not the other way round, and not that it is greater than 0.
  answer.rightConditions = {
      {Side::Kind::Positive, "l > 0", "l > 0\nl where \nl != 0\nl where "}};
  EXPECT_FALSE(judge(answer).isProved());
  std::swap(answer.leftConditions, answer.rightConditions);
  answer.leftConditions = {{Side::Kind::NotZero, "l != 0", "l != 0\nl where "}};
  EXPECT_FALSE(judge(answer).isProved());
}

TEST(Moves, EachIsDeclaredWithAnExample) {
  for (const Move &move : moves()) {
    EXPECT_FALSE(move.before.empty()) << move.name.str();
    EXPECT_NE(move.before, move.after);
    EXPECT_EQ(!!move.onPair + !!move.onNode + !!move.onGraph, 1)
        << move.name.str();
    EXPECT_EQ(familyNamed(name(move.family)), move.family);
  }
}

} // namespace
