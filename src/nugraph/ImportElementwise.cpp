// Elementwise operators become Maps; what is written with counters, masks and
// counts is recognised on the way.
#include "nugraph/Importer.h"

#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

static ElementType resultElement(mlir::Operation &op) {
  return *ir::elementType(
      mlir::cast<mlir::RankedTensorType>(op.getResult(0).getType())
          .getElementType());
}

/// Does the operand say how long dimension `d` is? Constants and what is
/// stretched along it are as long as is wanted: one such value may stand in
/// places of several sizes that have the same number.
static bool saysExtent(const View &view, size_t d) {
  if (view.kind == View::Kind::Node)
    return view.along[d] >= 0;
  return view.start && (d == view.axis ||
                        (view.kind == View::Kind::Mask && d == view.columns));
}

/// The extents of the result, which are those of every operand that is no
/// scalar.
std::optional<Shape> Importer::commonExtents(llvm::ArrayRef<View> operands) {
  llvm::SmallVector<const View *, 4> tensors;
  for (const View &operand : operands)
    if (!operand.extents.empty())
      tensors.push_back(&operand);
  if (tensors.empty())
    return Shape();
  Shape extents;
  for (size_t d = 0; d < tensors[0]->extents.size(); ++d) {
    const View *first = nullptr;
    for (const View *operand : tensors) {
      if (operand->extents.size() != tensors[0]->extents.size() ||
          sizes.value(operand->extents[d]) !=
              sizes.value(tensors[0]->extents[d]))
        return std::nullopt;
      if (!saysExtent(*operand, d))
        continue;
      if (first)
        sizes.unify(first->extents[d], operand->extents[d]);
      else
        first = operand;
    }
    extents.push_back((first ? first : tensors[0])->extents[d]);
  }
  for (Index &extent : extents)
    extent = sizes.resolve(extent);
  return extents;
}

/// `body` with those inputs that are constants replaced by them; the operands
/// that are none are left in `operands`, parameters come after them: the given
/// ones, and operands that are sizes, which are added to `parameters`.
static ScalarBody withConstants(const ScalarBody &body,
                                llvm::SmallVectorImpl<View> &operands,
                                llvm::SmallVectorImpl<Index> &parameters,
                                mlir::MLIRContext &context) {
  ScalarBody result;
  llvm::SmallVector<unsigned, 4> arguments;
  llvm::SmallVector<View, 3> rest;
  size_t given = parameters.size();
  size_t nodes = llvm::count_if(
      operands, [](const View &view) { return view.kind == View::Kind::Node; });
  for (View &operand : operands) {
    mlir::Type type = ir::toMlir(operand.element, &context);
    if (operand.kind == View::Kind::Size) {
      arguments.push_back(result.input(nodes + parameters.size(), type));
      parameters.push_back(operand.size);
      continue;
    }
    if (operand.kind == View::Kind::Constant) {
      arguments.push_back(result.constantBits(operand.bits, type));
      continue;
    }
    arguments.push_back(result.input(rest.size(), type));
    rest.push_back(std::move(operand));
  }
  for (size_t k = 0; k < given; ++k)
    for (const ScalarInstruction &input : body.instructions)
      if (input.op == ScalarOp::Input && input.index == operands.size() + k) {
        arguments.push_back(result.input(rest.size() + k, input.type));
        break;
      }
  result.results = result.inlineBody(body, arguments);
  operands.assign(rest.begin(), rest.end());
  return result;
}

/// A Map of the operands, on the dimensions along which one of them varies; the
/// result is stretched along the others.
std::optional<View> Importer::map(const ScalarBody &given,
                                  llvm::ArrayRef<View> views,
                                  llvm::ArrayRef<Index> sizesUsed,
                                  ElementType element) {
  llvm::SmallVector<Index, 2> parameters(sizesUsed);
  std::optional<Shape> extents = commonExtents(views);
  if (!extents)
    return std::nullopt;
  llvm::SmallVector<View, 3> operands(views);
  if (llvm::all_of(operands,
                   [](const View &view) {
                     return view.kind == View::Kind::Constant ||
                            view.kind == View::Kind::Size;
                   }) &&
      !operands.empty()) {
    View scalar = operands[0];
    scalar.extents.clear();
    std::optional<uint32_t> node = materialize(scalar);
    if (!node)
      return std::nullopt;
    operands[0] = whole(*node);
  }
  for (View &operand : operands)
    if (operand.kind == View::Kind::Mask ||
        operand.kind == View::Kind::Counter) {
      operand.extents = *extents;
      std::optional<View> node = operand.kind == View::Kind::Mask
                                     ? maskNode(operand)
                                     : counterNode(operand);
      if (!node)
        return std::nullopt;
      operand = *node;
      for (Index &extent : *extents)
        extent = sizes.resolve(extent);
    }
  ScalarBody body =
      withConstants(given, operands, parameters, operators.context());
  // Scalars lie along nothing.
  for (View &operand : operands)
    if (operand.extents.empty())
      operand.along.assign(extents->size(), -1);
  View result;
  result.element = element;
  result.extents = *extents;
  int rank = 0;
  for (size_t d = 0; d < extents->size(); ++d) {
    bool varies = llvm::any_of(
        operands, [&](const View &operand) { return operand.along[d] >= 0; });
    result.along.push_back(varies ? rank++ : -1);
  }
  nugraph::Map attribute{operators.intern(body), uint8_t(rank), {}, {}};
  attribute.parameters.assign(parameters.begin(), parameters.end());
  llvm::SmallVector<uint32_t, 3> nodes;
  for (const View &operand : operands) {
    AccessMap access;
    for (auto [d, own] : llvm::enumerate(operand.along))
      if (own >= 0)
        access.push_back(result.along[d]);
    attribute.maps.push_back(access);
    nodes.push_back(operand.node);
  }
  std::optional<uint32_t> node = add(attribute, nodes);
  if (!node)
    return std::nullopt;
  result.node = *node;
  return result;
}

