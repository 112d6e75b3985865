#include "prove/EncodeProgram.h"

#include "prove/ComplexTerms.h"
#include "prove/CutPoints.h"
#include "prove/ProgramEncoder.h"

#include "ir/ElementTypes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using tesela::semantics::Extent;
using tesela::semantics::Extents;
using tesela::semantics::SizeFact;
using tesela::semantics::SizeRelation;
using tesela::semantics::SymbolicShapes;

namespace tesela::prove {
namespace {

constexpr llvm::StringLiteral argumentAttributes[] = {
    "tesela.shape", "tesela.size", "tesela.positive", "tesela.below"};

class PairEncoder {
public:
  PairEncoder(Terms &terms, EncodedPair &pair)
      : terms(terms), pair(pair), left(pair.sizes), right(pair.sizes) {}

  LogicalResult run(func::FuncOp a, func::FuncOp b,
                    llvm::ArrayRef<std::string> assume);
  std::optional<Problem> cut();

private:
  LogicalResult readArguments();
  LogicalResult assume(llvm::ArrayRef<std::string> facts);
  LogicalResult makeArgument(unsigned number);
  void numberSizes();
  Index indexOfSymbol(unsigned number);
  void makeAssumptions();
  std::vector<Value> encode(ProgramEncoder &encoder, func::FuncOp function);
  void noteShapes(const SymbolicShapes &shapes, func::FuncOp function);

  Terms &terms;
  EncodedPair &pair;
  func::FuncOp leftFunction, rightFunction;
  SymbolicShapes left, right;
  std::vector<Value> arguments;
};

} // namespace

Index indexOf(Terms &terms, const Extent &extent,
              llvm::ArrayRef<Index> symbols) {
  if (extent.isStatic())
    return terms.constant(extent.value());
  auto of = [&](auto &self, AffineExpr expression) -> Index {
    if (auto constant = dyn_cast<AffineConstantExpr>(expression))
      return terms.constant(constant.getValue());
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expression))
      return symbols[symbol.getPosition() - semantics::firstSizeSymbol];
    auto binary = cast<AffineBinaryOpExpr>(expression);
    Index a = self(self, binary.getLHS()), b = self(self, binary.getRHS());
    switch (binary.getKind()) {
    case AffineExprKind::Add:
      return terms.add(a, b);
    case AffineExprKind::Mul:
      return terms.multiply(a, b);
    case AffineExprKind::FloorDiv:
      return terms.floorDivide(a, b);
    default:
      return terms.modulo(a, b);
    }
  };
  return of(of, extent.expression(nullptr));
}

// ---------------------------------------------------------------- arguments

/// What one side says of an argument holds on both.
static void shareAttributes(func::FuncOp a, func::FuncOp b) {
  for (unsigned number = 0; number < a.getNumArguments(); ++number)
    for (llvm::StringRef name : argumentAttributes) {
      Attribute left = a.getArgAttr(number, name);
      Attribute right = b.getArgAttr(number, name);
      if (left && !right)
        b.setArgAttr(number, name, left);
      if (right && !left)
        a.setArgAttr(number, name, right);
    }
}

/// What is no text would be looked past, and the question be another one.
static LogicalResult checkAttributes(func::FuncOp function) {
  for (unsigned number = 0; number < function.getNumArguments(); ++number)
    for (llvm::StringRef name : argumentAttributes) {
      Attribute attribute = function.getArgAttr(number, name);
      bool isFlag = name == "tesela.positive";
      if (attribute &&
          (isFlag ? !isa<UnitAttr>(attribute) : !isa<StringAttr>(attribute)))
        return emitError(function.getArgument(number).getLoc())
               << name << " of argument " << number << " of @"
               << function.getName()
               << (isFlag ? " takes no value, not " : " is no text but ")
               << attribute;
    }
  return success();
}

