#include "driver/LibrarySteps.h"

#include "driver/KernelCode.h"

#include "ir/AttributeValues.h"
#include "ir/Dialect.h"
#include "ir/ElementTypes.h"
#include "ir/Locations.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "runtime/Library.h"
#include "runtime/Reduction.h"
#include "semantics/SortOrder.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using tesela::ir::channelOf;
using tesela::ir::flag;
using tesela::ir::integer;
namespace json = llvm::json;

namespace tesela::driver {

namespace {

// The word of an enumeration: FFT of #stablehlo<fft_type FFT>.
std::string keyword(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream out(text);
  if (attribute)
    attribute.print(out);
  while (!text.empty() && (text.back() == '>' || text.back() == ' '))
    text.pop_back();
  size_t from = text.find_last_of(" <");
  return from == std::string::npos ? text : text.substr(from + 1);
}

// Rows of a matrix of ids; -1 fills up short rows.
json::Array rows(Attribute attribute) {
  json::Array result;
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(attribute);
  if (!elements || elements.getType().getRank() != 2)
    return result;
  int64_t width = elements.getType().getDimSize(1), at = 0;
  json::Array row;
  for (int64_t id : elements.getValues<int64_t>()) {
    if (id >= 0)
      row.push_back(id);
    if (++at % width == 0) {
      result.push_back(std::move(row));
      row = json::Array();
    }
  }
  return result;
}

// Who the ids of groups are; the table of StableHLO's collective operators.
std::string modeOf(Operation *op) {
  StringRef name = op->getName().stripDialect();
  bool channel = channelOf(op) > 0;
  if (name == "collective_permute" || name == "collective_broadcast" ||
      name == "all_to_all")
    return channel ? "cross_partition" : "cross_replica";
  if (!channel)
    return "cross_replica";
  return flag(op, "use_global_device_ids") ? "flattened_ids"
                                           : "cross_replica_and_partition";
}

/// Attributes by operator.
class Describer {
public:
  Describer(Operation *op, KernelCode &code, runtime::Step &step)
      : op(op), code(code), step(step) {}

  Result<json::Object> attributes(StringRef name);

private:
  Result<json::Object> sort();
  Result<json::Object> collective(StringRef name);

  Operation *op;
  KernelCode &code;
  runtime::Step &step;
};

} // namespace

Result<json::Object> Describer::sort() {
  int64_t dimension = integer(op, "dimension", -1);
  if (dimension < 0)
    dimension += cast<ShapedType>(op->getOperand(0).getType()).getRank();
  json::Object result{{"dimension", dimension},
                      {"stable", flag(op, "is_stable")}};
  SmallVector<Value> captures;
  auto body = semantics::scalarBody(op->getRegion(0), captures);
  if (body && captures.empty())
    if (auto order = semantics::sortOrderOf(*body)) {
      bool isTotal = order->numbers == semantics::NumberOrder::Total;
      result["order"] = order->descending ? "descending" : "ascending";
      result["compare"] = isTotal ? "total" : "canonical";
      return result;
    }
  Result<std::string> symbol =
      code.scalarFunction(op->getRegion(0), "comparator");
  if (!symbol)
    return symbol.error();
  result["comparator"] = *symbol;
  return result;
}

static StringRef reductionName(semantics::Monoid monoid) {
  switch (monoid) {
  case semantics::Monoid::Sum:
    return "add";
  case semantics::Monoid::Product:
    return "mul";
  case semantics::Monoid::Maximum:
    return "max";
  case semantics::Monoid::Minimum:
    return "min";
  case semantics::Monoid::And:
    return "and";
  case semantics::Monoid::Or:
    return "or";
  default:
    return "";
  }
}

Result<json::Object> Describer::collective(StringRef name) {
  json::Object result{{"mode", modeOf(op)}};
  if (name == "collective_permute") {
    result["pairs"] = rows(op->getAttr("source_target_pairs"));
    return result;
  }
  result["groups"] = rows(op->getAttr("replica_groups"));
  if (name == "all_gather")
    result["dimension"] = integer(op, "all_gather_dim");
  if (name == "reduce_scatter")
    result["dimension"] = integer(op, "scatter_dimension");
  if (name == "all_to_all") {
    result["split_dimension"] = integer(op, "split_dimension");
    result["concat_dimension"] = integer(op, "concat_dimension");
  }
  if (op->getNumRegions() == 0)
    return result;
  SmallVector<Value> captures;
  auto body = semantics::scalarBody(op->getRegion(0), captures);
  StringRef known =
      body ? reductionName(semantics::recognizeMonoid(*body)) : "";
  if (!known.empty() && llvm::all_of(op->getOperandTypes(), [&](Type type) {
        auto element = ir::elementType(getElementTypeOrSelf(type));
        return element && runtime::Reduction::combines(known.str(), *element);
      })) {
    result["reduction"] = known;
    return result;
  }
  Result<std::string> symbol = code.scalarFunction(op->getRegion(0), "reducer");
  if (!symbol)
    return symbol.error();
  result["reducer"] = *symbol;
  return result;
}

// An attribute of a custom call's dictionary.
static json::Value jsonOf(Attribute attribute) {
  if (auto flag = dyn_cast<BoolAttr>(attribute))
    return flag.getValue();
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getType().isUnsignedInteger()
               ? static_cast<int64_t>(integer.getValue().getZExtValue())
               : integer.getValue().getSExtValue();
  if (auto number = dyn_cast<FloatAttr>(attribute))
    return number.getValueAsDouble();
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.getValue();
  json::Array list;
  if (auto array = dyn_cast<ArrayAttr>(attribute))
    for (Attribute item : array)
      list.push_back(jsonOf(item));
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute))
    for (int64_t item : array.asArrayRef())
      list.push_back(item);
  return list;
}

