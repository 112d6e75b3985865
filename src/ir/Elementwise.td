// Elementwise operators: one result element from the elements at the same
// index of each operand.
//
// Most have operands and result of one type: Stablehlo_SameTypeOp infers it and
// checks constraint C1. `result_accuracy` says how exact a transcendental
// function must be; it is left out where it is DEFAULT.
#ifndef TESELA_IR_ELEMENTWISE_TD
#define TESELA_IR_ELEMENTWISE_TD

include "Base.td"

// Marks the operators of this file.
def Stablehlo_Elementwise : NativeOpTrait<"ElementwiseTensorOp"> {
  let cppNamespace = "::tesela::stablehlo";
}

def Stablehlo_AccuracyOrDefault
    : DefaultValuedOptionalAttr<Stablehlo_ResultAccuracyAttr,
        "::tesela::stablehlo::ResultAccuracyMode::DEFAULT">;

class Stablehlo_ElementwiseOp<string mnemonic, string resultConstraint,
                              list<Trait> traits = [],
                              Trait inference = InferTypeOpAdaptor>
    : Stablehlo_InferOp<mnemonic, resultConstraint,
                        !listconcat([Pure, Stablehlo_Elementwise], traits),
                        inference>;

// (C1) baseline types of all operands and of the result agree.
class Stablehlo_SameTypeOp<string mnemonic, list<Trait> traits = []>
    : Stablehlo_ElementwiseOp<mnemonic, "C1", traits, InferTypeOpInterface> {
  let extraClassDeclaration = inferClassDeclaration # [{
    static ::llvm::LogicalResult inferReturnTypes(
        ::mlir::MLIRContext *, ::std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr,
        ::mlir::OpaqueProperties, ::mlir::RegionRange,
        ::llvm::SmallVectorImpl<::mlir::Type> &results) {
      return ::tesela::stablehlo::inferSameType(location, getOperationName(),
                                                operands.getTypes(), results);
    }
  }];
}

//===-- One operand -------------------------------------------------------===//

