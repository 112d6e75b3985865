// Which attributes an operator may take for operands of given ranks.
//
// Verbatim keeps what the attribute says and infers only what depends on the
// ranks (NumPy's way: an operand of lower rank lies along the first
// dimensions). Open tries all values that ranks allow: axes, permutations,
// access maps, the letters of a contraction. Shape inference then drops most of
// them.
#include "nugraph/OperatorStore.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tesela::nugraph {

namespace {
using Ranks = llvm::ArrayRef<unsigned>;

/// All increasing choices of `count` of 0..from-1, in lexicographic order.
std::vector<AccessMap> choices(unsigned from, unsigned count) {
  std::vector<AccessMap> result;
  AccessMap current;
  auto extend = [&](auto &self, unsigned next) -> void {
    if (current.size() == count) {
      result.push_back(current);
      return;
    }
    for (unsigned d = next; d < from; ++d) {
      current.push_back(d);
      self(self, d + 1);
      current.pop_back();
    }
  };
  extend(extend, 0);
  return result;
}

AccessMap firstDimensions(unsigned count) {
  return llvm::to_vector_of<uint8_t, 4>(llvm::seq(0u, count));
}

/// One enumeration: an overload for each kind that has a choice.
struct Enumeration {
  Operators &operators;
  Ranks ranks;
  bool open;
  std::vector<AttributeId> &found;

  void offer(const Attribute &attribute) {
    AttributeId id = operators.intern(attribute);
    if (!llvm::is_contained(found, id))
      found.push_back(id);
  }
  template <typename T> void axes(T attribute, unsigned count) {
    if (!open)
      return offer(attribute);
    for (unsigned axis = 0; axis < count; ++axis) {
      attribute.axis = axis;
      offer(attribute);
    }
  }

  void operator()(const Map &map);
  void operator()(const Contraction &contraction);
  void operator()(const Transpose &transpose);
  void operator()(const Broadcast &broadcast) { axes(broadcast, ranks[0] + 1); }
  void operator()(const Merge &merge) {
    axes(merge, ranks[0] ? ranks[0] - 1 : 0);
  }
  void operator()(const Reduction &reduction) { axes(reduction, ranks[0]); }
  void operator()(const Scan &scan) { axes(scan, ranks[0]); }
  void operator()(const Slice &slice) { axes(slice, ranks[0]); }
  void operator()(const Concatenate &join) { axes(join, ranks[0]); }
  void operator()(const Split &split) { axes(split, ranks[0]); }
  void operator()(const Pad &pad) { axes(pad, ranks[0]); }
  void operator()(const Reverse &reverse) { axes(reverse, ranks[0]); }
  void operator()(const Take &take);
  /// What has no choice.
  template <typename T> void operator()(const T &attribute) {
    offer(attribute);
  }

  void splitLetters(const Contraction &contraction);
};
} // namespace

void Enumeration::operator()(const Map &map) {
  if (ranks.empty())
    return offer(map);
  unsigned rank = *llvm::max_element(ranks);
  if (llvm::equal(map.maps, ranks, [](const AccessMap &access, unsigned rank) {
        return access.size() == rank;
      }))
    offer(map);
  Map other = map;
  other.rank = rank;
  if (!open || llvm::all_equal(ranks)) {
    for (auto [access, operandRank] : llvm::zip_equal(other.maps, ranks))
      access = firstDimensions(operandRank);
    offer(other);
  }
  if (!open || !rank)
    return;
  std::vector<std::vector<AccessMap>> options;
  for (unsigned operandRank : ranks)
    options.push_back(choices(rank, operandRank));
  auto choose = [&](auto &self, unsigned operand) -> void {
    if (operand == ranks.size())
      return offer(other);
    for (const AccessMap &access : options[operand]) {
      other.maps[operand] = access;
      self(self, operand + 1);
    }
  };
  choose(choose, 0);
}

/// `letters` with the last two exchanged.
static Letters lastExchanged(Letters letters) {
  std::swap(letters[letters.size() - 1], letters[letters.size() - 2]);
  return letters;
}

