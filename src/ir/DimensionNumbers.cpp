#include "ir/DimensionNumbers.h"
#include "ir/Dialect.h"

using namespace mlir;

namespace tesela::stablehlo {

void printDimensions(AsmPrinter &printer, ArrayRef<int64_t> dimensions) {
  printer << '[';
  llvm::interleaveComma(dimensions, printer);
  printer << ']';
}

ParseResult parseDimensions(AsmParser &parser,
                            SmallVectorImpl<int64_t> &dimensions) {
  dimensions.clear();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(dimensions.emplace_back());
  });
}

void printDenseDimensions(OpAsmPrinter &printer, Operation *,
                          DenseI64ArrayAttr dimensions) {
  printDimensions(printer, dimensions);
}

ParseResult parseDenseDimensions(OpAsmParser &parser,
                                 DenseI64ArrayAttr &dimensions) {
  SmallVector<int64_t> values;
  if (parseDimensions(parser, values))
    return failure();
  dimensions = parser.getBuilder().getDenseI64ArrayAttr(values);
  return success();
}

//===-- `<name = value, ...>` ---------------------------------------------===//

namespace {

struct Field {
  StringRef name;
  llvm::function_ref<ParseResult()> parseValue;
};

// Fields come in any order, each at most once; absent ones keep their default.
ParseResult parseFields(AsmParser &parser, ArrayRef<Field> fields) {
  SmallVector<bool> seen(fields.size(), false);
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::LessGreater, [&]() -> ParseResult {
        SMLoc loc = parser.getCurrentLocation();
        StringRef name;
        if (parser.parseKeyword(&name) || parser.parseEqual())
          return failure();
        for (auto [field, known] : llvm::zip(fields, seen)) {
          if (field.name != name)
            continue;
          if (known)
            return parser.emitError(loc, "field ") << name << " given twice";
          known = true;
          return field.parseValue();
        }
        return parser.emitError(loc, "unknown field ") << name;
      });
}

// Prints the fields that differ from their default.
class FieldPrinter {
public:
  explicit FieldPrinter(AsmPrinter &printer) : printer(printer) {
    printer << '<';
  }
  ~FieldPrinter() { printer << '>'; }

  void dimensions(StringRef name, ArrayRef<int64_t> value) {
    if (value.empty())
      return;
    begin(name);
    printDimensions(printer, value);
  }
  void allDimensions(StringRef name, ArrayRef<int64_t> value) {
    begin(name);
    printDimensions(printer, value);
  }
  void integer(StringRef name, int64_t value) {
    begin(name);
    printer << value;
  }

private:
  void begin(StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  }
  AsmPrinter &printer;
  StringRef separator = "";
};

using Dimensions = SmallVector<int64_t>;

} // namespace

