#include "import/VhloTable.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace tesela::import;
using llvm::StringRef;

static constexpr VhloOperator kOperators[] = {
    // clang-format off
    {"abs_v1", "stablehlo.abs", {0, 9}, kCurrent, ""},
    {"add_v1", "stablehlo.add", {0, 9}, kCurrent, ""},
    {"after_all_v1", "stablehlo.after_all", {0, 9}, kCurrent, ""},
    {"all_gather_v1", "stablehlo.all_gather", {0, 9}, {1, 4},
     "all_gather_dim channel_id replica_groups use_global_device_ids"},
    {"all_gather_v2", "stablehlo.all_gather", {1, 5}, kCurrent,
     "all_gather_dim channel_id replica_groups use_global_device_ids"},
    {"all_reduce_v1", "stablehlo.all_reduce", {0, 9}, {1, 4},
     "channel_id replica_groups use_global_device_ids"},
    {"all_reduce_v2", "stablehlo.all_reduce", {1, 5}, kCurrent,
     "channel_id replica_groups use_global_device_ids"},
    {"all_to_all_v1", "stablehlo.all_to_all", {0, 9}, {1, 4},
     "channel_id concat_dimension replica_groups split_count "
     "split_dimension"},
    {"all_to_all_v2", "stablehlo.all_to_all", {1, 5}, kCurrent,
     "channel_id concat_dimension replica_groups split_count "
     "split_dimension"},
    {"and_v1", "stablehlo.and", {0, 9}, kCurrent, ""},
    {"async_done_v1", "stablehlo.async_done", {1, 15}, kCurrent, ""},
    {"async_start_v1", "stablehlo.async_start", {1, 15}, kCurrent, ""},
    {"atan2_v1", "stablehlo.atan2", {0, 9}, kCurrent, ""},
    {"batch_norm_grad_v1", "stablehlo.batch_norm_grad", {0, 9}, kCurrent,
     "epsilon feature_index"},
    {"batch_norm_inference_v1", "stablehlo.batch_norm_inference", {0, 9}, kCurrent,
     "epsilon feature_index"},
    {"batch_norm_training_v1", "stablehlo.batch_norm_training", {0, 9}, kCurrent,
     "epsilon feature_index"},
    {"bitcast_convert_v1", "stablehlo.bitcast_convert", {0, 9}, kCurrent, ""},
    {"broadcast_in_dim_v1", "stablehlo.broadcast_in_dim", {0, 9}, kCurrent,
     "broadcast_dimensions"},
    {"broadcast_v1", "stablehlo.broadcast", {0, 9}, kCurrent,
     "broadcast_sizes"},
    {"call_v1", "func.call", {0, 9}, kCurrent, "callee"},
    {"case_v1", "stablehlo.case", {0, 9}, kCurrent, ""},
    {"cbrt_v1", "stablehlo.cbrt", {0, 9}, {1, 9}, ""},
    {"cbrt_v2", "stablehlo.cbrt", {1, 10}, kCurrent, "result_accuracy"},
    {"ceil_v1", "stablehlo.ceil", {0, 9}, kCurrent, ""},
    {"cholesky_v1", "stablehlo.cholesky", {0, 9}, kCurrent, "lower"},
    {"clamp_v1", "stablehlo.clamp", {0, 9}, kCurrent, ""},
    {"collective_broadcast_v1", "stablehlo.collective_broadcast", {0, 16}, {1, 19},
     "channel_id replica_groups"},
    {"collective_broadcast_v2", "stablehlo.collective_broadcast", {1, 20}, kCurrent,
     "channel_id has_dynamic_root replica_groups"},
    {"collective_permute_v1", "stablehlo.collective_permute", {0, 9}, kCurrent,
     "channel_id source_target_pairs!"},
    {"collective_reduce_v1", "stablehlo.collective_reduce", {1, 19}, kCurrent,
     "channel_id has_dynamic_root replica_groups "
     "use_global_device_ids"},
    {"compare_v1", "stablehlo.compare", {0, 9}, kCurrent,
     "compare_type comparison_direction"},
    {"complex_v1", "stablehlo.complex", {0, 9}, kCurrent, ""},
    {"composite_v1", "stablehlo.composite", {0, 19}, {1, 13},
     "composite_attributes decomposition name version"},
    {"composite_v2", "stablehlo.composite", {1, 14}, kCurrent,
     "composite_attributes decomposition name version"},
    {"concatenate_v1", "stablehlo.concatenate", {0, 9}, kCurrent, "dimension"},
    {"constant_v1", "stablehlo.constant", {0, 9}, kCurrent, "value"},
    {"convert_v1", "stablehlo.convert", {0, 9}, kCurrent, ""},
    {"convolution_v1", "stablehlo.convolution", {0, 9}, kCurrent,
     "batch_group_count feature_group_count input_batch_dimension "
     "input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension "
     "kernel_spatial_dimensions lhs_dilation output_batch_dimension "
     "output_feature_dimension output_spatial_dimensions padding "
     "precision_config rhs_dilation window_reversal window_strides"},
    {"cosine_v1", "stablehlo.cosine", {0, 9}, {1, 9}, ""},
    {"cosine_v2", "stablehlo.cosine", {1, 10}, kCurrent, "result_accuracy"},
    {"count_leading_zeros_v1", "stablehlo.count_leading_zeros",
     {0, 9}, kCurrent, ""},
    {"create_token_v1", "stablehlo.create_token", {0, 9}, kCurrent, ""},
    {"cross-replica-sum_v1", "stablehlo.cross-replica-sum", {0, 9}, kCurrent,
     "replica_groups"},
    {"custom_call_v1", "stablehlo.custom_call", {0, 9}, {1, 17},
     "api_version backend_config call_target_name "
     "called_computations has_side_effect operand_layouts "
     "output_operand_aliases result_layouts"},
    {"custom_call_v2", "stablehlo.custom_call", {1, 18}, kCurrent,
     "api_version backend_config call_target_name "
     "called_computations has_side_effect operand_layouts "
     "output_operand_aliases result_layouts result_tilings"},
    {"divide_v1", "stablehlo.divide", {0, 9}, kCurrent, ""},
    {"dot_general_v1", "stablehlo.dot_general", {0, 9}, {1, 5},
     "lhs_batching_dimensions lhs_contracting_dimensions "
     "precision_config rhs_batching_dimensions "
     "rhs_contracting_dimensions"},
    {"dot_general_v2", "stablehlo.dot_general", {1, 6}, kCurrent,
     "accumulation_type allow_imprecise_accumulation "
     "lhs_batching_dimensions lhs_component_count "
     "lhs_contracting_dimensions lhs_precision_type "
     "num_primitive_operations precision_config "
     "rhs_batching_dimensions rhs_component_count "
     "rhs_contracting_dimensions rhs_precision_type"},
    {"dot_v1", "stablehlo.dot", {0, 9}, kCurrent, "precision_config"},
    {"dynamic_broadcast_in_dim_v1", "stablehlo.dynamic_broadcast_in_dim", {0, 9}, kCurrent,
     "broadcast_dimensions known_expanding_dimensions "
     "known_nonexpanding_dimensions"},
    {"dynamic_conv_v1", "stablehlo.dynamic_conv", {0, 9}, {0, 19},
     "batch_group_count feature_group_count input_batch_dimension "
     "input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension "
     "kernel_spatial_dimensions lhs_dilation output_batch_dimension "
     "output_feature_dimension output_spatial_dimensions padding "
     "precision_config rhs_dilation window_reversal window_strides"},
    {"dynamic_conv_v2", "stablehlo.dynamic_conv", {0, 20}, kCurrent,
     "batch_group_count feature_group_count input_batch_dimension "
     "input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension "
     "kernel_spatial_dimensions lhs_dilation output_batch_dimension "
     "output_feature_dimension output_spatial_dimensions "
     "precision_config rhs_dilation window_reversal window_strides"},
    {"dynamic_gather_v1", "stablehlo.dynamic_gather", {0, 9}, {1, 0},
     "collapsed_slice_dims index_vector_dim indices_are_sorted "
     "offset_dims start_index_map"},
    {"dynamic_gather_v2", "stablehlo.dynamic_gather", {1, 1}, kCurrent,
     "collapsed_slice_dims index_vector_dim indices_are_sorted "
     "offset_dims operand_batching_dims start_index_map "
     "start_indices_batching_dims"},
    {"dynamic_iota_v1", "stablehlo.dynamic_iota", {0, 9}, kCurrent,
     "iota_dimension"},
    {"dynamic_pad_v1", "stablehlo.dynamic_pad", {0, 9}, kCurrent, ""},
    {"dynamic_reshape_v1", "stablehlo.dynamic_reshape", {0, 9}, kCurrent, ""},
    {"dynamic_slice_v1", "stablehlo.dynamic_slice", {0, 9}, kCurrent,
     "slice_sizes"},
    {"dynamic_update_slice_v1", "stablehlo.dynamic_update_slice",
     {0, 9}, kCurrent, ""},
    {"einsum_v1", "stablehlo.einsum", {0, 9}, kCurrent, "einsum_config"},
    {"exponential_minus_one_v1", "stablehlo.exponential_minus_one",
     {0, 9}, {1, 9}, ""},
    {"exponential_minus_one_v2", "stablehlo.exponential_minus_one", {1, 10}, kCurrent,
     "result_accuracy"},
    {"exponential_v1", "stablehlo.exponential", {0, 9}, {1, 8}, ""},
    {"exponential_v2", "stablehlo.exponential", {1, 9}, kCurrent,
     "result_accuracy"},
    {"fft_v1", "stablehlo.fft", {0, 9}, kCurrent, "fft_length fft_type"},
    {"floor_v1", "stablehlo.floor", {0, 9}, kCurrent, ""},
    {"func_v1", "func.func", {0, 9}, kCurrent,
     "arg_attrs function_type res_attrs sym_name sym_visibility"},
    {"gather_v1", "stablehlo.gather", {0, 9}, {1, 0},
     "collapsed_slice_dims index_vector_dim indices_are_sorted "
     "offset_dims slice_sizes start_index_map"},
    {"gather_v2", "stablehlo.gather", {1, 1}, kCurrent,
     "collapsed_slice_dims index_vector_dim indices_are_sorted "
     "offset_dims operand_batching_dims slice_sizes start_index_map "
     "start_indices_batching_dims"},
    {"get_dimension_size_v1", "stablehlo.get_dimension_size", {0, 9}, kCurrent,
     "dimension"},
    {"get_tuple_element_v1", "stablehlo.get_tuple_element", {0, 9}, kCurrent,
     "index"},
    {"if_v1", "stablehlo.if", {0, 9}, kCurrent, ""},
    {"imag_v1", "stablehlo.imag", {0, 9}, kCurrent, ""},
    {"infeed_v1", "stablehlo.infeed", {0, 9}, kCurrent,
     "infeed_config layout"},
    {"iota_v1", "stablehlo.iota", {0, 9}, kCurrent, "iota_dimension"},
    {"is_finite_v1", "stablehlo.is_finite", {0, 9}, kCurrent, ""},
    {"log_plus_one_v1", "stablehlo.log_plus_one", {0, 9}, {1, 9}, ""},
    {"log_plus_one_v2", "stablehlo.log_plus_one", {1, 10}, kCurrent,
     "result_accuracy"},
    {"log_v1", "stablehlo.log", {0, 9}, {1, 9}, ""},
    {"log_v2", "stablehlo.log", {1, 10}, kCurrent, "result_accuracy"},
    {"logistic_v1", "stablehlo.logistic", {0, 9}, {1, 9}, ""},
    {"logistic_v2", "stablehlo.logistic", {1, 10}, kCurrent,
     "result_accuracy"},
    {"map_v1", "stablehlo.map", {0, 9}, kCurrent, "dimensions"},
    {"maximum_v1", "stablehlo.maximum", {0, 9}, kCurrent, ""},
    {"minimum_v1", "stablehlo.minimum", {0, 9}, kCurrent, ""},
    {"multiply_v1", "stablehlo.multiply", {0, 9}, kCurrent, ""},
    {"negate_v1", "stablehlo.negate", {0, 9}, kCurrent, ""},
    {"not_v1", "stablehlo.not", {0, 9}, kCurrent, ""},
    {"optimization_barrier_v1", "stablehlo.optimization_barrier",
     {0, 9}, kCurrent, ""},
    {"or_v1", "stablehlo.or", {0, 9}, kCurrent, ""},
    {"outfeed_v1", "stablehlo.outfeed", {0, 9}, kCurrent, "outfeed_config"},
    {"pad_v1", "stablehlo.pad", {0, 9}, kCurrent,
     "edge_padding_high edge_padding_low interior_padding"},
    {"partition_id_v1", "stablehlo.partition_id", {0, 9}, kCurrent, ""},
    {"popcnt_v1", "stablehlo.popcnt", {0, 9}, kCurrent, ""},
    {"power_v1", "stablehlo.power", {0, 9}, kCurrent, ""},
    {"real_dynamic_slice_v1", "stablehlo.real_dynamic_slice",
     {0, 9}, kCurrent, ""},
    {"real_v1", "stablehlo.real", {0, 9}, kCurrent, ""},
    {"recv_v1", "stablehlo.recv", {0, 9}, {1, 11},
     "channel_id channel_type is_host_transfer"},
    {"recv_v2", "stablehlo.recv", {1, 12}, kCurrent,
     "channel_id channel_type is_host_transfer source_target_pairs"},
    {"reduce_precision_v1", "stablehlo.reduce_precision", {0, 9}, kCurrent,
     "exponent_bits mantissa_bits"},
    {"reduce_scatter_v1", "stablehlo.reduce_scatter", {0, 9}, kCurrent,
     "channel_id replica_groups scatter_dimension "
     "use_global_device_ids"},
    {"reduce_v1", "stablehlo.reduce", {0, 9}, kCurrent, "dimensions"},
    {"reduce_window_v1", "stablehlo.reduce_window", {0, 9}, kCurrent,
     "base_dilations padding window_dilations window_dimensions "
     "window_strides"},
    {"remainder_v1", "stablehlo.remainder", {0, 9}, kCurrent, ""},
    {"replica_id_v1", "stablehlo.replica_id", {0, 9}, kCurrent, ""},
    {"reshape_v1", "stablehlo.reshape", {0, 9}, kCurrent, ""},
    {"return_v1", "stablehlo.return", {0, 9}, kCurrent, ""},
    {"reverse_v1", "stablehlo.reverse", {0, 9}, kCurrent, "dimensions"},
    {"rng_bit_generator_v1", "stablehlo.rng_bit_generator", {0, 9}, kCurrent,
     "rng_algorithm"},
    {"rng_v1", "stablehlo.rng", {0, 9}, kCurrent, "rng_distribution"},
    {"round_nearest_afz_v1", "stablehlo.round_nearest_afz",
     {0, 9}, kCurrent, ""},
    {"round_nearest_even_v1", "stablehlo.round_nearest_even",
     {0, 9}, kCurrent, ""},
    {"rsqrt_v1", "stablehlo.rsqrt", {0, 9}, {1, 9}, ""},
    {"rsqrt_v2", "stablehlo.rsqrt", {1, 10}, kCurrent, "result_accuracy"},
    {"scatter_v1", "stablehlo.scatter", {0, 9}, {1, 0},
     "index_vector_dim indices_are_sorted inserted_window_dims "
     "scatter_dims_to_operand_dims unique_indices update_window_dims"},
    {"scatter_v2", "stablehlo.scatter", {1, 1}, kCurrent,
     "index_vector_dim indices_are_sorted input_batching_dims "
     "inserted_window_dims scatter_dims_to_operand_dims "
     "scatter_indices_batching_dims unique_indices "
     "update_window_dims"},
    {"select_and_scatter_v1", "stablehlo.select_and_scatter", {0, 9}, kCurrent,
     "padding window_dimensions window_strides"},
    {"select_v1", "stablehlo.select", {0, 9}, kCurrent, ""},
    {"send_v1", "stablehlo.send", {0, 9}, {1, 11},
     "channel_id channel_type is_host_transfer"},
    {"send_v2", "stablehlo.send", {1, 12}, kCurrent,
     "channel_id channel_type is_host_transfer source_target_pairs"},
    {"set_dimension_size_v1", "stablehlo.set_dimension_size", {0, 9}, kCurrent,
     "dimension"},
    {"shift_left_v1", "stablehlo.shift_left", {0, 9}, kCurrent, ""},
    {"shift_right_arithmetic_v1", "stablehlo.shift_right_arithmetic",
     {0, 9}, kCurrent, ""},
    {"shift_right_logical_v1", "stablehlo.shift_right_logical",
     {0, 9}, kCurrent, ""},
    {"sign_v1", "stablehlo.sign", {0, 9}, kCurrent, ""},
    {"sine_v1", "stablehlo.sine", {0, 9}, {1, 9}, ""},
    {"sine_v2", "stablehlo.sine", {1, 10}, kCurrent, "result_accuracy"},
    {"slice_v1", "stablehlo.slice", {0, 9}, kCurrent,
     "limit_indices start_indices strides"},
    {"sort_v1", "stablehlo.sort", {0, 9}, kCurrent, "dimension is_stable"},
    {"sqrt_v1", "stablehlo.sqrt", {0, 9}, {1, 9}, ""},
    {"sqrt_v2", "stablehlo.sqrt", {1, 10}, kCurrent, "result_accuracy"},
    {"subtract_v1", "stablehlo.subtract", {0, 9}, kCurrent, ""},
    {"tan_v1", "stablehlo.tan", {1, 4}, {1, 9}, ""},
    {"tan_v2", "stablehlo.tan", {1, 10}, kCurrent, "result_accuracy"},
    {"tanh_v1", "stablehlo.tanh", {0, 9}, {1, 9}, ""},
    {"tanh_v2", "stablehlo.tanh", {1, 10}, kCurrent, "result_accuracy"},
    {"torch_index_select_v1", "stablehlo.torch_index_select", {0, 9}, kCurrent,
     "batch_dims dim"},
    {"transpose_v1", "stablehlo.transpose", {0, 9}, kCurrent, "permutation"},
    {"triangular_solve_v1", "stablehlo.triangular_solve", {0, 9}, kCurrent,
     "left_side lower! transpose_a unit_diagonal"},
    {"tuple_v1", "stablehlo.tuple", {0, 9}, kCurrent, ""},
    {"unary_einsum_v1", "stablehlo.unary_einsum", {0, 9}, kCurrent,
     "einsum_config"},
    {"uniform_dequantize_v1", "stablehlo.uniform_dequantize",
     {0, 9}, kCurrent, ""},
    {"uniform_quantize_v1", "stablehlo.uniform_quantize", {0, 9}, kCurrent, ""},
    {"while_v1", "stablehlo.while", {0, 9}, kCurrent, ""},
    {"xor_v1", "stablehlo.xor", {0, 9}, kCurrent, ""},
    // clang-format on
};

