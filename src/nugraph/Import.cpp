#include "nugraph/Importer.h"

#include "ir/ElementTypes.h"
#include "ir/Stablehlo.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

namespace tesela::nugraph {

llvm::SmallVector<unsigned, 4> longDimensions(mlir::Type type) {
  llvm::SmallVector<unsigned, 4> dimensions;
  for (auto [d, extent] :
       llvm::enumerate(mlir::cast<mlir::RankedTensorType>(type).getShape()))
    if (extent != 1)
      dimensions.push_back(d);
  return dimensions;
}

llvm::SmallVector<int, 4> placesOfLong(mlir::Type type) {
  auto tensor = mlir::cast<mlir::RankedTensorType>(type);
  llvm::SmallVector<int, 4> places(tensor.getRank(), -1);
  for (auto [place, dimension] : llvm::enumerate(longDimensions(type)))
    places[dimension] = place;
  return places;
}

bool isUsable(mlir::Type type) {
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() > 0 &&
         ir::elementType(tensor.getElementType());
}

static ElementType elementOf(mlir::Type type) {
  return *ir::elementType(
      mlir::cast<mlir::RankedTensorType>(type).getElementType());
}

Importer::Importer(Operators &operators, const ImportOptions &options,
                   SymbolicSizes given)
    : operators(operators), terms(operators.terms()), sizes(terms),
      symbolic(std::move(given)) {
  for (const SymbolicSizes::Named &size : symbolic.sizes)
    sizes.declare(size.variable, size.value);
  // Where the program itself cuts an axis is a size of the program.
  if (options.chooseCut)
    sizes.chooseCut = [this, choose = options.chooseCut](
                          Index full, int64_t value) -> std::optional<Index> {
      if (program == &programs.front())
        return std::nullopt;
      return choose([this](Index index) { return sizes.value(index); }, full,
                    value);
    };
}

bool Importer::fail(const llvm::Twine &why) {
  if (failure.empty())
    failure = why.str();
  return false;
}

// ------------------------------------------------------------------- nodes

std::optional<uint32_t> Importer::add(const Attribute &attribute,
                                      llvm::ArrayRef<uint32_t> operands) {
  AttributeId id = operators.intern(attribute);
  auto [place, isNew] =
      nodeNumbers.try_emplace({id.id, operands.vec()}, program->nodes.size());
  if (!isNew)
    return place->second;
  // Sizes solved since the operands were made count as solved.
  llvm::SmallVector<TensorType, 3> types;
  llvm::SmallVector<const TensorType *, 3> pointers;
  types.reserve(operands.size());
  for (uint32_t operand : operands) {
    pointers.push_back(&types.emplace_back(program->types[operand]));
    for (Index &extent : types.back().shape)
      extent = sizes.resolve(extent);
  }
  std::optional<TensorType> type = operators.infer(id, pointers);
  if (!type) {
    fail("an operator does not fit its operands: " + name(operators.kind(id)));
    return std::nullopt;
  }
  program->types.push_back(std::move(*type));
  program->nodes.push_back({id, {operands.begin(), operands.end()}});
  return place->second;
}

View Importer::whole(uint32_t node) const {
  View view;
  view.element = typeOf(node).element;
  view.extents = typeOf(node).shape;
  view.node = node;
  for (size_t d = 0; d < view.extents.size(); ++d)
    view.along.push_back(d);
  return view;
}

int64_t View::integer() const {
  return element == ElementType::I1 || isUnsignedInteger(element)
             ? int64_t(bits.getZExtValue())
             : bits.getSExtValue();
}

std::optional<uint32_t> Importer::fill(const View &constant) {
  TensorType type{constant.element, constant.extents};
  mlir::Type element = ir::toMlir(constant.element, &operators.context());
  if (auto floating = mlir::dyn_cast<mlir::FloatType>(element)) {
    llvm::APFloat value(floating.getFloatSemantics(), constant.bits);
    if (!value.isFinite() || value.isNegZero()) {
      // A number that no rational is: a constant of which nothing is known.
      auto scalar = mlir::RankedTensorType::get({}, element);
      std::optional<uint32_t> node =
          addConstant(mlir::DenseElementsAttr::get(scalar, value), scalar);
      View view = whole(*node);
      view.extents = constant.extents;
      view.along.assign(constant.extents.size(), -1);
      return materialize(view);
    }
    bool inexact = false;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &inexact);
    return add(Fill{prove::Rational::fromDouble(value.convertToDouble()),
                    std::nullopt, type},
               {});
  }
  return add(Fill{constant.integer(), std::nullopt, type}, {});
}

