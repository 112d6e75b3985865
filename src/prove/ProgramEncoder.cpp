#include "prove/ProgramEncoder.h"

#include "prove/ComplexTerms.h"
#include "prove/EncodeBody.h"
#include "prove/EncodeForm.h"
#include "prove/IndexTerms.h"

#include "ir/Custom.h"
#include "ir/DataMovement.h"
#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tesela::prove {

/// Elements of a constant that are looked into.
static constexpr int64_t mostElements = 64;

static ElementType elementTypeOf(mlir::Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!tensor)
    return ElementType::Token;
  return ir::elementType(tensor.getElementType()).value_or(ElementType::Token);
}

Index ProgramEncoder::index(const semantics::Extent &extent) {
  return indexOf(terms, extent, pair.sizeIndices);
}

llvm::SmallVector<Index, 4> ProgramEncoder::shapeOf(mlir::Value value) {
  llvm::SmallVector<Index, 4> shape;
  if (isa<RankedTensorType>(value.getType()))
    for (const semantics::Extent &extent : shapes.shape(value))
      shape.push_back(index(extent));
  return shape;
}

std::vector<Value> ProgramEncoder::operandsOf(Operation &op) {
  std::vector<Value> operands;
  for (mlir::Value operand : op.getOperands())
    operands.push_back(values.lookup(operand));
  return operands;
}

std::vector<Value> ProgramEncoder::encode(Block &block) {
  for (Operation &op : block.without_terminator()) {
    encode(op);
    for (mlir::Value result : op.getResults())
      if (replacement)
        if (auto other = replacement(result, values.lookup(result)))
          set(result, *other);
  }
  return operandsOf(*block.getTerminator());
}

void ProgramEncoder::encode(Operation &op) {
  if (op.getNumResults() == 0)
    return; // shape assertions, prints
  std::string whyNot = "no term is known for the operator";
  if (encodeKnown(op) || encodeConstant(op) || encodeIdentity(op) ||
      encodeChoice(op, whyNot) || encodeLoop(op, whyNot) ||
      encodeScan(op, whyNot) || encodeSort(op, whyNot) ||
      encodeForm(op, whyNot))
    return;
  cut(op, whyNot);
}

Value readsOf(Terms &terms, Tensor tensor, llvm::ArrayRef<Index> shape) {
  ElementType type = terms.type(tensor);
  Value value{type, llvm::SmallVector<Index, 4>(shape), {}};
  value.at = [&terms, tensor](llvm::ArrayRef<Index> at) {
    return elementOf(terms, tensor, at);
  };
  return value;
}

// ------------------------------------------------------- sizes and constants

/// Chosen by the row-major number of the index.
Value ProgramEncoder::ofElements(llvm::ArrayRef<Term> elements,
                                 ElementType type,
                                 llvm::ArrayRef<Index> shape) {
  Value value{type, llvm::SmallVector<Index, 4>(shape), {}};
  value.at = [&terms = terms, elements = elements.vec(),
              shape = value.shape](llvm::ArrayRef<Index> at) {
    Index linear = terms.constant(0);
    for (auto [index, extent] : llvm::zip_equal(at, shape))
      linear = terms.add(terms.multiply(linear, extent), index);
    if (std::optional<int64_t> known = terms.constantValue(linear))
      return elements[std::clamp<int64_t>(*known, 0, elements.size() - 1)];
    Term choice = elements.back();
    for (size_t k = elements.size() - 1; k-- > 0;)
      choice = terms.select(terms.equal(linear, terms.constant(k)), elements[k],
                            choice);
    return choice;
  };
  return value;
}

/// Results of arithmetic on shapes.
bool ProgramEncoder::encodeKnown(Operation &op) {
  if (op.getNumResults() != 1)
    return false;
  std::optional<semantics::Extents> elements =
      shapes.allElements(op.getResult(0));
  if (!elements || elements->empty())
    return false;
  ElementType type = elementTypeOf(op.getResult(0));
  std::vector<Term> known;
  for (const semantics::Extent &extent : *elements)
    known.push_back(extent.isStatic() ? terms.constant(extent.value(), type)
                                      : terms.fromIndex(index(extent), type));
  set(op.getResult(0), ofElements(known, type, shapeOf(op.getResult(0))));
  return true;
}

