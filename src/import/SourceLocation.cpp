#include "import/SourceLocation.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

FirstError::FirstError(mlir::MLIRContext *context)
    : handler(context, [this](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
          return mlir::success();
        if (first)
          return mlir::success();
        Error error;
        error.what = diagnostic.str();
        error.where = describeLocation(diagnostic.getLocation());
        for (mlir::Diagnostic &note : diagnostic.getNotes()) {
          std::string text = note.str();
          // MLIR prints the whole operator in a note; one screen is enough.
          if (error.limit.empty() &&
              !StringRef(text).starts_with("see current operation"))
            error.limit = text.substr(0, 400);
        }
        first = std::move(error);
        return mlir::success();
      }) {}

Error FirstError::take(ErrorCode code, StringRef otherwise) {
  Error error = first ? std::move(*first) : Error{.what = otherwise.str()};
  error.code = code;
  first.reset();
  return error;
}
