// What kernels keep of an array beside it, for the next launch.
//
// Some kernels first bring an operand into a form of their own: the right side
// of a product on tile registers becomes panels whose rows are pairs or
// quadruples of its rows. With few rows on the left that is half of the work
// and more, and it is the same in every launch, since arrays do not change
// while they live. So the form is kept beside the array, by whoever owns the
// array, and goes with it.
//
// The life of a form, for a weight of 4096 x 4096 bf16 (32 MiB, and so is its
// form) that step 3 of a program multiplies by:
//     1st to 3rd launch  use() notes {program, step 3} and gives no lease: the
//                        launch that fills a form takes twice its time (8 ms
//                        where 4 are usual, 37 on memory never touched before,
//                        and 1.6 from the next on), which an array that is soon
//                        replaced, as weights in training are, must not cost
//     4th launch         use() gives a lease of 32 MiB to be filled; the kernel
//                        packs into them and works from there; filled() when it
//                        is done
//     5th launch         use() gives a lease that is filled; nothing is packed
// A loop's iterations count as launches do. The second of two launches at once
// that find a form half made works without one. A lease that ends before
// filled() leaves nothing behind. Constants of a program follow the same rule:
// what runs once, as under `tesela run`, should not write 32 MiB for nobody.
//
// All forms together take at most the limit (TESELA_KEPT_LIMIT). Where there is
// no room, those that have not been used since the newcomer was last seen make
// place, the least recently used ones first. Were any older form allowed to go,
// a loop over more weights than fit would find each of them gone just before
// its turn: with room for 3 of A B C D, used in this order again and again, A
// comes while B, C and D are kept, all used since A was; it stays without, and
// 3 of 4 are kept for good.
//
// Memory that a program needs comes first: allocate() gives up forms before it
// refuses, and one that was given up is not made again for a while. Memory is
// held by leases too, so what a kernel works with stays until it is done.
#pragma once

#include "runtime/Memory.h"

#include <compare>
#include <list>
#include <memory>
#include <vector>

namespace tesela::runtime {

/// The forms made of one array. All of it may be called from several threads at
/// once, but for the destructor.
class KeptForms {
  struct Form;
  struct Shelf;
  using FormList = std::list<std::shared_ptr<Form>>;

public:
  /// A step of a loaded program.
  struct User {
    uint64_t program; // a number that is not used again
    uint32_t step;
    auto operator<=>(const User &) const = default;
  };
  static uint64_t numberOfProgram();

  /// The right to a form while a step runs. Without data: there is none.
  class Lease {
  public:
    Lease() = default;
    Lease(Lease &&other) noexcept = default;
    Lease &operator=(Lease &&) noexcept;
    ~Lease() { end(); }
    void *data() const { return memory ? memory->data() : nullptr; }
    /// Else the holder fills it, and says so at the end.
    bool isFilled() const { return !filling; }
    void filled();

  private:
    friend class KeptForms;
    Lease(std::shared_ptr<Block> memory, std::shared_ptr<Form> filling)
        : memory(std::move(memory)), filling(std::move(filling)) {}
    void end();
    std::shared_ptr<Block> memory;
    std::shared_ptr<Form> filling; // until it is filled
  };

  KeptForms() = default;
  KeptForms(const KeptForms &) = delete;
  KeptForms &operator=(const KeptForms &) = delete;
  ~KeptForms() { close(); }

  /// The form of `bytes` bytes that this user makes of the array.
  Lease use(User user, size_t bytes) noexcept;
  /// The array is gone or may change: nothing is kept from now on.
  void close();

  /// Forgets what the steps of this program kept anywhere.
  static void forget(uint64_t program);
  /// Gives up the least recently used form that no step works with. False:
  /// there is none.
  static bool giveUp();
  /// Bytes of all forms.
  static uint64_t bytesKept();
  /// For forms made from now on.
  static void setLimit(uint64_t bytes);
  /// For arrays seen from now on: so many uses, at least one, before a form is
  /// made.
  static void setUsesBefore(unsigned uses);

private:
  friend struct Shelf;
  using Forms = std::vector<Form *>;
  Forms::iterator find(User user);

  Forms forms; // by user; guarded by the shelf's mutex, as is all of a form
  bool closed = false;
};

} // namespace tesela::runtime
