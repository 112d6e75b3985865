#include "import/Passes.h"

#include "ir/Chlo.h"
#include "ir/Custom.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

namespace tesela::import {
#define GEN_PASS_DEF_CONVERTCOMPOSITES
#include "import/Passes.h.inc"
} // namespace tesela::import

using namespace tesela;
using llvm::StringRef;

namespace {
/// A composite that means exactly what an operator means, up to `newest`, the
/// newest version of the composite whose meaning is known to be that.
struct KnownComposite {
  StringRef name; // also the operator's name
  int32_t newest;
};
} // namespace

static constexpr KnownComposite kKnown[] = {
    {"chlo.acos", 1}, {"chlo.acosh", 1}, {"chlo.asin", 1}, {"chlo.asinh", 1},
    {"chlo.atan", 1}, {"chlo.atanh", 1}, {"chlo.cosh", 1}, {"chlo.erf", 1},
    {"chlo.sinh", 1}, {"chlo.top_k", 1},
};

static bool isKnown(stablehlo::CompositeOp composite) {
  return llvm::any_of(kKnown, [&](const KnownComposite &known) {
    return known.name == composite.getName() &&
           static_cast<int32_t>(composite.getVersion()) <= known.newest;
  });
}

/// Builds the operator in the composite's place; null if its attributes or
/// types do not suit the operator.
static mlir::Operation *build(stablehlo::CompositeOp composite) {
  auto name = mlir::RegisteredOperationName::lookup(composite.getName(),
                                                    composite.getContext());
  if (!name || !composite.getCompositeRegions().empty())
    return nullptr;
  mlir::OpBuilder builder(composite);
  mlir::OperationState state(composite.getLoc(), *name);
  state.addOperands(composite.getInputs());
  state.addTypes(composite.getResultTypes());
  state.addAttributes(
      llvm::to_vector(composite->getDiscardableAttrDictionary()));
  mlir::Operation *op = builder.create(state);
  bool suits = true;
  if (mlir::DictionaryAttr given = composite.getCompositeAttributesAttr())
    for (mlir::NamedAttribute entry : given) {
      suits = suits && op->getInherentAttr(entry.getName());
      if (!suits)
        break;
      op->setInherentAttr(entry.getName(), entry.getValue());
      suits = op->getInherentAttr(entry.getName()) == entry.getValue();
    }
  {
    // What does not verify is no error here: the decomposition serves.
    mlir::ScopedDiagnosticHandler silence(
        composite.getContext(),
        [](mlir::Diagnostic &) { return mlir::success(); });
    suits = suits && succeeded(mlir::verify(op));
  }
  if (suits)
    return op;
  op->erase();
  return nullptr;
}

namespace {
struct ConvertComposites
    : import::impl::ConvertCompositesBase<ConvertComposites> {
  void runOnOperation() override {
    getOperation().walk([](stablehlo::CompositeOp composite) {
      if (!isKnown(composite))
        return;
      if (mlir::Operation *op = build(composite)) {
        composite->replaceAllUsesWith(op->getResults());
        composite.erase();
      }
    });
  }
};
} // namespace
