// One sample of a problem: a number for every size, index and input element.
#pragma once

#include "prove/Evaluate.h"
#include "prove/Prover.h"

#include <map>
#include <vector>

namespace tesela::prove {

/// Mixes two words into one that looks random.
inline uint64_t mixed(uint64_t a, uint64_t b) {
  uint64_t x = a ^ (b + 0x9e3779b97f4a7c15ull + (a << 6) + (a >> 2));
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

/// A reproducible source of numbers.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next() { return mixed(++state, 0x5bd1e995); }
  /// One of low, ..., high.
  int64_t between(int64_t low, int64_t high) {
    return low + int64_t(next() % uint64_t(high - low + 1));
  }

private:
  uint64_t state;
};

/// By number of the variable; `unset` where there is none.
class VariableValues {
public:
  static constexpr int64_t unset = INT64_MIN;
  int64_t operator[](Variable variable) const {
    return variable.id < values.size() ? values[variable.id] : unset;
  }
  void set(Variable variable, int64_t value) {
    if (variable.id >= values.size())
      values.resize(variable.id + 1, unset);
    values[variable.id] = value;
  }

private:
  std::vector<int64_t> values;
};

/// `value` modulo 2^n in the range of an integer type, as 64 bits.
int64_t wrapped(int64_t value, ElementType type);

/// The elements of inputs are functions of the seed, the tensor and the index:
/// no table, and no order in which they are asked for matters.
class Sample final : public Interpretation {
public:
  Sample(const Terms &terms, llvm::ArrayRef<Input> inputs, uint64_t seed,
         VariableValues sizes);

  VariableValues variables;
  /// Elements that are floats, and some of the integers, are this much larger.
  int64_t scale = 1;

  /// An element: the integer itself, or of a float what Exact::element and
  /// Approximate::element take.
  int64_t element(Tensor tensor, llvm::ArrayRef<int64_t> at);
  ElementType type(Tensor tensor) const { return terms.type(tensor); }

  /// All elements asked for since, where set: "x[0, 2]" -> raw value.
  std::map<std::pair<uint32_t, std::vector<int64_t>>, int64_t> *log = nullptr;

  std::optional<int64_t> variable(Variable variable) override;
  std::optional<int64_t> read(Tensor tensor,
                              llvm::ArrayRef<int64_t> at) override;
  std::optional<bool> truth(Term term) override;
  /// How a boolean term is evaluated, and an element of a tensor that is
  /// defined as an integer term.
  std::function<std::optional<bool>(Term)> evaluateTruth;
  std::function<std::optional<int64_t>(Term)> evaluateInteger;

private:
  struct Kind {
    bool known = false, positive = false;
    int64_t below = 0; // 0: no limit
  };
  int64_t integerElement(ElementType type, const Kind &kind, uint64_t random);
  std::optional<int64_t> defined(Term meaning, llvm::ArrayRef<int64_t> at);

  const Terms &terms;
  uint64_t seed;
  std::vector<Kind> kinds; // by number of the tensor
};

} // namespace tesela::prove
