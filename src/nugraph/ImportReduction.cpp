// Sums of products, reductions, and windows that are running reductions.
#include "nugraph/Importer.h"

#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"
#include "semantics/Granular.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

static ElementType elementOf(mlir::Value value) {
  return *ir::elementType(
      mlir::cast<mlir::RankedTensorType>(value.getType()).getElementType());
}

namespace {
/// The letters of a dot_general while they are given out.
struct DotLetters {
  llvm::SmallVector<int, 6> left, right; // of the long dimensions
  llvm::SmallVector<int, 6> output;
  llvm::SmallVector<Index, 8> extents; // of the letters
};
} // namespace

/// Letters for batch dimensions, free ones of both sides, contracted ones.
static DotLetters lettersOf(stablehlo::DotGeneralOp op, const View &left,
                            const View &right, SizeSolver &sizes) {
  auto numbers = op.getDotDimensionNumbers();
  llvm::SmallVector<int, 4> places[] = {placesOfLong(op.getLhs().getType()),
                                        placesOfLong(op.getRhs().getType())};
  DotLetters result;
  result.left.assign(left.extents.size(), -1);
  result.right.assign(right.extents.size(), -1);
  auto shared = [&](llvm::ArrayRef<int64_t> ls, llvm::ArrayRef<int64_t> rs,
                    bool kept) {
    for (auto [l, r] : llvm::zip_equal(ls, rs)) {
      int a = places[0][l], b = places[1][r];
      if (a < 0)
        continue;
      // What is stretched is as long as the other is.
      sizes.unify(left.extents[a], right.extents[b]);
      int letter = result.extents.size();
      result.extents.push_back(sizes.resolve(left.extents[a]));
      result.left[a] = result.right[b] = letter;
      if (kept)
        result.output.push_back(letter);
    }
  };
  auto alone = [&](llvm::SmallVectorImpl<int> &letters, const Shape &extents) {
    for (auto [letter, extent] : llvm::zip_equal(letters, extents))
      if (letter < 0) {
        letter = result.extents.size();
        result.extents.push_back(sizes.resolve(extent));
        result.output.push_back(letter);
      }
  };
  shared(numbers.getLhsContractingDimensions(),
         numbers.getRhsContractingDimensions(), false);
  shared(numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions(),
         true);
  alone(result.left, left.extents);
  alone(result.right, right.extents);
  return result;
}

bool Importer::known(stablehlo::DotGeneralOp op) {
  ElementType element = elementOf(op.getResult());
  if (op.getAlgorithmAttr() || !isFloat(element) ||
      !isFloat(elementOf(op.getLhs())) || !isFloat(elementOf(op.getRhs())))
    return false;
  View operands[] = {view(op.getLhs()), view(op.getRhs())};
  for (View &operand : operands)
    if (operand.kind != View::Kind::Node) {
      std::optional<uint32_t> node = materialize(operand);
      if (!node)
        return false;
      operand = whole(*node);
    }
  DotLetters letters = lettersOf(op, operands[0], operands[1], sizes);
  // A letter along which no operand varies: the sum counts, so one is made to.
  const llvm::SmallVector<int, 6> *names[] = {&letters.left, &letters.right};
  auto varies = [&](int letter) {
    for (unsigned side : {0u, 1u})
      for (auto [name, along] :
           llvm::zip_equal(*names[side], operands[side].along))
        if (name == letter && along >= 0)
          return true;
    return false;
  };
  for (int letter = 0; letter < int(letters.extents.size()); ++letter)
    if (!llvm::is_contained(letters.output, letter) && !varies(letter)) {
      std::optional<uint32_t> node = materialize(operands[0]);
      if (!node)
        return false;
      operands[0] = whole(*node);
    }
  Contraction contraction;
  contraction.element = element;
  Letters *lists[] = {&contraction.left, &contraction.right};
  for (unsigned side : {0u, 1u})
    for (auto [name, along] :
         llvm::zip_equal(*names[side], operands[side].along))
      if (along >= 0)
        lists[side]->push_back(name);
  View result;
  result.element = element;
  for (int letter : letters.output) {
    bool isNode = varies(letter);
    result.extents.push_back(letters.extents[letter]);
    result.along.push_back(isNode ? int(contraction.output.size()) : -1);
    if (isNode)
      contraction.output.push_back(letter);
  }
  std::optional<uint32_t> node =
      add(contraction, {operands[0].node, operands[1].node});
  if (!node)
    return false;
  result.node = *node;
  return define(op.getResult(), result);
}

