// Products of factors along letters: the terms of a sum of products
// (SumOfProducts.h). Readings and searches copy them all the time, so that what
// they consist of lies in place.
#pragma once

#include "nugraph/Graph.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace tesela::nugraph {

/// Letters in an order, few of them.
class LetterList {
public:
  static constexpr unsigned most = 15;

  LetterList() = default;
  LetterList(std::initializer_list<uint8_t> letters)
      : LetterList(llvm::ArrayRef(letters.begin(), letters.end())) {}
  explicit LetterList(llvm::ArrayRef<uint8_t> letters) {
    for (uint8_t letter : letters)
      push_back(letter);
  }

  uint8_t *begin() { return letters.data(); }
  uint8_t *end() { return letters.data() + count; }
  const uint8_t *begin() const { return letters.data(); }
  const uint8_t *end() const { return letters.data() + count; }
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  bool isFull() const { return count == most; }
  uint8_t &operator[](size_t place) { return letters[place]; }
  uint8_t operator[](size_t place) const { return letters[place]; }

  void push_back(uint8_t letter) {
    assert(!isFull());
    letters[count++] = letter;
  }
  void insert(uint8_t *place, uint8_t letter) {
    push_back(letter);
    std::rotate(place, end() - 1, end());
  }
  void erase(uint8_t *place) {
    std::copy(place + 1, end(), place);
    --count;
  }

  bool contains(uint8_t letter) const {
    return std::find(begin(), end(), letter) != end();
  }
  bool operator==(const LetterList &other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }
  operator llvm::ArrayRef<uint8_t>() const { return {begin(), end()}; }
  explicit operator Letters() const { return Letters(begin(), end()); }

private:
  std::array<uint8_t, most> letters = {};
  uint8_t count = 0;
};

/// The letters of both, those of `a` first; nothing where they are too many.
inline std::optional<LetterList> either(const LetterList &a,
                                        const LetterList &b) {
  LetterList result(a);
  for (uint8_t letter : b) {
    if (result.contains(letter))
      continue;
    if (result.isFull())
      return std::nullopt;
    result.push_back(letter);
  }
  return result;
}

class LetterSet {
public:
  LetterSet() = default;
  explicit LetterSet(llvm::ArrayRef<uint8_t> letters) { insertAll(letters); }
  /// 0, 1, ... up to it.
  static LetterSet below(unsigned end) {
    LetterSet result;
    for (unsigned letter = 0; letter != end; ++letter)
      result.insert(letter);
    return result;
  }

  bool contains(uint8_t letter) const {
    return words[letter / 64] >> letter % 64 & 1;
  }
  void insert(uint8_t letter) {
    words[letter / 64] |= uint64_t(1) << letter % 64;
  }
  void erase(uint8_t letter) {
    words[letter / 64] &= ~(uint64_t(1) << letter % 64);
  }
  void insertAll(llvm::ArrayRef<uint8_t> letters) {
    for (uint8_t letter : letters)
      insert(letter);
  }
  bool operator==(const LetterSet &) const = default;
  unsigned size() const {
    unsigned sum = 0;
    for (uint64_t word : words)
      sum += std::popcount(word);
    return sum;
  }

private:
  std::array<uint64_t, 4> words = {};
};

struct Factor {
  Ref value; // a class, slices of one, or a sum written out
  LetterList letters;
  bool isDivisor = false;
  std::optional<Ref> condition = std::nullopt; // of a mask: its truth values
  bool isIdentity = false; // 1 where both letters are one index, else 0
  /// Along this axis it is 1 at one place at most, else 0.
  std::optional<uint8_t> oneHot = std::nullopt;
  bool isDiagonal() const { return isIdentity && !isDivisor; }
};
static_assert(std::is_trivially_copyable_v<Factor>);

struct Product {
  double coefficient = 1;
  llvm::SmallVector<Index, 1> times, over; // sizes, in order of their handles
  llvm::SmallVector<Factor, 4> factors;    // none: a number everywhere
  Letters summed;                          // in no order; each is in a factor
};
using Products = llvm::SmallVector<Product, 2>;

} // namespace tesela::nugraph
