// The answers of the prover about windows, each asked once.
#pragma once

#include "nugraph/Windows.h"

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace tesela::prove {
class ProofCache;
}

namespace tesela::nugraph {

struct WindowAnswer {
  prove::Verdict verdict = prove::Verdict::Unknown;
  /// Real where the conditions of the new side follow from the old side's.
  prove::Grade grade = prove::Grade::Bitwise;
  /// "old: NotZero ..." and "new: Positive ...".
  std::vector<std::string> conditions;
  std::string reason; // where not proved

  bool isProved() const { return verdict == prove::Verdict::Proved; }
};

/// What of an answer concerns a step. A condition of the new side follows from
/// one of the old side of the same or a stronger kind on an equal polynomial;
/// then nothing new is assumed and the grade is Real.
WindowAnswer judge(const prove::Answer &answer);

class Proofs {
public:
  using Prover = std::function<prove::Answer(const Graph &, const Window &)>;
  /// The prover, behind a cache on disk where `cache` is one. Answers are found
  /// there by the key of the window: no term is made for what is known.
  explicit Proofs(prove::ProofCache *cache = nullptr)
      : prover([](const Graph &graph, const Window &window) {
          return nugraph::prove(graph, window);
        }),
        cache(cache) {}
  /// Another judge, for tests and measurements.
  explicit Proofs(Prover prover) : prover(std::move(prover)) {}

  /// The answer, if the window has been asked.
  const WindowAnswer *find(const std::string &key) const;
  const WindowAnswer &decide(const Graph &graph, const Window &window);
  /// Decides several windows with distinct keys on up to `threads` threads. The
  /// answers do not depend on their number.
  void decide(const Graph &graph, llvm::ArrayRef<const Window *> windows,
              unsigned threads);

  /// Gives a + b and b + a the same bits? Asked once for each body, and once
  /// for contractions of each element type.
  bool commutes(Operators &operators, AttributeId id);
  Commutes commutation(Operators &operators) {
    return
        [this, &operators](AttributeId id) { return commutes(operators, id); };
  }

  size_t size() const { return answers.size(); }
  double seconds() const { return spent; }

private:
  WindowAnswer ask(const Graph &graph, const Window &window) const;

  Prover prover;
  prove::ProofCache *cache = nullptr;
  std::map<std::string, WindowAnswer> answers; // by key
  std::map<std::pair<const Operators *, uint32_t>, bool> commuting;
  double spent = 0; // for reports only
};

/// A short name for a key in logs: 16 hexadecimal digits.
std::string shortKey(llvm::StringRef key);

} // namespace tesela::nugraph
