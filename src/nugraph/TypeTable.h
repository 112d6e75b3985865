// Types, interned: equal types are one address. And what operators make of
// them.
#pragma once

#include "nugraph/Graph.h"

#include "llvm/ADT/Hashing.h"

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
      return llvm::hash_combine(question.attribute,
                                llvm::hash_combine_range(question.operands));
    }
  };

  std::deque<TensorType> types;
  std::map<std::vector<uint32_t>, const TensorType *> byWords;
  std::unordered_map<Question, const TensorType *, QuestionHash> inferred;
  std::array<std::unordered_map<Question, Fitting, QuestionHash>, 2>
      fitting; // by freedom
};

} // namespace tesela::nugraph