LogicalResult PairEncoder::readArguments() {
  if (failed(checkAttributes(leftFunction)) ||
      failed(checkAttributes(rightFunction)))
    return failure();
  shareAttributes(leftFunction, rightFunction);
  if (failed(left.readArguments(leftFunction)) ||
      failed(right.readArguments(rightFunction)))
    return failure();
  for (auto [a, b] : llvm::zip_equal(leftFunction.getArguments(),
                                     rightFunction.getArguments())) {
    if (!isa<RankedTensorType>(a.getType()))
      continue;
    for (auto [size, other] : llvm::zip_equal(left.shape(a), right.shape(b)))
      if (failed(left.assume(leftFunction, {SizeRelation::Equal, size, other})))
        return failure();
    std::optional<Extents> value = left.allElements(a);
    std::optional<Extents> same = right.allElements(b);
    if (value && same && !value->empty() &&
        failed(left.assume(leftFunction, {SizeRelation::Equal, value->front(),
                                          same->front()})))
      return failure();
  }
  return success();
}

LogicalResult PairEncoder::assume(llvm::ArrayRef<std::string> facts) {
  for (const std::string &text : facts) {
    std::string why;
    std::optional<SizeFact> fact = pair.sizes.parseFact(text, why);
    if (!fact || !pair.sizes.assume(*fact, why))
      return emitError(leftFunction.getLoc()) << "assumption: " << why;
  }
  return success();
}

static std::string nameOf(BlockArgument argument) {
  Location location = argument.getLoc();
  if (auto named = dyn_cast<NameLoc>(location)) {
    llvm::StringRef name = named.getName().getValue();
    if (!name.empty() &&
        llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_'; }))
      return name.str();
  }
  return "arg" + std::to_string(argument.getArgNumber());
}

LogicalResult PairEncoder::makeArgument(unsigned number) {
  BlockArgument argument = leftFunction.getArgument(number);
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  std::optional<ElementType> element =
      type ? ir::elementType(type.getElementType()) : std::nullopt;
  if (!element)
    return emitError(argument.getLoc())
           << "argument " << number << " of type " << argument.getType()
           << " is no tensor of plain elements";
  Argument made{nameOf(argument), *element, left.shape(argument), {}, 0};
  for (const Argument &other : pair.arguments)
    if (other.name == made.name)
      made.name = "arg" + std::to_string(number);
  if (std::optional<Extents> size = left.allElements(argument)) {
    made.size = size->front();
    Index value = indexOf(terms, made.size, pair.sizeIndices);
    arguments.push_back(
        {*element,
         {},
         [&terms = terms, value, type = *element](llvm::ArrayRef<Index>) {
           return terms.fromIndex(value, type);
         }});
  } else {
    Input input{terms.tensor(made.name, *element), {}, false, {}};
    for (const Extent &extent : made.shape)
      input.shape.push_back(indexOf(terms, extent, pair.sizeIndices));
    input.positive = bool(leftFunction.getArgAttr(number, "tesela.positive"));
    if (auto below =
            leftFunction.getArgAttrOfType<StringAttr>(number, "tesela.below")) {
      std::string why;
      std::optional<Extent> bound = pair.sizes.parse(below.getValue(), why);
      if (!bound)
        return emitError(argument.getLoc())
               << "tesela.below of argument " << number << ": " << why;
      numberSizes();
      input.below = indexOf(terms, *bound, pair.sizeIndices);
      terms.setBelow(input.tensor, *input.below);
    }
    made.input = pair.problem.inputs.size();
    arguments.push_back(readsOf(terms, input.tensor, input.shape));
    if (isComplex(*element)) {
      Input imag = input;
      imag.tensor = imagPart(terms, input.tensor);
      input.tensor = realPart(terms, input.tensor);
      pair.problem.inputs.push_back(std::move(input));
      input = std::move(imag);
    }
    pair.problem.inputs.push_back(std::move(input));
  }
  pair.arguments.push_back(std::move(made));
  return success();
}

// -------------------------------------------------------------------- sizes

Index PairEncoder::indexOfSymbol(unsigned number) {
  const semantics::SizeSymbol &symbol = pair.sizes.symbols()[number];
  Extent self = Extent::symbol(number, leftFunction.getContext());
  Extent value = pair.sizes.resolve(self);
  if (value != self) // an abbreviation
    return indexOf(terms, value, pair.sizeIndices);
  if (symbol.kind == semantics::SizeSymbol::Kind::Named)
    return terms.index(terms.size(symbol.name));
  Index a = indexOf(terms, pair.sizes.resolve(symbol.a), pair.sizeIndices);
  Index b = indexOf(terms, pair.sizes.resolve(symbol.b), pair.sizeIndices);
  return symbol.kind == semantics::SizeSymbol::Kind::Minimum
             ? terms.minimum(a, b)
             : terms.maximum(a, b);
}

/// Named sizes first: the others are made of them.
void PairEncoder::numberSizes() {
  llvm::ArrayRef<semantics::SizeSymbol> symbols = pair.sizes.symbols();
  pair.sizeIndices.assign(symbols.size(), Index());
  for (unsigned number = 0; number < symbols.size(); ++number)
    if (symbols[number].kind == semantics::SizeSymbol::Kind::Named)
      pair.sizeIndices[number] = terms.index(terms.size(symbols[number].name));
  // Each round settles what is nested one deeper.
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned number = 0; number < symbols.size(); ++number) {
      Index index = indexOfSymbol(number);
      changed |= index != pair.sizeIndices[number];
      pair.sizeIndices[number] = index;
    }
  }
}