/// A counter as a node of one dimension, stretched along the others.
std::optional<View> Importer::counterNode(const View &view) {
  Index extent = sizes.resolve(view.extents[view.axis]);
  Index full = view.start ? sizes.resolve(view.full) : extent;
  auto node = add(Iota{0, {view.element, {full}}}, {});
  if (node && view.start)
    node = add(Slice{0, sizes.resolve(*view.start), extent, full}, {*node});
  if (node && view.offset != 0) {
    mlir::Type element = ir::toMlir(view.element, &operators.context());
    semantics::ScalarBody body;
    unsigned in = body.input(0, element);
    body.results = {
        body.apply(semantics::ScalarOp::Add, element,
                   {in, body.constant(double(view.offset), element)})};
    std::optional<View> sum = map(body, whole(*node), {}, view.element);
    node = sum ? std::optional(sum->node) : std::nullopt;
  }
  if (!node)
    return std::nullopt;
  View result = whole(*node);
  result.extents = view.extents;
  result.along.assign(view.extents.size(), -1);
  result.along[view.axis] = 0;
  return result;
}

/// What is compared counts the same, where there is as much of both.
std::optional<View> Importer::maskNode(const View &view) {
  Index rows = view.extents[view.axis], columns = view.extents[view.columns];
  Index offset = sizes.constant(view.offset);
  if (view.start) {
    offset = terms.add(offset, sizes.resolve(*view.start));
  } else {
    if (sizes.value(rows) == sizes.value(columns))
      sizes.unify(rows, columns);
    for (int64_t near : {view.offset - 1, view.offset, view.offset + 1})
      maskOffsets.insert(std::abs(near));
  }
  nugraph::Mask mask{
      view.mask,
      offset,
      {view.element, {sizes.resolve(rows), sizes.resolve(columns)}}};
  std::optional<uint32_t> node = add(mask, {});
  if (!node)
    return std::nullopt;
  View result = whole(*node);
  result.extents = view.extents;
  for (Index &extent : result.extents)
    extent = sizes.resolve(extent);
  result.along.assign(view.extents.size(), -1);
  result.along[view.axis] = 0;
  result.along[view.columns] = 1;
  return result;
}

std::optional<uint32_t> Importer::materialize(const View &view) {
  if (view.kind == View::Kind::Constant)
    return fill(view);
  if (view.kind == View::Kind::Size)
    return add(Fill{{}, view.size, {view.element, view.extents}}, {});
  if (view.kind == View::Kind::Counter) {
    std::optional<View> counter = counterNode(view);
    return counter ? materialize(*counter) : std::nullopt;
  }
  if (view.kind == View::Kind::Mask) {
    std::optional<View> mask = maskNode(view);
    return mask ? materialize(*mask) : std::nullopt;
  }
  std::optional<uint32_t> node = view.node;
  for (size_t d = 0; node && d < view.along.size(); ++d)
    if (view.along[d] < 0)
      node = add(Broadcast{uint8_t(d), view.extents[d]}, {*node});
  return node;
}

bool Importer::define(mlir::Value value, View view) {
  auto type = mlir::cast<mlir::RankedTensorType>(value.getType());
  llvm::SmallVector<unsigned, 4> dimensions = longDimensions(type);
  if (dimensions.size() != view.extents.size())
    return fail("a value of another rank");
  if (auto said = symbolic.shapes.find(value); said != symbolic.shapes.end())
    for (auto [dimension, extent] : llvm::zip_equal(dimensions, view.extents)) {
      Index wanted = said->second[dimension];
      if (!terms.constantValue(wanted))
        sizes.unify(extent, wanted);
      extent = sizes.resolve(extent);
    }
  for (auto [dimension, extent] : llvm::zip_equal(dimensions, view.extents))
    if (sizes.value(extent) != type.getDimSize(dimension))
      return fail("an extent of " + llvm::Twine(type.getDimSize(dimension)) +
                  " became " + terms.text(extent) + " = " +
                  llvm::Twine(sizes.value(extent)));
  views[value] = std::move(view);
  return true;
}

// -------------------------------------------------------------- operations

/// What the user calls an argument, where a location tells.
static std::string nameOf(mlir::BlockArgument argument) {
  if (auto named = mlir::dyn_cast<mlir::NameLoc>(argument.getLoc()))
    if (!named.getName().empty())
      return named.getName().str();
  return "arg" + std::to_string(argument.getArgNumber());
}

