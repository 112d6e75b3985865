#ifndef TESELA_IR_CHLO_TD
#define TESELA_IR_CHLO_TD

include "ChloDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

// Result types are inferred and checked as stablehlo's are; chlo has no
// numbered constraints, so messages name the operand or result instead.
class Chlo_Op<string mnemonic, list<Trait> traits = []>
    : Op<ChloDialect, mnemonic, traits>;

class Chlo_InferOp<string mnemonic, list<Trait> traits = [],
                   Trait inference = InferTypeOpAdaptor>
    : Stablehlo_InferOp<mnemonic, "result", traits, inference> {
  let opDialect = ChloDialect;
  let cppNamespace = ChloDialect.cppNamespace;
}

//===-- Elementwise functions ---------------------------------------------===//

class Chlo_SameTypeOp<string mnemonic>
    : Chlo_InferOp<mnemonic, [Pure], InferTypeOpInterface> {
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

class Chlo_UnaryOp<string mnemonic, Type tensor = Stablehlo_FloatOrComplexTensor>
    : Chlo_SameTypeOp<mnemonic> {
  let arguments = (ins tensor:$operand);
  let results = (outs tensor:$result);
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `->` type($result)";
}

def Chlo_AcosOp : Chlo_UnaryOp<"acos">;
def Chlo_AcoshOp : Chlo_UnaryOp<"acosh">;
def Chlo_AsinAcosKernelOp
    : Chlo_UnaryOp<"_asin_acos_kernel", Stablehlo_ComplexTensor>;
def Chlo_AsinOp : Chlo_UnaryOp<"asin">;
def Chlo_AsinhOp : Chlo_UnaryOp<"asinh">;
def Chlo_AtanOp : Chlo_UnaryOp<"atan">;
def Chlo_AtanhOp : Chlo_UnaryOp<"atanh">;
def Chlo_BesselI1eOp : Chlo_UnaryOp<"bessel_i1e">;
def Chlo_ConjOp : Chlo_UnaryOp<"conj">;
def Chlo_CoshOp : Chlo_UnaryOp<"cosh">;
def Chlo_DigammaOp : Chlo_UnaryOp<"digamma">;
def Chlo_ErfInvOp : Chlo_UnaryOp<"erf_inv", Stablehlo_FloatTensor>;
def Chlo_ErfOp : Chlo_UnaryOp<"erf">;
def Chlo_ErfcOp : Chlo_UnaryOp<"erfc">;
def Chlo_LgammaOp : Chlo_UnaryOp<"lgamma">;
def Chlo_SinhOp : Chlo_UnaryOp<"sinh">;
def Chlo_SquareOp : Chlo_UnaryOp<"square">;
def Chlo_TanOp : Chlo_UnaryOp<"tan">;

class Chlo_PredicateOp<string mnemonic> : Chlo_InferOp<mnemonic, [Pure]> {
  let arguments = (ins Stablehlo_FloatTensor:$operand);
  let results = (outs Stablehlo_PredTensor:$result);
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `->` type($result)";
}

def Chlo_IsInfOp : Chlo_PredicateOp<"is_inf">;
def Chlo_IsNegInfOp : Chlo_PredicateOp<"is_neg_inf">;
def Chlo_IsPosInfOp : Chlo_PredicateOp<"is_pos_inf">;

class Chlo_BinaryOp<string mnemonic, dag operands,
                    Type tensor = Stablehlo_FloatOrComplexTensor>
    : Chlo_SameTypeOp<mnemonic> {
  let arguments = operands;
  let results = (outs tensor:$result);
  let assemblyFormat =
      "operands attr-dict `:` type(operands) `->` type($result)";
}

// High half of the double-width product.
def Chlo_MulhiOp : Chlo_BinaryOp<"mulhi",
    (ins Stablehlo_IntTensor:$lhs, Stablehlo_IntTensor:$rhs),
    Stablehlo_IntTensor>;
def Chlo_NextAfterOp : Chlo_BinaryOp<"next_after",
    (ins Stablehlo_FloatTensor:$x, Stablehlo_FloatTensor:$y),
    Stablehlo_FloatTensor>;
def Chlo_PolygammaOp : Chlo_BinaryOp<"polygamma",
    (ins Stablehlo_FloatOrComplexTensor:$n, Stablehlo_FloatOrComplexTensor:$x)>;
def Chlo_ZetaOp : Chlo_BinaryOp<"zeta",
    (ins Stablehlo_FloatTensor:$x, Stablehlo_FloatTensor:$q),
    Stablehlo_FloatTensor>;

//===-- Constants ---------------------------------------------------------===//

def Chlo_ConstantOp : Chlo_InferOp<"constant", [Pure, ConstantLike]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Stablehlo_Tensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

// One value in the shape of the operand, which may be dynamic.
def Chlo_ConstantLikeOp : Chlo_InferOp<"constant_like", [Pure]> {
  let arguments = (ins TypedAttrInterface:$value, Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
}

//===-- Broadcasting ------------------------------------------------------===//

// Operands of different shapes; the one of smaller rank is aligned by
// `broadcast_dimensions`, without which it lies at the right.
class Chlo_BroadcastOp<string mnemonic,
                       Type operand = Stablehlo_Tensor, Type result = operand>
    : Chlo_InferOp<"broadcast_" # mnemonic, [Pure]> {
  let arguments = (ins
    operand:$lhs, operand:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions);
  let results = (outs result:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def Chlo_BroadcastAddOp : Chlo_BroadcastOp<"add">;
def Chlo_BroadcastAndOp : Chlo_BroadcastOp<"and", Stablehlo_IntOrPredTensor>;
def Chlo_BroadcastAtan2Op : Chlo_BroadcastOp<"atan2">;
def Chlo_BroadcastComplexOp
    : Chlo_BroadcastOp<"complex", Stablehlo_FloatTensor, Stablehlo_ComplexTensor>;
def Chlo_BroadcastDivOp : Chlo_BroadcastOp<"divide">;
def Chlo_BroadcastMaxOp : Chlo_BroadcastOp<"maximum">;
def Chlo_BroadcastMinOp : Chlo_BroadcastOp<"minimum">;
def Chlo_BroadcastMulOp : Chlo_BroadcastOp<"multiply">;
def Chlo_BroadcastNextAfterOp
    : Chlo_BroadcastOp<"next_after", Stablehlo_FloatTensor>;
def Chlo_BroadcastOrOp : Chlo_BroadcastOp<"or", Stablehlo_IntOrPredTensor>;
def Chlo_BroadcastPolygammaOp
    : Chlo_BroadcastOp<"polygamma", Stablehlo_FloatOrComplexTensor>;
def Chlo_BroadcastPowOp : Chlo_BroadcastOp<"power">;
def Chlo_BroadcastRemOp : Chlo_BroadcastOp<"remainder">;
def Chlo_BroadcastShiftLeftOp : Chlo_BroadcastOp<"shift_left">;
def Chlo_BroadcastShiftRightArithmeticOp
    : Chlo_BroadcastOp<"shift_right_arithmetic">;
def Chlo_BroadcastShiftRightLogicalOp : Chlo_BroadcastOp<"shift_right_logical">;
def Chlo_BroadcastSubOp : Chlo_BroadcastOp<"subtract">;
def Chlo_BroadcastXorOp : Chlo_BroadcastOp<"xor", Stablehlo_IntOrPredTensor>;
def Chlo_BroadcastZetaOp : Chlo_BroadcastOp<"zeta", Stablehlo_FloatTensor>;

def Chlo_BroadcastCompareOp
    : Chlo_BroadcastOp<"compare", Stablehlo_Tensor, Stablehlo_PredTensor> {
  let arguments = (ins
    Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions,
    Chlo_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type);
}

// Ranks differ only if one side is a scalar.
def Chlo_BroadcastSelectOp : Chlo_InferOp<"broadcast_select", [Pure]> {
  let arguments = (ins
    Stablehlo_PredTensor:$pred,
    Stablehlo_Tensor:$on_true,
    Stablehlo_Tensor:$on_false);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict
    `:` functional-type(operands, results)
  }];
}

//===-- Larger operators --------------------------------------------------===//

// The k largest elements along the last dimension and their indices.
def Chlo_TopKOp : Chlo_InferOp<"top_k",
    [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins Stablehlo_Tensor:$operand, I64Attr:$k);
  let results = (outs Stablehlo_Tensor:$values, Stablehlo_Tensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->`
    `(` type($values) `,` type($indices) `)`
  }];
}

// Products of the groups of rows (or columns) of lhs, each with its own rhs.
def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot", [Pure]> {
  let arguments = (ins
    Stablehlo_Tensor:$lhs,
    Stablehlo_Tensor:$rhs,
    Stablehlo_IntTensor:$group_sizes,
    Chlo_RaggedDotDimensionNumbersAttr:$ragged_dot_dimension_numbers,
    OptionalAttr<TypedArrayAttrBase<Chlo_PrecisionAttr,
                                    "precision of each operand">>:$precision_config);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

// Runs its body over the slices of the inputs along `dimension`, passing
// carries from one to the next; yields the stacked outputs and last carries.
def Chlo_ScanOp : Chlo_Op<"scan", [
    RecursiveMemoryEffects, AttrSizedOperandSegments, AttrSizedResultSegments,
    DeclareOpInterfaceMethods<OpAsmOpInterface,
        ["getAsmResultNames", "getAsmBlockArgumentNames"]>]> {
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    Variadic<Stablehlo_Tensor>:$inits,
    I64Attr:$dimension,
    OptionalAttr<I64Attr>:$scan_dim_size,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_reverse,
    OptionalAttr<BoolAttr>:$is_associative);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs
    Variadic<Stablehlo_Tensor>:$outputs, Variadic<Stablehlo_Tensor>:$carries);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

#endif // TESELA_IR_CHLO_TD
