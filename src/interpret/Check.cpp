#include "interpret/Check.h"

#include "interpret/Comparison.h"
#include "interpret/Interpreter.h"
#include "interpret/Types.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"

namespace tesela::interpret {
namespace {

/// One check: its two sides are results of the rewritten function, or known.
struct Expectation {
  Tolerance tolerance;
  std::optional<size_t> actual, expected; // result numbers
  Array knownActual, knownExpected;
  std::string where;
};

std::string targetOf(mlir::Operation *op) {
  if (op->getName().getDialectNamespace() == "check")
    return op->getName().stripDialect().str();
  if (op->getName().getStringRef() == "stablehlo.custom_call") {
    const auto target =
        op->getAttrOfType<mlir::StringAttr>("call_target_name").getValue();
    if (target.starts_with("check."))
      return target.drop_front(6).str();
  }
  return "";
}

/// The rules of the two families: custom calls of check.* targets say nothing
/// and have fixed limits, operators of the check dialect carry theirs.
Tolerance toleranceOf(mlir::Operation *op, llvm::StringRef target) {
  const bool isOperator = op->getName().getDialectNamespace() == "check";
  using Kind = Tolerance::Kind;
  if (target == "expect_close") {
    if (!isOperator)
      return {Kind::Ulps, 0, 3, 0};
    return {Kind::Ulps, uint64_t(integer(op, "min_ulp_difference", 0)),
            uint64_t(integer(op, "max_ulp_difference", 1)), 0};
  }
  if (target.starts_with("expect_almost_eq")) {
    auto given = op->getAttrOfType<mlir::FloatAttr>("tolerance");
    return {Kind::Absolute, 0, 0,
            given        ? given.getValueAsDouble()
            : isOperator ? 1e-4
                         : 1e-3};
  }
  if (target == "eq")
    return {Kind::Absolute, 0, 0, 1e-4};
  return {Kind::Equal, 0, 0, 0};
}

/// The call of a function without arguments, or the constant, that makes
/// `op` a value known before the function runs.
bool isKnown(mlir::Operation *op) {
  if (op->getNumResults() == 0 ||
      llvm::any_of(op->getResultTypes(), [](mlir::Type type) {
        return !shapeOf(type) || isQuantized(type) ||
               shapeOf(type)->element == ElementType::Token;
      }))
    return false;
  return op->getName().getStringRef() == "stablehlo.constant" ||
         (llvm::isa<mlir::func::CallOp>(op) && op->getNumOperands() == 0);
}

/// Operators that want some operands to be constants: shapes of dynamic_*.
bool wantsConstant(mlir::Operation *user) {
  const llvm::StringRef name = user->getName().stripDialect();
  return (name.contains("dynamic_") && name != "dynamic_slice" &&
          name != "dynamic_update_slice") ||
         name == "set_dimension_size" || name == "rng";
}

class Rewriting {
public:
  Rewriting(mlir::func::FuncOp function, Form form)
      : function(function), form(form) {}

  Result<void> rewrite();

  std::vector<Expectation> expectations;
  std::vector<Array> inputs;

private:
  Result<void> evaluateKnown();
  Result<void> takeCheck(mlir::Operation *op, llvm::StringRef target);
  std::optional<size_t> take(mlir::Value value, Array &known);
  void handInKnown();
  void setSignature();

