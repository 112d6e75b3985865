#include "prove/CheckPair.h"

namespace tesela::prove {

namespace {

/// Operators of both sides from which on a question is large.
constexpr size_t largeQuestion = 120;

bool hasConditions(const Answer &answer) {
  return !answer.leftConditions.empty() || !answer.rightConditions.empty();
}

/// The proof of the smaller question; where there is none an answer that is not
/// PROVED.
Answer checkCut(const EncodedPair &pair, Options options, ProofCache *cache) {
  std::optional<Problem> cut = pair.cut ? pair.cut() : std::nullopt;
  if (!cut)
    return {};
  options.refute = false;
  Answer answer = checkCached(*cut, options, cache);
  if (options.certificate)
    answer.certificate.steps.insert(answer.certificate.steps.begin(),
                                    pair.cuts.begin(), pair.cuts.end());
  return answer;
}

/// A counterexample is about a result of the programs, not about a part of it.
Answer checkWhole(const EncodedPair &pair, const Options &options,
                  ProofCache *cache) {
  Answer answer = checkCached(pair.problem, options, cache);
  if (answer.counterexample &&
      answer.counterexample->result < pair.resultNumbers.size())
    answer.counterexample->result =
        pair.resultNumbers[answer.counterexample->result];
  return answer;
}

} // namespace

Answer checkPair(const EncodedPair &pair, const Options &options,
                 ProofCache *cache) {
  bool large = options.prove && pair.operators >= largeQuestion;
  if (large) {
    Answer cut = checkCut(pair, options, cache);
    if (cut.verdict == Verdict::Proved && !hasConditions(cut))
      return cut;
    Answer whole = checkWhole(pair, options, cache);
    return whole.verdict != Verdict::Unknown || cut.verdict != Verdict::Proved
               ? whole
               : cut;
  }
  Answer whole = checkWhole(pair, options, cache);
  if (whole.verdict != Verdict::Unknown || !options.prove)
    return whole;
  Answer cut = checkCut(pair, options, cache);
  return cut.verdict == Verdict::Proved ? cut : whole;
}

} // namespace tesela::prove
