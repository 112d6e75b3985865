// What a request for variants begins with: the program imported, its sizes
// known.
#pragma once

#include "Variants.h"

#include "nugraph/Expected.h"
#include "nugraph/Import.h"
#include "nugraph/Report.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

namespace tesela::tool {

/// A module, its functions as programs, and the stores these live in.
struct Study {
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  prove::Terms terms;
  nugraph::Operators operators{terms, context};
  std::vector<std::string> names; // of the functions, main first
  std::vector<nugraph::Program> programs;
};

/// Imports @main, and where `all` the functions that stand beside it.
Result<std::unique_ptr<Study>> openStudy(std::string_view bytes, bool all);

Result<nugraph::GraphOptions> graphOptions(const VariantRequest &request);

/// Puts the request's numbers into the programs and, where there are several
/// points, into the options.
Result<void> setSizes(Study &study, const VariantRequest &request,
                      nugraph::GraphOptions &options);

/// "split+telescope", of families of introductions.
std::string familyText(llvm::ArrayRef<nugraph::Family> families);

/// Which of the functions beside @main are found as its variants, as JSON.
Result<std::string> findReport(Study &study, const VariantRequest &request);

} // namespace tesela::tool