llvm::ArrayRef<VhloOperator> tesela::import::vhloOperators() {
  return kOperators;
}

const VhloOperator *tesela::import::vhloOperator(StringRef name) {
  static const llvm::StringMap<const VhloOperator *> byName = [] {
    llvm::StringMap<const VhloOperator *> map;
    for (const VhloOperator &row : kOperators)
      map[row.name] = &row;
    return map;
  }();
  return byName.lookup(name);
}

const VhloOperator *tesela::import::vhloOperatorFor(StringRef target,
                                                    Version version) {
  version.patch = 0;
  for (const VhloOperator &row : kOperators)
    if (row.target == target && row.first <= version && version <= row.last)
      return &row;
  return nullptr;
}

static constexpr VhloAttribute kAttributes[] = {
    {"api_version", VhloForm::Same, VhloDefault::One},
    {"arg_attrs", VhloForm::Same, VhloDefault::Empty},
    {"backend_config", VhloForm::Same, VhloDefault::Empty},
    {"base_dilations", VhloForm::Integers, VhloDefault::Ones},
    {"broadcast_dimensions", VhloForm::Integers, VhloDefault::None},
    {"broadcast_sizes", VhloForm::Integers, VhloDefault::None},
    {"called_computations", VhloForm::Symbols, VhloDefault::Empty},
    {"callee", VhloForm::Symbol, VhloDefault::None},
    {"channel_id", VhloForm::Channel, VhloDefault::Zero},
    {"compare_type", VhloForm::Same, VhloDefault::NoType},
    {"composite_attributes", VhloForm::Same, VhloDefault::Empty},
    {"decomposition", VhloForm::Symbol, VhloDefault::None},
    {"dimension", VhloForm::Same, VhloDefault::MinusOne},
    {"dimensions", VhloForm::Integers, VhloDefault::None},
    {"edge_padding_high", VhloForm::Integers, VhloDefault::None},
    {"edge_padding_low", VhloForm::Integers, VhloDefault::None},
    {"fft_length", VhloForm::Integers, VhloDefault::None},
    {"has_dynamic_root", VhloForm::Flag, VhloDefault::False},
    {"has_side_effect", VhloForm::Same, VhloDefault::False},
    {"indices_are_sorted", VhloForm::Same, VhloDefault::False},
    {"infeed_config", VhloForm::Same, VhloDefault::Empty},
    {"interior_padding", VhloForm::Integers, VhloDefault::None},
    {"is_host_transfer", VhloForm::Same, VhloDefault::False},
    {"is_stable", VhloForm::Same, VhloDefault::False},
    {"known_expanding_dimensions", VhloForm::Integers, VhloDefault::Empty},
    {"known_nonexpanding_dimensions", VhloForm::Integers, VhloDefault::Empty},
    {"layout", VhloForm::Same, VhloDefault::Empty},
    {"lhs_dilation", VhloForm::Integers, VhloDefault::Ones},
    {"limit_indices", VhloForm::Integers, VhloDefault::None},
    {"lower", VhloForm::Same, VhloDefault::False},
    {"operand_layouts", VhloForm::Same, VhloDefault::Empty},
    {"outfeed_config", VhloForm::Same, VhloDefault::Empty},
    {"output_operand_aliases", VhloForm::Same, VhloDefault::Empty},
    {"padding", VhloForm::Same, VhloDefault::Zeros},
    {"permutation", VhloForm::Integers, VhloDefault::None},
    {"precision_config", VhloForm::Same, VhloDefault::Defaults},
    {"res_attrs", VhloForm::Same, VhloDefault::Empty},
    {"result_accuracy", VhloForm::Same, VhloDefault::Accuracy},
    {"result_layouts", VhloForm::Same, VhloDefault::Empty},
    {"result_tilings", VhloForm::Same, VhloDefault::Empty},
    {"rhs_dilation", VhloForm::Integers, VhloDefault::Ones},
    {"slice_sizes", VhloForm::Integers, VhloDefault::None},
    {"source_target_pairs", VhloForm::Same, VhloDefault::Empty},
    {"start_indices", VhloForm::Integers, VhloDefault::None},
    {"strides", VhloForm::Integers, VhloDefault::None},
    {"sym_visibility", VhloForm::Same, VhloDefault::Empty},
    {"unique_indices", VhloForm::Same, VhloDefault::False},
    {"use_global_device_ids", VhloForm::Flag, VhloDefault::False},
    {"version", VhloForm::Same, VhloDefault::Zero},
    {"window_dilations", VhloForm::Integers, VhloDefault::Ones},
    {"window_dimensions", VhloForm::Integers, VhloDefault::None},
    {"window_reversal", VhloForm::Booleans, VhloDefault::AllFalse},
    {"window_strides", VhloForm::Integers, VhloDefault::Ones},
};

const VhloAttribute &tesela::import::vhloAttribute(StringRef name) {
  static constexpr VhloAttribute plain = {"", VhloForm::Same,
                                          VhloDefault::None};
  const VhloAttribute *row = std::lower_bound(
      std::begin(kAttributes), std::end(kAttributes), name,
      [](const VhloAttribute &row, StringRef name) { return row.name < name; });
  return row != std::end(kAttributes) && row->name == name ? *row : plain;
}

std::string Version::str() const {
  return llvm::utostr(major) + "." + llvm::utostr(minor) + "." +
         llvm::utostr(patch);
}

std::optional<Version> tesela::import::parseVersion(StringRef text) {
  Version version;
  for (unsigned *part : {&version.major, &version.minor, &version.patch}) {
    if (part != &version.major && !text.consume_front("."))
      return std::nullopt;
    if (text.consumeInteger(10, *part))
      return std::nullopt;
  }
  return text.empty() ? std::optional(version) : std::nullopt;
}

std::optional<Version> tesela::import::producerVersion(StringRef producer) {
  if (!producer.consume_front("StableHLO_v"))
    return std::nullopt;
  return parseVersion(producer);
}
