// Hash-consing: equal nodes get the same number, and stay where they are.
#pragma once

#include "llvm/Support/Allocator.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tesela::prove {

/// What is kept with each node besides its content.
struct NodeFacts {
  uint32_t freeVariables = 0; // number of an interned set
  /// One more than the greatest bound variable that no reduction inside the
  /// node binds; 0 where there is none.
  uint32_t loose = 0;
  bool readsElements = false; // of an input
};

/// `Node` has hash() and ==. References to nodes are valid for good.
template <class Node> class Interner {
public:
  struct Entry {
    Node node;
    size_t hash;
    NodeFacts facts;
  };

  Interner() : table(64, empty) {}

  /// The number of `node`, and whether it is new.
  std::pair<uint32_t, bool> intern(Node &&node) {
    size_t hash = node.hash();
    size_t slot = find(node, hash);
    if (table[slot] != empty)
      return {table[slot], false};
    uint32_t id = uint32_t(entries.size());
    entries.push_back(new (allocator.Allocate())
                          Entry{std::move(node), hash, {}});
    table[slot] = id;
    if (entries.size() * 2 > table.size())
      grow();
    return {id, true};
  }

  const Node &operator[](uint32_t id) const { return entries[id]->node; }
  NodeFacts &facts(uint32_t id) { return entries[id]->facts; }
  const NodeFacts &facts(uint32_t id) const { return entries[id]->facts; }
  size_t size() const { return entries.size(); }

private:
  static constexpr uint32_t empty = UINT32_MAX;

  /// Where `node` is, or the free slot where it belongs.
  size_t find(const Node &node, size_t hash) const {
    size_t mask = table.size() - 1;
    size_t slot = hash & mask;
    while (table[slot] != empty && !(entries[table[slot]]->hash == hash &&
                                     entries[table[slot]]->node == node))
      slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    std::vector<uint32_t> old(table.size() * 2, empty);
    old.swap(table);
    size_t mask = table.size() - 1;
    for (uint32_t id : old) {
      if (id == empty)
        continue;
      size_t slot = entries[id]->hash & mask;
      while (table[slot] != empty)
        slot = (slot + 1) & mask;
      table[slot] = id;
    }
  }

  llvm::SpecificBumpPtrAllocator<Entry> allocator;
  std::vector<Entry *> entries;
  std::vector<uint32_t> table; // open addressing, a power of two long
};

} // namespace tesela::prove