void PairEncoder::makeAssumptions() {
  for (const SizeFact &fact : pair.sizes.assumed()) {
    Index a = indexOf(terms, pair.sizes.resolve(fact.left), pair.sizeIndices);
    Index b = indexOf(terms, pair.sizes.resolve(fact.right), pair.sizeIndices);
    switch (fact.relation) {
    case SizeRelation::Equal:
      pair.problem.assumptions.push_back(terms.equal(a, b));
      break;
    case SizeRelation::NotEqual:
      pair.problem.assumptions.push_back(terms.negate(terms.equal(a, b)));
      break;
    case SizeRelation::LessEqual:
      pair.problem.assumptions.push_back(terms.atMost(a, b));
      break;
    case SizeRelation::Less:
      pair.problem.assumptions.push_back(terms.lessThan(a, b));
      break;
    }
  }
  pair.assumptions.assign(pair.sizes.said().begin(), pair.sizes.said().end());
}

// ----------------------------------------------------------------- programs

/// Along dimensions of size 1 there is index 0 only.
static Value atZero(Terms &terms, Value value) {
  Index one = terms.constant(1);
  if (!llvm::is_contained(value.shape, one))
    return value;
  Value same{value.type, value.shape, {}};
  same.at = [&terms, one, value = std::move(value)](llvm::ArrayRef<Index> at) {
    llvm::SmallVector<Index, 4> only(at);
    for (auto [index, extent] : llvm::zip(only, value.shape))
      if (extent == one)
        index = terms.constant(0);
    return value.at(only);
  };
  return same;
}

std::vector<Value> PairEncoder::encode(ProgramEncoder &encoder,
                                       func::FuncOp function) {
  for (auto [argument, value] :
       llvm::zip_equal(function.getArguments(), arguments))
    encoder.set(argument, value);
  std::vector<Value> results = encoder.encode(function.getBody().front());
  for (Value &result : results)
    result = atZero(terms, std::move(result));
  return withParts(terms, std::move(results), pair.resultNumbers);
}

