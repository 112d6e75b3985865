#include "prove/WidenFloats.h"

#include "ir/Stablehlo.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/TypeUtilities.h"

namespace tesela::prove {

namespace {

llvm::APFloat converted(llvm::APFloat value, mlir::FloatType type) {
  bool losesInfo = false;
  value.convert(type.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value;
}

/// Constants: their type is written anew with the elements.
mlir::Attribute converted(mlir::DenseElementsAttr elements,
                          mlir::FloatType type) {
  mlir::ShapedType shaped = elements.getType();
  if (llvm::isa<mlir::FloatType>(shaped.getElementType()))
    return llvm::cast<mlir::DenseFPElementsAttr>(elements).mapValues(
        type, [&](const llvm::APFloat &value) {
          return converted(value, type).bitcastToAPInt();
        });
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(shaped.getElementType());
      complex && llvm::isa<mlir::FloatType>(complex.getElementType())) {
    llvm::SmallVector<std::complex<llvm::APFloat>> values;
    for (const std::complex<llvm::APFloat> &value :
         elements.getValues<std::complex<llvm::APFloat>>())
      values.push_back(
          {converted(value.real(), type), converted(value.imag(), type)});
    return mlir::DenseElementsAttr::get(
        shaped.clone(mlir::ComplexType::get(type)), values);
  }
  return elements;
}

/// Does it look at the bits of floats, or have types that are made of them?
bool looksAtBits(mlir::ModuleOp module) {
  auto isPlain = [](mlir::Type type) {
    mlir::Type element = mlir::getElementTypeOrSelf(type);
    return element.isIntOrIndexOrFloat() ||
           llvm::isa<mlir::ComplexType>(element) ||
           llvm::isa<mlir::TupleType>(element);
  };
  return module
      .walk([&](mlir::Operation *op) {
        bool looks = llvm::isa<stablehlo::BitcastConvertOp,
                               stablehlo::ReducePrecisionOp>(op);
        return looks || !llvm::all_of(op->getResultTypes(), isPlain)
                   ? mlir::WalkResult::interrupt()
                   : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

} // namespace

mlir::OwningOpRef<mlir::ModuleOp> withFloatsOf(unsigned bits,
                                               mlir::func::FuncOp function) {
  auto module = function->getParentOfType<mlir::ModuleOp>();
  if (!module || looksAtBits(module))
    return nullptr;
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  mlir::Builder builder(module.getContext());
  mlir::FloatType type = bits == 64 ? mlir::FloatType(builder.getF64Type())
                                    : mlir::FloatType(builder.getF32Type());
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([=](mlir::FloatType) -> mlir::Type { return type; });
  replacer.addReplacement(
      [=](mlir::DenseElementsAttr elements)
          -> std::optional<std::pair<mlir::Attribute, mlir::WalkResult>> {
        return std::pair(converted(elements, type), mlir::WalkResult::skip());
      });
  replacer.addReplacement(
      [=](mlir::FloatAttr number)
          -> std::optional<std::pair<mlir::Attribute, mlir::WalkResult>> {
        return std::pair(mlir::Attribute(mlir::FloatAttr::get(
                             type, converted(number.getValue(), type))),
                         mlir::WalkResult::skip());
      });
  replacer.recursivelyReplaceElementsIn(*copy, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return copy;
}

} // namespace tesela::prove
