#include "ProveReport.h"

#include "prove/CheckPair.h"
#include "prove/Sample.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using tesela::interpret::Array;
using tesela::prove::Answer;
using tesela::prove::EncodedPair;
using tesela::prove::Opaque;
using tesela::prove::SideCondition;
using tesela::prove::Verdict;

namespace tesela::tool {

/// Elements of an array that are shown.
static constexpr int64_t shownElements = 64;

static std::string textOf(const Opaque &opaque) {
  return opaque.what + " on the " + (opaque.left ? "left" : "right") +
         " is not looked into: " + opaque.why;
}

static std::string reasonsOf(const EncodedPair &pair,
                             const std::string &reason) {
  std::string text = reason;
  // Both sides often hold the same operators; say each once.
  std::vector<std::string> said;
  for (const Opaque &opaque : pair.opaque) {
    std::string each = opaque.what + " is not looked into: " + opaque.why;
    if (!llvm::is_contained(said, each))
      said.push_back(each);
  }
  for (const std::string &each : said)
    text += (text.empty() ? "" : "\n") + each;
  return text;
}

/// Where the refuter saw a difference that the judge does not see.
static std::string placeOf(const prove::Counterexample &found) {
  std::string text;
  for (const auto &[size, value] : found.sizes)
    text +=
        (text.empty() ? "where " : ", ") + size + " = " + std::to_string(value);
  text += (text.empty() ? "in result " : ", in result ") +
          std::to_string(found.result);
  for (auto [d, index] : llvm::enumerate(found.index))
    text += (d ? ", " : " at [") + std::to_string(index);
  return text + (found.index.empty() ? "" : "]");
}

/// "1/8" as it is, long fractions as decimals.
static std::string shortened(const std::string &number) {
  auto [above, below] = llvm::StringRef(number).split('/');
  double a = 0, b = 0;
  if (number.size() <= 12 || above.getAsDouble(a) || below.getAsDouble(b))
    return number;
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.17g", a / b);
  return text;
}

/// Why it is open, and what to try.
static std::string reasonOf(const EncodedPair &pair,
                            const prove::Counterexample &found,
                            const prove::Confirmation &judged) {
  if (judged.left.empty())
    return "a counterexample was found " + placeOf(found) +
           ", but it could not be tried out: " + judged.why;
  std::string values = found.shapes.empty()
                           ? "left " + shortened(found.left) + ", right " +
                                 shortened(found.right)
                           : "shapes " + found.shapes;
  // Sizes that the programs compute in a way that is not followed.
  bool anySize = llvm::any_of(found.sizes, [](const auto &size) {
    return llvm::StringRef(size.first).starts_with("unknown");
  });
  if (anySize && pair.opaque.empty())
    return "they differ " + placeOf(found) + " (" + values +
           ") if a size that is computed in a way that is not followed may be "
           "any; run there, left gives " +
           judged.left + " and right " + judged.right +
           "\ntry: such sizes as arguments";
  if (!pair.opaque.empty())
    return "they differ " + placeOf(found) + " (" + values +
           ") if what is not looked into may be any function; run there, " +
           (judged.left == judged.right
                ? "both give " + judged.left
                : "they give " + judged.left + " and " + judged.right +
                      ", which may be rounding") +
           "\ntry: the parts before and after it, one by one";
  return "as functions of real numbers they differ " + placeOf(found) + " (" +
         values + "), but by no more than rounding: run there, left gives " +
         judged.left + " and right " + judged.right +
         "\ntry: arguments of f64, if they are meant to be equal; they are not "
         "for all numbers";
}

/// Small numbers for the sizes, all the same, that the assumptions allow.
static std::optional<std::map<std::string, int64_t>>
smallSizes(const EncodedPair &pair) {
  for (int64_t size : {3, 2, 4, 6, 1}) {
    std::map<std::string, int64_t> sizes;
    prove::VariableValues values;
    for (const semantics::SizeSymbol &symbol : pair.sizes.symbols())
      if (symbol.kind == semantics::SizeSymbol::Kind::Named) {
        sizes[symbol.name] = size;
        values.set(pair.problem.terms.size(symbol.name), size);
      }
    prove::Sample sample(pair.problem.terms, {}, 0, values);
    prove::IndexEvaluator evaluator(pair.problem.terms, sample);
    if (llvm::all_of(pair.problem.assumptions, [&](prove::Guard assumption) {
          return !pair.problem.terms.readsElements(assumption) &&
                 evaluator.value(assumption).value_or(false);
        }))
      return sizes;
  }
  return std::nullopt;
}

// A refutation counts where the judge sees it too. Where it does not, either an
// operator that was cut is more than any function, or the doubles of the
// refuter misled it; then a proof is still possible.
Proof decide(const EncodedPair &pair, mlir::func::FuncOp left,
             mlir::func::FuncOp right, prove::Options options,
             prove::ProofCache *cache) {
  bool refutes = options.refute;
  Proof proof{prove::checkPair(pair, options, cache), {}};
  if (proof.answer.verdict == Verdict::Refuted) {
    const prove::Counterexample found = *proof.answer.counterexample;
    proof.judged = confirm(pair, left, right, found);
    if (proof.judged.differs)
      return proof;
    // Exactly so, constants may still be meant for decimals (WrittenNumbers.h).
    options.refute = false;
    Answer again = prove::checkPair(pair, options, cache);
    if (again.verdict != Verdict::Proved && !pair.opaque.empty()) {
      auto judged = tryOut(pair, left, right, *proof.answer.counterexample);
      if (judged) {
        proof.judged = std::move(*judged);
        return proof;
      }
    }
    if (again.verdict != Verdict::Proved) {
      again.verdict = Verdict::Unknown;
      again.reason = reasonOf(pair, found, proof.judged);
    }
    proof.answer = std::move(again);
  }
  if (proof.answer.verdict == Verdict::Unknown && refutes &&
      !proof.answer.counterexample) {
    prove::Counterexample found;
    auto sizes = smallSizes(pair);
    found.sizes = sizes.value_or(found.sizes);
    auto judged = sizes ? tryOut(pair, left, right, found) : std::nullopt;
    if (judged) {
      proof.judged = std::move(*judged);
      proof.answer.verdict = Verdict::Refuted;
      proof.answer.counterexample = std::move(found);
      proof.answer.reason.clear();
      return proof;
    }
  }
  proof.answer.grade = std::max(proof.answer.grade, pair.bestGrade);
  if (proof.answer.verdict == Verdict::Unknown)
    proof.answer.reason = reasonsOf(pair, proof.answer.reason);
  return proof;
}

// --------------------------------------------------------------------- text

static void printElements(const Array &array, size_t dimension,
                          int64_t &position, llvm::raw_ostream &out) {
  if (dimension == array.dimensions().size()) {
    out << interpret::printElement(array, position++);
    return;
  }
  out << '[';
  for (int64_t i = 0; i < array.dimensions()[dimension]; ++i) {
    if (i > 0)
      out << ", ";
    printElements(array, dimension + 1, position, out);
  }
  out << ']';
}

static void printIndex(llvm::ArrayRef<int64_t> index, llvm::raw_ostream &out) {
  out << '[';
  llvm::interleaveComma(index, out);
  out << ']';
}

static void printCounterexample(const EncodedPair &pair, const Proof &proof,
                                llvm::raw_ostream &out) {
  const prove::Counterexample &found = *proof.answer.counterexample;
  if (!found.sizes.empty()) {
    out << "  where ";
    llvm::interleaveComma(found.sizes, out, [&](const auto &size) {
      out << size.first << " = " << size.second;
    });
    out << '\n';
  }
  for (auto [argument, array] :
       llvm::zip(pair.arguments, proof.judged.inputs)) {
    out << "  " << argument.name << " = ";
    int64_t position = 0;
    if (array.elementCount() <= shownElements)
      printElements(array, 0, position, out);
    else
      out << "(" << array.elementCount() << " elements; see --json)";
    out << '\n';
  }
  out << "  result " << found.result;
  if (found.shapes.empty()) {
    out << " at ";
    printIndex(found.index, out);
  }
  out << ": left " << proof.judged.left << ", right " << proof.judged.right
      << '\n';
}

static void printConditions(llvm::StringRef side,
                            llvm::ArrayRef<SideCondition> conditions,
                            llvm::raw_ostream &out) {
  for (const SideCondition &condition : conditions)
    out << "  the " << side << " needs " << condition.text << '\n';
}

void printText(const EncodedPair &pair, const Proof &proof,
               llvm::raw_ostream &out) {
  const Answer &answer = proof.answer;
  out << name(answer.verdict);
  if (answer.verdict == Verdict::Proved) {
    out << ' ' << name(answer.grade);
    if (answer.onlyMaximaRegrouped)
      out << " (only maxima are regrouped)";
  }
  out << '\n';
  for (const std::string &assumption : pair.assumptions)
    out << "  assuming " << assumption << '\n';
  printConditions("left", answer.leftConditions, out);
  printConditions("right", answer.rightConditions, out);
  if (!answer.floatDifference.empty())
    out << "  not bit for bit: " << answer.floatDifference << '\n';
  if (answer.verdict == Verdict::Refuted)
    printCounterexample(pair, proof, out);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(answer.reason).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    out << "  " << line << '\n';
}

// --------------------------------------------------------------------- JSON

static llvm::json::Value numberOf(const Array &array, int64_t position) {
  if (isComplex(array.element()))
    return interpret::printElement(array, position);
  if (isFloat(array.element()))
    return llvm::json::Value(array.realAt(position));
  return llvm::json::Value(array.integerAt(position));
}

static llvm::json::Value elementsOf(const Array &array, size_t dimension,
                                    int64_t &position) {
  if (dimension == array.dimensions().size())
    return numberOf(array, position++);
  llvm::json::Array list;
  for (int64_t i = 0; i < array.dimensions()[dimension]; ++i)
    list.push_back(elementsOf(array, dimension + 1, position));
  return list;
}

static llvm::json::Array conditionsOf(llvm::ArrayRef<SideCondition> all) {
  llvm::json::Array list;
  for (const SideCondition &condition : all)
    list.push_back(condition.text);
  return list;
}

static llvm::json::Object counterexampleOf(const EncodedPair &pair,
                                           const Proof &proof) {
  const prove::Counterexample &found = *proof.answer.counterexample;
  llvm::json::Object sizes, inputs;
  for (const auto &[size, value] : found.sizes)
    sizes[size] = value;
  for (auto [argument, array] :
       llvm::zip(pair.arguments, proof.judged.inputs)) {
    int64_t position = 0;
    inputs[argument.name] = elementsOf(array, 0, position);
  }
  return llvm::json::Object{{"sizes", std::move(sizes)},
                            {"result", found.result},
                            {"index", llvm::json::Array(found.index)},
                            {"left", proof.judged.left},
                            {"right", proof.judged.right},
                            {"inputs", std::move(inputs)}};
}

void printJson(const EncodedPair &pair, const Proof &proof,
               llvm::raw_ostream &out) {
  const Answer &answer = proof.answer;
  bool proved = answer.verdict == Verdict::Proved;
  llvm::json::Object text{
      {"verdict", name(answer.verdict)},
      {"grade", proved ? llvm::json::Value(name(answer.grade)) : nullptr},
      {"onlyMaximaRegrouped", proved && answer.onlyMaximaRegrouped},
      {"assumptions", llvm::json::Array(pair.assumptions)},
      {"conditions",
       llvm::json::Object{{"left", conditionsOf(answer.leftConditions)},
                          {"right", conditionsOf(answer.rightConditions)}}},
      {"counterexample", nullptr},
      {"floatDifference", answer.floatDifference},
      {"reason", answer.reason}};
  if (answer.verdict == Verdict::Refuted)
    text["counterexample"] = counterexampleOf(pair, proof);
  llvm::json::Array opaque;
  for (const Opaque &each : pair.opaque)
    opaque.push_back(textOf(each));
  text["opaque"] = std::move(opaque);
  text["statistics"] =
      llvm::json::Object{{"queries", answer.statistics.queries},
                         {"unknown", answer.statistics.unknown},
                         {"cacheHits", answer.statistics.cacheHits},
                         {"modelHits", answer.statistics.modelHits}};
  out << llvm::formatv("{0:2}", llvm::json::Value(std::move(text))) << '\n';
}

// -------------------------------------------------------- terms, certificates

static void printTerms(const prove::Problem &problem, llvm::StringRef side,
                       llvm::ArrayRef<prove::Value> results,
                       llvm::raw_ostream &out) {
  prove::Terms &terms = problem.terms;
  for (auto [number, value] : llvm::enumerate(results)) {
    llvm::SmallVector<prove::Index> at;
    out << side << ' ' << number << ": [";
    for (auto [d, extent] : llvm::enumerate(value.shape)) {
      at.push_back(terms.index(terms.output(d)));
      out << (d > 0 ? ", " : "") << terms.text(extent);
    }
    out << "] " << terms.text(value.at(at)) << '\n';
  }
}

void printTerms(const EncodedPair &pair, llvm::raw_ostream &out) {
  for (const std::string &assumption : pair.assumptions)
    out << "assuming " << assumption << '\n';
  printTerms(pair.problem, "left", pair.problem.left, out);
  printTerms(pair.problem, "right", pair.problem.right, out);
  for (const Opaque &opaque : pair.opaque)
    out << textOf(opaque) << '\n';
}

void printCertificate(const Proof &proof, llvm::raw_ostream &out) {
  const Answer &answer = proof.answer;
  out << "; " << name(answer.verdict) << ' ' << name(answer.grade) << '\n';
  for (const std::string &step : answer.certificate.steps) {
    llvm::SmallVector<llvm::StringRef> lines;
    llvm::StringRef(step).split(lines, '\n', -1, false);
    for (llvm::StringRef line : lines)
      out << "; " << line << '\n';
  }
  out << "; every check-sat below has to say unsat\n";
  for (const prove::IntegerQuery &question : answer.certificate.questions)
    out << "(reset)\n" << question.smtlib << '\n';
}

} // namespace tesela::tool
