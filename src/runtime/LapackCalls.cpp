// JAX's linear-algebra custom calls over LAPACK (Lapack.h): which there are,
// and what each may be given.
#include "runtime/LapackCase.h"
#include "runtime/Operations.h"
#include "runtime/Threads.h"

#include <algorithm>
#include <map>

namespace tesela::runtime {
namespace {

using namespace lapack;

/// Sizes by the letters that Entry::shapes calls them.
using Sizes = std::map<char, int64_t>;

/// A character that a routine is given; its first value is the default.
struct Letter {
  const char *attribute = nullptr;
  std::string_view values = {};
};

struct Entry {
  std::string_view name; // without the letter
  /// The array of one matrix of the batch, "operands | results". Of each the
  /// type (T as operand 0, R its real, C its complex counterpart, i s32), then
  /// the sizes. k is the lesser of m and n, h is n - 1; other letters are as
  /// long as the first array that has them.
  std::string_view shapes;
  std::string_view complexShapes; // where they differ from those
  const Routines &routines;
  Letter letters[2] = {};
  /// What else the routine relies on.
  bool (*fits)(const Sizes &sizes, const Json &attributes) = nullptr;
};

bool orgqrFits(const Sizes &sizes, const Json &) {
  return sizes.at('m') >= sizes.at('n') && sizes.at('n') >= sizes.at('p');
}
bool ormqrFits(const Sizes &sizes, const Json &attributes) {
  int64_t order = sizes.at(attributes.flag("left", true) ? 'm' : 'n');
  return sizes.at('q') == order && sizes.at('p') <= order &&
         sizes.at('p') <= sizes.at('r');
}
bool gehrdFits(const Sizes &sizes, const Json &attributes) {
  int64_t n = sizes.at('n'), low = attributes.count("low", 1);
  int64_t high = attributes.count("high", n);
  return low >= 1 && low <= std::max<int64_t>(n, 1) &&
         high >= std::min(low, n) && high <= n;
}

constexpr std::string_view svdShapes = "Tmn | Tmn Rk Tmu Tvn i";
constexpr Letter svdMode = {"mode", "ASN"}, vectors = {"mode", "VN"},
                 triangle = {"uplo", "LU"}, left = {"compute_left", "VN"},
                 right = {"compute_right", "VN"};

const Entry entries[] = {
    {"geev",
     "Tnn | Rn Rn Cnn Cnn i",
     "Tnn | Tn Tnn Tnn i",
     geev,
     {left, right}},
    {"gees",
     "Tnn | Tnn Tnn Tn Tn i i",
     "Tnn | Tnn Tnn Tn i i",
     gees,
     {vectors}},
    {"gehrd", "Tnn | Tnn Th i", "", gehrd, {}, gehrdFits},
    {"geqp3", "Tmn in | Tmn in Tk", "", geqp3},
    {"geqrf", "Tmn | Tmn Tk", "", geqrf},
    {"gesdd", svdShapes, "", gesdd, {svdMode}},
    {"gesvd", svdShapes, "", gesvd, {svdMode}},
    {"getrf", "Tmn | Tmn ik i", "", getrf},
    {"gtsv", "Tn Tn Tn Tnp | Tn Tn Tn Tnp i", "", gtsv},
    {"heevd", "Tnn | Tnn Rn i", "", syevd, {vectors, triangle}},
    {"hetrd", "Tnn | Tnn Rn Rh Th i", "", sytrd, {triangle}},
    {"orgqr", "Tmn Tp | Tmn", "", orgqr, {}, orgqrFits},
    {"ormqr", "Tqr Tp Tmn | Tmn", "", ormqr, {}, ormqrFits},
    {"syevd", "Tnn | Tnn Rn i", "", syevd, {vectors, triangle}},
    {"sytrd", "Tnn | Tnn Rn Rh Th i", "", sytrd, {triangle}},
    {"ungqr", "Tmn Tp | Tmn", "", orgqr, {}, orgqrFits},
    {"unmqr", "Tqr Tp Tmn | Tmn", "", ormqr, {}, ormqrFits},
    {"tridiagonal_solve_perturbed_ffi", "Tn Tn Tn Tnp | Tnp", "",
     perturbedTridiagonal},
};

const Entry *findEntry(std::string_view target) {
  std::string_view name = target == "Qr" ? "geqrf"
                          : target == "ProductOfElementaryHouseholderReflectors"
                              ? "orgqr"
                              : target;
  if (name.starts_with("lapack_") && name.ends_with("_ffi"))
    name = name.substr(8, name.size() - 12); // the letter goes too
  for (const Entry &entry : entries)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

/// Compares the shapes of a step with those of an Entry.
class ShapeCheck {
public:
  ShapeCheck(const LibraryContext &context, const Entry &entry, size_t type)
      : context(context), type(type),
        pattern(type >= 2 && !entry.complexShapes.empty() ? entry.complexShapes
                                                          : entry.shapes) {
    // The sides of an incomplete decomposition; without vectors nobody cares.
    int64_t mode = context.attributes.count("mode", 'A');
    if (pattern == svdShapes && mode != 'N') {
      sideOf['u'] = mode == 'A' ? 'm' : 'k';
      sideOf['v'] = mode == 'A' ? 'n' : 'k';
    }
  }

  Result<void> run() {
    const std::vector<Shape> &shapes = context.step.shapes;
    size_t at = 0;
    while (!pattern.empty()) {
      std::string_view word = pattern.substr(0, pattern.find(' '));
      pattern.remove_prefix(std::min(word.size() + 1, pattern.size()));
      if (word == "|") {
        if (at != context.step.firstResult)
          return context.invalid("wrong number of operands");
        continue;
      }
      if (at == shapes.size())
        return context.invalid("wrong number of operands or results");
      if (Result<void> fits = array(at, word); !fits)
        return fits;
      ++at;
    }
    return at == shapes.size() ? success()
                               : context.invalid("wrong number of results");
  }

  size_t batchRank() const { return batch.size(); }
  const Sizes &sizes() const { return known; }

private:
  ElementType element(char letter) const {
    using enum ElementType;
    constexpr ElementType reals[] = {F32, F64, F32, F64},
                          all[] = {F32, F64, C64, C128},
                          complexes[] = {C64, C128, C64, C128};
    return letter == 'i'   ? S32
           : letter == 'R' ? reals[type]
           : letter == 'C' ? complexes[type]
                           : all[type];
  }

  /// Array number `at` must be as `word` says.
  Result<void> array(size_t at, std::string_view word) {
    const Shape &shape = context.step.shapes[at];
    size_t own = word.size() - 1;
    if (at == 0 && shape.dimensions.size() >= own)
      batch.assign(shape.dimensions.begin(),
                   shape.dimensions.end() - static_cast<ptrdiff_t>(own));
    Shape expected = {element(word[0]), batch};
    for (size_t i = 0; i < own; ++i) {
      size_t place = batch.size() + i;
      expected.dimensions.push_back(
          size(word[i + 1],
               place < shape.dimensions.size() ? shape.dimensions[place] : 0));
    }
    if (shape.elementCount() > INT32_MAX)
      return context.invalid("an array of " +
                             std::to_string(shape.elementCount()) +
                             " elements; LAPACK counts to 2^31 - 1");
    if (shape == expected)
      return success();
    size_t first = context.step.firstResult;
    return context.invalid(
        (at < first ? "operand " + std::to_string(at)
                    : "result " + std::to_string(at - first)) +
        " has not the shape that the routine needs, " +
        std::string(hloName(expected.element)) + " of rank " +
        std::to_string(expected.dimensions.size()) + " (" + std::string(word) +
        ")");
  }

  int64_t size(char letter, int64_t given) {
    if (auto side = sideOf.find(letter); side != sideOf.end())
      letter = side->second;
    if (letter == 'k')
      return std::min(known.at('m'), known.at('n'));
    if (letter == 'h')
      return std::max<int64_t>(known.at('n') - 1, 0);
    return known.emplace(letter, given).first->second;
  }

  const LibraryContext &context;
  size_t type;
  std::string_view pattern;
  std::map<char, char> sideOf;
  std::vector<int64_t> batch;
  Sizes known;
};

Result<void> checkLetters(const LibraryContext &context, const Entry &entry) {
  for (const Letter &letter : entry.letters) {
    if (!letter.attribute)
      continue;
    int64_t value =
        context.attributes.count(letter.attribute, letter.values[0]);
    if (std::ranges::none_of(letter.values,
                             [&](char known) { return known == value; }))
      return context.invalid(std::string(letter.attribute) +
                             " must be one of " + std::string(letter.values));
  }
  return success();
}

/// Bytes of one matrix or vector of a batch.
size_t matrixBytes(const Shape &shape, size_t batchRank) {
  size_t bytes = byteSize(shape.element);
  for (size_t i = batchRank; i < shape.dimensions.size(); ++i)
    bytes *= static_cast<size_t>(shape.dimensions[i]);
  return bytes;
}

} // namespace

bool isLapackCall(std::string_view target) { return findEntry(target); }

Made makeLapack(const LibraryContext &context) {
  const Entry *entry = findEntry(context.step.symbol);
  static constexpr ElementType types[] = {ElementType::F32, ElementType::F64,
                                          ElementType::C64, ElementType::C128};
  const std::vector<Shape> &shapes = context.step.shapes;
  auto type = shapes.empty() ? std::end(types)
                             : std::ranges::find(types, shapes[0].element);
  if (type == std::end(types))
    return context.invalid("operand 0 must be of f32, f64, c64 or c128");
  auto number = static_cast<size_t>(type - types);
  // LAPACK trusts its caller: with a short array it writes beyond it, and some
  // end the process over a wrong argument.
  ShapeCheck check(context, *entry, number);
  if (Result<void> fits = check.run(); !fits)
    return fits.error();
  if (Result<void> fits = checkLetters(context, *entry); !fits)
    return fits.error();
  if (entry->fits && !entry->fits(check.sizes(), context.attributes))
    return context.invalid("its sizes or attributes contradict each other");
  int64_t batch = 1;
  for (size_t i = 0; i < check.batchRank(); ++i)
    batch *= shapes[0].dimensions[i];
  std::vector<size_t> strides;
  for (const Shape &shape : shapes)
    strides.push_back(matrixBytes(shape, check.batchRank()));
  // Small matrices are shared among threads; LAPACK has its own for large ones.
  // The least that routines take (getrf; others up to ten times as long).
  constexpr double largest = 64 * 64;
  auto elements = static_cast<double>(strides.empty() ? 0 : strides[0]) /
                  static_cast<double>(byteSize(shapes[0].element));
  double nanosecondsEach = elements > largest ? 0 : 60 + elements * 3;
  auto attributes = std::make_shared<Json>(context.attributes);
  Routine routine = entry->routines.byType[number];
  std::string name = context.step.symbol;
  size_t firstResult = context.step.firstResult;
  auto run = [=](void *const *places, int64_t begin,
                 int64_t end) -> Result<void> {
    Case one(*attributes, shapes, firstResult);
    for (int64_t i = begin; i < end; ++i) {
      for (size_t p = 0; p < shapes.size(); ++p)
        one.places[p] = static_cast<std::byte *>(places[p]) +
                        static_cast<size_t>(i) * strides[p];
      if (!routine(one))
        return Error{ErrorCode::Unimplemented,
                     name + ": no LAPACK is installed", "", "",
                     "install liblapack3, or run from Python with SciPy"};
      if (one.failure)
        return std::move(*one.failure);
      one.release();
    }
    return success();
  };
  return makeLocal([=](void *const *places) -> Result<void> {
    FirstError error;
    parallelFor(batch, nanosecondsEach, [&](int64_t begin, int64_t end) {
      error.note(run(places, begin, end));
    });
    return error.result();
  });
}

} // namespace tesela::runtime