/// The bits of each element, of complex ones the imaginary part above.
static std::vector<APInt> bitsOf(DenseElementsAttr value) {
  std::vector<APInt> bits;
  if (isa<FloatType>(value.getElementType()))
    for (const APFloat &element : value.getValues<APFloat>())
      bits.push_back(element.bitcastToAPInt());
  else if (isa<IntegerType>(value.getElementType()))
    for (const APInt &element : value.getValues<APInt>())
      bits.push_back(element);
  else if (isa<ComplexType>(value.getElementType()))
    for (const std::complex<APFloat> &element :
         value.getValues<std::complex<APFloat>>())
      bits.push_back(element.imag().bitcastToAPInt().concat(
          element.real().bitcastToAPInt()));
  return bits;
}

/// Constants that are no splat; those are forms.
bool ProgramEncoder::encodeConstant(Operation &op) {
  auto constant = dyn_cast<stablehlo::ConstantOp>(op);
  auto value =
      constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : nullptr;
  if (!value || value.isSplat() || value.empty())
    return false;
  ElementType type = elementTypeOf(op.getResult(0));
  llvm::SmallVector<Index, 4> shape = shapeOf(op.getResult(0));
  std::vector<APInt> bits;
  if (value.getNumElements() <= mostElements)
    bits = bitsOf(value);
  if (bits.empty()) {
    Tensor tensor = cuts.of(value, type);
    set(op.getResult(0), readsOf(terms, tensor, shape));
    pair.opaque.push_back({left, "stablehlo.constant",
                           "a constant of more than " +
                               std::to_string(mostElements) +
                               " different elements is not looked into",
                           ""});
    return true;
  }
  std::vector<Term> elements;
  for (const APInt &each : bits)
    elements.push_back(constantTerm(terms, each, value.getElementType()));
  set(op.getResult(0), ofElements(elements, type, shape));
  return true;
}

bool ProgramEncoder::encodeIdentity(Operation &op) {
  llvm::StringRef name = op.getName().getStringRef();
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
  bool identity = name == "stablehlo.optimization_barrier" ||
                  name == "sdy.sharding_constraint" ||
                  (call && call.getCallTargetName() == "Sharding");
  if (!identity || op.getNumResults() > op.getNumOperands())
    return false;
  for (auto [result, operand] : llvm::zip(op.getResults(), op.getOperands()))
    set(result, values.lookup(operand));
  return true;
}

// ---------------------------------------------------------------- operators

bool ProgramEncoder::encodeForm(Operation &op, std::string &whyNot) {
  std::optional<semantics::GranularForm> form =
      semantics::granularForm(&op, shapes);
  if (!form)
    return false;
  std::vector<ElementType> types;
  for (mlir::Value result : op.getResults())
    types.push_back(elementTypeOf(result));
  std::optional<std::vector<Value>> results = prove::encode(
      terms, *form, operandsOf(op), types, pair.sizeIndices, whyNot);
  if (!results)
    return false;
  for (auto [result, value] : llvm::zip_equal(op.getResults(), *results))
    set(result, std::move(value));
  return true;
}

/// a where `condition` holds, else b, element by element.
static Value chosen(Terms &terms, Guard condition, Value a, Value b) {
  Value value{a.type, a.shape, {}};
  value.at = [&terms, condition, a = std::move(a),
              b = std::move(b)](llvm::ArrayRef<Index> at) {
    return terms.select(condition, a.at(at), b.at(at));
  };
  return value;
}

