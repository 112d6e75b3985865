#include "nugraph/SymbolicImport.h"

#include "ir/Dynamic.h"
#include "ir/Stablehlo.h"
#include "semantics/SymbolicShapes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tesela::nugraph {

static RankedTensorType tensorOf(mlir::Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

bool isSymbolic(func::FuncOp function) {
  return llvm::any_of(function.getArguments(), [](mlir::Value argument) {
    auto type = tensorOf(argument);
    return type && !type.hasStaticShape();
  });
}

namespace {

/// Every value of a function, those in regions too.
void forEachValue(func::FuncOp function,
                  llvm::function_ref<void(mlir::Value)> f) {
  function.walk([&](mlir::Operation *op) {
    for (mlir::Value result : op->getResults())
      f(result);
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::Value argument : block.getArguments())
          f(argument);
  });
}

bool isPrime(int64_t number) {
  for (int64_t d = 2; d * d <= number; ++d)
    if (number % d == 0)
      return false;
  return true;
}

class StaticMaker {
public:
  StaticMaker(llvm::ArrayRef<func::FuncOp> functions, prove::Terms &terms)
      : functions(functions), terms(terms),
        names(func::FuncOp(functions[0]).getContext()), shapes(names),
        values(terms) {}

  Result<SymbolicSizes> run() {
    ScopedDiagnosticHandler handler(func::FuncOp(functions[0]).getContext(),
                                    [&](Diagnostic &said) {
                                      if (why.empty())
                                        why = said.str();
                                      return mlir::success();
                                    });
    for (func::FuncOp function : functions.drop_front())
      takeAttributes(function);
    for (func::FuncOp function : functions)
      if (mlir::failed(shapes.readArguments(function)))
        return failure();
    for (func::FuncOp function : functions)
      if (mlir::failed(shapes.infer(function)))
        return failure();
    if (!readNames() || !readFacts())
      return failure();
    for (func::FuncOp function : functions)
      if (!readValues(function))
        return failure();
    for (func::FuncOp function : functions) {
      giveTypes(function);
      replaceDynamic(function);
    }
    return std::move(result);
  }

private:
  Error failure() const {
    return Error{ErrorCode::Unimplemented,
                 why.empty() ? "sizes that are no polynomials" : why};
  }
  bool fail(const llvm::Twine &text) {
    if (why.empty())
      why = text.str();
    return false;
  }

  /// What the first function says of its arguments holds for all.
  void takeAttributes(func::FuncOp function) {
    func::FuncOp first = functions[0];
    unsigned count =
        std::min(first.getNumArguments(), function.getNumArguments());
    for (unsigned number = 0; number != count; ++number)
      for (llvm::StringRef name : {"tesela.shape", "tesela.size"})
        if (mlir::Attribute said = first.getArgAttr(number, name);
            said && !function.getArgAttr(number, name))
          function.setArgAttr(number, name, said);
  }

  std::optional<Index> index(const semantics::Extent &extent) {
    return parseIndex(terms, names.text(names.resolve(extent)));
  }

  /// A number for each name: large, so that static parts fit into it, and all
  /// different.
  bool readNames() {
    int64_t number = 1009;
    for (func::FuncOp function : functions)
      forEachValue(function, [&](mlir::Value value) {
        if (auto type = tensorOf(value))
          for (int64_t extent : type.getShape())
            if (!ShapedType::isDynamic(extent))
              number = std::max(number, 2 * extent + 1);
      });
    for (const semantics::SizeSymbol &symbol : names.symbols()) {
      if (symbol.kind != semantics::SizeSymbol::Kind::Named)
        continue;
      while (!isPrime(number))
        ++number;
      prove::Variable size = terms.size(symbol.name);
      result.sizes.push_back({size, number});
      values.set(size, number++);
    }
    return true;
  }

  bool readFacts() {
    for (const semantics::SizeFact &fact : names.assumed()) {
      std::optional<Index> left = index(fact.left), right = index(fact.right);
      if (!left || !right)
        return fail("an assumption that is no polynomial: " + names.text(fact));
      Index one = terms.constant(1);
      using enum semantics::SizeRelation;
      switch (fact.relation) {
      case NotEqual: // to assume less is always sound
        break;
      case Less:
        result.assumptions.push_back({terms.add(*left, one), *right});
        break;
      case Equal:
        result.assumptions.push_back({*right, *left});
        [[fallthrough]];
      case LessEqual:
        result.assumptions.push_back({*left, *right});
      }
    }
    return true;
  }

  bool readValues(func::FuncOp function) {
    bool fine = true;
    forEachValue(function, [&](mlir::Value value) {
      auto type = tensorOf(value);
      if (!type)
        return;
      if (!type.hasStaticShape()) {
        Shape &shape = result.shapes[value];
        for (const semantics::Extent &extent : shapes.shape(value)) {
          std::optional<Index> polynomial = index(extent);
          if (!polynomial) {
            fine = fail("a size that is no polynomial: " + names.text(extent));
            return;
          }
          shape.push_back(*polynomial);
        }
      }
      semantics::KnownElements elements = shapes.elements(value);
      if (elements.size() == 1 && elements[0] && !elements[0]->isStatic())
        if (std::optional<Index> size = index(*elements[0]))
          result.numbers[value] = *size;
    });
    return fine;
  }

  void giveTypes(func::FuncOp function) {
    forEachValue(function, [&](mlir::Value value) {
      auto known = result.shapes.find(value);
      if (known == result.shapes.end())
        return;
      llvm::SmallVector<int64_t> shape;
      for (Index extent : known->second)
        shape.push_back(values.value(extent));
      value.setType(tensorOf(value).clone(shape));
    });
    function.setFunctionType(FunctionType::get(
        function.getContext(), function.getBody().getArgumentTypes(),
        function.front().getTerminator()->getOperandTypes()));
  }

  /// Operators that take shapes, with the shapes of their results.
  void replaceDynamic(func::FuncOp function) {
    llvm::SmallVector<mlir::Operation *> all;
    function.walk([&](mlir::Operation *op) { all.push_back(op); });
    for (mlir::Operation *op : all)
      if (mlir::Operation *made = staticForm(op)) {
        mlir::Value before = op->getResult(0), after = made->getResult(0);
        if (auto known = result.shapes.find(before);
            known != result.shapes.end()) {
          Shape shape = known->second;
          result.shapes[after] = shape;
        }
        before.replaceAllUsesWith(after);
        op->erase();
      }
    // What only made shapes is not needed any more.
    all.clear();
    function.walk([&](mlir::Operation *op) { all.push_back(op); });
    for (mlir::Operation *op : llvm::reverse(all)) {
      auto call = dyn_cast<stablehlo::CustomCallOp>(op);
      bool asserts = call && call.getCallTargetName() == "shape_assertion";
      if (op->getNumRegions() == 0 && op->use_empty() &&
          (asserts || (op->getNumResults() > 0 && isMemoryEffectFree(op))))
        op->erase();
    }
  }

  mlir::Operation *staticForm(mlir::Operation *op) {
    OpBuilder builder(op);
    mlir::Location location = op->getLoc();
    if (auto broadcast = dyn_cast<stablehlo::DynamicBroadcastInDimOp>(op))
      return stablehlo::BroadcastInDimOp::create(
          builder, location, op->getResult(0).getType(), op->getOperand(0),
          builder.getDenseI64ArrayAttr(broadcast.getBroadcastDimensions()));
    if (isa<stablehlo::DynamicReshapeOp>(op))
      return stablehlo::ReshapeOp::create(
          builder, location, op->getResult(0).getType(), op->getOperand(0));
    if (auto iota = dyn_cast<stablehlo::DynamicIotaOp>(op))
      return stablehlo::IotaOp::create(builder, location,
                                       op->getResult(0).getType(),
                                       iota.getIotaDimension());
    return nullptr;
  }

  llvm::ArrayRef<func::FuncOp> functions;
  prove::Terms &terms;
  semantics::Sizes names;
  semantics::SymbolicShapes shapes;
  Sizes values;
  SymbolicSizes result;
  std::string why;
};

} // namespace

Result<SymbolicSizes> makeStatic(llvm::ArrayRef<func::FuncOp> functions,
                                 prove::Terms &terms) {
  return StaticMaker(functions, terms).run();
}

} // namespace tesela::nugraph
