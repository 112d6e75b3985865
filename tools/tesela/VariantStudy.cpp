#include "VariantStudy.h"

#include "import/Import.h"
#include "simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace tesela::nugraph;

namespace tesela::tool {

/// Cuts in the middle of an axis are the points where it is split.
static std::optional<Index> middle(prove::Terms &terms, SizeValue valueOf,
                                   Index full, int64_t value) {
  const prove::Atom *atom = terms.singleAtom(full);
  if (!atom || atom->kind != prove::AtomKind::Free ||
      value != (valueOf(full) + 1) / 2)
    return std::nullopt;
  return terms.index(terms.size((terms.name(atom->variable) + "0").str()));
}

/// What is computed of counters for one part of an axis and for another is not
/// shared: that both are as long would follow.
static Result<void> simplified(mlir::ModuleOp module, bool all) {
  mlir::PassManager passes(module.getContext());
  simplify::addSimplification(passes, /*shares=*/!all);
  if (mlir::failed(passes.run(module)))
    return Error{ErrorCode::Internal, "the program cannot be simplified"};
  return success();
}

Result<std::unique_ptr<Study>> openStudy(std::string_view bytes, bool all) {
  auto study = std::make_unique<Study>();
  auto module = import::importModule(bytes, study->context);
  if (!module)
    return std::move(module.error());
  study->module = std::move(*module);
  if (auto done = simplified(*study->module, all); !done)
    return std::move(done.error());
  auto main = study->module->lookupSymbol<mlir::func::FuncOp>("main");
  if (!main)
    return Error{ErrorCode::InvalidArgument, "the program has no @main"};
  std::vector<mlir::func::FuncOp> functions{main};
  if (all)
    for (auto function : study->module->getOps<mlir::func::FuncOp>())
      if (function != main && function.isPublic())
        functions.push_back(function);
  for (mlir::func::FuncOp function : functions)
    study->names.push_back(function.getName().str());
  ImportOptions options;
  if (all)
    options.chooseCut = [&](SizeValue valueOf, Index full, int64_t value) {
      return middle(study->terms, valueOf, full, value);
    };
  auto programs = importFunctions(functions, study->operators, options);
  if (!programs)
    return std::move(programs.error());
  study->programs = std::move(*programs);
  return study;
}

Result<GraphOptions> graphOptions(const VariantRequest &request) {
  GraphOptions options;
  for (auto numerics : {Numerics::Strict, Numerics::Standard, Numerics::Real})
    if (nugraph::name(numerics) == request.numerics) {
      options.numerics = numerics;
      return options;
    }
  return Error{ErrorCode::InvalidArgument,
               "unknown numerics '" + request.numerics + "'", "",
               "known: strict, standard, real"};
}

namespace {
using Numbers = std::map<std::string, int64_t>;
} // namespace

/// The points that the request names, one after the other.
static Result<std::vector<Numbers>> points(const VariantRequest &request) {
  std::vector<Numbers> result;
  std::set<std::string> said; // in this point
  for (const std::string &option : request.sizes)
    for (llvm::StringRef part : llvm::split(option, ',')) {
      auto [name, number] = part.split('=');
      int64_t value = 0;
      if (name.trim().empty() || number.trim().getAsInteger(10, value) ||
          value < 1)
        return Error{ErrorCode::InvalidArgument,
                     "no size: '" + part.str() + "'", "",
                     "a size is a name and a number of at least 1",
                     "--size=M=1024,N=64"};
      if (result.empty() || !said.insert(name.trim().str()).second) {
        result.push_back(result.empty() ? Numbers() : result.back());
        said = {name.trim().str()};
      }
      result.back()[name.trim().str()] = value;
    }
  return result;
}

/// Is the program one at these sizes? Elsewhere nothing is proved, and arrays
/// of fewer elements than none cost less than nothing.
static Result<void> checkSizes(const prove::Terms &terms,
                               const Program &program, const Sizes &sizes) {
  auto refuse = [&](const std::string &what) {
    return Error{ErrorCode::InvalidArgument, "the program is none at this size",
                 "", "it has " + what};
  };
  for (auto [less, more] : program.assumptions)
    if (sizes.value(less) > sizes.value(more))
      return refuse(terms.text(less) + " <= " + terms.text(more));
  for (const TensorType &type : program.types)
    for (Index extent : type.shape)
      if (sizes.value(extent) < 0)
        return refuse(terms.text(extent) + " >= 0");
  return success();
}

Result<void> setSizes(Study &study, const VariantRequest &request,
                      GraphOptions &options) {
  auto all = points(request);
  if (!all)
    return std::move(all.error());
  std::set<std::string> known;
  for (const Program &program : study.programs)
    for (const ProgramSize &size : program.sizes)
      known.insert(study.terms.name(size.variable).str());
  for (const Numbers &point : *all)
    for (const auto &[name, value] : point)
      if (!known.contains(name))
        return Error{ErrorCode::InvalidArgument,
                     "the program has no size '" + name + "'", "",
                     "its sizes are " + llvm::join(known, ", ")};
  for (const Numbers &point : *all) {
    Sizes &sizes = options.sizesOfInterest.emplace_back(study.terms);
    for (const ProgramSize &size : study.programs[0].sizes) {
      auto number = point.find(study.terms.name(size.variable).str());
      sizes.set(size.variable, number != point.end()
                                   ? number->second
                                   : size.value.value_or(1024));
    }
    if (auto fit = checkSizes(study.terms, study.programs[0], sizes); !fit)
      return std::move(fit.error());
  }
  if (!all->empty())
    for (Program &program : study.programs)
      for (ProgramSize &size : program.sizes)
        if (auto number =
                all->front().find(study.terms.name(size.variable).str());
            number != all->front().end())
          size.value = number->second;
  return success();
}

std::string familyText(llvm::ArrayRef<Family> families) {
  std::string text;
  for (Family family : families)
    text += (text.empty() ? "" : "+") + nugraph::name(family).str();
  return text;
}

} // namespace tesela::tool
