// One random change at one random node of a term: the walk to the node, shared
// by changes that keep the value and changes that ought not to.
#pragma once

#include "prove/Terms.h"

#include "llvm/ADT/DenseMap.h"

#include <functional>
#include <random>
#include <string>
#include <vector>

namespace tesela::prove {

struct ChangedTerm {
  Term term;
  std::string change; // "extent + 1 of sum(...)"; empty where none applied
};

class RandomChange {
public:
  RandomChange(Terms &terms, std::mt19937_64 &random)
      : terms(terms), random(random) {}
  virtual ~RandomChange() = default;

  /// Every node of the tree is as likely, shared ones once for each place.
  /// `root` has no loose bound variable. The term may come out as it was, where
  /// folding undoes the change.
  ChangedTerm apply(Term root);

protected:
  /// Offers what can be done with `term`, whose node is `node`.
  virtual void choicesOf(Term term, const TermNode &node) = 0;
  void offer(const char *name, std::function<Term()> make) {
    choices.emplace_back(name, std::move(make));
  }
  uint64_t below(uint64_t bound) { return bound ? random() % bound : 0; }

  Terms &terms;
  std::mt19937_64 &random;

private:
  Term changeAt(Term term, double number);
  Term changeHere(Term term);
  double size(Term term); // nodes of the tree

  std::vector<std::pair<const char *, std::function<Term()>>> choices;
  llvm::DenseMap<uint32_t, double> sizes;
  std::string change;
};

/// Changes that ought to change the value: a neighbour's element, a sum one too
/// long, a factor lost, the wrong branch. What a slip in a prover, or in a
/// rewrite, amounts to.
ChangedTerm mutate(Terms &terms, Term root, std::mt19937_64 &random);

/// Changes that keep the value over the reals and modulo 2^n: laws of
/// arithmetic, sums regrouped, split and tiled.
ChangedTerm rewriteEqually(Terms &terms, Term root, std::mt19937_64 &random);

} // namespace tesela::prove
