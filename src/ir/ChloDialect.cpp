#include "ir/Chlo.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tesela::chlo;

#include "ir/ChloDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "ir/ChloAttributes.cpp.inc"

void ChloDialect::initialize() {
  registerAttributes();
  addChlo();
}

void ChloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ir/ChloAttributes.cpp.inc"
      >();
}

//===-- ragged_dot<..> ----------------------------------------------------===//

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  static constexpr StringRef names[] = {
      "lhs_batching_dimensions",    "rhs_batching_dimensions",
      "lhs_contracting_dimensions", "rhs_contracting_dimensions",
      "lhs_ragged_dimensions",      "rhs_group_dimensions"};
  SmallVector<int64_t> lists[6];
  auto parseList = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name) || parser.parseEqual())
      return failure();
    auto known = llvm::find(names, name);
    if (known == std::end(names))
      return parser.emitError(loc) << "ragged_dot: unknown field " << name;
    SmallVector<int64_t> &list = lists[known - std::begin(names)];
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return parser.parseInteger(list.emplace_back());
    });
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     parseList))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
             lists[4], lists[5]);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  bool isFirst = true;
  auto printList = [&](StringRef name, ArrayRef<int64_t> list) {
    if (list.empty())
      return;
    printer << (isFirst ? "" : ", ") << name << " = [";
    llvm::interleaveComma(list, printer);
    printer << ']';
    isFirst = false;
  };
  printer << '<';
  printList("lhs_batching_dimensions", getLhsBatchingDimensions());
  printList("rhs_batching_dimensions", getRhsBatchingDimensions());
  printList("lhs_contracting_dimensions", getLhsContractingDimensions());
  printList("rhs_contracting_dimensions", getRhsContractingDimensions());
  printList("lhs_ragged_dimensions", getLhsRaggedDimensions());
  printList("rhs_group_dimensions", getRhsGroupDimensions());
  printer << '>';
}