/// Arguments of the same number have the same extents in all functions.
void Importer::addArgument(mlir::BlockArgument argument) {
  unsigned number = argument.getArgNumber();
  TensorType type{elementOf(argument.getType()), {}};
  auto tensor = mlir::cast<mlir::RankedTensorType>(argument.getType());
  for (unsigned dimension : longDimensions(tensor)) {
    auto [place, isNew] =
        argumentExtents.try_emplace({number, dimension}, Index());
    if (isNew) {
      place->second = sizes.fresh(tensor.getDimSize(dimension));
      if (auto said = symbolic.shapes.find(argument);
          said != symbolic.shapes.end() &&
          !terms.constantValue(said->second[dimension]))
        place->second = said->second[dimension];
    }
    type.shape.push_back(sizes.resolve(place->second));
  }
  if (number >= inputs.size())
    inputs.resize(number + 1);
  inputs[number] = {nameOf(argument), type, number, {}, tensor, bounds[number]};
  define(argument, add(Input{number, type}, {}));
}

uint32_t Importer::addConstant(mlir::Attribute value,
                               mlir::RankedTensorType tensor) {
  auto known = llvm::find_if(inputs, [&](const ProgramInput &input) {
    return input.constant == value;
  });
  unsigned number = known - inputs.begin();
  if (known == inputs.end()) {
    TensorType type{elementOf(tensor), {}};
    for (unsigned dimension : longDimensions(tensor))
      type.shape.push_back(sizes.fresh(tensor.getDimSize(dimension)));
    inputs.push_back(
        {"c" + std::to_string(number), type, std::nullopt, value, tensor});
  }
  // Never fails: a leaf has no operands to suit.
  return *add(Input{number, inputs[number].type}, {});
}

bool Importer::opaque(mlir::Operation &op) {
  if (!mlir::isMemoryEffectFree(&op) ||
      !llvm::all_of(op.getResultTypes(), isUsable))
    return fail("no node can stand for " + op.getName().getStringRef());
  llvm::SetVector<mlir::Value> captured;
  mlir::getUsedValuesDefinedAbove(op.getRegions(), captured);
  if (!captured.empty())
    return fail(op.getName().getStringRef() + " captures values");
  llvm::SmallVector<uint32_t> operands;
  for (mlir::Value operand : op.getOperands()) {
    std::optional<uint32_t> node = materialize(view(operand));
    if (!node)
      return false;
    operands.push_back(*node);
  }
  unsigned number = program->opaques.size();
  program->opaques.push_back(&op);
  for (mlir::OpResult result : op.getResults()) {
    TensorType type{elementOf(result.getType()), {}};
    auto tensor = mlir::cast<mlir::RankedTensorType>(result.getType());
    for (unsigned dimension : longDimensions(tensor))
      type.shape.push_back(sizes.fresh(tensor.getDimSize(dimension)));
    if (!define(result,
                add(Opaque{number, result.getResultNumber(), type}, operands)))
      return false;
  }
  return true;
}

bool Importer::importKnown(mlir::Operation &op) {
  return llvm::TypeSwitch<mlir::Operation *, bool>(&op)
      .Case<stablehlo::ConstantOp, stablehlo::IotaOp,
            stablehlo::BroadcastInDimOp, stablehlo::TransposeOp,
            stablehlo::ReshapeOp, stablehlo::SliceOp, stablehlo::ConcatenateOp,
            stablehlo::PadOp, stablehlo::ReverseOp, stablehlo::GatherOp,
            stablehlo::DotGeneralOp, stablehlo::ReduceOp,
            stablehlo::ReduceWindowOp>(
          [&](auto known) { return this->known(known); })
      .Default([&](mlir::Operation *) { return elementwise(op); });
}

bool Importer::importOperation(mlir::Operation &op) {
  for (mlir::Value operand : op.getOperands())
    if (!views.contains(operand))
      return fail("no node can stand for an operand of " +
                  op.getName().getStringRef());
  if (!llvm::all_of(op.getResultTypes(), isUsable))
    return fail("no node can stand for " + op.getName().getStringRef());
  if (std::optional<View> size = sizeNumber(op))
    return define(op.getResult(0), *size);
  if (llvm::any_of(
          op.getOperandTypes(),
          [](mlir::Type type) { return isComplex(elementOf(type)); }) ||
      llvm::any_of(op.getResultTypes(),
                   [](mlir::Type type) { return isComplex(elementOf(type)); }))
    return opaque(op);
  return importKnown(op) || (failure.empty() && opaque(op));
}

} // namespace tesela::nugraph
