// The three ways through an iteration space, on forms written by hand.
#include "interpret/GranularExecutor.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

namespace tesela::interpret {
namespace {

using namespace semantics;
using enum ElementType;

class Granular : public testing::Test {
protected:
  mlir::Type type(ElementType element) { return ir::toMlir(element, &context); }
  mlir::AffineExpr d(unsigned i) { return mlir::getAffineDimExpr(i, &context); }
  mlir::AffineExpr s(unsigned i) {
    return mlir::getAffineSymbolExpr(i, &context);
  }
  static Array floats(std::vector<int64_t> dimensions,
                      std::vector<float> values) {
    return Array(Shape{F32, std::move(dimensions), {}}, values.data());
  }
  Combiner sum() {
    Combiner combiner;
    const unsigned a = combiner.body.input(0, type(F32)),
                   b = combiner.body.input(1, type(F32));
    combiner.body.results = {
        combiner.body.apply(ScalarOp::Add, type(F32), {a, b})};
    Init init;
    init.constant = llvm::APInt(32, 0);
    combiner.inits = {init};
    return combiner;
  }
  GranularForm dot(int64_t m, int64_t n, int64_t k) {
    GranularForm form;
    form.iterators = {{IteratorKind::Parallel, m},
                      {IteratorKind::Parallel, n},
                      {IteratorKind::Reduction, k}};
    form.reads = {{0, {d(0), d(2)}, {}, {}}, {1, {d(2), d(1)}, {}, {}}};
    const unsigned a = form.body.input(0, type(F32)),
                   b = form.body.input(1, type(F32));
    form.body.results = {
        form.body.apply(ScalarOp::Multiply, type(F32), {a, b})};
    form.combiner = sum();
    form.writes = {{0, {d(0), d(1)}, {}, {}}};
    form.accumulatorTypes = {type(F32)};
    return form;
  }
  std::vector<double> run(const GranularForm &form, std::vector<Array> operands,
                          Shape result) {
    std::vector<Shape> shapes;
    for (const Array &operand : operands)
      shapes.push_back(operand.shape());
    const Shape results[] = {result};
    auto executor = GranularExecutor::compile(form, shapes, results);
    EXPECT_TRUE(bool(executor)) << executor.error().render();
    auto arrays = (*executor)->run(operands);
    EXPECT_TRUE(bool(arrays)) << arrays.error().render();
    std::vector<double> values;
    for (int64_t i = 0; i < (*arrays)[0].elementCount(); ++i)
      values.push_back((*arrays)[0].realAt(i));
    return values;
  }
  mlir::MLIRContext context;
};

using Values = std::vector<double>;

TEST_F(Granular, DotByTerms) {
  EXPECT_EQ(run(dot(1, 2, 3),
                {floats({1, 3}, {1, 2, 3}), floats({3, 2}, {1, 2, 3, 4, 5, 6})},
                {F32, {1, 2}, {}}),
            (Values{22, 28}));
}

TEST_F(Granular, DotByOutputsOverSeveralChunks) {
  const int64_t m = 20, n = 30, k = 5;
  std::vector<float> a(m * k), b(k * n);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = float(i % 7);
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = float(i % 5);
  const Values actual = run(
      dot(m, n, k), {floats({m, k}, a), floats({k, n}, b)}, {F32, {m, n}, {}});
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      double expected = 0;
      for (int64_t q = 0; q < k; ++q)
        expected += a[i * k + q] * b[q * n + j];
      EXPECT_EQ(actual[i * n + j], expected);
    }
}

TEST_F(Granular, ReductionOverNothingIsTheInit) {
  EXPECT_EQ(run(dot(2, 1, 0), {floats({2, 0}, {}), floats({0, 1}, {})},
                {F32, {2, 1}, {}}),
            (Values{0, 0}));
}

TEST_F(Granular, GuardsKeepReadsInside) {
  GranularForm form; // pad f32[2] by one on both sides with -9
  form.iterators = {{IteratorKind::Parallel, 4}};
  form.reads = {{0, {d(0) - 1}, {}, {{d(0) - 1, 0, 2}}}, {1, {}, {}, {}}};
  const unsigned inside = form.body.inBounds(0, &context),
                 x = form.body.input(0, type(F32)),
                 y = form.body.input(1, type(F32));
  form.body.results = {
      form.body.apply(ScalarOp::Select, type(F32), {inside, x, y})};
  form.writes = {{0, {d(0)}, {}, {}}};
  form.accumulatorTypes = {type(F32)};
  EXPECT_EQ(run(form, {floats({2}, {1, 2}), floats({}, {-9})}, {F32, {4}, {}}),
            (Values{-9, 1, 2, -9}));
}

TEST_F(Granular, ScatterFollowsIndicesAndDropsWhatIsOutside) {
  GranularForm form; // x[i[k]] += u[k]
  form.iterators = {{IteratorKind::Reduction, 4}};
  form.reads = {{2, {d(0)}, {}, {}}};
  form.body.results = {form.body.input(0, type(F32))};
  form.combiner = sum();
  form.combiner->inits[0].kind = Init::Kind::OperandAtWrite;
  IndexRead read;
  read.operand = 1;
  read.indices = {d(0)};
  form.writes = {{0, {s(0)}, {read}, {{s(0), 0, 3}}}};
  form.accumulatorTypes = {type(F32)};
  const int32_t indices[] = {1, 5, 1, -1};
  EXPECT_EQ(run(form,
                {floats({3}, {10, 20, 30}), Array(Shape{S32, {4}, {}}, indices),
                 floats({4}, {1, 2, 3, 4})},
                {F32, {3}, {}}),
            (Values{10, 24, 30}));
}

TEST_F(Granular, AWildOffsetIsAnError) {
  GranularForm form;
  form.iterators = {{IteratorKind::Parallel, 3}};
  form.reads = {{0, {d(0) + 1}, {}, {}}};
  form.body.results = {form.body.input(0, type(F32))};
  form.writes = {{0, {d(0)}, {}, {}}};
  form.accumulatorTypes = {type(F32)};
  const Shape shape{F32, {3}, {}};
  auto executor = GranularExecutor::compile(form, {{shape}}, {{shape}});
  ASSERT_TRUE(bool(executor));
  const Array operands[] = {floats({3}, {1, 2, 3})};
  EXPECT_FALSE(bool((*executor)->run(operands)));
}

} // namespace
} // namespace tesela::interpret
