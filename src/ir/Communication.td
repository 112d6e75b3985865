// Communication.td: values that leave or enter the program, ordered by tokens.
#ifndef TESELA_IR_COMMUNICATION_TD
#define TESELA_IR_COMMUNICATION_TD

include "Base.td"

def Stablehlo_AfterAllOp : Stablehlo_InferOp<"after_all", "result", [Pure]> {
  let summary = "a token that comes after all of its operands";
  let arguments = (ins Variadic<Stablehlo_Token>:$inputs);
  let results = (outs Stablehlo_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:` custom<TokenTypes>(ref($inputs), type($inputs), type($result))
  }];
}

def Stablehlo_InfeedOp : Stablehlo_Op<"infeed", []> {
  let summary = "reads values from the host's queue";
  let arguments = (ins
    Stablehlo_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout
  );
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def Stablehlo_OutfeedOp : Stablehlo_InferOp<"outfeed", "result", []> {
  let summary = "appends values to the host's queue";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    Stablehlo_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$outfeed_config
  );
  let results = (outs Stablehlo_Token:$result);
}

def Stablehlo_SendOp : Stablehlo_InferOp<"send", "result", []> {
  let summary = "sends values over a channel";
  let arguments = (ins
    Variadic<Stablehlo_Tensor>:$inputs,
    Stablehlo_Token:$token,
    Stablehlo_ChannelHandleAttr:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs
  );
  let results = (outs Stablehlo_Token:$result);
  let hasVerifier = 1;
}

def Stablehlo_RecvOp : Stablehlo_Op<"recv", []> {
  let summary = "receives values from a channel";
  let arguments = (ins
    Stablehlo_Token:$token,
    Stablehlo_ChannelHandleAttr:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs
  );
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

#endif // TESELA_IR_COMMUNICATION_TD
