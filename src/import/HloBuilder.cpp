// Turns functions and blocks into computations, operators into instructions.
#include "import/HloModule.h"
#include "import/SourceLocation.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringExtras.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

std::string tesela::import::hloList(llvm::ArrayRef<int64_t> values) {
  std::string text = "{";
  for (int64_t value : values)
    text += (text.size() > 1 ? "," : "") + std::to_string(value);
  return text + "}";
}

std::string tesela::import::hloQuoted(StringRef text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    if (c == '\n')
      quoted += "\\n";
    else
      quoted += c;
  }
  return quoted + "\"";
}

bool HloBuilder::fail(mlir::Operation *op, const llvm::Twine &reason) {
  if (error.what.empty()) {
    error.code = ErrorCode::Unimplemented;
    error.what = "HLO cannot express '" + op->getName().getStringRef().str() +
                 "': " + reason.str();
    error.where = describeLocation(op->getLoc());
  }
  return false;
}

/// The text as an identifier of HLO.
static std::string identifier(StringRef text) {
  std::string clean;
  for (char c : text)
    clean += llvm::isAlnum(c) || c == '_' || c == '-' ? c : '_';
  if (clean.empty() || llvm::isDigit(clean.front()) || clean.front() == '-')
    clean = "_" + clean;
  return clean;
}

std::string HloBuilder::unique(StringRef base) {
  std::string clean = identifier(base);
  return clean + "." + std::to_string(++counters[clean]);
}

/// The last part of the scope that JAX gives an operator ("jit(f)/add"), else
/// the opcode.
std::string HloBuilder::baseName(mlir::Operation *op, StringRef opcode) {
  std::string place = describeLocation(op->getLoc());
  StringRef scope = StringRef(place).rsplit('(').second;
  if (place.empty() || !StringRef(place).ends_with(")"))
    return opcode.str();
  scope = StringRef(place).drop_back();
  StringRef last = scope.rsplit('/').second;
  bool plain = !last.empty() && llvm::all_of(last, [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '-';
  });
  return plain ? last.str() : opcode.str();
}

std::string HloBuilder::operandNames(mlir::ValueRange values,
                                     HloComputation &into) {
  std::string text;
  for (mlir::Value value : values) {
    auto known = into.values.find(value);
    text += (text.empty() ? "" : ", ") +
            (known == into.values.end() ? "?" : known->second);
  }
  return text;
}

HloInstruction &HloBuilder::append(HloComputation &into, StringRef base,
                                   std::string shape, StringRef opcode,
                                   std::string arguments) {
  HloInstruction instruction;
  instruction.name = unique(base);
  instruction.shape = std::move(shape);
  instruction.opcode = opcode.str();
  instruction.arguments = std::move(arguments);
  into.instructions.push_back(std::move(instruction));
  return into.instructions.back();
}

HloInstruction &HloBuilder::appendParameter(HloComputation &into,
                                            StringRef base, std::string shape,
                                            unsigned number) {
  return append(into, base, std::move(shape), "parameter",
                std::to_string(number));
}

void HloBuilder::bindResults(mlir::Operation *op, HloComputation &into,
                             StringRef instruction) {
  std::string tuple = instruction.str();
  for (mlir::OpResult result : op->getResults()) {
    if (result.use_empty())
      continue;
    HloInstruction &element =
        append(into, "get-tuple-element", hloShape(result.getType()),
               "get-tuple-element", tuple);
    element.attributes.push_back("index=" +
                                 std::to_string(result.getResultNumber()));
    into.values[result] = element.name;
  }
}

