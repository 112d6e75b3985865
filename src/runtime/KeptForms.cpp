#include "runtime/KeptForms.h"

#include "runtime/Machine.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>

namespace tesela::runtime {
namespace {

/// So many times is a form gone without that had to be given up for memory, or
/// found none: making one costs more than it saves where it never stays.
constexpr unsigned patience = 16;

} // namespace

struct KeptForms::Form {
  Form(User user, KeptForms *owner) : user(user), owner(owner) {}

  const User user;
  KeptForms *owner; // null: off the shelf, and of use to its leases alone
  FormList::iterator at;
  uint64_t seen = 0;             // when use() was last called for it
  unsigned denied = 0;           // so many more calls get none
  size_t bytes = 0;              // 0: only noted
  std::shared_ptr<Block> memory; // once it is filled
};

/// All forms there are. Memory is freed and allocated without the lock.
struct KeptForms::Shelf {
  std::mutex mutex;
  FormList noted;
  FormList made; // least recently used first
  uint64_t time = 0, total = 0;
  std::atomic<uint64_t> limit{
      environmentBytes("TESELA_KEPT_LIMIT", memoryStatistics().limit / 8)};

  /// Uses that get nothing before a form is made.
  std::atomic<unsigned> usesBefore = 3;

  static Shelf &get() { // never destroyed: arrays may outlive main()
    static Shelf *shelf = new Shelf;
    return *shelf;
  }

  /// Is nobody at work with it? Leases are given under the lock only.
  static bool isIdle(const std::shared_ptr<Form> &form) {
    return form->memory.use_count() == 1;
  }

  /// Notes the user of a form; a lack of memory for that means nothing.
  void note(KeptForms &owner, User user, Forms::iterator before) noexcept try {
    auto place = before - owner.forms.begin();
    owner.forms.reserve(owner.forms.size() + 1);
    noted.push_front(std::make_shared<Form>(user, &owner));
    Form *form = noted.front().get();
    form->at = noted.begin();
    form->seen = ++time;
    form->denied = usesBefore.load(std::memory_order_relaxed) - 1;
    owner.forms.insert(owner.forms.begin() + place, form);
  } catch (const std::bad_alloc &) {
    return;
  }

  /// Takes a form off; its memory is freed with `gone`.
  void remove(Form &form, FormList &gone) noexcept {
    total -= form.bytes;
    gone.splice(gone.end(), form.bytes ? made : noted, form.at);
    form.owner = nullptr;
  }
  void removeFromOwner(Form &form) { std::erase(form.owner->forms, &form); }

  /// Room for that many bytes without what was used since `seen`.
  bool makeRoom(size_t bytes, uint64_t seen, FormList &gone) {
    uint64_t most = limit.load(std::memory_order_relaxed);
    uint64_t left = total;
    auto stop = made.begin();
    for (; left + bytes > most && stop != made.end() && (*stop)->seen < seen;
         ++stop)
      if (isIdle(*stop))
        left -= (*stop)->bytes;
    if (left + bytes > most)
      return false;
    for (auto next = made.begin(); next != stop;) {
      Form &form = **next;
      ++next;
      if (!isIdle(*form.at))
        continue;
      removeFromOwner(form);
      remove(form, gone);
    }
    return true;
  }

  void beMade(Form &form, size_t bytes) {
    form.bytes = bytes;
    total += bytes;
    made.splice(made.end(), noted, form.at);
  }
  /// Its memory, to be freed without the lock.
  std::shared_ptr<Block> beNoted(Form &form) {
    if (form.owner) {
      total -= form.bytes;
      noted.splice(noted.begin(), made, form.at);
      form.bytes = 0;
    }
    return std::move(form.memory);
  }
};

uint64_t KeptForms::numberOfProgram() {
  static std::atomic<uint64_t> last = 0;
  return ++last;
}

KeptForms::Forms::iterator KeptForms::find(User user) {
  return std::lower_bound(
      forms.begin(), forms.end(), user,
      [](const Form *form, const User &user) { return form->user < user; });
}

/// Null where there is none.
static std::shared_ptr<Block> room(size_t bytes) noexcept try {
  Result<Block> block = allocateSpare(bytes);
  return block ? std::make_shared<Block>(std::move(*block)) : nullptr;
} catch (...) {
  return nullptr;
}

KeptForms::Lease KeptForms::use(User user, size_t bytes) noexcept {
  Shelf &shelf = Shelf::get();
  if (bytes > shelf.limit.load(std::memory_order_relaxed))
    return {};
  FormList gone; // freed after the lock
  std::unique_lock lock(shelf.mutex);
  if (closed)
    return {};
  auto place = find(user);
  if (place == forms.end() || (*place)->user != user) {
    shelf.note(*this, user, place);
    return {};
  }
  std::shared_ptr<Form> form = *(*place)->at;
  uint64_t before = std::exchange(form->seen, ++shelf.time);
  if (form->bytes) {
    shelf.made.splice(shelf.made.end(), shelf.made, form->at);
    return Lease(form->memory, nullptr);
  }
  if (form->denied > 0) {
    --form->denied;
    return {};
  }
  if (!shelf.makeRoom(bytes, before, gone))
    return {};
  shelf.beMade(*form, bytes);
  lock.unlock();
  gone.clear();
  if (std::shared_ptr<Block> memory = room(bytes))
    return Lease(std::move(memory), std::move(form));
  lock.lock();
  shelf.beNoted(*form);
  form->denied = patience;
  return {};
}

void KeptForms::close() {
  Shelf &shelf = Shelf::get();
  FormList gone;
  std::lock_guard lock(shelf.mutex);
  for (Form *form : forms)
    shelf.remove(*form, gone);
  forms.clear();
  closed = true;
}

void KeptForms::forget(uint64_t program) {
  Shelf &shelf = Shelf::get();
  FormList gone;
  std::lock_guard lock(shelf.mutex);
  for (FormList *list : {&shelf.noted, &shelf.made})
    for (auto next = list->begin(); next != list->end();) {
      Form &form = **next;
      ++next;
      if (form.user.program != program)
        continue;
      shelf.removeFromOwner(form);
      shelf.remove(form, gone);
    }
}

bool KeptForms::giveUp() {
  Shelf &shelf = Shelf::get();
  std::shared_ptr<Block> memory; // freed after the lock
  std::lock_guard lock(shelf.mutex);
  auto idle = std::find_if(shelf.made.begin(), shelf.made.end(), Shelf::isIdle);
  if (idle == shelf.made.end())
    return false;
  Form &form = **idle;
  memory = shelf.beNoted(form);
  form.denied = patience;
  return true;
}

uint64_t KeptForms::bytesKept() {
  Shelf &shelf = Shelf::get();
  std::lock_guard lock(shelf.mutex);
  return shelf.total;
}

void KeptForms::setLimit(uint64_t bytes) { Shelf::get().limit = bytes; }
void KeptForms::setUsesBefore(unsigned uses) {
  Shelf::get().usesBefore = std::max(uses, 1u);
}

KeptForms::Lease &KeptForms::Lease::operator=(Lease &&other) noexcept {
  end();
  memory = std::move(other.memory);
  filling = std::move(other.filling);
  return *this;
}

void KeptForms::Lease::filled() {
  if (!filling)
    return;
  {
    std::lock_guard lock(Shelf::get().mutex);
    filling->memory = memory;
  }
  filling = nullptr;
}

void KeptForms::Lease::end() {
  if (filling) {
    std::lock_guard lock(Shelf::get().mutex);
    Shelf::get().beNoted(*filling);
  }
  filling = nullptr;
  memory = nullptr;
}

} // namespace tesela::runtime
