#include "ProblemFile.h"

#include "ir/Dialects.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <filesystem>

namespace tesela::prove {

std::vector<ProblemFile> problemFiles(llvm::StringRef folder) {
  std::filesystem::path root(TESELA_PROVE_FILES);
  std::vector<ProblemFile> files;
  for (const auto &entry :
       std::filesystem::directory_iterator(root / folder.str())) {
    if (entry.path().extension() != ".mlir")
      continue;
    auto text = llvm::MemoryBuffer::getFile(entry.path().string());
    if (!text)
      continue;
    llvm::StringRef first = (*text)->getBuffer().split('\n').first;
    first.consume_front("// expect: ");
    files.push_back(
        {entry.path().string(), entry.path().stem().string(), first.str()});
  }
  std::sort(files.begin(), files.end(),
            [](const ProblemFile &a, const ProblemFile &b) {
              return a.name < b.name;
            });
  return files;
}

std::unique_ptr<EncodedPair> problemOf(const ProblemFile &file, Terms &terms,
                                       mlir::MLIRContext &context) {
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(file.path, &context);
  if (!module)
    return nullptr;
  auto left = module->lookupSymbol<mlir::func::FuncOp>("left");
  auto right = module->lookupSymbol<mlir::func::FuncOp>("right");
  if (!left || !right)
    return nullptr;
  return encodePair(terms, left, right);
}

} // namespace tesela::prove