/// Encodes both sides twice: to see what they share, and with reads in its
/// place. Only results of whole operators are cut, none inside of loops.
std::optional<Problem> PairEncoder::cut() {
  EncodedPair scratch(terms, leftFunction.getContext());
  scratch.sizes = pair.sizes;
  scratch.sizeIndices = pair.sizeIndices;
  CutPoints points(pair.problem);
  auto sideOf = [&](bool isLeft, Cuts &opaque,
                    ProgramEncoder::Replacement replacement) {
    func::FuncOp function = isLeft ? leftFunction : rightFunction;
    ProgramEncoder encoder(scratch, isLeft ? left : right, opaque, isLeft);
    encoder.replace([&](mlir::Value value, const Value &meaning) {
      bool whole = value.getDefiningOp()->getParentOp() == function &&
                   !isComplex(meaning.type);
      return whole ? replacement(value, meaning) : std::nullopt;
    });
    return encode(encoder, function);
  };
  auto reads = [&](unsigned number) {
    const Input &input = points.input(number);
    return readsOf(terms, input.tensor, input.shape);
  };
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::DenseSet<unsigned> sides[2];
  pair.cuts.clear();
  Cuts opaque(terms);
  for (bool isLeft : {true, false})
    sideOf(
        isLeft, opaque,
        [&](mlir::Value value, const Value &meaning) -> std::optional<Value> {
          std::optional<unsigned> number = points.of(meaning);
          if (!number)
            return std::nullopt;
          numbers[value] = *number;
          sides[isLeft].insert(*number);
          return reads(*number);
        });

  Problem result{terms, pair.problem.inputs, {}, {}, pair.problem.assumptions};
  for (unsigned number : sides[0])
    if (sides[1].contains(number)) {
      result.inputs.push_back(points.input(number));
      pair.cuts.push_back(terms.name(result.inputs.back().tensor).str() +
                          " stands for what both sides have in common");
    }
  if (pair.cuts.empty())
    return std::nullopt;
  llvm::sort(result.inputs, [](const Input &a, const Input &b) {
    return a.tensor < b.tensor;
  });
  llvm::sort(pair.cuts);
  Cuts opaqueStill(terms);
  for (bool isLeft : {true, false})
    (isLeft ? result.left : result.right) = sideOf(
        isLeft, opaqueStill,
        [&](mlir::Value value, const Value &) -> std::optional<Value> {
          auto found = numbers.find(value);
          if (found == numbers.end() || !sides[0].contains(found->second) ||
              !sides[1].contains(found->second))
            return std::nullopt;
          return reads(found->second);
        });
  return result;
}

/// What one operator makes of another is encoded one inside the other.
constexpr unsigned longestChain = 2500;

/// The longest chain in a block; an operator with regions counts as what is in
/// them. An error where it is too long.
static FailureOr<unsigned> chainOf(Block &block) {
  llvm::DenseMap<Operation *, unsigned> lengths;
  unsigned longest = 0;
  for (Operation &op : block) {
    unsigned length = 1;
    llvm::SetVector<mlir::Value> used(op.operand_begin(), op.operand_end());
    for (Region &region : op.getRegions()) {
      getUsedValuesDefinedAbove(region, used);
      for (Block &inner : region) {
        FailureOr<unsigned> inside = chainOf(inner);
        if (failed(inside))
          return failure();
        length = std::max(length, *inside + 1);
      }
    }
    unsigned below = 0;
    for (mlir::Value value : used)
      if (Operation *maker = value.getDefiningOp())
        below = std::max(below, lengths.lookup(maker));
    length += below;
    if (length > longestChain)
      return op.emitError() << "a chain of more than " << longestChain
                            << " operators, each on the one before, is longer "
                               "than the prover follows";
    lengths[&op] = length;
    longest = std::max(longest, length);
  }
  return longest;
}

/// A copy of the function, in a copy of its module, that holds no calls.
static func::FuncOp prepared(func::FuncOp function, EncodedPair &pair) {
  OwningOpRef<ModuleOp> copy(
      cast<ModuleOp>(function->getParentOfType<ModuleOp>()->clone()));
  auto same = copy->lookupSymbol<func::FuncOp>(function.getName());
  pair.modules.push_back(std::move(copy));
  if (failed(inlineCalls(same)))
    return nullptr;
  decomposeOperators(same);
  return failed(chainOf(same.getBody().front())) ? nullptr : same;
}

static size_t countOperators(func::FuncOp function) {
  return function.getBody().front().getOperations().size();
}