// A call of a function that the runtime has under the target's name. Its
// layouts are left aside: the runtime's arrays are row-major.
static Result<json::Object> customCall(Operation *op, runtime::Step &step) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  if (!target || !runtime::findLibrary(target.getValue()))
    return Error{ErrorCode::Unimplemented,
                 "stablehlo.custom_call @" +
                     (target ? target.getValue().str() : "?") +
                     ": no such function on this platform"};
  step.symbol = target.getValue().str();
  json::Object result;
  for (StringRef name : {"mhlo.backend_config", "backend_config"})
    if (auto dictionary = op->getAttrOfType<DictionaryAttr>(name))
      for (NamedAttribute entry : dictionary)
        result[entry.getName().getValue()] = jsonOf(entry.getValue());
  auto text = op->getAttrOfType<StringAttr>("backend_config");
  if (!text || text.getValue().empty())
    return result;
  llvm::Expected<json::Value> parsed = json::parse(text.getValue());
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return result;
  }
  if (json::Object *object = parsed->getAsObject())
    return std::move(*object);
  return result;
}

Result<json::Object> Describer::attributes(StringRef name) {
  step.symbol = name.str();
  if (name == "sort")
    return sort();
  if (name == "top_k")
    return json::Object{{"k", integer(op, "k")}};
  if (name == "fft") {
    json::Array length;
    for (int64_t n :
         op->getAttrOfType<DenseI64ArrayAttr>("fft_length").asArrayRef())
      length.push_back(n);
    return json::Object{{"type", keyword(op->getAttr("fft_type"))},
                        {"length", std::move(length)}};
  }
  if (name == "cholesky")
    return json::Object{{"lower", flag(op, "lower")}};
  if (name == "triangular_solve")
    return json::Object{{"left_side", flag(op, "left_side")},
                        {"lower", flag(op, "lower")},
                        {"unit_diagonal", flag(op, "unit_diagonal")},
                        {"transpose_a", keyword(op->getAttr("transpose_a"))}};
  if (name == "rng_bit_generator")
    return json::Object{{"algorithm", keyword(op->getAttr("rng_algorithm"))}};
  if (name == "rng")
    return json::Object{
        {"distribution", keyword(op->getAttr("rng_distribution"))}};
  if (name == "partition_id" || name == "replica_id")
    return json::Object();
  if (name.starts_with("all_") || name.starts_with("collective_") ||
      name == "reduce_scatter")
    return collective(name);
  if (name == "custom_call")
    return customCall(op, step);
  return Error{ErrorCode::Unimplemented,
               op->getName().getStringRef().str() + " is not supported"};
}

Result<Shape> runtimeShape(Type type) {
  if (std::optional<Shape> shape = ir::shapeOf(type))
    return *shape;
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return Error{ErrorCode::Unimplemented,
               "the runtime has no arrays of type " + text};
}

static Result<void> addShapes(Operation *op, runtime::Step &step) {
  step.name = op->getName().stripDialect().str();
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  for (Type type : types) {
    Result<Shape> shape = runtimeShape(type);
    if (!shape)
      return shape.error();
    step.shapes.push_back(*shape);
  }
  return success();
}

static std::string printed(json::Object attributes) {
  std::string text;
  llvm::raw_string_ostream(text) << json::Value(std::move(attributes));
  return text;
}

Result<void> describeLibraryStep(Operation *op, KernelCode &code,
                                 runtime::Step &step) {
  if (Result<void> done = addShapes(op, step); !done)
    return done;
  Result<json::Object> attributes =
      Describer(op, code, step).attributes(op->getName().stripDialect());
  if (!attributes)
    return attributes.error();
  step.attributes = printed(std::move(*attributes));
  return success();
}

Result<std::unique_ptr<runtime::LibraryCall>>
prepareForeignCall(Operation *op) {
  runtime::Step step;
  step.where = ir::describeLocation(op->getLoc());
  step.firstResult = op->getNumOperands();
  Result<json::Object> attributes = customCall(op, step);
  if (!attributes)
    return attributes.error();
  step.attributes = printed(std::move(*attributes));
  if (Result<void> done = addShapes(op, step); !done)
    return done.error();
  for (const Shape &shape : step.shapes)
    step.places.emplace_back().bytes = shape.byteCount();
  return runtime::prepareLibrary(step, runtime::ObjectCode(), 1, 1);
}

Result<std::vector<interpret::Array>>
runForeignCall(Operation *op, std::span<const interpret::Array> operands) {
  auto call = prepareForeignCall(op);
  if (!call)
    return call.error();
  std::vector<interpret::Array> inputs(operands.begin(), operands.end()),
      results;
  for (Type type : op->getResultTypes()) {
    Result<Shape> shape = runtimeShape(type);
    if (!shape)
      return shape.error();
    results.emplace_back(*shape);
  }
  std::vector<void *> places;
  for (interpret::Array &array : inputs)
    places.push_back(array.mutableData());
  for (interpret::Array &array : results)
    places.push_back(array.mutableData());
  runtime::LibraryFrame frame{places.data(), 0};
  if (Result<void> done = (*call)->run({&frame, 1}); !done)
    return done.error();
  return results;
}

} // namespace tesela::driver
