// What every family of operators starts from.
#ifndef TESELA_IR_BASE_TD
#define TESELA_IR_BASE_TD

include "Attributes.td"
include "Types.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Stablehlo_Op<string mnemonic, list<Trait> traits = []>
    : Op<StablehloDialect, mnemonic, traits>;

// Checks the operator's inference before MLIR does, whose own message says no
// more than that it failed.
def Stablehlo_InferredResults : NativeOpTrait<"InferredResults"> {
  let cppNamespace = "::tesela::stablehlo";
}

// An operator whose result types follow from its operands and attributes:
// `inferReturnTypes` says how, and checks while doing so what the operator
// requires. A written result type may differ from the inferred one where one
// of the two leaves something open (`?`, bounds) and in quantization
// parameters; `resultConstraint` names the constraint broken otherwise.
class Stablehlo_InferOp<string mnemonic, string resultConstraint,
                        list<Trait> traits = [],
                        Trait inference = InferTypeOpAdaptor>
    : Stablehlo_Op<mnemonic, !listconcat([Stablehlo_InferredResults], traits,
                                         [inference])> {
  code inferClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange written) {
      return ::tesela::stablehlo::compatibleTypes(inferred, written);
    }
    static ::llvm::LogicalResult refineReturnTypes(
        ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
        ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &written) {
      ::llvm::SmallVector<::mlir::Type> inferred;
      return ::llvm::failure(
          ::llvm::failed(inferReturnTypes(context, location, operands,
                                          attributes, properties, regions,
                                          inferred)) ||
          ::llvm::failed(::tesela::stablehlo::checkResultTypes(
              location, getOperationName(), "}] # resultConstraint # [{",
              inferred, written)));
    }
  }];
  let extraClassDeclaration = inferClassDeclaration;
}

#endif // TESELA_IR_BASE_TD
