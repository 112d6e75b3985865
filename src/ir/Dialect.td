// The tensor dialect itself. Families of operators are in one file each; every
// family adds its operators through one member function of the dialect.
#ifndef TESELA_IR_DIALECT_TD
#define TESELA_IR_DIALECT_TD

include "mlir/IR/OpBase.td"

def StablehloDialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::tesela::stablehlo";
  let summary = "Tensor programs as frameworks write them";
  let useDefaultTypePrinterParser = 1;
  let usePropertiesForAttributes = 1;
  let dependentDialects = ["::mlir::quant::QuantDialect"];
  // One per family; defined beside the family's generated definitions.
  let extraClassDeclaration = [{
    void addCollective();
    void addCommunication();
    void addContraction();
    void addControlFlow();
    void addCustom();
    void addDataMovement();
    void addDeprecated();
    void addDynamic();
    void addElementwise();
    void addGatherScatter();
    void addLinearAlgebra();
    void addNormalization();
    void addQuantized();
    void addRandom();
    void addReduction();

    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute,
                        ::mlir::DialectAsmPrinter &printer) const override;

    void registerTypes();
    void registerAttributes();
  }];
}

#endif // TESELA_IR_DIALECT_TD