bool ProgramEncoder::encodeChoice(Operation &op, std::string &whyNot) {
  llvm::StringRef name = op.getName().getStringRef();
  if (name != "stablehlo.if" && name != "stablehlo.case")
    return false;
  Term which = values.lookup(op.getOperand(0)).at({});
  std::vector<std::vector<Value>> branches;
  for (Region &region : op.getRegions())
    branches.push_back(encode(region.front()));
  // An index out of range takes the last branch.
  std::vector<Value> results = branches.back();
  for (size_t k = branches.size() - 1; k-- > 0;) {
    Guard condition =
        name == "stablehlo.if"
            ? guardOf(terms, which)
            : comparison(terms, semantics::CompareDirection::EQ,
                         semantics::CompareType::Signed, which,
                         terms.constant(int64_t(k), terms.type(which)));
    for (auto [result, branch] : llvm::zip_equal(results, branches[k]))
      result = chosen(terms, condition, branch, result);
  }
  for (auto [result, value] : llvm::zip_equal(op.getResults(), results))
    set(result, std::move(value));
  return true;
}

void ProgramEncoder::cut(Operation &op, std::string whyNot) {
  std::vector<Value> operands = operandsOf(op);
  llvm::SetVector<mlir::Value> captured;
  for (Region &region : op.getRegions())
    getUsedValuesDefinedAbove(region, captured);
  for (mlir::Value value : captured)
    operands.push_back(values.lookup(value));
  unsigned occurrence = isMemoryEffectFree(&op) ? 0 : ++withEffects;
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    Tensor tensor =
        cuts.of(&op, number, elementTypeOf(result), operands, occurrence);
    set(result, readsOf(terms, tensor, shapeOf(result)));
  }
  std::string location;
  llvm::raw_string_ostream(location) << op.getLoc();
  pair.opaque.push_back({left, op.getName().getStringRef().str(),
                         std::move(whyNot), std::move(location)});
}

// --------------------------------------------------------------------- cuts

std::vector<uint32_t> Cuts::identity(llvm::ArrayRef<Value> operands) {
  std::vector<uint32_t> ids;
  for (const Value &operand : operands) {
    llvm::SmallVector<Index, 4> at;
    ids.push_back(uint32_t(operand.type));
    for (auto [d, extent] : llvm::enumerate(operand.shape)) {
      ids.push_back(extent.id);
      at.push_back(terms.index(terms.output(d)));
    }
    ids.push_back(operand.at ? operand.at(at).id : 0);
  }
  return ids;
}

/// The same operator but for its operands.
static bool sameOperator(Operation *a, Operation *b) {
  if (a->getName() != b->getName() || a->getAttrs() != b->getAttrs() ||
      a->getPropertiesAsAttribute() != b->getPropertiesAsAttribute() ||
      a->getNumResults() != b->getNumResults() ||
      a->getNumRegions() != b->getNumRegions())
    return false;
  for (auto [left, right] : llvm::zip_equal(a->getRegions(), b->getRegions()))
    if (!OperationEquivalence::isRegionEquivalentTo(
            &left, &right, OperationEquivalence::IgnoreLocations))
      return false;
  return true;
}

Tensor Cuts::of(Operation *op, unsigned number, ElementType type,
                llvm::ArrayRef<Value> operands, unsigned occurrence) {
  std::vector<uint32_t> ids = identity(operands);
  ids.push_back(occurrence);
  auto found = llvm::find_if(cuts, [&](const Cut &cut) {
    return cut.operands == ids && sameOperator(cut.op, op);
  });
  if (found == cuts.end()) {
    cuts.push_back({op, std::move(ids), unsigned(cuts.size())});
    found = std::prev(cuts.end());
  }
  return terms.tensor(op->getName().stripDialect().str() + "#" +
                          std::to_string(found->number) + "." +
                          std::to_string(number),
                      type);
}

Tensor Cuts::of(Attribute constant, ElementType type) {
  auto found = llvm::find(constants, constant);
  if (found == constants.end()) {
    constants.push_back(constant);
    found = std::prev(constants.end());
  }
  return terms.tensor("constant#" + std::to_string(found - constants.begin()),
                      type);
}

} // namespace tesela::prove
