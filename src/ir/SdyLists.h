// Lists of sdy's attributes as text, for the files that read and print them.
// Elements have no keyword, but `#sdy.sharding<...>` is read as `<...>` is.
#pragma once

#include "mlir/IR/OpImplementation.h"

namespace tesela::sdy {

using Delimiter = mlir::AsmParser::Delimiter;

template <typename A>
mlir::ParseResult parseList(mlir::AsmParser &parser, Delimiter delimiter,
                            llvm::SmallVectorImpl<A> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> mlir::ParseResult {
    return parser.parseCustomAttributeWithFallback(list.emplace_back());
  });
}

template <typename A>
void printList(mlir::AsmPrinter &printer, llvm::StringRef open,
               llvm::ArrayRef<A> list, llvm::StringRef close) {
  printer << open;
  llvm::interleaveComma(list, printer,
                        [&](A element) { element.print(printer); });
  printer << close;
}

} // namespace tesela::sdy
