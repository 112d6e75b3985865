// `check` behind the cache: keys, budgets and names.
#include "prove/AnswerText.h"
#include "prove/ProblemText.h"
#include "prove/ProofCache.h"
#include "prove/SourceDigest.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"

namespace tesela::prove {

namespace {

std::string digest(llvm::StringRef text) {
  auto hash = llvm::BLAKE3::hash<32>(llvm::arrayRefFromStringRef(text));
  return std::string(hash.begin(), hash.end());
}

/// The budget, one number a line; all that can make a proof fail for want of
/// time.
std::vector<uint64_t> limits(const Budget &budget) {
  return {budget.refuterSamples,    budget.refuterOperations,
          budget.integers.perQuery, budget.integers.perCheck,
          budget.floatResources,    budget.products};
}

/// What is kept: a header of three lines, then the answer.
///   budget <limits>
///   names <sizes> <tensors>, the names separated by unit separators
constexpr char separator = '\x1f';

std::string header(const Options &options, const ProblemText &problem) {
  std::string text;
  for (uint64_t limit : limits(options.budget))
    text += std::to_string(limit) + " ";
  text += '\n' + llvm::join(problem.sizes, llvm::StringRef(&separator, 1));
  text += '\n' + llvm::join(problem.tensors, llvm::StringRef(&separator, 1));
  return text + '\n';
}

/// Was it tried with at least this budget?
bool covers(llvm::StringRef tried, const Budget &wanted) {
  for (uint64_t limit : limits(wanted)) {
    uint64_t had = 0;
    if (tried.consumeInteger(10, had) || had < limit)
      return false;
    tried = tried.ltrim();
  }
  return true;
}

/// Maps the names of the problem that was stored to those of this one.
bool addNames(llvm::StringRef stored, const std::vector<std::string> &wanted,
              std::map<std::string, std::string> &names) {
  llvm::SmallVector<llvm::StringRef, 8> parts;
  if (!stored.empty() || !wanted.empty())
    stored.split(parts, separator);
  if (parts.size() != wanted.size())
    return false;
  for (size_t i = 0; i < wanted.size(); ++i)
    if (parts[i] != wanted[i])
      names[parts[i].str()] = wanted[i];
  return true;
}

std::optional<Answer> unpack(llvm::StringRef payload, const Options &options,
                             const ProblemText &problem) {
  auto [budget, afterBudget] = payload.split('\n');
  auto [sizes, afterSizes] = afterBudget.split('\n');
  auto [tensors, text] = afterSizes.split('\n');
  std::map<std::string, std::string> names;
  if (!addNames(sizes, problem.sizes, names) ||
      !addNames(tensors, problem.tensors, names))
    return std::nullopt;
  std::optional<Answer> answer = parseAnswer(text);
  if (!answer ||
      (answer->verdict == Verdict::Unknown && !covers(budget, options.budget)))
    return std::nullopt;
  if (!names.empty())
    rename(*answer, names);
  answer->fromCache = true;
  return answer;
}

} // namespace

Answer checkCached(const Problem &problem, const Options &options,
                   ProofCache *cache) {
  if (!cache || !cache->isOpen())
    return check(problem, options);
  ProblemText text = problemText(problem);
  if (problem.terms.overflowed())
    return check(problem, options);
  std::string asked = std::string(sourceDigest) +
                      (options.refute ? " refute" : "") +
                      (options.prove ? " prove" : "") + '\n' + text.text;
  std::string key = digest(asked);
  if (!options.certificate)
    if (std::optional<std::string> payload = cache->find(key))
      if (std::optional<Answer> answer = unpack(*payload, options, text))
        return *answer;
  Answer answer = check(problem, options);
  if (!problem.terms.overflowed()) // by the proof
    cache->store(key, header(options, text) + answerText(answer));
  return answer;
}

} // namespace tesela::prove