/// Are all its numbers those of its type? What wraps around or is rounded does
/// not count.
bool Importer::counts(const View &counter) {
  int64_t first = counter.offset +
                  (counter.start ? sizes.value(*counter.start) : 0),
          last = first + sizes.value(counter.extents[counter.axis]) - 1;
  mlir::Type type = ir::toMlir(counter.element, &operators.context());
  if (auto floating = mlir::dyn_cast<mlir::FloatType>(type)) {
    unsigned exact =
        llvm::APFloat::semanticsPrecision(floating.getFloatSemantics());
    return llvm::isIntN(exact + 1, first) && llvm::isIntN(exact + 1, last);
  }
  unsigned width = bitWidth(counter.element);
  if (isUnsignedInteger(counter.element))
    return first >= 0 && llvm::isUIntN(width, last);
  return isSignedInteger(counter.element) && llvm::isIntN(width, first) &&
         llvm::isIntN(width, last);
}

/// The index plus or minus a number.
std::optional<View> Importer::counter(mlir::Operation &op) {
  bool subtracts = mlir::isa<stablehlo::SubtractOp>(op);
  if (!subtracts && !mlir::isa<stablehlo::AddOp>(op))
    return std::nullopt;
  View left = view(op.getOperand(0)), right = view(op.getOperand(1));
  if (right.kind == View::Kind::Counter && !subtracts)
    std::swap(left, right);
  if (left.kind != View::Kind::Counter || right.kind != View::Kind::Constant ||
      isFloat(left.element))
    return std::nullopt;
  left.offset += subtracts ? -right.integer() : right.integer();
  return counts(left) ? std::optional(left) : std::nullopt;
}

/// Is `bits` the number `value`, or where `inverse`, 1 / value rounded?
static bool isNumber(const llvm::APInt &bits, mlir::Type type, int64_t value,
                     bool inverse) {
  auto floating = mlir::dyn_cast<mlir::FloatType>(type);
  if (!floating)
    return !inverse && bits.getSExtValue() == value;
  const llvm::fltSemantics &semantics = floating.getFloatSemantics();
  llvm::APFloat number(semantics);
  number.convertFromAPInt(llvm::APInt(64, value), /*IsSigned=*/true,
                          llvm::APFloat::rmNearestTiesToEven);
  if (inverse) {
    llvm::APFloat one(semantics, 1);
    one.divide(number, llvm::APFloat::rmNearestTiesToEven);
    number = one;
  }
  return llvm::APFloat(semantics, bits).bitwiseIsEqual(number);
}

/// 0 where it was 1; of a diagonal it is none.
static bool negate(View &mask) {
  using Kind = nugraph::Mask::Kind;
  if (mask.mask == Kind::Diagonal)
    return false;
  bool isUpper = mask.mask == Kind::Upper;
  mask.mask = isUpper ? Kind::Lower : Kind::Upper;
  mask.offset += isUpper ? -1 : 1;
  return true;
}