/// What the letters of an operand may become at another rank: the same, the
/// last two exchanged, or a part of them.
static std::vector<Letters> operandLetters(const Letters &letters,
                                           unsigned rank) {
  if (rank > letters.size())
    return {};
  if (rank == letters.size()) {
    if (rank < 2)
      return {letters};
    return {letters, lastExchanged(letters)};
  }
  std::vector<Letters> result;
  for (const AccessMap &kept : choices(letters.size(), rank)) {
    Letters part;
    for (uint8_t place : kept)
      part.push_back(letters[place]);
    result.push_back(part);
  }
  return result;
}

static std::vector<Letters> outputLetters(const Letters &output, bool fewer) {
  std::vector<Letters> result = {output};
  if (output.size() >= 2)
    result.push_back(lastExchanged(output));
  if (fewer && output.size() >= 2)
    for (Letters &part : operandLetters(output, output.size() - 1))
      result.push_back(part);
  return result;
}

/// An axis that was split in two passes through: one letter becomes two.
void Enumeration::splitLetters(const Contraction &contraction) {
  const Letters *letters[] = {&contraction.left, &contraction.right};
  for (unsigned side : {0u, 1u}) {
    if (ranks[side] != letters[side]->size() + 1 ||
        ranks[1 - side] != letters[1 - side]->size())
      continue;
    uint8_t next = 0;
    for (const Letters *all : {letters[0], letters[1]})
      for (uint8_t letter : *all)
        next = std::max<uint8_t>(next, letter + 1);
    for (uint8_t letter : *letters[side]) {
      if (llvm::is_contained(*letters[1 - side], letter))
        continue;
      Contraction other = contraction;
      for (Letters *names :
           {side == 0 ? &other.left : &other.right, &other.output})
        if (auto *place = llvm::find(*names, letter); place != names->end())
          names->insert(place + 1, next);
      offer(other);
    }
  }
}

void Enumeration::operator()(const Contraction &contraction) {
  if (!open)
    return offer(contraction);
  splitLetters(contraction);
  size_t letters = contraction.left.size() + contraction.right.size();
  if (letters + contraction.output.size() > 12)
    return offer(contraction);
  for (const Letters &left : operandLetters(contraction.left, ranks[0]))
    for (const Letters &right : operandLetters(contraction.right, ranks[1]))
      for (const Letters &output : outputLetters(
               contraction.output, left.size() + right.size() < letters)) {
        Contraction other = contraction;
        other.left = left;
        other.right = right;
        other.output = output;
        offer(other);
      }
}

/// What does not vary along the common dimensions is taken without them.
void Enumeration::operator()(const Take &take) {
  if (!open)
    return offer(take);
  for (uint8_t batch = 0; batch <= take.batch; ++batch)
    if (batch == 0 || batch == take.batch)
      for (unsigned axis = batch; axis < ranks[0]; ++axis)
        offer(Take{uint8_t(axis), batch});
}

void Enumeration::operator()(const Transpose &transpose) {
  if (!open)
    return offer(transpose);
  if (ranks[0] > 5)
    return offer(transpose);
  Transpose other;
  other.permutation = firstDimensions(ranks[0]);
  while (
      std::next_permutation(other.permutation.begin(), other.permutation.end()))
    offer(other);
}

/// How many operands an operator has; nothing where any number will do.
static std::optional<size_t> operandCount(const Attribute &attribute) {
  switch (kind(attribute)) {
  case OperatorKind::Input:
  case OperatorKind::Fill:
  case OperatorKind::Iota:
  case OperatorKind::Mask:
    return 0;
  case OperatorKind::Map:
    return std::get<Map>(attribute).maps.size();
  case OperatorKind::Contraction:
  case OperatorKind::Concatenate:
  case OperatorKind::Take:
    return 2;
  case OperatorKind::Opaque:
    return std::nullopt;
  default:
    return 1;
  }
}

llvm::ArrayRef<AttributeId> Operators::enumerate(AttributeId id,
                                                 llvm::ArrayRef<unsigned> ranks,
                                                 Freedom freedom) {
  EnumerationKey key{id.id, {ranks.begin(), ranks.end()}, freedom};
  auto [place, isNew] = store->enumerations.try_emplace(std::move(key));
  if (!isNew)
    return place->second;
  Attribute attribute = (*this)[id];
  if (operandCount(attribute).value_or(ranks.size()) == ranks.size())
    std::visit(
        Enumeration{*this, ranks, freedom == Freedom::Open, place->second},
        attribute);
  return place->second;
}

} // namespace tesela::nugraph
