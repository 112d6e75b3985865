// Operators: the evaluator against the granular form, text and back, inference
// and enumeration.
#include "interpret/GranularExecutor.h"
#include "nugraph/Operator.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <cmath>
#include <random>

namespace tesela::nugraph {
namespace {

class OperatorsTest : public testing::Test {
protected:
  std::string text(AttributeId id) {
    std::string text;
    llvm::raw_string_ostream out(text);
    operators.print(id, out);
    return text;
  }
  AttributeId attribute(llvm::StringRef text) {
    std::optional<AttributeId> id = operators.parse(text);
    EXPECT_TRUE(id) << text.str();
    return id.value_or(AttributeId());
  }
  TensorType type(llvm::StringRef text) {
    const auto *input =
        operators.as<Input>(attribute(("input 0 " + text).str()));
    return input ? input->type : TensorType();
  }
  std::optional<TensorType> infer(AttributeId id,
                                  llvm::ArrayRef<std::string> operands) {
    std::vector<TensorType> types;
    for (const std::string &operand : operands)
      types.push_back(type(operand));
    std::vector<const TensorType *> pointers;
    for (const TensorType &operand : types)
      pointers.push_back(&operand);
    return operators.infer(id, pointers);
  }

  void compare(AttributeId id, llvm::ArrayRef<TensorType> types);