/// A mask converted to numbers is a mask of numbers, as is a choice by it
/// between 1 and 0; where it chooses 0, or is denied, the others are 1.
std::optional<View> Importer::maskOfType(mlir::Operation &op) {
  bool chooses = mlir::isa<stablehlo::SelectOp>(op);
  bool denies = mlir::isa<stablehlo::NotOp>(op);
  if (!chooses && !denies && !mlir::isa<stablehlo::ConvertOp>(op))
    return std::nullopt;
  View result = view(op.getOperand(0));
  if (result.kind != View::Kind::Mask)
    return std::nullopt;
  result.element = resultElement(op);
  if (denies)
    return negate(result) ? std::optional(result) : std::nullopt;
  if (!chooses)
    return result;
  View yes = view(op.getOperand(1)), no = view(op.getOperand(2));
  if (yes.kind != View::Kind::Constant || no.kind != View::Kind::Constant)
    return std::nullopt;
  mlir::Type type = ir::toMlir(result.element, &operators.context());
  auto is = [&](const View &constant, int64_t number) {
    return result.element == ElementType::I1
               ? constant.bits.getBoolValue() == (number != 0)
               : isNumber(constant.bits, type, number, false);
  };
  if (is(yes, 1) && is(no, 0))
    return result;
  if (is(yes, 0) && is(no, 1) && negate(result))
    return result;
  return std::nullopt;
}

/// How often a value is repeated.
static void addRepeats(const View &view, prove::Terms &terms,
                       llvm::SmallVectorImpl<Index> &counts) {
  size_t first = counts.size();
  for (auto [extent, along] : llvm::zip_equal(view.extents, view.along)) {
    if (along >= 0)
      continue;
    for (size_t i = first, end = counts.size(); i != end; ++i)
      counts.push_back(terms.multiply(counts[i], extent));
    counts.push_back(extent);
  }
}

/// A sum divided or multiplied by how many elements it added, or multiplied by
/// the inverse: the number is a size. What is given to as many, too.
std::optional<View> Importer::mean(mlir::Operation &op) {
  bool multiplies = mlir::isa<stablehlo::MulOp>(op);
  if (!multiplies && !mlir::isa<stablehlo::DivOp>(op))
    return std::nullopt;
  View sum = view(op.getOperand(0)), number = view(op.getOperand(1));
  if (multiplies && sum.kind == View::Kind::Constant)
    std::swap(sum, number);
  if (sum.kind != View::Kind::Node || number.kind != View::Kind::Constant)
    return std::nullopt;
  mlir::Type type = ir::toMlir(sum.element, &operators.context());
  llvm::SmallVector<Index, 16> counts;
  addCounts(sum.node, 0, counts);
  addRepeats(sum, terms, counts);
  for (bool inverse : {false, true})
    for (Index count : counts) {
      if ((inverse && !multiplies) ||
          !isNumber(number.bits, type, sizes.value(count), inverse))
        continue;
      ScalarBody body;
      unsigned in = body.input(0, type), size = body.input(1, type);
      if (inverse)
        size =
            body.apply(ScalarOp::Divide, type, {body.constant(1, type), size});
      body.results = {
          body.apply(multiplies ? ScalarOp::Multiply : ScalarOp::Divide, type,
                     {in, size})};
      return map(body, sum, count, sum.element);
    }
  return std::nullopt;
}

/// What is known to be a size stays one, through conversions too.
std::optional<View> Importer::sizeNumber(mlir::Operation &op) {
  if (op.getNumResults() != 1)
    return std::nullopt;
  View result;
  if (auto known = symbolic.numbers.find(op.getResult(0));
      known != symbolic.numbers.end()) {
    result.kind = View::Kind::Size;
    result.element = resultElement(op);
    result.size = known->second;
    return result;
  }
  if (!mlir::isa<stablehlo::ConvertOp>(op))
    return std::nullopt;
  result = view(op.getOperand(0));
  result.element = resultElement(op);
  return result.kind == View::Kind::Size ? std::optional(result) : std::nullopt;
}

std::optional<View> Importer::special(mlir::Operation &op) {
  for (auto recognize :
       {&Importer::counter, &Importer::decided, &Importer::sides,
        &Importer::mask, &Importer::maskOfType, &Importer::mean})
    if (std::optional<View> result = (this->*recognize)(op))
      return result;
  return std::nullopt;
}

bool Importer::elementwise(mlir::Operation &op) {
  std::optional<ScalarBody> body = elementwiseBody(&op);
  if (!body || op.getNumResults() != 1)
    return false;
  if (std::optional<View> result = special(op))
    return define(op.getResult(0), *result);
  llvm::SmallVector<View, 3> operands;
  for (mlir::Value operand : op.getOperands())
    operands.push_back(view(operand));
  std::optional<View> result = map(*body, operands, {}, resultElement(op));
  if (!result || result->extents.size() !=
                     longDimensions(op.getResult(0).getType()).size())
    return false;
  // As jax writes it, what is rounded down is chosen at last.
  if (mlir::isa<stablehlo::DivOp, stablehlo::RemOp, stablehlo::SelectOp>(op))
    if (std::optional<View> blocks = blockCounter(*result))
      return define(op.getResult(0), *blocks);
  return define(op.getResult(0), *result);
}

} // namespace tesela::nugraph
