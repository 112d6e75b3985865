// einsum and unary_einsum: every label is an iterator, parallel if the result
// has it, else a reduction.
#include "semantics/forms/Combiners.h"
#include "semantics/forms/FormBuilder.h"
#include "semantics/forms/Forms.h"
#include "semantics/forms/Products.h"

#include "ir/Deprecated.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

// A label is a letter; dimension k from the right of an ellipsis is -1 - k.
using Labels = llvm::SmallVector<int, 6>;

/// The labels of a tensor of `rank` dimensions written as `text`.
std::optional<Labels> labelsOf(llvm::StringRef text, size_t rank) {
  Labels labels;
  size_t letters = llvm::count_if(text, llvm::isAlpha);
  for (size_t i = 0; i < text.size(); ++i) {
    if (llvm::isAlpha(text[i])) {
      labels.push_back(text[i]);
    } else if (text.substr(i).starts_with("...") && letters <= rank) {
      for (size_t k = rank - letters; k-- > 0;)
        labels.push_back(-1 - int(k));
      i += 2;
    } else if (text[i] != ' ') {
      return std::nullopt;
    }
  }
  if (labels.size() != rank)
    return std::nullopt;
  return labels;
}

class EinsumForm {
public:
  EinsumForm(Operation *op, llvm::StringRef config, ShapeOf shapes)
      : op(op), config(config), shapes(shapes), builder(op) {}

  MaybeForm build();

private:
  bool readLabels();
  void makeIterators();
  Indices indicesOf(const Labels &labels, llvm::ArrayRef<Extent> shape);

  Operation *op;
  llvm::StringRef config;
  ShapeOf shapes;
  FormBuilder builder;
  llvm::SmallVector<Labels, 2> operands;
  Labels result;
  llvm::MapVector<int, Extent> extents;
  llvm::DenseMap<int, AffineExpr> iterators;
};

} // namespace

bool EinsumForm::readLabels() {
  auto [left, right] = config.split("->");
  llvm::SmallVector<llvm::StringRef, 2> texts;
  left.split(texts, ',');
  if (texts.size() != op->getNumOperands() || !config.contains("->"))
    return false;
  for (auto [text, operand] : llvm::zip_equal(texts, op->getOperands())) {
    Extents shape = shapes(operand);
    std::optional<Labels> labels = labelsOf(text, shape.size());
    if (!labels)
      return false;
    for (auto [label, extent] : llvm::zip_equal(*labels, shape)) {
      Extent &known = extents.insert({label, extent}).first->second;
      // An extent of 1 stretches to another.
      known = known == 1 ? extent : known;
    }
    operands.push_back(std::move(*labels));
  }
  std::optional<Labels> labels =
      labelsOf(right, shapes(op->getResult(0)).size());
  if (!labels || llvm::any_of(*labels, [&](int label) {
        return !extents.contains(label);
      }))
    return false;
  result = std::move(*labels);
  return true;
}

void EinsumForm::makeIterators() {
  for (int label : result)
    iterators[label] = builder.parallel(extents[label]);
  for (const auto &[label, extent] : extents)
    if (!llvm::is_contained(result, label))
      iterators[label] = builder.reduction(extent);
}

Indices EinsumForm::indicesOf(const Labels &labels,
                              llvm::ArrayRef<Extent> shape) {
  Indices indices;
  for (auto [label, extent] : llvm::zip_equal(labels, shape))
    indices.push_back(extent == 1 ? builder.literal(0) : iterators[label]);
  return indices;
}

MaybeForm EinsumForm::build() {
  if (!readLabels())
    return std::nullopt;
  makeIterators();
  for (auto [number, labels] : llvm::enumerate(operands))
    builder.read(number, indicesOf(labels, shapes(op->getOperand(number))));
  Indices place;
  for (int label : result)
    place.push_back(iterators[label]);
  builder.write(0, place);
  Term value = builder.input(0);
  Type type = elementOf(op->getResult(0));
  Type other = operands.size() > 1 ? elementOf(op->getOperand(1)) : type;
  Type accumulator = productType(value.type(), other, type);
  if (operands.size() > 1) {
    Term right = builder.input(1);
    sumProducts(builder, value, right, accumulator);
    return builder.finish();
  }
  builder.yield(value.convert(accumulator));
  builder.form.accumulatorTypes = {accumulator};
  builder.form.combiner = sumCombiner(accumulator);
  return builder.finish();
}

MaybeForm form(stablehlo::EinsumOp op, ShapeOf shapes) {
  return EinsumForm(op, op.getEinsumConfig(), shapes).build();
}

MaybeForm form(stablehlo::UnaryEinsumOp op, ShapeOf shapes) {
  return EinsumForm(op, op.getEinsumConfig(), shapes).build();
}

} // namespace tesela::semantics