std::optional<uint32_t> Importer::convert(uint32_t node, ElementType type) {
  if (typeOf(node).element == type)
    return node;
  mlir::MLIRContext *context = &operators.context();
  ScalarBody body;
  unsigned in = body.input(0, ir::toMlir(typeOf(node).element, context));
  body.results = {body.convert(in, ir::toMlir(type, context))};
  std::optional<View> result = map(body, whole(node), {}, type);
  return result ? std::optional(result->node) : std::nullopt;
}

/// One axis after another, the last one first. Narrow floats are summed in f32
/// and rounded once, as the one reduction is.
std::optional<uint32_t> Importer::reduceAxes(uint32_t from, Monoid monoid,
                                             llvm::ArrayRef<unsigned> axes) {
  ElementType element = typeOf(from).element;
  bool widens = axes.size() > 1 && isFloat(element) && bitWidth(element) < 32 &&
                (monoid == Monoid::Sum || monoid == Monoid::Product);
  std::optional<uint32_t> node =
      widens ? convert(from, ElementType::F32) : from;
  for (unsigned axis : llvm::reverse(axes)) {
    if (!node)
      return std::nullopt;
    node = add(Reduction{monoid, uint8_t(axis)}, {*node});
  }
  return node && widens ? convert(*node, element) : node;
}

/// How many elements a value added up, perhaps: of sums and contractions, of
/// sums of those, and of what is made from these element by element.
void Importer::addCounts(uint32_t id, unsigned depth,
                         llvm::SmallVectorImpl<Index> &counts) {
  const Node &node = program->nodes[id];
  auto add = [&](Index count) {
    count = sizes.resolve(count);
    if (!llvm::is_contained(counts, count))
      counts.push_back(count);
  };
  llvm::SmallVector<Index, 4> below;
  if (depth < 4)
    for (uint32_t operand : node.operands) {
      size_t before = below.size();
      addCounts(operand, depth + 1, below);
      // Sums of two parts have added up what is in both.
      llvm::SmallVector<Index, 4> both;
      if (operators.as<nugraph::Map>(node.attribute))
        for (size_t a = 0; a < before; ++a)
          for (size_t b = before; b < below.size(); ++b)
            both.push_back(terms.add(below[a], below[b]));
      llvm::append_range(below, both);
    }
  Index own = sizes.constant(1);
  if (const auto *sum = operators.as<Reduction>(node.attribute)) {
    if (sum->monoid != Monoid::Sum)
      return;
    own = typeOf(node.operands[0]).shape[sum->axis];
    add(own);
  } else if (const auto *product = operators.as<Contraction>(node.attribute)) {
    Letters seen(product->output);
    for (unsigned side : {0u, 1u})
      for (auto [d, letter] :
           llvm::enumerate(side == 0 ? product->left : product->right))
        if (!llvm::is_contained(seen, letter)) {
          seen.push_back(letter);
          own = terms.multiply(own, typeOf(node.operands[side]).shape[d]);
        }
    if (seen.size() == product->output.size())
      return;
    add(own);
    for (size_t a = 0, alone = below.size(); a < alone; ++a)
      for (size_t b = a + 1; b < alone; ++b)
        below.push_back(terms.multiply(below[a], below[b]));
  } else if (!operators.as<nugraph::Map>(node.attribute) &&
             !operators.as<Transpose>(node.attribute)) {
    return;
  }
  for (Index count : below)
    for (Index product : {terms.multiply(own, count), count})
      if (counts.size() < 16)
        add(product);
}

static bool isIdempotent(Monoid monoid) {
  return monoid == Monoid::Maximum || monoid == Monoid::Minimum ||
         monoid == Monoid::And || monoid == Monoid::Or;
}

/// The monoid of a reduction of one operand.
static Monoid monoidOf(mlir::Region &region) {
  llvm::SmallVector<mlir::Value> captures;
  std::optional<ScalarBody> body = scalarBody(region, captures);
  return body && captures.empty() ? recognizeMonoid(*body) : Monoid::General;
}

