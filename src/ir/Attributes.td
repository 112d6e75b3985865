// Attributes that several families use. Those of one family (dimension
// numbers and the like) stand in that family's file.
#ifndef TESELA_IR_ATTRIBUTES_TD
#define TESELA_IR_ATTRIBUTES_TD

include "Enums.td"
include "mlir/IR/TensorEncoding.td"

class Stablehlo_Attr<string name, string keyword, list<Trait> traits = []>
    : AttrDef<StablehloDialect, name, traits> {
  let mnemonic = keyword;
}

def Stablehlo_TypeExtensionsAttr : Stablehlo_Attr<"TypeExtensions",
    "type_extensions", [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "upper bounds of dynamic dimensions";
  let description = [{
    Encoding of a tensor type, written `tensor<?x4xf32, #stablehlo.bounds<8, ?>>`:
    one bound per dimension; a static dimension and one without bound have `?`
    (ShapedType::kDynamic).
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let hasCustomAssemblyFormat = 1;
}

def Stablehlo_ResultAccuracyAttr : Stablehlo_Attr<"ResultAccuracy",
    "result_accuracy"> {
  let summary = "how far a result may be from the exact one";
  let parameters = (ins
    "mlir::APFloat":$atol, "mlir::APFloat":$rtol, "int64_t":$ulps,
    "ResultAccuracyModeAttr":$mode);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Without tolerances, which only the mode TOLERANCE has.
    static ResultAccuracyAttr get(mlir::MLIRContext *context,
                                  ResultAccuracyMode mode);
  }];
  let constBuilderCall =
      "::tesela::stablehlo::ResultAccuracyAttr::get($_builder.getContext(), $0)";
}

include "DimensionNumbers.td"

#endif // TESELA_IR_ATTRIBUTES_TD
