// Enumerations of the dialect. Each is also an attribute, written
// `#stablehlo<comparison_direction EQ>` in generic form and as the bare
// keyword in pretty forms.
#ifndef TESELA_IR_ENUMS_TD
#define TESELA_IR_ENUMS_TD

include "Dialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class Stablehlo_Enum<string name, list<string> keywords>
    : I32EnumAttr<name, "",
                  !foreach(i, !range(!size(keywords)),
                           I32EnumAttrCase<keywords[i], i>)> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tesela::stablehlo";
}

// Named `<Name>Attr` in C++; prints as `#stablehlo<mnemonic KEYWORD>`.
class Stablehlo_EnumAttr<EnumAttrInfo info, string mnemonic>
    : EnumAttr<StablehloDialect, info, mnemonic> {
  let assemblyFormat = "$value";
}

def Stablehlo_ComparisonDirection
    : Stablehlo_Enum<"ComparisonDirection", ["EQ", "NE", "GE", "GT", "LE", "LT"]>;
def Stablehlo_ComparisonType
    : Stablehlo_Enum<"ComparisonType",
                     ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]>;
def Stablehlo_Precision
    : Stablehlo_Enum<"Precision", ["DEFAULT", "HIGH", "HIGHEST"]>;
def Stablehlo_FftType
    : Stablehlo_Enum<"FftType", ["FFT", "IFFT", "RFFT", "IRFFT"]>;
def Stablehlo_Transpose
    : Stablehlo_Enum<"Transpose", ["TRANSPOSE_INVALID", "NO_TRANSPOSE",
                                   "TRANSPOSE", "ADJOINT"]>;
def Stablehlo_RngDistribution : I32EnumAttr<"RngDistribution", "", [
    I32EnumAttrCase<"UNIFORM", 1>, I32EnumAttrCase<"NORMAL", 2>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tesela::stablehlo";
}
def Stablehlo_RngAlgorithm
    : Stablehlo_Enum<"RngAlgorithm", ["DEFAULT", "THREE_FRY", "PHILOX"]>;
def Stablehlo_ResultAccuracyMode
    : Stablehlo_Enum<"ResultAccuracyMode", ["DEFAULT", "HIGHEST", "TOLERANCE"]>;
// A plain i32 attribute in text.
def Stablehlo_CustomCallApiVersion : I32EnumAttr<"CustomCallApiVersion", "", [
    I32EnumAttrCase<"API_VERSION_UNSPECIFIED", 0>,
    I32EnumAttrCase<"API_VERSION_ORIGINAL", 1>,
    I32EnumAttrCase<"API_VERSION_STATUS_RETURNING", 2>,
    I32EnumAttrCase<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
    I32EnumAttrCase<"API_VERSION_TYPED_FFI", 4>]> {
  let cppNamespace = "::tesela::stablehlo";
}

def Stablehlo_ComparisonDirectionAttr
    : Stablehlo_EnumAttr<Stablehlo_ComparisonDirection, "comparison_direction">;
def Stablehlo_ComparisonTypeAttr
    : Stablehlo_EnumAttr<Stablehlo_ComparisonType, "comparison_type">;
def Stablehlo_PrecisionAttr
    : Stablehlo_EnumAttr<Stablehlo_Precision, "precision">;
def Stablehlo_FftTypeAttr : Stablehlo_EnumAttr<Stablehlo_FftType, "fft_type">;
def Stablehlo_TransposeAttr
    : Stablehlo_EnumAttr<Stablehlo_Transpose, "transpose">;
def Stablehlo_RngDistributionAttr
    : Stablehlo_EnumAttr<Stablehlo_RngDistribution, "rng_distribution">;
def Stablehlo_RngAlgorithmAttr
    : Stablehlo_EnumAttr<Stablehlo_RngAlgorithm, "rng_algorithm">;
// Written `#stablehlo.result_accuracy_mode<HIGHEST>`.
def Stablehlo_ResultAccuracyModeAttr
    : EnumAttr<StablehloDialect, Stablehlo_ResultAccuracyMode,
               "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

#endif // TESELA_IR_ENUMS_TD
