// How long the randomised tests run, and how they show what they found.
#pragma once

#include "prove/Prover.h"

#include <cstdint>
#include <cstdlib>
#include <string>

namespace tesela::prove {

inline uint64_t setting(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}
inline uint64_t seed() { return setting("TESELA_PROVE_SEED", 1); }
inline uint64_t wantedMutants() {
  return setting("TESELA_PROVE_MUTANTS", 1000);
}

/// One element of `value`, at its output index.
Term elementOf(const Problem &problem, const Value &value);
std::string shown(const Problem &problem);
std::string shown(const Counterexample &example);

} // namespace tesela::prove
