// tesela check: runs executable StableHLO test modules.
#include "Command.h"
#include "ProgramInput.h"
#include "Workers.h"

#include "driver/CompiledEngine.h"
#include "import/Import.h"
#include "interpret/Check.h"
#include "runtime/Machine.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>

namespace cl = llvm::cl;

namespace tesela::tool {
namespace {

using interpret::Form;
using interpret::Verdict;

cl::SubCommand words("check", "run executable StableHLO test modules");
cl::list<std::string> paths(cl::Positional, cl::OneOrMore,
                            cl::desc("<files or folders>"), cl::sub(words));
cl::opt<std::string>
    formOption("form", cl::init("both"), cl::sub(words),
               cl::desc("arguments: constants are handed in at run time; "
                        "constants: they stay in the program; both"));
cl::opt<std::string> engineOption("engine", cl::init("judge"), cl::sub(words),
                                  cl::desc("judge, compiled or both"));
cl::opt<unsigned> jobs("jobs", cl::init(0), cl::sub(words),
                       cl::desc("processes; 0: one per core"));
cl::opt<unsigned> timeout("timeout", cl::init(120), cl::sub(words),
                          cl::desc("seconds for one unit"));
cl::opt<bool> quiet("quiet", cl::sub(words),
                    cl::desc("print the last line only"));
cl::opt<bool> skips("print-skipped", cl::sub(words),
                    cl::desc("say what is skipped and why"));
cl::list<std::string> options("O", cl::sub(words), cl::Prefix,
                              cl::desc("compile option key=value of engine "
                                       "compiled"));

struct Plan {
  std::vector<std::string> files, engines;
  std::vector<Form> forms;
};

/// Files of a folder in order; other names as they are.
bool collectFiles(Plan &plan) {
  for (const std::string &path : paths) {
    if (!llvm::sys::fs::is_directory(path)) {
      if (!llvm::sys::fs::exists(path)) {
        llvm::errs() << "tesela check: no file " << path << '\n';
        return false;
      }
      plan.files.push_back(path);
      continue;
    }
    std::vector<std::string> found;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator at(path, error), end;
         at != end && !error; at.increment(error))
      if (llvm::StringRef(at->path()).ends_with(".mlir"))
        found.push_back(at->path());
    if (error || found.empty()) {
      llvm::errs() << "tesela check: "
                   << (error ? "cannot read " : "no .mlir file in ") << path
                   << '\n';
      return false;
    }
    std::sort(found.begin(), found.end());
    plan.files.insert(plan.files.end(), found.begin(), found.end());
  }
  return true;
}

int makePlan(Plan &plan) {
  if (formOption != "arguments" && formOption != "constants" &&
      formOption != "both") {
    llvm::errs() << "tesela check: --form is arguments, constants or both\n";
    return BadUsage;
  }
  if (formOption != "arguments")
    plan.forms.push_back(Form::Constants);
  if (formOption != "constants")
    plan.forms.push_back(Form::Arguments);
  plan.engines = engineOption == "both"
                     ? std::vector<std::string>{"judge", "compiled"}
                     : std::vector<std::string>{engineOption};
  Result<driver::Options> compile = driver::readOptions(keyValues(options));
  if (!compile)
    return report("check", compile.error());
  driver::registerCompiledEngine(*compile);
  for (const std::string &engine : plan.engines)
    if (!interpret::createEngine(engine)) {
      llvm::errs() << "tesela check: this build has no engine '" << engine
                   << "'\n";
      return BadUsage;
    }
  return collectFiles(plan) ? Fine : BadInput;
}

/// One line of a report: the verdict's letter, then what was run and why.
std::string line(const Verdict &verdict, const std::string &what) {
  const char letter = verdict.kind == Verdict::Kind::Passed    ? 'P'
                      : verdict.kind == Verdict::Kind::Skipped ? 'S'
                                                               : 'F';
  std::string why = verdict.why;
  std::replace(why.begin(), why.end(), '\n', '\v');
  return letter + what + (why.empty() ? "" : ": " + why) + "\n";
}

std::string runUnit(const Plan &plan, const std::string &file,
                    const interpret::Unit &unit, mlir::MLIRContext &context) {
  std::string errors;
  mlir::ScopedDiagnosticHandler handler(
      &context, [&](mlir::Diagnostic &diagnostic) {
        llvm::raw_string_ostream out(errors);
        out << diagnostic.getLocation() << ": " << diagnostic << '\v';
        return mlir::success();
      });
  const std::string name = file + "#" + std::to_string(unit.number);
  auto module = import::readModule(unit.text, context, file);
  if (!module || failed(mlir::verify(*module)))
    return line({Verdict::Kind::Failed, errors}, name);
  const auto functions = interpret::runnableFunctions(*module);
  if (functions.empty())
    return line({Verdict::Kind::Skipped, "checks nothing"}, name);
  std::string report;
  for (const std::string &function : functions)
    for (const std::string &engine : plan.engines)
      for (Form form : plan.forms) {
        errors.clear();
        Verdict verdict = interpret::check(*module, function, form,
                                           *interpret::createEngine(engine));
        if (verdict.kind == Verdict::Kind::Failed)
          verdict.why += errors.empty() ? "" : "\v" + errors;
        report += line(verdict, name + " @" + function + " [" +
                                    std::string(interpret::name(form)) + ", " +
                                    engine + "]");
      }
  return report;
}

void runFile(const Plan &plan, size_t job, size_t firstUnit,
             Reporter &reporter) {
  static mlir::MLIRContext *context = [] {
    // One thread: parallelism is that of the processes.
    auto *made = new mlir::MLIRContext(mlir::MLIRContext::Threading::DISABLED);
    import::loadDialects(*made);
    return made;
  }();
  const std::string &file = plan.files[job];
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer) {
    reporter.end(job, 0, "F" + file + ": cannot be read\n");
    return;
  }
  const auto units = interpret::splitUnits((*buffer)->getBuffer());
  for (size_t unit = firstUnit; unit < units.size(); ++unit) {
    reporter.begin(job, unit);
    const std::string report = runUnit(plan, file, units[unit], *context);
    reporter.end(job, unit, report);
  }
}