/// Is the init neutral, so that nothing but the elements counts?
static bool isNeutral(const View &init, Monoid monoid,
                      mlir::MLIRContext &context) {
  if (init.kind != View::Kind::Constant)
    return false;
  mlir::Type type = ir::toMlir(init.element, &context);
  std::optional<llvm::APInt> neutral = identity(monoid, type);
  // +0 for a sum differs from -0 only where all elements are -0.
  return neutral && (*neutral == init.bits ||
                     (monoid == Monoid::Sum && init.bits.isZero()));
}

/// Monoids of which the moves know what they are.
static bool isKnown(Monoid monoid) {
  return monoid == Monoid::Sum || monoid == Monoid::Product ||
         isIdempotent(monoid);
}

bool Importer::known(stablehlo::ReduceOp op) {
  if (op.getInputs().size() != 1)
    return false;
  Monoid monoid = monoidOf(op.getBody());
  if (!isKnown(monoid))
    return false;
  const View &init = view(op.getInitValues()[0]);
  bool neutral = isNeutral(init, monoid, operators.context());
  // A maximum with a finite init is a maximum more.
  if (!neutral && init.kind != View::Kind::Constant)
    return false;
  View operand = view(op.getInputs()[0]);
  if (operand.kind != View::Kind::Node || !isIdempotent(monoid)) {
    std::optional<uint32_t> node = materialize(operand);
    if (!node)
      return false;
    operand = whole(*node);
  }
  llvm::SmallVector<int, 4> places = placesOfLong(op.getInputs()[0].getType());
  llvm::SmallVector<unsigned, 4> axes;
  View result = operand;
  result.extents.clear();
  result.along.clear();
  for (auto [d, place] : llvm::enumerate(places)) {
    if (place < 0)
      continue;
    int along = operand.along[place];
    if (!llvm::is_contained(op.getDimensions(), int64_t(d))) {
      result.extents.push_back(operand.extents[place]);
      result.along.push_back(along < 0 ? -1 : along - int(axes.size()));
    } else if (along >= 0) {
      axes.push_back(along);
    }
  }
  std::optional<uint32_t> node = reduceAxes(operand.node, monoid, axes);
  if (!node)
    return false;
  result.node = *node;
  if (!neutral) {
    std::optional<ScalarBody> body =
        elementwiseBody(&op.getBody().front().front());
    if (!body)
      return false;
    View scalar = init;
    scalar.extents.clear();
    std::optional<View> with = map(*body, {result, scalar}, {}, result.element);
    if (!with)
      return false;
    result = *with;
  }
  return define(op.getResults()[0], result);
}

/// The axis along which the windows are "all elements up to this one", if they
/// are.
static std::optional<unsigned> runningAxis(stablehlo::ReduceWindowOp op) {
  auto type = mlir::cast<mlir::RankedTensorType>(op.getInputs()[0].getType());
  auto allOnes = [](std::optional<llvm::ArrayRef<int64_t>> values) {
    return !values || llvm::all_of(*values, [](int64_t v) { return v == 1; });
  };
  if (op.getInputs().size() != 1 || !allOnes(op.getWindowStrides()) ||
      !allOnes(op.getBaseDilations()) || !allOnes(op.getWindowDilations()))
    return std::nullopt;
  std::optional<unsigned> axis;
  llvm::SmallVector<int64_t> padding(2 * type.getRank(), 0);
  if (auto given = op.getPaddingAttr())
    padding.assign(given.getValues<int64_t>().begin(),
                   given.getValues<int64_t>().end());
  for (auto [d, window] : llvm::enumerate(op.getWindowDimensions())) {
    if (window == 1 && padding[2 * d] == 0 && padding[2 * d + 1] == 0)
      continue;
    if (axis || window != type.getDimSize(d) || padding[2 * d] != window - 1 ||
        padding[2 * d + 1] != 0)
      return std::nullopt;
    axis = d;
  }
  return axis;
}

bool Importer::known(stablehlo::ReduceWindowOp op) {
  std::optional<unsigned> axis = runningAxis(op);
  if (!axis)
    return false;
  Monoid monoid = monoidOf(op.getBody());
  if (!isKnown(monoid) ||
      !isNeutral(view(op.getInitValues()[0]), monoid, operators.context()))
    return false;
  std::optional<uint32_t> node = materialize(view(op.getInputs()[0]));
  int place = placesOfLong(op.getInputs()[0].getType())[*axis];
  if (!node || place < 0)
    return false;
  return define(op.getResults()[0], add(Scan{monoid, uint8_t(place)}, {*node}));
}

} // namespace tesela::nugraph