void HloBuilder::addCommonAttributes(mlir::Operation *op,
                                     HloInstruction &instruction) {
  addHloAnnotations(op->getDiscardableAttrDictionary(), op,
                    instruction.attributes);
  if (!options.metadata)
    return;
  std::string place = describeLocation(op->getLoc());
  StringRef file = place, scope;
  if (StringRef(place).ends_with(")")) {
    size_t open = StringRef(place).starts_with("(") ? 0 : place.find(" (");
    file = StringRef(place).take_front(open);
    scope = StringRef(place).drop_front(open).trim().drop_front().drop_back();
  }
  std::string text;
  if (!scope.empty())
    text += "op_name=" + hloQuoted(scope);
  auto [name, position] = file.split(':');
  if (!name.empty())
    text += (text.empty() ? "" : " ") + ("source_file=" + hloQuoted(name)) +
            " source_line=" + position.split(':').first.str();
  if (!text.empty())
    instruction.attributes.push_back("metadata={" + text + "}");
}

static bool isConstant(mlir::Value value) {
  mlir::Operation *op = value.getDefiningOp();
  return op && op->hasTrait<mlir::OpTrait::ConstantLike>();
}

HloBuilder::Captures
HloBuilder::capturesOf(llvm::ArrayRef<mlir::Region *> regions) {
  llvm::SetVector<mlir::Value> used;
  for (mlir::Region *region : regions)
    mlir::getUsedValuesDefinedAbove(*region, used);
  Captures captures;
  for (mlir::Value value : used)
    (isConstant(value) ? captures.constants : captures.others).push_back(value);
  return captures;
}

void HloBuilder::repeatConstants(llvm::ArrayRef<mlir::Value> constants,
                                 HloComputation &into) {
  for (mlir::Value value : constants)
    addOperator(value.getDefiningOp(), into);
}

std::string HloBuilder::addRegion(mlir::Region &region) {
  Captures captures = capturesOf(&region);
  if (!captures.others.empty()) {
    fail(region.getParentOp(),
         "its region uses a value from outside that is not a constant");
    return {};
  }
  return addRegionWithCaptures(region, {}, /*asTuple=*/false,
                               /*passThrough=*/false, /*forceTuple=*/false);
}

std::string HloBuilder::addRegionWithCaptures(
    mlir::Region &region, llvm::ArrayRef<mlir::Value> captures, bool asTuple,
    bool passThrough, bool forceTuple) {
  HloComputation computation;
  std::string base = "region_" + std::to_string(counters["region"]++);
  mlir::Block &block = region.front();
  llvm::SmallVector<mlir::Value> parameters(block.getArguments());
  llvm::append_range(parameters, captures);
  if (asTuple) {
    llvm::SmallVector<mlir::Type> types;
    for (mlir::Value value : parameters)
      types.push_back(value.getType());
    std::string tuple =
        appendParameter(computation, "arg_tuple", hloTupleShape(types), 0).name;
    for (auto [i, value] : llvm::enumerate(parameters)) {
      HloInstruction &element =
          append(computation, "get-tuple-element", hloShape(value.getType()),
                 "get-tuple-element", tuple);
      element.attributes.push_back("index=" + std::to_string(i));
      computation.values[value] = element.name;
    }
  } else {
    for (auto [i, value] : llvm::enumerate(parameters))
      computation.values[value] =
          appendParameter(computation, "Arg", hloShape(value.getType()), i)
              .name;
  }
  repeatConstants(capturesOf(&region).constants, computation);
  if (!addBlock(block, computation,
                passThrough ? captures : llvm::ArrayRef<mlir::Value>(),
                forceTuple))
    return {};
  computation.name = base + "." + std::to_string(++counters["computation"]);
  computations.push_back(std::move(computation));
  return computations.back().name;
}

bool HloBuilder::addBlock(mlir::Block &block, HloComputation &into,
                          llvm::ArrayRef<mlir::Value> passedThrough,
                          bool forceTuple) {
  for (mlir::Operation &op : block.without_terminator())
    if (!addOperator(&op, into))
      return false;
  return addReturn(block, into, passedThrough, forceTuple);
}