/// A unit counts once: failed if any function, form or engine failed.
struct Tally {
  size_t passed = 0, failed = 0, skipped = 0;
  std::map<std::pair<size_t, size_t>, std::string> texts;

  void take(const Plan &plan, const Report &report) {
    std::string text = report.text;
    if (report.crashed)
      text = "F" + plan.files[report.job] + "#" + std::to_string(report.step) +
             ": " + report.text + "\n";
    bool anyFailed = false, anyPassed = false;
    std::string &shown = texts[{report.job, report.step}];
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(text).split(lines, '\n', -1, false);
    for (llvm::StringRef entry : lines) {
      anyFailed |= entry[0] == 'F';
      anyPassed |= entry[0] == 'P';
      if (entry[0] == 'P' || (entry[0] == 'S' && !skips))
        continue;
      shown += (entry[0] == 'F' ? "FAIL " : "SKIP ") +
               entry.drop_front().str() + "\n";
    }
    std::replace(shown.begin(), shown.end(), '\v', '\n');
    ++(anyFailed ? failed : anyPassed ? passed : skipped);
  }
};

int run() {
  Plan plan;
  if (int code = makePlan(plan); code != Fine)
    return code;
  Tally tally;
  runInProcesses(
      plan.files.size(), jobs ? unsigned(jobs) : runtime::machineCores(),
      timeout,
      [&](size_t job, size_t unit, Reporter &reporter) {
        runFile(plan, job, unit, reporter);
      },
      [&](const Report &report) { tally.take(plan, report); });
  if (!quiet)
    for (const auto &[unit, text] : tally.texts)
      llvm::outs() << text;
  llvm::outs() << tally.passed << " passed, " << tally.failed << " failed";
  if (tally.skipped)
    llvm::outs() << ", " << tally.skipped << " skipped";
  llvm::outs() << '\n';
  return tally.failed ? No : Fine;
}

const Command command(words, run);

} // namespace
} // namespace tesela::tool
