// Types, interned: equal types are one address. And what operators make of
// them, and of samples: one store for all copies of a graph.
#pragma once

#include "nugraph/SampleDomains.h"

#include <deque>
#include <map>

namespace tesela::nugraph {

struct Graph::TypeTable {
  /// What is known of an attribute on operands (their types, or their samples).
  /// Entries stay where they are. Half a million questions are asked in a
  /// search, most of them again.
  template <typename Operand, typename Value> class ApplicationTable {
  public:
    struct Entry {
      uint32_t attribute;
      llvm::SmallVector<const Operand *, 3> operands;
      Value value = {};
    };

    /// The entry, and whether it was made for this call.
    std::pair<Entry *, bool> at(AttributeId attribute,
                                llvm::ArrayRef<const Operand *> operands) {
      auto &slots = numbers.slots;
      if (2 * entries.size() >= slots.size())
        numbers.grow();
      uint32_t hash = hashOf(attribute.id, operands);
      size_t place = hash & (slots.size() - 1);
      for (; slots[place].next; place = (place + 1) & (slots.size() - 1)) {
        if (slots[place].hash != hash)
          continue;
        Entry &entry = entries[slots[place].next - 1];
        if (entry.attribute == attribute.id &&
            llvm::ArrayRef<const Operand *>(entry.operands) == operands)
          return {&entry, false};
      }
      entries.push_back(
          {attribute.id, {operands.begin(), operands.end()}, Value()});
      slots[place] = {hash, uint32_t(entries.size())};
      return {&entries.back(), true};
    }

  private:
    static uint32_t hashOf(uint32_t attribute,
                           llvm::ArrayRef<const Operand *> operands) {
      uint64_t hash = attribute * 0x9e3779b97f4a7c15u;
      for (const Operand *operand : operands) {
        hash = (hash ^ (reinterpret_cast<uintptr_t>(operand) >> 4)) *
               0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
      }
      return hash ^ (hash >> 32);
    }

    ExpressionTable numbers; // of entries
    std::deque<Entry> entries;
  };

  std::deque<TensorType> types;
  std::map<std::vector<uint32_t>, const TensorType *> byWords;
  ApplicationTable<TensorType, const TensorType *> inferred;
  std::array<ApplicationTable<TensorType, Fitting>, 2> fitting; // by freedom

  /// What families try is much the same: a value once computed serves them all.
  struct Computed {
    const Sample *sample = nullptr; // null: cannot be computed
    double work = 0;
  };
  std::deque<Sample> samples;
  std::optional<std::vector<Domain>> domains; // of inputs
  std::array<ApplicationTable<Sample, Computed>, sampleCount> computed;
};

} // namespace tesela::nugraph