  mlir::MLIRContext context;
  prove::Terms terms;
  Operators operators{terms, context};
  std::mt19937 random{5};
};

tesela::Shape hostShape(const TensorType &type, const Sizes &sizes) {
  tesela::Shape shape{type.element, {}, {}};
  for (Index extent : type.shape)
    shape.dimensions.push_back(sizes.value(extent));
  return shape;
}

/// Both evaluations on random operands of these types, whose sizes are numbers.
void OperatorsTest::compare(AttributeId id, llvm::ArrayRef<TensorType> types) {
  Sizes sizes(terms);
  std::vector<const TensorType *> pointers;
  std::vector<Sample> samples;
  std::vector<interpret::Array> arrays;
  for (const TensorType &type : types) {
    pointers.push_back(&type);
    interpret::Array &array = arrays.emplace_back(hostShape(type, sizes));
    Sample &sample = samples.emplace_back();
    sample.shape.assign(array.dimensions().begin(), array.dimensions().end());
    for (int64_t i = 0; i < array.elementCount(); ++i) {
      double value = isFloat(type.element)
                         ? std::uniform_real_distribution<>(0.1, 3)(random)
                         : std::uniform_int_distribution<>(-2, 5)(random);
      array.setReal(i, value);
      sample.values.push_back(value);
    }
  }
  std::vector<const Sample *> operands;
  for (const Sample &sample : samples)
    operands.push_back(&sample);
  std::optional<TensorType> result = operators.infer(id, pointers);
  ASSERT_TRUE(result) << text(id);
  Sample fast;
  ASSERT_TRUE(operators.evaluate(id, operands, sizes, fast)) << text(id);

  llvm::SmallVector<Index, 4> sizeValues;
  auto form = operators.form(id, pointers, sizeValues);
  ASSERT_TRUE(form) << text(id);
  // What an operator reads besides its operands.
  if (const auto *map = operators.as<Map>(id))
    for (Index parameter : map->parameters)
      arrays.emplace_back(tesela::Shape{ElementType::F64, {}, {}})
          .setReal(0, double(sizes.value(parameter)));
  if (const auto *pad = operators.as<Pad>(id))
    arrays.emplace_back(tesela::Shape{ElementType::F64, {}, {}})
        .setReal(0, pad->value.toDouble());
  std::vector<tesela::Shape> shapes;
  for (const interpret::Array &array : arrays)
    shapes.push_back(array.shape());
  auto executor = interpret::GranularExecutor::compile(
      *form, shapes, std::vector{hostShape(*result, sizes)});
  ASSERT_TRUE(executor) << text(id);
  auto slow = (*executor)->run(arrays);
  ASSERT_TRUE(slow) << text(id);
  ASSERT_EQ(size_t((*slow)[0].elementCount()), fast.values.size()) << text(id);
  for (size_t i = 0; i < fast.values.size(); ++i) {
    double expected = (*slow)[0].realAt(i);
    EXPECT_NEAR(fast.values[i], expected, 1e-12 * (1 + std::abs(expected)))
        << text(id) << " at " << i;
  }
}

struct Case {
  const char *attribute;
  std::vector<const char *> operands; // A, B, C are sizes
};

const Case cases[] = {
    {"fill 5/2 f64 {A} {B}", {}},
    {"iota 1 f64 {A} {B} {C}", {}},
    {"mask upper {0} f64 {A} {B}", {}},
    {"mask lower {1} f64 {A} {B}", {}},
    {"mask diagonal {-1} f64 {A} {B}", {}},
    {"map divide:f64 2 (0,1) (0)", {"f64 {A} {B}", "f64 {A}"}},
    {"map subtract:f64 3 (1) (0,2)", {"f64 {A}", "f64 {B} {C}"}},
    {"map [input f64 0; input f64 1; divide f64 0 1; tanh f64 2; yield 3] 1 "
     "(0) {A*B}",
     {"f64 {C}"}},
    {"map [input f64 0; input f64 1; compare pred 0 1 LT FLOAT; select f64 2 0 "
     "1; yield 3] 1 (0) (0)",
     {"f64 {C}", "f64 {C}"}},
    {"map remainder:s32 1 (0) (0)", {"s32 {A}", "s32 {A}"}},
    {"contraction f64 ab,bc->ac", {"f64 {A} {B}", "f64 {B} {C}"}},
    {"contraction f64 dab,bcd->acd", {"f64 {2} {A} {B}", "f64 {B} {C} {2}"}},
    {"contraction f64 a,b->ba", {"f64 {A}", "f64 {B}"}},
    {"contraction f64 ab,bc->c", {"f64 {A} {B}", "f64 {B} {C}"}},
    {"contraction f64 a,a->", {"f64 {A}", "f64 {A}"}},
    {"reduction sum 1", {"f64 {A} {B} {C}"}},
    {"reduction maximum 0", {"f64 {A} {B}"}},
    {"reduction product 2", {"f64 {A} {B} {C}"}},
    {"reduction minimum 0", {"s32 {A} {B}"}},
    {"scan sum 0", {"f64 {A} {B}"}},
    {"scan maximum 1", {"f64 {A} {B} {C}"}},
    {"transpose 2,0,1", {"f64 {A} {B} {C}"}},
    {"broadcast 1 {B}", {"f64 {A} {C}"}},
    {"slice 1 {1} {B} {B + 2} 1", {"f64 {A} {B + 2}"}},
    {"slice 0 {1} {A} {2*A} 2", {"f64 {2*A} {C}"}},
    {"concatenate 1", {"f64 {A} {B}", "f64 {A} {C}"}},
    {"split 1 {B} {C}", {"f64 {A} {B*C}"}},
    {"merge 0", {"f64 {A} {B} {C}"}},
    {"reshape {B} {A*C}", {"f64 {A} {B} {C}"}},
    {"pad 1 {1} {C} 3/4", {"f64 {A} {B}"}},
    {"reverse 0", {"f64 {A} {B}"}},
    {"take 1", {"f64 {A} {B} {C}", "s32 {3} {2}"}},
    {"take 0", {"f64 {A} {B}", "s32 {C}"}},
    {"take 1", {"f64 {A} {B}", "s32"}},
    {"take 1 1", {"f64 {A} {B} {C}", "s32 {A} {3}"}},
    {"take 2 1", {"f64 {A} {B} {C}", "s32 {A}"}},
    {"take 2 2", {"f64 {A} {B} {C}", "s32 {A} {B} {2}"}},
};

std::string withSizes(llvm::StringRef text, llvm::ArrayRef<int> sizes) {
  std::string result;
  bool inBraces = false;
  for (char c : text) {
    inBraces = c == '{' || (inBraces && c != '}');
    bool isSize = inBraces && c >= 'A' && c <= 'C';
    result += isSize ? std::to_string(sizes[c - 'A']) : std::string(1, c);
  }
  return result;
}

TEST_F(OperatorsTest, EvaluatorAgreesWithTheForm) {
  for (const Case &each : cases)
    for (int round = 0; round < 6; ++round) {
      std::vector<int> sizes;
      for (int i = 0; i < 3; ++i)
        sizes.push_back(std::uniform_int_distribution<>(1, 5)(random));
      std::vector<TensorType> types;
      for (const char *operand : each.operands)
        types.push_back(type(withSizes(operand, sizes)));
      compare(attribute(withSizes(each.attribute, sizes)), types);
    }
}

// A part of a range that is split may have no elements: a program with
// x[arange(n), ids] ended in a division by how many there are.
TEST_F(OperatorsTest, NothingIsTakenOfNothing) {
  Sizes sizes(terms);
  Sample rows{{0, 3}, {}}, chosen{{0}, {}}, result;
  ASSERT_TRUE(operators.evaluate(attribute("take 1 1"), {&rows, &chosen}, sizes,
                                 result));
  EXPECT_TRUE(result.values.empty());
  Sample none{{0}, {}}, first{{1}, {0}};
  EXPECT_FALSE(
      operators.evaluate(attribute("take 0"), {&none, &first}, sizes, result));
}

TEST_F(OperatorsTest, TextIsReadBack) {
  for (const Case &each : cases) {
    AttributeId id = attribute(each.attribute);
    EXPECT_EQ(operators.parse(text(id)), id) << text(id);
  }
  EXPECT_EQ(text(attribute("slice 1 {N0} {N - N0} {N} 1")),
            "slice 1 {N0} {-N0 + N} {N} 1");
  EXPECT_EQ(text(attribute("opaque 1 0 bf16 {M*(N div 4)}")),
            "opaque 1 0 bf16 {M*(N div 4)}");
  for (const char *wrong :
       {"", "map", "map divide:f32", "slice 1 {N} {", "contraction f32 ab",
        "map [input f32 0; add f32 0 4; yield 1] 1 (0)", "reduction sum x",
        "merge 0 0", "map exponential:f32 1 (3)"})
    EXPECT_FALSE(operators.parse(wrong)) << wrong;
}

TEST_F(OperatorsTest, InferComparesPolynomials) {
  auto join = attribute("concatenate 0");
  EXPECT_EQ(infer(join, {"f32 {N} {K}", "f32 {N} {K}"}), type("f32 {2*N} {K}"));
  EXPECT_FALSE(infer(join, {"f32 {N} {K}", "f32 {N} {M}"}));
  auto divide = attribute("map divide:f32 2 (0,1) (0)");
  EXPECT_TRUE(infer(divide, {"f32 {M} {K}", "f32 {M}"}));
  EXPECT_FALSE(infer(divide, {"f32 {M} {K}", "f32 {K}"}));
  EXPECT_FALSE(infer(divide, {"f32 {M} {K}", "bf16 {M}"}));
  EXPECT_FALSE(infer(divide, {"f32 {M} {K}"}));
  auto product = attribute("contraction f32 ab,bc->ac");
  EXPECT_EQ(infer(product, {"bf16 {M} {K}", "bf16 {K} {N}"}),
            type("f32 {M} {N}"));
  EXPECT_FALSE(infer(product, {"f32 {M} {K}", "f32 {M} {N}"}));
  EXPECT_FALSE(infer(attribute("split 0 {B} {T}"), {"f32 {S}"}));
}

TEST_F(OperatorsTest, EnumerateInAFixedOrder) {
  auto list = [&](llvm::StringRef from, llvm::ArrayRef<unsigned> ranks,
                  Freedom freedom) {
    std::string all;
    for (AttributeId id : operators.enumerate(attribute(from), ranks, freedom))
      all += text(id) + "\n";
    return all;
  };
  // The consumer of a row scale on operands of other ranks.
  EXPECT_EQ(list("map divide:f32 2 (0,1) (0)", {2, 1}, Freedom::Verbatim),
            "map divide:f32 2 (0,1) (0)\n");
  EXPECT_EQ(list("map divide:f32 2 (0,1) (0)", {2, 1}, Freedom::Open),
            "map divide:f32 2 (0,1) (0)\nmap divide:f32 2 (0,1) (1)\n");
  EXPECT_EQ(list("map divide:f32 2 (0,1) (0)", {1, 1}, Freedom::Verbatim),
            "map divide:f32 1 (0) (0)\n");
  EXPECT_EQ(list("reduction sum 0", {3}, Freedom::Open),
            "reduction sum 0\nreduction sum 1\nreduction sum 2\n");
  EXPECT_EQ(list("transpose 1,0", {2}, Freedom::Open), "transpose 1,0\n");
  EXPECT_EQ(list("contraction f32 ab,bc->ac", {1, 2}, Freedom::Open),
            "contraction f32 a,bc->ac\ncontraction f32 a,bc->ca\n"
            "contraction f32 a,bc->a\ncontraction f32 a,bc->c\n"
            "contraction f32 a,cb->ac\ncontraction f32 a,cb->ca\n"
            "contraction f32 a,cb->a\ncontraction f32 a,cb->c\n"
            "contraction f32 b,bc->ac\ncontraction f32 b,bc->ca\n"
            "contraction f32 b,bc->a\ncontraction f32 b,bc->c\n"
            "contraction f32 b,cb->ac\ncontraction f32 b,cb->ca\n"
            "contraction f32 b,cb->a\ncontraction f32 b,cb->c\n");
  EXPECT_EQ(list("contraction f32 ab,bc->ac", {3, 3}, Freedom::Open), "");
}

TEST_F(OperatorsTest, CanonicalContractions) {
  auto canonical = [&](llvm::StringRef from) {
    return text(operators.canonical(attribute(from)));
  };
  EXPECT_EQ(canonical("contraction f32 xk,ky->xy"),
            "contraction f32 ac,cb->ab");
  EXPECT_EQ(text(operators.canonical(
                operators.exchanged(attribute("contraction f32 ab,bc->ac")))),
            "contraction f32 cb,ac->ab");
  EXPECT_TRUE(operators.sameFamily(attribute("map add:f32 2 (0,1) (0)"),
                                   attribute("map add:f32 2 (0,1) (1)")));
  EXPECT_FALSE(operators.sameFamily(attribute("map add:f32 1 (0) (0)"),
                                    attribute("map multiply:f32 1 (0) (0)")));
}

TEST_F(OperatorsTest, WorkAtSizes) {
  Sizes sizes(terms);
  for (auto [name, value] : {std::pair("M", 8), {"K", 16}, {"N", 4}})
    sizes.set(terms.size(name), value);
  TensorType x = type("f32 {M} {K}"), w = type("f32 {K} {N}");
  Work work = operators.work(attribute("contraction f32 ab,bc->ac"), {&x, &w},
                             type("f32 {M} {N}"), sizes);
  EXPECT_EQ(work.operations, 2 * 8 * 16 * 4);
  EXPECT_EQ(work.elements, 32);
}

} // namespace
} // namespace tesela::nugraph