bool HloBuilder::addReturn(mlir::Block &block, HloComputation &into,
                           llvm::ArrayRef<mlir::Value> passedThrough,
                           bool forceTuple) {
  mlir::Operation *terminator = block.getTerminator();
  llvm::SmallVector<mlir::Value> results(terminator->getOperands());
  llvm::append_range(results, passedThrough);
  if (results.size() == 1 && !forceTuple) {
    StringRef name = into.values[results.front()];
    for (HloInstruction &instruction : into.instructions)
      instruction.root = instruction.name == name;
    return true;
  }
  llvm::SmallVector<mlir::Type> types;
  for (mlir::Value value : results)
    types.push_back(value.getType());
  append(into, "tuple", hloTupleShape(types), "tuple",
         operandNames(results, into))
      .root = true;
  return true;
}

/// What the attributes of the entry's arguments say about buffers.
static std::string aliasesOf(mlir::func::FuncOp function) {
  std::string aliases, donors;
  bool single = function.getNumResults() == 1;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    std::string argument = "(" + std::to_string(i) + ", {}";
    if (auto output = function.getArgAttrOfType<mlir::IntegerAttr>(
            i, "tf.aliasing_output"))
      aliases += (aliases.empty() ? " {" : ", {") +
                 (single ? "" : std::to_string(output.getInt())) +
                 "}: " + argument + ", may-alias)";
    if (function.getArgAttr(i, "jax.buffer_donor"))
      donors += (donors.empty() ? " " : ", ") + argument + ")";
  }
  std::string text;
  if (!aliases.empty())
    text += ", input_output_alias={" + aliases + " }";
  if (!donors.empty())
    text += ", buffer_donor={" + donors + " }";
  return text;
}

bool HloBuilder::addFunction(mlir::Operation *op, bool entry) {
  auto function = llvm::cast<mlir::func::FuncOp>(op);
  if (!function.getBody().hasOneBlock())
    return fail(op, "its body has several blocks");
  HloComputation computation;
  std::string layout;
  for (mlir::BlockArgument argument : function.getArguments()) {
    std::string shape = hloShape(argument.getType());
    if (shape.empty())
      return fail(op, "argument " + llvm::Twine(argument.getArgNumber()) +
                          " is of a type HLO does not have");
    layout += (layout.empty() ? "" : ", ") + shape;
    HloInstruction &parameter = appendParameter(
        computation, "Arg_" + std::to_string(argument.getArgNumber()), shape,
        argument.getArgNumber());
    if (mlir::DictionaryAttr attributes =
            function.getArgAttrDict(argument.getArgNumber()))
      addHloAnnotations(attributes, function, parameter.attributes);
    computation.values[argument] = parameter.name;
  }
  if (!addBlock(function.getBody().front(), computation))
    return false;
  computation.name = identifier(function.getSymName()) + "." +
                     std::to_string(++counters["computation"]);
  if (entry) {
    mlir::TypeRange results = function.getResultTypes();
    entryLayout = "(" + layout + ")->" +
                  (results.size() == 1 ? hloShape(results.front())
                                       : hloTupleShape(results));
    aliases = aliasesOf(function);
  }
  functionComputations[function.getSymName()] = computation.name;
  computations.push_back(std::move(computation));
  return true;
}

std::string HloBuilder::calledFunction(mlir::Operation *op, StringRef name) {
  // No name yet: it is being added.
  auto [known, fresh] = functionComputations.try_emplace(name);
  if (!fresh) {
    if (known->second.empty())
      fail(op, "it calls @" + name + ", which it is a part of");
    return known->second;
  }
  auto function =
      mlir::SymbolTable::lookupNearestSymbolFrom<mlir::func::FuncOp>(
          op, mlir::StringAttr::get(op->getContext(), name));
  if (!function || function.isExternal()) {
    fail(op, "it calls @" + name + ", which has no body");
    return {};
  }
  return addFunction(function, /*entry=*/false) ? functionComputations[name]
                                                : std::string();
}
