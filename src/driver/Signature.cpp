#include "driver/Signature.h"

#include "ir/ElementTypes.h"
#include "ir/Locations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace tesela::driver {
namespace {

Error badSignature(func::FuncOp main, const llvm::Twine &what,
                   std::string tryThis = {}) {
  return Error{ErrorCode::InvalidArgument, what.str(),
               ir::describeLocation(main.getLoc()), "", std::move(tryThis)};
}

/// "{0,1}" to {0, 1}; tiles after a colon are not for this machine.
std::optional<std::vector<int64_t>> parseLayout(StringRef text, size_t rank) {
  if (!text.consume_front("{") || !text.consume_back("}"))
    return std::nullopt;
  std::vector<int64_t> order;
  SmallVector<StringRef> pieces;
  text.split(pieces, ',', -1, /*KeepEmpty=*/false);
  std::vector<bool> seen(rank);
  for (StringRef piece : pieces) {
    size_t dimension = 0;
    if (piece.trim().getAsInteger(10, dimension) || dimension >= rank ||
        seen[dimension])
      return std::nullopt;
    seen[dimension] = true;
    order.push_back(dimension);
  }
  if (order.size() != rank)
    return std::nullopt;
  return order;
}

bool isRowMajor(const std::vector<int64_t> &minorToMajor) {
  for (size_t i = 0; i < minorToMajor.size(); ++i)
    if (minorToMajor[i] != static_cast<int64_t>(minorToMajor.size() - 1 - i))
      return false;
  return true;
}

Result<Shape> shapeWithLayout(func::FuncOp main, Type type,
                              DictionaryAttr attributes, StringRef role,
                              size_t number) {
  std::optional<Shape> shape = ir::shapeOf(type);
  if (!shape) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return badSignature(main,
                        role + " " + llvm::Twine(number) +
                            " of main has type " + text +
                            "; a program needs arrays of static shape",
                        "give concrete sizes when lowering the program");
  }
  auto mode = attributes ? attributes.getAs<StringAttr>("mhlo.layout_mode")
                         : StringAttr();
  if (!mode || mode.getValue() == "default" || mode.getValue() == "auto")
    return *shape;
  auto order = parseLayout(mode.getValue(), shape->dimensions.size());
  if (!order)
    return badSignature(
        main, role + " " + llvm::Twine(number) + " of main asks for layout '" +
                  mode.getValue() + "', which is no order of its dimensions");
  if (!isRowMajor(*order))
    shape->minorToMajor = std::move(*order);
  return *shape;
}

/// tf.aliasing_output and jax.buffer_donor, as Signature::donations says. The
/// result will lie in the parameter's memory, whoever runs the program: it must
/// be there, be as large, and be given to no other parameter (`taken`).
Result<int32_t> donationOf(func::FuncOp main, unsigned parameter,
                           const runtime::Signature &signature,
                           std::vector<bool> &taken) {
  DictionaryAttr attributes = main.getArgAttrDict(parameter);
  auto alias = attributes ? attributes.getAs<IntegerAttr>("tf.aliasing_output")
                          : IntegerAttr();
  if (!alias) {
    auto donor = attributes ? attributes.getAs<BoolAttr>("jax.buffer_donor")
                            : BoolAttr();
    return donor && donor.getValue() ? -2 : -1;
  }
  SmallString<32> number;
  alias.getValue().toStringSigned(number);
  auto wrong = [&](const llvm::Twine &why) {
    Error error = badSignature(main, "parameter " + llvm::Twine(parameter) +
                                         " of main is donated to result " +
                                         number + ", " + why);
    error.where = ir::describeLocation(main.getArgument(parameter).getLoc());
    return error;
  };
  if (alias.getValue().isNegative() ||
      alias.getValue().uge(signature.results.size()))
    return wrong("which main does not have");
  size_t result = alias.getValue().getZExtValue();
  if (signature.results[result].byteCount() !=
      signature.parameters[parameter].byteCount())
    return wrong("which is of another size");
  if (taken[result])
    return wrong("as another parameter is");
  taken[result] = true;
  return static_cast<int32_t>(result);
}

/// Empty where main leaves it open, which is the device's own memory.
std::string memoryKindOf(DictionaryAttr attributes) {
  auto kind = attributes ? attributes.getAs<StringAttr>("mhlo.memory_kind")
                         : StringAttr();
  return kind ? kind.str() : std::string();
}

uint32_t countOf(ModuleOp module, StringRef attribute) {
  auto count = module->getAttrOfType<IntegerAttr>(attribute);
  return count ? static_cast<uint32_t>(count.getInt()) : 1;
}

} // namespace

Result<runtime::Signature> signatureOf(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main)
    return Error{ErrorCode::InvalidArgument,
                 "the module has no function called main"};
  runtime::Signature signature;
  signature.name = module.getName().value_or("main").str();
  signature.replicas = countOf(module, "mhlo.num_replicas");
  signature.partitions = countOf(module, "mhlo.num_partitions");
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    DictionaryAttr attributes = main.getArgAttrDict(i);
    auto shape = shapeWithLayout(main, main.getArgument(i).getType(),
                                 attributes, "parameter", i);
    if (!shape)
      return std::move(shape.error());
    signature.parameters.push_back(std::move(*shape));
    signature.parameterMemoryKinds.push_back(memoryKindOf(attributes));
  }
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    DictionaryAttr attributes = main.getResultAttrDict(i);
    auto shape = shapeWithLayout(main, main.getResultTypes()[i], attributes,
                                 "result", i);
    if (!shape)
      return std::move(shape.error());
    signature.results.push_back(std::move(*shape));
    signature.resultMemoryKinds.push_back(memoryKindOf(attributes));
  }
  std::vector<bool> taken(signature.results.size());
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    Result<int32_t> donation = donationOf(main, i, signature, taken);
    if (!donation)
      return std::move(donation.error());
    signature.donations.push_back(*donation);
  }
  return signature;
}

} // namespace tesela::driver