void PairEncoder::noteShapes(const SymbolicShapes &shapes,
                             func::FuncOp function) {
  for (Operation &op : function.getBody().front())
    for (OpResult result : op.getResults()) {
      llvm::SmallVector<Index, 4> shape;
      for (const Extent &extent : shapes.shape(result))
        shape.push_back(
            indexOf(terms, pair.sizes.resolve(extent), pair.sizeIndices));
      pair.problem.computed.push_back(std::move(shape));
    }
}

LogicalResult PairEncoder::run(func::FuncOp a, func::FuncOp b,
                               llvm::ArrayRef<std::string> facts) {
  leftFunction = prepared(a, pair);
  rightFunction = leftFunction ? prepared(b, pair) : nullptr;
  if (!rightFunction || failed(readArguments()) || failed(assume(facts)) ||
      failed(left.infer(leftFunction)) || failed(right.infer(rightFunction)))
    return failure();
  numberSizes();
  for (unsigned number = 0; number < leftFunction.getNumArguments(); ++number)
    if (failed(makeArgument(number)))
      return failure();
  makeAssumptions();
  Cuts cuts(terms);
  ProgramEncoder leftEncoder(pair, left, cuts, true);
  ProgramEncoder rightEncoder(pair, right, cuts, false);
  noteShapes(left, leftFunction);
  noteShapes(right, rightFunction);
  pair.operators = countOperators(leftFunction) + countOperators(rightFunction);
  pair.problem.left = encode(leftEncoder, leftFunction);
  pair.problem.right = encode(rightEncoder, rightFunction);
  return success();
}

std::unique_ptr<EncodedPair> encodePair(Terms &terms, func::FuncOp left,
                                        func::FuncOp right,
                                        llvm::ArrayRef<std::string> assume) {
  if (left.getFunctionType() != right.getFunctionType()) {
    right.emitError("the programs differ in signature: @")
        << left.getName() << " is " << left.getFunctionType() << ", @"
        << right.getName() << " is " << right.getFunctionType();
    return nullptr;
  }
  auto pair = std::make_unique<EncodedPair>(terms, left.getContext());
  auto encoder = std::make_shared<PairEncoder>(terms, *pair);
  if (failed(encoder->run(left, right, assume)))
    return nullptr;
  pair->cut = [encoder] { return encoder->cut(); };
  return pair;
}

/// The value of each size symbol, itself where that is not known. Symbols that
/// are the least or the greatest of two others are settled round by round.
static std::vector<Extent>
valuesOf(const semantics::Sizes &sizes, MLIRContext *context,
         const std::map<std::string, int64_t> &known) {
  using Kind = semantics::SizeSymbol::Kind;
  std::vector<Extent> values;
  for (const auto &[number, symbol] : llvm::enumerate(sizes.symbols())) {
    Extent self = Extent::symbol(number, context);
    auto found = known.find(symbol.name);
    // A named size that neither side looks at may be anything.
    values.push_back(symbol.kind != Kind::Named ? self
                     : found == known.end()     ? Extent(1)
                                                : Extent(found->second));
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto &[number, symbol] : llvm::enumerate(sizes.symbols())) {
      if (values[number].isStatic())
        continue;
      Extent a = substitute(sizes.resolve(symbol.a), values);
      Extent b = substitute(sizes.resolve(symbol.b), values);
      if (!a.isStatic() || !b.isStatic())
        continue;
      bool least = symbol.kind == Kind::Minimum;
      values[number] = least ? std::min(a.value(), b.value())
                             : std::max(a.value(), b.value());
      changed = true;
    }
  }
  return values;
}

std::optional<int64_t>
EncodedPair::valueOf(const Extent &size,
                     const std::map<std::string, int64_t> &known) const {
  Extent resolved = sizes.resolve(size);
  if (resolved.isStatic())
    return resolved.value();
  MLIRContext *context = resolved.expression(nullptr).getContext();
  Extent value = substitute(resolved, valuesOf(sizes, context, known));
  return value.isStatic() ? std::optional(value.value()) : std::nullopt;
}

} // namespace tesela::prove
