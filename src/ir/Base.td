// What every family of operators starts from.
#ifndef TESELA_IR_BASE_TD
#define TESELA_IR_BASE_TD

include "Attributes.td"
include "Types.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Stablehlo_Op<string mnemonic, list<Trait> traits = []>
    : Op<StablehloDialect, mnemonic, traits>;

// An operator whose result types follow from its operands and attributes. A
// written result type may differ from the inferred one where one of the two
// knows more (`?`, bounds) or where quantization parameters differ.
class Stablehlo_InferOp<string mnemonic, list<Trait> traits = []>
    : Stablehlo_Op<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<InferTypeOpInterface,
                                  ["inferReturnTypes"]>])> {
  code baseClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange written) {
      return ::tesela::stablehlo::compatibleTypes(inferred, written);
    }
  }];
  let extraClassDeclaration = baseClassDeclaration;
}

// Optional attributes of integers whose absence means 1 (strides, dilations)
// or 0 (padding) everywhere.
def Stablehlo_DimArray : ConfinedAttr<DenseI64ArrayAttr, []>;

#endif // TESELA_IR_BASE_TD