class Stablehlo_UnaryOp<string mnemonic, Type element>
    : Stablehlo_SameTypeOp<mnemonic> {
  let arguments = (ins element:$operand);
  let results = (outs element:$result);
  let assemblyFormat = [{
    $operand attr-dict
    `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

class Stablehlo_TranscendentalOp<string mnemonic>
    : Stablehlo_UnaryOp<mnemonic, Stablehlo_FloatComplexOrQuantizedTensor> {
  let arguments = (ins
    Stablehlo_FloatComplexOrQuantizedTensor:$operand,
    Stablehlo_AccuracyOrDefault:$result_accuracy);
}

def Stablehlo_CbrtOp : Stablehlo_TranscendentalOp<"cbrt">;
def Stablehlo_CosineOp : Stablehlo_TranscendentalOp<"cosine">;
def Stablehlo_ExpOp : Stablehlo_TranscendentalOp<"exponential">;
def Stablehlo_Expm1Op : Stablehlo_TranscendentalOp<"exponential_minus_one">;
def Stablehlo_LogOp : Stablehlo_TranscendentalOp<"log">;
def Stablehlo_Log1pOp : Stablehlo_TranscendentalOp<"log_plus_one">;
def Stablehlo_LogisticOp : Stablehlo_TranscendentalOp<"logistic">;
def Stablehlo_RsqrtOp : Stablehlo_TranscendentalOp<"rsqrt">;
def Stablehlo_SineOp : Stablehlo_TranscendentalOp<"sine">;
def Stablehlo_SqrtOp : Stablehlo_TranscendentalOp<"sqrt">;
def Stablehlo_TanOp : Stablehlo_TranscendentalOp<"tan">;
def Stablehlo_TanhOp : Stablehlo_TranscendentalOp<"tanh">;

def Stablehlo_CeilOp
    : Stablehlo_UnaryOp<"ceil", Stablehlo_FloatOrQuantizedTensor>;
def Stablehlo_ClzOp
    : Stablehlo_UnaryOp<"count_leading_zeros", Stablehlo_IntTensor>;
def Stablehlo_FloorOp
    : Stablehlo_UnaryOp<"floor", Stablehlo_FloatOrQuantizedTensor>;
def Stablehlo_NegOp : Stablehlo_UnaryOp<"negate", Stablehlo_NumberTensor>;
def Stablehlo_NotOp : Stablehlo_UnaryOp<"not", Stablehlo_IntOrPredTensor>;
def Stablehlo_PopulationCountOp
    : Stablehlo_UnaryOp<"popcnt", Stablehlo_IntTensor>;
def Stablehlo_RoundOp
    : Stablehlo_UnaryOp<"round_nearest_afz", Stablehlo_FloatOrQuantizedTensor>;
def Stablehlo_RoundNearestEvenOp
    : Stablehlo_UnaryOp<"round_nearest_even", Stablehlo_FloatOrQuantizedTensor>;
def Stablehlo_SignOp
    : Stablehlo_UnaryOp<"sign", Stablehlo_SignedNumberTensor>;

// Result of another element type than the operand's.
class Stablehlo_UnaryConversionOp<string mnemonic, string resultConstraint,
                                  Type operand, Type result>
    : Stablehlo_ElementwiseOp<mnemonic, resultConstraint> {
  let arguments = (ins operand:$operand);
  let results = (outs result:$result);
  let assemblyFormat = [{
    $operand attr-dict
    `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
}

// (C1) shapes agree; (C2) of a complex operand the result has the part's type.
def Stablehlo_AbsOp
    : Stablehlo_UnaryConversionOp<"abs", "C1, C2",
        Stablehlo_SignedNumberTensor, Stablehlo_SignedNumberTensor>;
def Stablehlo_ImagOp
    : Stablehlo_UnaryConversionOp<"imag", "C1, C2",
        Stablehlo_FloatOrComplexTensor, Stablehlo_FloatTensor>;
def Stablehlo_RealOp
    : Stablehlo_UnaryConversionOp<"real", "C1, C2",
        Stablehlo_FloatOrComplexTensor, Stablehlo_FloatTensor>;
def Stablehlo_IsFiniteOp
    : Stablehlo_ElementwiseOp<"is_finite", "C1"> {
  let arguments = (ins Stablehlo_FloatOrQuantizedTensor:$x);
  let results = (outs Stablehlo_PredTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
}

// (C1) shapes agree.
def Stablehlo_ConvertOp
    : Stablehlo_Op<"convert", [Pure, Stablehlo_Elementwise]> {
  let arguments = (ins Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
  let builders = [OpBuilder<(ins "mlir::Value":$operand,
                                 "mlir::Type":$elementType)>];
  let assemblyFormat = [{
    $operand attr-dict
    `:` custom<SameOperandsAndResultType>(type($operand), type($result))
  }];
  let hasVerifier = 1;
}

def Stablehlo_ReducePrecisionOp : Stablehlo_SameTypeOp<"reduce_precision"> {
  let arguments = (ins
    Stablehlo_FloatOrQuantizedTensor:$operand,
    I32Attr:$exponent_bits,
    I32Attr:$mantissa_bits);
  let results = (outs Stablehlo_FloatOrQuantizedTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<FloatFormat>($exponent_bits, $mantissa_bits)
    attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
  let hasVerifier = 1;
}

//===-- Two operands ------------------------------------------------------===//

class Stablehlo_BinaryOp<string mnemonic, Type element, list<Trait> traits = []>
    : Stablehlo_SameTypeOp<mnemonic, traits> {
  let arguments = (ins element:$lhs, element:$rhs);
  let results = (outs element:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}

class Stablehlo_CommutativeOp<string mnemonic, Type element>
    : Stablehlo_BinaryOp<mnemonic, element, [Commutative]>;

def Stablehlo_AddOp : Stablehlo_CommutativeOp<"add", Stablehlo_Tensor>;
def Stablehlo_AndOp
    : Stablehlo_CommutativeOp<"and", Stablehlo_IntOrPredTensor>;
def Stablehlo_Atan2Op
    : Stablehlo_BinaryOp<"atan2", Stablehlo_FloatComplexOrQuantizedTensor>;
def Stablehlo_DivOp : Stablehlo_BinaryOp<"divide", Stablehlo_NumberTensor>;
def Stablehlo_MaxOp : Stablehlo_CommutativeOp<"maximum", Stablehlo_Tensor>;
def Stablehlo_MinOp : Stablehlo_CommutativeOp<"minimum", Stablehlo_Tensor>;
def Stablehlo_MulOp : Stablehlo_CommutativeOp<"multiply", Stablehlo_Tensor>;
def Stablehlo_OrOp : Stablehlo_CommutativeOp<"or", Stablehlo_IntOrPredTensor>;
def Stablehlo_PowOp : Stablehlo_BinaryOp<"power", Stablehlo_NumberTensor>;
def Stablehlo_RemOp : Stablehlo_BinaryOp<"remainder", Stablehlo_NumberTensor>;
def Stablehlo_ShiftLeftOp
    : Stablehlo_BinaryOp<"shift_left", Stablehlo_IntTensor>;
def Stablehlo_ShiftRightArithmeticOp
    : Stablehlo_BinaryOp<"shift_right_arithmetic", Stablehlo_IntTensor>;
def Stablehlo_ShiftRightLogicalOp
    : Stablehlo_BinaryOp<"shift_right_logical", Stablehlo_IntTensor>;
def Stablehlo_SubtractOp : Stablehlo_BinaryOp<"subtract", Stablehlo_NumberTensor>;
def Stablehlo_XorOp
    : Stablehlo_CommutativeOp<"xor", Stablehlo_IntOrPredTensor>;

// (C1) types of the operands agree; (C2) with the result's shape; (C3) the
// result's elements are complex numbers of the operands' elements.
def Stablehlo_ComplexOp : Stablehlo_ElementwiseOp<"complex", "C2, C3"> {
  let arguments = (ins Stablehlo_FloatTensor:$lhs, Stablehlo_FloatTensor:$rhs);
  let results = (outs Stablehlo_ComplexTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
    `:` custom<ComplexType>(type($lhs), type($rhs), type($result))
  }];
}

// (C1) element types agree; (C2) shapes agree, the result's included; (C3) the
// comparison type fits the element type. Without one the element type decides.
def Stablehlo_CompareOp : Stablehlo_ElementwiseOp<"compare", "C2"> {
  let arguments = (ins
    Stablehlo_Tensor:$lhs,
    Stablehlo_Tensor:$rhs,
    Stablehlo_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<Stablehlo_ComparisonTypeAttr>:$compare_type);
  let results = (outs Stablehlo_PredTensor:$result);
  let assemblyFormat = [{
    custom<Keyword>($comparison_direction) `,` $lhs `,` $rhs
    (`,` custom<Keyword>($compare_type)^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "mlir::Value":$lhs, "mlir::Value":$rhs,
      "ComparisonDirection":$direction,
      CArg<"ComparisonType", "ComparisonType::NOTYPE">:$type)>];
  let hasVerifier = 1;
}

//===-- Three operands ----------------------------------------------------===//

// (C1, C2) min and max are scalars or have the operand's shape; (C3) element
// types agree; (C4) the result has the operand's type.
def Stablehlo_ClampOp : Stablehlo_ElementwiseOp<"clamp", "C4"> {
  let arguments = (ins
    Stablehlo_Tensor:$min,
    Stablehlo_Tensor:$operand,
    Stablehlo_Tensor:$max);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict
    `:` custom<SameOperandsAndResultType>(type($min), type($operand),
                                          type($max), type($result))
  }];
}

// (C1) pred is a scalar or has the shape of on_true; (C2) types agree.
def Stablehlo_SelectOp : Stablehlo_ElementwiseOp<"select", "C2"> {
  let arguments = (ins
    Stablehlo_PredTensor:$pred,
    Stablehlo_Tensor:$on_true,
    Stablehlo_Tensor:$on_false);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
    custom<SelectType>(type($pred), type($on_true), type($on_false), type($result))
  }];
}

#endif // TESELA_IR_ELEMENTWISE_TD
