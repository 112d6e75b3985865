// tesela prove: are two programs equal for all sizes and all inputs?
#include "Command.h"
#include "ProgramInput.h"
#include "ProveReport.h"

#include "../run/OutputFile.h"

#include "import/Import.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;
using mlir::func::FuncOp;

namespace tesela::tool {
namespace {

cl::SubCommand words("prove", "are two programs equal for all sizes?");
cl::list<std::string>
    paths(cl::Positional, cl::OneOrMore, cl::sub(words),
          cl::desc("<left> <right>, or one file with @left and @right"));
cl::list<std::string> assumptions("assume", cl::sub(words),
                                  cl::desc("what holds of the sizes, as "
                                           "\"K == 64*B\"; may be repeated"));
cl::opt<bool> json("json", cl::sub(words), cl::desc("the answer as JSON"));
cl::opt<bool> showTerms("terms", cl::sub(words),
                        cl::desc("print what each result is, at the index "
                                 "(o0, o1, ...), and stop"));
cl::opt<bool> noRefute("no-refute", cl::sub(words),
                       cl::desc("look for a proof only"));
cl::opt<bool> noCache("no-cache", cl::sub(words),
                      cl::desc("neither read nor write the proof cache"));
cl::opt<unsigned> budget("budget", cl::init(1), cl::sub(words),
                         cl::desc("how many times the usual effort to spend"));
cl::opt<std::string>
    certificate("certificate", cl::sub(words), cl::value_desc("file"),
                cl::desc("write the steps of a proof and the questions they "
                         "rest on, in SMT-LIB; with --batch a folder"));
cl::opt<bool> batch("batch", cl::sub(words),
                    cl::desc("each file is a question of its own, answered in "
                             "JSON, one after the other"));

Result<mlir::OwningOpRef<mlir::ModuleOp>> read(const std::string &path,
                                               mlir::MLIRContext &context) {
  Result<std::string> bytes = readProgram(path);
  if (!bytes)
    return bytes.error();
  import::ImportOptions options;
  options.name = path == "-" ? llvm::StringRef("<stdin>") : path;
  return import::importModule(*bytes, context, options);
}

/// `wanted`, else @main, else the only function that is no one's helper.
FuncOp functionOf(mlir::ModuleOp module, llvm::StringRef wanted) {
  if (auto function = module.lookupSymbol<FuncOp>(wanted))
    return function;
  if (auto function = module.lookupSymbol<FuncOp>("main"))
    return function;
  FuncOp only;
  for (FuncOp function : module.getOps<FuncOp>()) {
    if (function.isPrivate())
      continue;
    if (only)
      return nullptr;
    only = function;
  }
  return only;
}

/// What went wrong with a question: text for people, and JSON for those who
/// asked for it.
int said(int code, const llvm::Twine &what) {
  llvm::errs() << "tesela prove: " << what << '\n';
  if (json || batch)
    llvm::outs() << llvm::formatv(
        "{0:2}\n", llvm::json::Value(llvm::json::Object{
                       {"verdict", "ERROR"},
                       {"reason", llvm::json::fixUTF8(what.str())}}));
  return code;
}

int badInput(const llvm::Twine &what) { return said(BadInput, what); }

int badInput(const Error &error) {
  bool theirs = error.code == ErrorCode::InvalidArgument ||
                error.code == ErrorCode::NotFound ||
                error.code == ErrorCode::DataLoss;
  return said(theirs ? BadInput : Undecided, error.render());
}

/// "message\n  at: file:line:column".
std::string textOf(mlir::Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  mlir::Location location = diagnostic.getLocation();
  if (auto named = mlir::dyn_cast<mlir::NameLoc>(location))
    location = named.getChildLoc();
  if (auto place = mlir::dyn_cast<mlir::FileLineColLoc>(location))
    text += llvm::formatv("\n  at: {0}:{1}:{2}", place.getFilename().getValue(),
                          place.getLine(), place.getColumn());
  return text;
}

prove::Options optionsOf() {
  prove::Options options;
  options.refute = !noRefute;
  options.certificate = !certificate.empty();
  uint64_t times = std::max(1u, unsigned(budget));
  prove::Budget &limits = options.budget;
  auto scale = [&](unsigned &limit) {
    limit = unsigned(std::min<uint64_t>(limit * times, UINT32_MAX));
  };
  scale(limits.refuterSamples);
  limits.refuterOperations *= times;
  scale(limits.integers.perQuery);
  limits.integers.perCheck *= times;
  scale(limits.floatResources);
  scale(limits.products);
  return options;
}

/// Writes the certificate of `proof`, the answer to the question in `path`.
bool writeCertificate(const Proof &proof, llvm::StringRef path) {
  llvm::SmallString<128> file(certificate);
  if (batch) {
    llvm::sys::path::append(file, llvm::sys::path::stem(path));
    file += ".smt2";
  }
  std::string text;
  llvm::raw_string_ostream out(text);
  printCertificate(proof, out);
  auto written = writeFile(std::string(file), {text});
  if (!written)
    llvm::errs() << "tesela prove: " << written.error().render() << '\n';
  return bool(written);
}

int answer(FuncOp left, FuncOp right, llvm::StringRef path) {
  prove::Terms terms;
  std::string wrong;
  mlir::ScopedDiagnosticHandler handler(left.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          if (wrong.empty())
                                            wrong = textOf(diagnostic);
                                          return mlir::success();
                                        });
  auto pair = prove::encodePair(terms, left, right, assumptions);
  if (!pair)
    return badInput(wrong.empty() ? "the programs cannot be read" : wrong);
  if (showTerms) {
    printTerms(*pair, llvm::outs());
    return Fine;
  }
  prove::ProofCache cache(noCache ? "" : prove::ProofCache::defaultPath());
  Proof proof = decide(*pair, left, right, optionsOf(), &cache);
  if (json || batch)
    printJson(*pair, proof, llvm::outs());
  else
    printText(*pair, proof, llvm::outs());
  if (!certificate.empty() && proof.answer.verdict == prove::Verdict::Proved &&
      !writeCertificate(proof, path))
    return Undecided;
  switch (proof.answer.verdict) {
  case prove::Verdict::Proved:
    return Fine;
  case prove::Verdict::Refuted:
    return No;
  case prove::Verdict::Unknown:
    return Undecided;
  }
  return Undecided;
}

/// The question in one file, which defines @left and @right, or in two.
int question(llvm::ArrayRef<std::string> files, mlir::MLIRContext &context) {
  auto first = read(files[0], context);
  if (!first)
    return badInput(first.error());
  bool two = files.size() == 2;
  auto second = two ? read(files[1], context) : std::move(first);
  if (!second)
    return badInput(second.error());
  mlir::ModuleOp leftModule = two ? **first : **second;
  FuncOp left = two ? functionOf(leftModule, "left")
                    : leftModule.lookupSymbol<FuncOp>("left");
  FuncOp right = two ? functionOf(**second, "right")
                     : leftModule.lookupSymbol<FuncOp>("right");
  if (!two && (!left || !right))
    return badInput(files[0] + ": one file has to define @left and @right");
  for (auto [function, path] :
       {std::pair(left, files.front()), std::pair(right, files.back())})
    if (!function)
      return badInput(path + ": which function? there is no @main, and more "
                             "than one other");
  return answer(left, right, files.back());
}

int run() {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  import::loadDialects(context);
  llvm::ArrayRef<std::string> files(paths);
  if (llvm::count(files, "-") > 1)
    return said(BadUsage, "standard input can be one program only: '-' once");
  if (!batch) {
    if (files.size() <= 2)
      return question(files, context);
    return said(BadUsage, "two programs at most, without --batch");
  }
  for (const std::string &file : files)
    question(file, context);
  return Fine;
}

const Command command(words, run);

} // namespace
} // namespace tesela::tool
