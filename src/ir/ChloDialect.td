// chlo: operators above stablehlo that frameworks write and that decompose into
// it; special functions, implicit broadcasting.
#ifndef TESELA_IR_CHLODIALECT_TD
#define TESELA_IR_CHLODIALECT_TD

include "Base.td"

def ChloDialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::tesela::chlo";
  let summary = "Operators that decompose into stablehlo";
  let useDefaultAttributePrinterParser = 1;
  let usePropertiesForAttributes = 1;
  let dependentDialects = ["::tesela::stablehlo::StablehloDialect"];
  let extraClassDeclaration = [{
    void addChlo();

    void registerAttributes();
  }];
}

// The same enumerations as stablehlo's, written `#chlo<precision HIGH>`.
class Chlo_EnumAttr<EnumAttrInfo info, string mnemonic>
    : EnumAttr<ChloDialect, info, mnemonic> {
  let cppNamespace = "::tesela::chlo";
  let assemblyFormat = "$value";
}

def Chlo_ComparisonDirectionAttr
    : Chlo_EnumAttr<Stablehlo_ComparisonDirection, "comparison_direction">;
def Chlo_ComparisonTypeAttr
    : Chlo_EnumAttr<Stablehlo_ComparisonType, "comparison_type">;
def Chlo_PrecisionAttr : Chlo_EnumAttr<Stablehlo_Precision, "precision">;

def Chlo_RaggedDotDimensionNumbersAttr
    : AttrDef<ChloDialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "the roles of a ragged_dot's dimensions";
  let parameters = (ins
    OptionalArrayRefParameter<"int64_t">:$lhsBatchingDimensions,
    OptionalArrayRefParameter<"int64_t">:$rhsBatchingDimensions,
    OptionalArrayRefParameter<"int64_t">:$lhsContractingDimensions,
    OptionalArrayRefParameter<"int64_t">:$rhsContractingDimensions,
    OptionalArrayRefParameter<"int64_t">:$lhsRaggedDimensions,
    OptionalArrayRefParameter<"int64_t">:$rhsGroupDimensions);
  let hasCustomAssemblyFormat = 1;
}

#endif // TESELA_IR_CHLODIALECT_TD