//===-- dot<..> -----------------------------------------------------------===//

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dimensions lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (parseFields(parser,
                  {{"lhs_batching_dimensions",
                    [&] { return parseDimensions(parser, lhsBatch); }},
                   {"rhs_batching_dimensions",
                    [&] { return parseDimensions(parser, rhsBatch); }},
                   {"lhs_contracting_dimensions",
                    [&] { return parseDimensions(parser, lhsContract); }},
                   {"rhs_contracting_dimensions",
                    [&] { return parseDimensions(parser, rhsContract); }}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dimensions("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.dimensions("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.dimensions("lhs_contracting_dimensions",
                    getLhsContractingDimensions());
  fields.dimensions("rhs_contracting_dimensions",
                    getRhsContractingDimensions());
}

LogicalResult
DotAlgorithmAttr::verify(function_ref<InFlightDiagnostic()> emitError, Type lhs,
                         Type rhs, Type accumulation, int64_t lhsComponents,
                         int64_t rhsComponents, int64_t operations, bool) {
  for (Type type : {lhs, rhs, accumulation})
    if (!isa<FloatType>(type))
      return emitError() << "dot_algorithm: precision and accumulation types "
                            "must be floating-point, got "
                         << type;
  if (lhsComponents <= 0)
    return emitError() << "dot_algorithm (C22): lhs_component_count must be "
                          "positive, got "
                       << lhsComponents;
  if (rhsComponents <= 0)
    return emitError() << "dot_algorithm (C23): rhs_component_count must be "
                          "positive, got "
                       << rhsComponents;
  if (operations <= 0)
    return emitError() << "dot_algorithm (C24): num_primitive_operations must "
                          "be positive, got "
                       << operations;
  return success();
}

//===-- conv<..> ----------------------------------------------------------===//

namespace {

// The roles of one tensor's dimensions: two named ones (batch and feature, or
// input and output feature) and the spatial ones. -1: not given.
struct Roles {
  int64_t first = -1, second = -1;
  Dimensions spatial;
};

ParseResult parseRoles(AsmParser &parser, StringRef firstName,
                       StringRef secondName, Roles &roles) {
  int64_t dimension = 0;
  auto assign = [&](int64_t &role, StringRef name) -> ParseResult {
    if (role >= 0)
      return parser.emitError(parser.getCurrentLocation(), "dimension ")
             << name << " given twice";
    role = dimension;
    return success();
  };
  auto parseRole = [&]() -> ParseResult {
    int64_t spatial = -1;
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    OptionalParseResult number = parser.parseOptionalInteger(spatial);
    if (number.has_value()) {
      if (*number)
        return failure();
      if (spatial < 0 || spatial > 1024)
        return parser.emitError(loc, "expected the index of a spatial "
                                     "dimension, got ")
               << spatial;
      if (roles.spatial.size() <= static_cast<size_t>(spatial))
        roles.spatial.resize(spatial + 1, -1);
      return assign(roles.spatial[spatial], Twine(spatial).str());
    }
    if (succeeded(parser.parseOptionalQuestion()))
      return success();
    if (parser.parseKeyword(&name))
      return failure();
    if (name == firstName)
      return assign(roles.first, name);
    if (name == secondName)
      return assign(roles.second, name);
    return parser.emitError(loc, "expected ")
           << firstName << ", " << secondName
           << ", the index of a spatial dimension or ?, got " << name;
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&]() -> ParseResult {
                                       if (parseRole())
                                         return failure();
                                       ++dimension;
                                       return success();
                                     }))
    return failure();
  if (roles.first < 0 || roles.second < 0)
    return parser.emitError(loc, "dimension ")
           << (roles.first < 0 ? firstName : secondName) << " is missing";
  if (llvm::is_contained(roles.spatial, -1))
    return parser.emitError(loc, "the indices of spatial dimensions must be "
                                 "0, 1, ... without gaps");
  return success();
}

void printRoles(AsmPrinter &printer, char firstName, int64_t first,
                char secondName, int64_t second, ArrayRef<int64_t> spatial) {
  int64_t rank = std::max(first, second) + 1;
  for (int64_t dimension : spatial)
    rank = std::max(rank, dimension + 1);
  SmallVector<std::string> roles(rank, "?");
  for (auto [index, dimension] : llvm::enumerate(spatial))
    roles[dimension] = std::to_string(index);
  roles[first] = firstName;
  roles[second] = secondName;
  printer << '[';
  llvm::interleaveComma(roles, printer);
  printer << ']';
}

} // namespace

ParseResult parseConvDimensions(AsmParser &parser,
                                ConvDimensionNumbersAttr &dimensions) {
  Roles input, kernel, output;
  if (parseRoles(parser, "b", "f", input) || parser.parseKeyword("x") ||
      parseRoles(parser, "i", "o", kernel) || parser.parseArrow() ||
      parseRoles(parser, "b", "f", output))
    return failure();
  dimensions = ConvDimensionNumbersAttr::get(
      parser.getContext(), input.first, input.second, input.spatial,
      kernel.first, kernel.second, kernel.spatial, output.first, output.second,
      output.spatial);
  return success();
}

void printConvDimensions(AsmPrinter &printer,
                         ConvDimensionNumbersAttr dimensions) {
  printRoles(printer, 'b', dimensions.getInputBatchDimension(), 'f',
             dimensions.getInputFeatureDimension(),
             dimensions.getInputSpatialDimensions());
  printer << 'x';
  printRoles(printer, 'i', dimensions.getKernelInputFeatureDimension(), 'o',
             dimensions.getKernelOutputFeatureDimension(),
             dimensions.getKernelSpatialDimensions());
  printer << "->";
  printRoles(printer, 'b', dimensions.getOutputBatchDimension(), 'f',
             dimensions.getOutputFeatureDimension(),
             dimensions.getOutputSpatialDimensions());
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr dimensions;
  if (parser.parseLess() || parseConvDimensions(parser, dimensions) ||
      parser.parseGreater())
    return {};
  return dimensions;
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConvDimensions(printer, *this);
  printer << '>';
}

//===-- gather<..>, scatter<..> -------------------------------------------===//

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dimensions offset, collapsed, operandBatch, indicesBatch, startMap;
  int64_t indexVectorDim = 0;
  if (parseFields(
          parser,
          {{"offset_dims", [&] { return parseDimensions(parser, offset); }},
           {"collapsed_slice_dims",
            [&] { return parseDimensions(parser, collapsed); }},
           {"operand_batching_dims",
            [&] { return parseDimensions(parser, operandBatch); }},
           {"start_indices_batching_dims",
            [&] { return parseDimensions(parser, indicesBatch); }},
           {"start_index_map",
            [&] { return parseDimensions(parser, startMap); }},
           {"index_vector_dim",
            [&] { return parser.parseInteger(indexVectorDim); }}}))
    return {};
  return get(parser.getContext(), offset, collapsed, operandBatch, indicesBatch,
             startMap, indexVectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dimensions("offset_dims", getOffsetDims());
  fields.dimensions("collapsed_slice_dims", getCollapsedSliceDims());
  fields.dimensions("operand_batching_dims", getOperandBatchingDims());
  fields.dimensions("start_indices_batching_dims",
                    getStartIndicesBatchingDims());
  fields.dimensions("start_index_map", getStartIndexMap());
  if (getIndexVectorDim() != 0)
    fields.integer("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dimensions window, inserted, inputBatch, indicesBatch, operandMap;
  int64_t indexVectorDim = 0;
  if (parseFields(parser,
                  {{"update_window_dims",
                    [&] { return parseDimensions(parser, window); }},
                   {"inserted_window_dims",
                    [&] { return parseDimensions(parser, inserted); }},
                   {"input_batching_dims",
                    [&] { return parseDimensions(parser, inputBatch); }},
                   {"scatter_indices_batching_dims",
                    [&] { return parseDimensions(parser, indicesBatch); }},
                   {"scatter_dims_to_operand_dims",
                    [&] { return parseDimensions(parser, operandMap); }},
                   {"index_vector_dim",
                    [&] { return parser.parseInteger(indexVectorDim); }}}))
    return {};
  return get(parser.getContext(), window, inserted, inputBatch, indicesBatch,
             operandMap, indexVectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.dimensions("update_window_dims", getUpdateWindowDims());
  fields.dimensions("inserted_window_dims", getInsertedWindowDims());
  fields.dimensions("input_batching_dims", getInputBatchingDims());
  fields.dimensions("scatter_indices_batching_dims",
                    getScatterIndicesBatchingDims());
  fields.dimensions("scatter_dims_to_operand_dims",
                    getScatterDimsToOperandDims());
  if (getIndexVectorDim() != 0)
    fields.integer("index_vector_dim", getIndexVectorDim());
}

//===-- output_operand_alias<..> ------------------------------------------===//

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  Dimensions output, operand;
  int64_t operandIndex = 0;
  if (parseFields(parser, {{"output_tuple_indices",
                            [&] { return parseDimensions(parser, output); }},
                           {"operand_index",
                            [&] { return parser.parseInteger(operandIndex); }},
                           {"operand_tuple_indices",
                            [&] { return parseDimensions(parser, operand); }}}))
    return {};
  return get(parser.getContext(), output, operandIndex, operand);
}

void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.allDimensions("output_tuple_indices", getOutputTupleIndices());
  fields.integer("operand_index", getOperandIndex());
  fields.allDimensions("operand_tuple_indices", getOperandTupleIndices());
}

//===-- replica_group_mesh_axes<..> ---------------------------------------===//

LogicalResult
ReplicaGroupMeshAxesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 Attribute mesh, ArrayAttr axes) {
  if (!isa<SymbolRefAttr, MeshAttr>(mesh))
    return emitError() << "replica_group_mesh_axes: mesh must be a symbol or a "
                          "mesh, got "
                       << mesh;
  for (Attribute axis : axes)
    if (!isa<AxisRefAttr>(axis))
      return emitError() << "replica_group_mesh_axes: axes must be axis_refs, "
                            "got "
                         << axis;
  return success();
}

} // namespace tesela::stablehlo
