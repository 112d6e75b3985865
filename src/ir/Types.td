// Types of the dialect, and the groups of element types operators accept.
#ifndef TESELA_IR_TYPES_TD
#define TESELA_IR_TYPES_TD

include "Dialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Dialect/Quant/IR/QuantBase.td"

class Stablehlo_Type<string name, string keyword> : TypeDef<StablehloDialect, name> {
  let mnemonic = keyword;
}

def Stablehlo_TokenType : Stablehlo_Type<"Token", "token"> {
  let summary = "orders side effects";
}
def Stablehlo_FutureType : Stablehlo_Type<"Future", "future"> {
  let summary = "results of an operation that was started and not awaited";
  let parameters = (ins ArrayRefParameter<"mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}

//===-- Element types -----------------------------------------------------===//

def Stablehlo_Pred : TypeAlias<I1, "pred (i1)">;
def Stablehlo_SInt : SignlessIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def Stablehlo_UInt : UnsignedIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def Stablehlo_Int : AnyTypeOf<[Stablehlo_SInt, Stablehlo_UInt],
    "2/4/8/16/32/64-bit integer">;
def Stablehlo_IntOrPred : AnyTypeOf<[Stablehlo_Pred, Stablehlo_Int],
    "pred or 2/4/8/16/32/64-bit integer">;
def Stablehlo_Float : AnyTypeOf<[F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3,
    F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, BF16,
    F16, F32, F64], "4/6/8/16/32/64-bit float">;
def Stablehlo_Float32Or64 : AnyTypeOf<[F32, F64], "32/64-bit float">;
def Stablehlo_Complex : Type<
    CPred<"::llvm::isa<::mlir::ComplexType>($_self) && "
          "(::llvm::cast<::mlir::ComplexType>($_self).getElementType().isF32() || "
          "::llvm::cast<::mlir::ComplexType>($_self).getElementType().isF64())">,
    "complex type with 32/64-bit float parts", "::mlir::ComplexType">;
def Stablehlo_Quantized : Type<
    Or<[CPred<"::llvm::isa<::mlir::quant::UniformQuantizedType>($_self)">,
        CPred<"::llvm::isa<::mlir::quant::UniformQuantizedPerAxisType>($_self)">]>,
    "per-tensor or per-axis quantized integer">;
def Stablehlo_PerTensorQuantized : Type<
    CPred<"::llvm::isa<::mlir::quant::UniformQuantizedType>($_self)">,
    "per-tensor quantized integer">;

//===-- Tensors -----------------------------------------------------------===//

class Stablehlo_HasRank<int rank>
    : CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() == " # rank>;
class Stablehlo_TensorOf<list<Type> elements> : RankedTensorOf<elements>;
class Stablehlo_ScalarTensorOf<list<Type> elements>
    : ConfinedType<RankedTensorOf<elements>, [Stablehlo_HasRank<0>],
                   "0-dimensional tensor of " #
                   !interleave(!foreach(t, elements, t.summary), " or ") # " values",
                   "::mlir::RankedTensorType">;

defvar AnyElement = [Stablehlo_Float, Stablehlo_Pred, Stablehlo_Int,
                     Stablehlo_Complex, Stablehlo_Quantized];

def Stablehlo_Tensor : Stablehlo_TensorOf<AnyElement>;
def Stablehlo_PredTensor : Stablehlo_TensorOf<[Stablehlo_Pred]>;
def Stablehlo_IntTensor : Stablehlo_TensorOf<[Stablehlo_Int]>;
def Stablehlo_IntOrPredTensor : Stablehlo_TensorOf<[Stablehlo_IntOrPred]>;
def Stablehlo_FloatTensor : Stablehlo_TensorOf<[Stablehlo_Float]>;
def Stablehlo_FloatOrQuantizedTensor
    : Stablehlo_TensorOf<[Stablehlo_Float, Stablehlo_Quantized]>;
def Stablehlo_ComplexTensor : Stablehlo_TensorOf<[Stablehlo_Complex]>;
def Stablehlo_FloatOrComplexTensor
    : Stablehlo_TensorOf<[Stablehlo_Float, Stablehlo_Complex]>;
def Stablehlo_FloatComplexOrQuantizedTensor : Stablehlo_TensorOf<
    [Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_NumberTensor : Stablehlo_TensorOf<
    [Stablehlo_Float, Stablehlo_Int, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_SignedNumberTensor : Stablehlo_TensorOf<
    [Stablehlo_Float, Stablehlo_SInt, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_QuantizedTensor : Stablehlo_TensorOf<[Stablehlo_Quantized]>;
// Shapes and indices computed at run time; `index` comes from frameworks that
// still carry it.
def Stablehlo_DimensionTensor : ConfinedType<
    RankedTensorOf<[AnyInteger, Index]>, [Stablehlo_HasRank<1>],
    "1-dimensional tensor of integers", "::mlir::RankedTensorType">;
def Stablehlo_ScalarIntTensor : Stablehlo_ScalarTensorOf<[Stablehlo_Int]>;

def Stablehlo_Future : Type<
    CPred<"::llvm::isa<::tesela::stablehlo::FutureType>($_self)">, "future">;
def Stablehlo_Token : Type<
    CPred<"::llvm::isa<::tesela::stablehlo::TokenType>($_self)">, "token">;
def Stablehlo_TensorOrToken : AnyTypeOf<[Stablehlo_Tensor, Stablehlo_Token]>;
def Stablehlo_Tuple : NestedTupleOf<[Stablehlo_Tensor, Stablehlo_Token]>;
def Stablehlo_Buffer : MemRefOf<[AnyType]>;
def Stablehlo_TensorTokenOrTuple : AnyTypeOf<
    [Stablehlo_Tensor, Stablehlo_Token, Stablehlo_Tuple]>;
def Stablehlo_AnyValue : AnyTypeOf<
    [Stablehlo_Tensor, Stablehlo_Token, Stablehlo_Tuple, Stablehlo_FutureType,
     Stablehlo_Buffer], "tensor, token, tuple, future or buffer">;

#endif // TESELA_IR_TYPES_TD