  mlir::func::FuncOp function;
  Form form;
  std::vector<mlir::Value> results;
  llvm::DenseMap<mlir::Value, Array> known;
};

Result<void> Rewriting::evaluateKnown() {
  for (mlir::Operation &op : function.getBody().front()) {
    if (!isKnown(&op))
      continue;
    if (auto call = llvm::dyn_cast<mlir::func::CallOp>(op)) {
      auto callee =
          mlir::SymbolTable::lookupNearestSymbolFrom(&op, call.getCalleeAttr());
      auto values = interpret::run(llvm::cast<mlir::func::FuncOp>(callee), {});
      if (!values)
        return values.error();
      for (auto [result, value] : llvm::zip(op.getResults(), *values))
        known[result] = value;
    } else {
      auto value = fromElements(op.getAttrOfType<mlir::ElementsAttr>("value"));
      if (!value)
        return value.error();
      known[op.getResult(0)] = std::move(*value);
    }
  }
  return success();
}

/// What is known needs no run; anything else becomes a result.
std::optional<size_t> Rewriting::take(mlir::Value value, Array &array) {
  if (auto found = known.find(value); found != known.end()) {
    array = found->second;
    return std::nullopt;
  }
  results.push_back(value);
  return results.size() - 1;
}

Result<void> Rewriting::takeCheck(mlir::Operation *op, llvm::StringRef target) {
  Expectation expectation;
  expectation.tolerance = toleranceOf(op, target);
  llvm::raw_string_ostream(expectation.where) << op->getLoc();
  // check.eq compares (expected, actual).
  const unsigned actual = target == "eq" ? 1 : 0;
  expectation.actual = take(op->getOperand(actual), expectation.knownActual);
  if (target.ends_with("_const")) {
    auto value = fromElements(op->getAttrOfType<mlir::ElementsAttr>("value"));
    if (!value)
      return value.error();
    expectation.knownExpected = std::move(*value);
  } else {
    expectation.expected =
        take(op->getOperand(1 - actual), expectation.knownExpected);
  }
  expectations.push_back(std::move(expectation));
  return success();
}

/// Replaces what is known by arguments.
void Rewriting::handInKnown() {
  mlir::Block &block = function.getBody().front();
  for (mlir::Operation &op : llvm::make_early_inc_range(block)) {
    if (op.getNumResults() == 0 || !known.contains(op.getResult(0)) ||
        llvm::any_of(op.getUsers(), wantsConstant))
      continue;
    for (mlir::Value result : op.getResults()) {
      if (result.use_empty())
        continue;
      inputs.push_back(known[result]);
      result.replaceAllUsesWith(
          block.addArgument(result.getType(), op.getLoc()));
    }
    op.erase();
  }
}

void Rewriting::setSignature() {
  mlir::Block &block = function.getBody().front();
  block.getTerminator()->setOperands(results);
  llvm::SmallVector<mlir::Type> types;
  for (mlir::Value value : results)
    types.push_back(value.getType());
  function.setType(mlir::FunctionType::get(function.getContext(),
                                           block.getArgumentTypes(), types));
  function.removeResAttrsAttr();
  function.removeArgAttrsAttr();
  function.setVisibility(mlir::SymbolTable::Visibility::Public);
}

Result<void> Rewriting::rewrite() {
  if (auto done = evaluateKnown(); !done)
    return done;
  mlir::Block &block = function.getBody().front();
  for (mlir::Operation &op : llvm::make_early_inc_range(block)) {
    const std::string target = targetOf(&op);
    if (target.empty())
      continue;
    if (auto done = takeCheck(&op, target); !done)
      return done;
    if (op.getNumResults() == 1) { // check.eq says whether it holds
      mlir::OpBuilder builder(&op);
      auto type = llvm::cast<mlir::ShapedType>(op.getResult(0).getType());
      mlir::OperationState state(op.getLoc(), "stablehlo.constant");
      state.addTypes(type);
      state.addAttribute("value", mlir::DenseElementsAttr::get(type, true));
      op.getResult(0).replaceAllUsesWith(builder.create(state)->getResult(0));
    }
    op.erase();
  }
  if (form == Form::Arguments) {
    block.getTerminator()->setOperands({}); // their uses do not count
    handInKnown();
  }
  setSignature();
  return success();
}

/// A test that only the judge can run, or that this tool does not run.
std::string unsupported(mlir::func::FuncOp function, const Engine &engine) {
  std::string why;
  function->getParentOp()->walk([&](mlir::Operation *op) {
    const std::string target = targetOf(op);
    if (target == "expect_serialized_eq")
      why = "compares with files";
    else if (!target.empty() &&
             !llvm::isa<mlir::func::FuncOp>(op->getParentOp()))
      why = "checks inside a region";
    else if (op->getName().getDialectNamespace() == "interpreter" &&
             !engine.runsTestDialects())
      why = "the engine runs on one device";
  });
  return why;
}

Verdict failed(std::string why) {
  return {Verdict::Kind::Failed, std::move(why)};
}

} // namespace

std::string_view name(Form form) {
  return form == Form::Constants ? "constants" : "arguments";
}

std::vector<Unit> splitUnits(std::string_view file) {
  std::vector<Unit> units(1);
  if (file.starts_with("ML\xEFR")) { // bytecode
    units[0].text = file;
    return units;
  }
  size_t lines = 0;
  while (!file.empty()) {
    const size_t end = std::min(file.find('\n'), file.size() - 1);
    const std::string_view line = file.substr(0, end + 1);
    file.remove_prefix(end + 1);
    ++lines;
    if (line.starts_with("// -----"))
      units.push_back({unsigned(units.size()), std::string(lines, '\n')});
    else
      units.back().text += line;
  }
  return units;
}

std::vector<std::string> runnableFunctions(mlir::ModuleOp module) {
  std::vector<std::string> names;
  module.walk([&](mlir::func::FuncOp function) {
    bool checks = false;
    function.walk(
        [&](mlir::Operation *op) { checks |= !targetOf(op).empty(); });
    if (checks && function.getNumArguments() == 0)
      names.push_back(function.getName().str());
  });
  return names;
}

Verdict check(mlir::ModuleOp original, std::string_view functionName, Form form,
              Engine &engine) {
  mlir::OwningOpRef<mlir::ModuleOp> module = original.clone();
  auto function = module->lookupSymbol<mlir::func::FuncOp>(functionName);
  if (!function)
    return failed("no function of this name at the top of the module");
  if (std::string why = unsupported(function, engine); !why.empty())
    return {Verdict::Kind::Skipped, why};
  Rewriting rewriting(function, form);
  if (auto done = rewriting.rewrite(); !done)
    return failed(done.error().render());
  auto results = engine.run(*module, functionName, rewriting.inputs);
  if (!results)
    return failed(results.error().render());
  for (const Expectation &expectation : rewriting.expectations) {
    const auto side = [&](std::optional<size_t> number,
                          const Array &known) -> const Array & {
      return number ? (*results)[*number] : known;
    };
    if (auto difference =
            compare(side(expectation.actual, expectation.knownActual),
                    side(expectation.expected, expectation.knownExpected),
                    expectation.tolerance))
      return failed(expectation.where + ": " + *difference);
  }
  return {};
}

} // namespace tesela::interpret
