// Types, interned: equal types are one address. And what operators make of
// them.
#pragma once

#include "nugraph/Graph.h"

#include <deque>
#include <map>

namespace tesela::nugraph {

struct Graph::TypeTable {
  /// An attribute on operands of these types.
  struct Question {
    uint32_t attribute;
    llvm::SmallVector<const TensorType *, 3> operands;
    bool operator==(const Question &) const = default;
  };
  struct QuestionHash {
    size_t operator()(const Question &question) const {
      uint64_t hash = question.attribute * 0x9e3779b97f4a7c15u;
      for (const TensorType *operand : question.operands) {
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
};

} // namespace tesela::nugraph
