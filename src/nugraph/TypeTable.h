// Types, interned: equal types are one address. And what operators make of
// them, and of samples: one store for all copies of a graph.
#pragma once

#include "nugraph/Graph.h"

#include <deque>
#include <map>

namespace tesela::nugraph {

struct Graph::TypeTable {
  /// An attribute on operands: their types, or their samples.
  template <typename Operand> struct Application {
    uint32_t attribute;
    llvm::SmallVector<const Operand *, 3> operands;
    bool operator==(const Application &) const = default;
  };
  using Question = Application<TensorType>;
  struct QuestionHash {
    template <typename Operand>
    size_t operator()(const Application<Operand> &question) const {
      uint64_t hash = question.attribute * 0x9e3779b97f4a7c15u;
      for (const Operand *operand : question.operands) {
        hash = (hash ^ (reinterpret_cast<uintptr_t>(operand) >> 4)) *
               0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
      }
      return hash;
    }
  };

  std::deque<TensorType> types;
  std::map<std::vector<uint32_t>, const TensorType *> byWords;
  std::unordered_map<Question, const TensorType *, QuestionHash> inferred;
  std::array<std::unordered_map<Question, Fitting, QuestionHash>, 2>
      fitting; // by freedom

  /// What families try is much the same: a value once computed serves them all.
  struct Computed {
    const Sample *sample = nullptr;
    double work = 0;
  };
  std::deque<Sample> samples;
  std::array<std::unordered_map<Application<Sample>, Computed, QuestionHash>,
             sampleCount>
      computed;
};

} // namespace tesela::nugraph
