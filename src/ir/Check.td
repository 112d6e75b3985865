// The check dialect: assertions of test programs. The judge executes them; no
// compiler sees them.
#ifndef TESELA_IR_CHECK_TD
#define TESELA_IR_CHECK_TD

include "Base.td"

def CheckDialect : Dialect {
  let name = "check";
  let cppNamespace = "::tesela::check";
  let summary = "Assertions of test programs";
  let usePropertiesForAttributes = 1;
  let extraClassDeclaration = "void addCheck();";
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<CheckDialect, mnemonic, traits>;

def Check_FloatTensor : Stablehlo_TensorOf<[Stablehlo_Float, Stablehlo_Complex]>;

def Check_ExpectEqOp : Check_Op<"expect_eq", [SameTypeOperands]> {
  let summary = "two values are equal; a NaN equals nothing";
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Check_ExpectEqConstOp
    : Check_Op<"expect_eq_const", [AllTypesMatch<["lhs", "value"]>]> {
  let summary = "a value equals a constant";
  let arguments = (ins Stablehlo_Tensor:$lhs, ElementsAttr:$value);
  let assemblyFormat = "$lhs `,` $value attr-dict";
}

def Check_ExpectAlmostEqOp : Check_Op<"expect_almost_eq", [SameTypeOperands]> {
  let summary = "two values differ by at most an absolute tolerance";
  let arguments = (ins
    Check_FloatTensor:$lhs,
    Check_FloatTensor:$rhs,
    DefaultValuedOptionalAttr<F64Attr, "1e-4">:$tolerance
  );
  let assemblyFormat = [{
    $lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)
  }];
}

def Check_ExpectAlmostEqConstOp
    : Check_Op<"expect_almost_eq_const", [AllTypesMatch<["lhs", "value"]>]> {
  let summary = "a value differs from a constant by at most a tolerance";
  let arguments = (ins
    Check_FloatTensor:$lhs,
    ElementsAttr:$value,
    DefaultValuedOptionalAttr<F64Attr, "1e-4">:$tolerance
  );
  let assemblyFormat = [{
    $lhs `,` $value (`,` `tolerance` `=` $tolerance^)? attr-dict
  }];
}

def Check_ExpectCloseOp
    : Check_Op<"expect_close", [AllTypesMatch<["actual", "expected"]>]> {
  let summary = "the number of floats between two values is within bounds";
  let description = [{
    Non-finite values must be equal bit for bit, but any NaN equals any other.
  }];
  let arguments = (ins
    Check_FloatTensor:$actual,
    Check_FloatTensor:$expected,
    DefaultValuedAttr<UI64Attr, "1">:$max_ulp_difference,
    DefaultValuedOptionalAttr<UI64Attr, "0">:$min_ulp_difference
  );
  let assemblyFormat = [{
    $actual `,` $expected `,` `max_ulp_difference` `=` $max_ulp_difference
    (`,` `min_ulp_difference` `=` $min_ulp_difference^)?
    `:` attr-dict type($actual) `,` type($expected)
  }];
}

def Check_ExpectSerializedEqOp : Check_Op<"expect_serialized_eq"> {
  let summary = "a value equals what interpreter.probe wrote";
  let arguments = (ins
    Stablehlo_Tensor:$expected,
    StrAttr:$probe_id,
    DefaultValuedOptionalAttr<UI32Attr, "0">:$iteration
  );
  let assemblyFormat = [{
    $expected `,` `probe_id` `=` $probe_id (`,` `iter` `=` $iteration^)?
    attr-dict `:` type($expected)
  }];
}

#endif // TESELA_IR_CHECK_TD
