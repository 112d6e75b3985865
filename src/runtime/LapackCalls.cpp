// JAX's linear-algebra custom calls over LAPACK (Lapack.h).
#include "runtime/Complex.h"
#include "runtime/Lapack.h"
#include "runtime/Operations.h"
#include "runtime/Tridiagonal.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace tesela::runtime {
namespace {

constexpr size_t one = 1; // length of a character argument

template <typename T> struct RealOf {
  using type = T;
};
template <typename T> struct RealOf<std::complex<T>> {
  using type = T;
};
template <typename T>
constexpr bool isReal = std::is_same_v<T, typename RealOf<T>::type>;

/// One call, for one matrix of the batch.
struct Case {
  const Json *attributes;
  std::vector<Shape> shapes;
  size_t firstResult;
  std::vector<std::byte *> places; // of this matrix

  template <typename T> T *at(size_t place) const {
    return reinterpret_cast<T *>(places[place]);
  }
  template <typename T> T *result(size_t index) const {
    return at<T>(firstResult + index);
  }
  int rows(size_t place) const { return dimension(place, 2); }
  int columns(size_t place) const { return dimension(place, 1); }
  int dimension(size_t place, size_t fromEnd) const {
    const std::vector<int64_t> &all = shapes[place].dimensions;
    return static_cast<int>(all[all.size() - fromEnd]);
  }
  char letter(const char *attribute, char otherwise) const {
    return static_cast<char>(attributes->count(attribute, otherwise));
  }
};

/// A matrix in columns, as LAPACK wants it.
template <typename T> class Columns {
public:
  Columns(int rows, int columns)
      : m(rows), n(columns), data(static_cast<size_t>(m) * n) {}
  Columns(const T *rowMajor, int rows, int columns) : Columns(rows, columns) {
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < n; ++j)
        data[at(i, j)] = rowMajor[static_cast<size_t>(i) * n + j];
  }
  void store(T *rowMajor) const {
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < n; ++j)
        rowMajor[static_cast<size_t>(i) * n + j] = data[at(i, j)];
  }
  size_t at(int i, int j) const { return static_cast<size_t>(j) * m + i; }
  T &operator()(int i, int j) { return data[at(i, j)]; }
  T *pointer() { return data.data(); }
  const int *leading() const { return &ld; }

private:
  int m, n;
  int ld = std::max(m, 1);
  std::vector<T> data;
};

/// Asks a routine for its workspace, then runs it: `run(work, size)` is called
/// with size -1 first and leaves the best size in work[0].
template <typename T, typename Run> void withWork(Run run) {
  T best = {};
  int query = -1;
  run(&best, &query);
  int size = std::max(static_cast<int>(realPart(best)), 1);
  std::vector<T> work(static_cast<size_t>(size));
  run(work.data(), &size);
}

template <typename T> void *routine(const char *name) {
  return findLapack(std::string(1, lapackLetter<T>) + name);
}
/// The routine whose name differs for real and complex numbers.
template <typename T>
void *routine(const char *realName, const char *complexName) {
  return routine<T>(isReal<T> ? realName : complexName);
}

template <typename T> bool getrf(const Case &c) {
  void *f = routine<T>("getrf");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0);
  Columns<T> a(c.at<T>(0), m, n);
  callLapack(f, &m, &n, a.pointer(), a.leading(), c.result<int>(1),
             c.result<int>(2));
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool geqrf(const Case &c) {
  void *f = routine<T>("geqrf");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), info = 0;
  Columns<T> a(c.at<T>(0), m, n);
  withWork<T>([&](T *work, int *size) {
    callLapack(f, &m, &n, a.pointer(), a.leading(), c.result<T>(1), work, size,
               &info);
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool orgqr(const Case &c) {
  void *f = routine<T>("orgqr", "ungqr");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), k = c.columns(1), info = 0;
  Columns<T> a(c.at<T>(0), m, n);
  withWork<T>([&](T *work, int *size) {
    callLapack(f, &m, &n, &k, a.pointer(), a.leading(), c.at<T>(1), work, size,
               &info);
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool ormqr(const Case &c) {
  void *f = routine<T>("ormqr", "unmqr");
  if (!f)
    return false;
  int m = c.rows(2), n = c.columns(2), k = c.columns(1), info = 0;
  char side = c.attributes->flag("left", true) ? 'L' : 'R';
  char transpose = !c.attributes->flag("transpose") ? 'N'
                   : isReal<T>                      ? 'T'
                                                    : 'C';
  Columns<T> a(c.at<T>(0), c.rows(0), c.columns(0));
  Columns<T> product(c.at<T>(2), m, n);
  withWork<T>([&](T *work, int *size) {
    callLapack(f, &side, &transpose, &m, &n, &k, a.pointer(), a.leading(),
               c.at<T>(1), product.pointer(), product.leading(), work, size,
               &info, one, one);
  });
  product.store(c.result<T>(0));
  return true;
}

template <typename T> bool syevd(const Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = routine<T>("syevd", "heevd");
  if (!f)
    return false;
  int n = c.columns(0), *info = c.result<int>(2);
  char mode = c.letter("mode", 'V'), triangle = c.letter("uplo", 'L');
  Columns<T> a(c.at<T>(0), n, n);
  Real *w = c.result<Real>(1);
  T work = {};
  Real realWork = {};
  int integerWork = 0, size = -1, realSize = -1, integerSize = -1;
  auto run = [&](T *work, Real *realWork, int *integerWork) {
    if constexpr (isReal<T>)
      callLapack(f, &mode, &triangle, &n, a.pointer(), a.leading(), w, work,
                 &size, integerWork, &integerSize, info, one, one);
    else
      callLapack(f, &mode, &triangle, &n, a.pointer(), a.leading(), w, work,
                 &size, realWork, &realSize, integerWork, &integerSize, info,
                 one, one);
  };
  run(&work, &realWork, &integerWork);
  size = std::max(static_cast<int>(realPart(work)), 1);
  realSize = std::max(static_cast<int>(realWork), 1);
  integerSize = std::max(integerWork, 1);
  std::vector<T> works(static_cast<size_t>(size));
  std::vector<Real> reals(static_cast<size_t>(realSize));
  std::vector<int> integers(static_cast<size_t>(integerSize));
  run(works.data(), reals.data(), integers.data());
  a.store(c.result<T>(0));
  return true;
}

/// Singular values; `divide` chooses gesdd.
template <typename T> bool svd(const Case &c, bool divide) {
  using Real = typename RealOf<T>::type;
  void *f = routine<T>(divide ? "gesdd" : "gesvd");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), k = std::min(m, n);
  int *info = c.result<int>(4);
  char mode = c.letter("mode", 'A');
  size_t uAt = c.firstResult + 2, vAt = c.firstResult + 3;
  Columns<T> a(c.at<T>(0), m, n);
  Columns<T> u(c.rows(uAt), c.columns(uAt)), v(c.rows(vAt), c.columns(vAt));
  auto large = static_cast<size_t>(k),
       larger = static_cast<size_t>(m) + static_cast<size_t>(n);
  std::vector<Real> reals(
      divide ? large * std::max(5 * large + 7, 2 * larger + 2 * large + 1) + 1
             : 5 * large + 1);
  std::vector<int> integers(8 * large + 1);
  Real *s = c.result<Real>(1);
  withWork<T>([&](T *work, int *size) {
    if (divide && isReal<T>)
      callLapack(f, &mode, &m, &n, a.pointer(), a.leading(), s, u.pointer(),
                 u.leading(), v.pointer(), v.leading(), work, size,
                 integers.data(), info, one);
    else if (divide)
      callLapack(f, &mode, &m, &n, a.pointer(), a.leading(), s, u.pointer(),
                 u.leading(), v.pointer(), v.leading(), work, size,
                 reals.data(), integers.data(), info, one);
    else if (isReal<T>)
      callLapack(f, &mode, &mode, &m, &n, a.pointer(), a.leading(), s,
                 u.pointer(), u.leading(), v.pointer(), v.leading(), work, size,
                 info, one, one);
    else
      callLapack(f, &mode, &mode, &m, &n, a.pointer(), a.leading(), s,
                 u.pointer(), u.leading(), v.pointer(), v.leading(), work, size,
                 reals.data(), info, one, one);
  });
  a.store(c.result<T>(0));
  u.store(c.result<T>(2));
  v.store(c.result<T>(3));
  return true;
}
template <typename T> bool gesdd(const Case &c) { return svd<T>(c, true); }
template <typename T> bool gesvd(const Case &c) { return svd<T>(c, false); }

/// Eigenvectors of a real matrix come as pairs of real and imaginary part.
template <typename Real>
void unpackVectors(Columns<Real> &packed, const Real *imaginary, int n,
                   std::complex<Real> *to) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      std::complex<Real> &value = to[static_cast<size_t>(i) * n + j];
      if (imaginary[j] == 0 || (imaginary[j] > 0 && j + 1 == n)) {
        value = packed(i, j);
      } else {
        int first = imaginary[j] > 0 ? j : j - 1;
        Real part = packed(i, first + 1);
        value = {packed(i, first), first == j ? part : -part};
      }
    }
}

template <typename T> bool geev(const Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = routine<T>("geev");
  if (!f)
    return false;
  int n = c.columns(0);
  char left = c.letter("compute_left", 'V');
  char right = c.letter("compute_right", 'V');
  Columns<T> a(c.at<T>(0), n, n), l(n, n), r(n, n);
  if constexpr (isReal<T>) {
    T *w = c.result<T>(0), *wi = c.result<T>(1);
    withWork<T>([&](T *work, int *size) {
      callLapack(f, &left, &right, &n, a.pointer(), a.leading(), w, wi,
                 l.pointer(), l.leading(), r.pointer(), r.leading(), work, size,
                 c.result<int>(4), one, one);
    });
    unpackVectors(l, wi, n, c.result<std::complex<T>>(2));
    unpackVectors(r, wi, n, c.result<std::complex<T>>(3));
  } else {
    std::vector<Real> reals(static_cast<size_t>(2 * n) + 1);
    withWork<T>([&](T *work, int *size) {
      callLapack(f, &left, &right, &n, a.pointer(), a.leading(), c.result<T>(0),
                 l.pointer(), l.leading(), r.pointer(), r.leading(), work, size,
                 reals.data(), c.result<int>(3), one, one);
    });
    l.store(c.result<T>(1));
    r.store(c.result<T>(2));
  }
  return true;
}

template <typename T> bool gees(const Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = routine<T>("gees");
  if (!f)
    return false;
  int n = c.columns(0);
  char mode = c.letter("mode", 'V'), sort = 'N';
  void *select = nullptr;
  Columns<T> a(c.at<T>(0), n, n), vectors(n, n);
  std::vector<int> chosen(static_cast<size_t>(n) + 1);
  size_t counts = isReal<T> ? 4 : 3;
  int *selected = c.result<int>(counts), *info = c.result<int>(counts + 1);
  std::vector<Real> reals(static_cast<size_t>(n) + 1);
  withWork<T>([&](T *work, int *size) {
    if constexpr (isReal<T>)
      callLapack(f, &mode, &sort, select, &n, a.pointer(), a.leading(),
                 selected, c.result<T>(2), c.result<T>(3), vectors.pointer(),
                 vectors.leading(), work, size, chosen.data(), info, one, one);
    else
      callLapack(f, &mode, &sort, select, &n, a.pointer(), a.leading(),
                 selected, c.result<T>(2), vectors.pointer(), vectors.leading(),
                 work, size, reals.data(), chosen.data(), info, one, one);
  });
  a.store(c.result<T>(0));
  vectors.store(c.result<T>(1));
  return true;
}

template <typename T> bool gehrd(const Case &c) {
  void *f = routine<T>("gehrd");
  if (!f)
    return false;
  int n = c.columns(0), low = static_cast<int>(c.attributes->count("low", 1));
  int high = static_cast<int>(c.attributes->count("high", n));
  Columns<T> a(c.at<T>(0), n, n);
  withWork<T>([&](T *work, int *size) {
    callLapack(f, &n, &low, &high, a.pointer(), a.leading(), c.result<T>(1),
               work, size, c.result<int>(2));
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool sytrd(const Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = routine<T>("sytrd", "hetrd");
  if (!f)
    return false;
  int n = c.columns(0);
  char triangle = c.letter("uplo", 'L');
  Columns<T> a(c.at<T>(0), n, n);
  withWork<T>([&](T *work, int *size) {
    callLapack(f, &triangle, &n, a.pointer(), a.leading(), c.result<Real>(1),
               c.result<Real>(2), c.result<T>(3), work, size, c.result<int>(4),
               one);
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool geqp3(const Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = routine<T>("geqp3");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), info = 0;
  Columns<T> a(c.at<T>(0), m, n);
  int *order = c.result<int>(1);
  std::memmove(order, c.at<int>(1), sizeof(int) * static_cast<size_t>(n));
  std::vector<Real> reals(static_cast<size_t>(2 * n) + 1);
  withWork<T>([&](T *work, int *size) {
    if constexpr (isReal<T>)
      callLapack(f, &m, &n, a.pointer(), a.leading(), order, c.result<T>(2),
                 work, size, &info);
    else
      callLapack(f, &m, &n, a.pointer(), a.leading(), order, c.result<T>(2),
                 work, size, reals.data(), &info);
  });
  a.store(c.result<T>(0));
  return true;
}

/// Diagonals have n entries each: the lower one starts, the upper one ends with
/// an entry that is not used.
template <typename T> bool gtsv(const Case &c) {
  void *f = routine<T>("gtsv");
  if (!f)
    return false;
  int n = c.columns(1), columns = c.columns(3);
  auto bytes = sizeof(T) * static_cast<size_t>(n);
  for (size_t i = 0; i < 3; ++i)
    std::memmove(c.result<T>(i), c.at<T>(i), bytes);
  Columns<T> b(c.at<T>(3), n, columns);
  callLapack(f, &n, &columns, c.result<T>(0) + 1, c.result<T>(1),
             c.result<T>(2), b.pointer(), b.leading(), c.result<int>(4));
  b.store(c.result<T>(3));
  return true;
}

/// The same diagonals; no LAPACK is needed.
template <typename T> bool perturbedTridiagonal(const Case &c) {
  auto n = static_cast<size_t>(c.columns(1));
  auto columns = static_cast<size_t>(c.columns(3));
  std::memmove(c.result<T>(0), c.at<T>(3), sizeof(T) * n * columns);
  solvePerturbedTridiagonal(n, columns, c.at<T>(0), c.at<T>(1), c.at<T>(2),
                            c.result<T>(0));
  return true;
}

using Routine = bool (*)(const Case &);
struct Entry {
  std::string_view name; // without the letter
  size_t operands, results, complexResults;
  Routine byType[4]; // s, d, c, z
};
#define ROUTINES(f)                                                            \
  {f<float>, f<double>, f<std::complex<float>>, f<std::complex<double>>}
const Entry entries[] = {
    {"geev", 1, 5, 4, ROUTINES(geev)},
    {"gees", 1, 6, 5, ROUTINES(gees)},
    {"gehrd", 1, 3, 3, ROUTINES(gehrd)},
    {"geqp3", 2, 3, 3, ROUTINES(geqp3)},
    {"geqrf", 1, 2, 2, ROUTINES(geqrf)},
    {"gesdd", 1, 5, 5, ROUTINES(gesdd)},
    {"gesvd", 1, 5, 5, ROUTINES(gesvd)},
    {"getrf", 1, 3, 3, ROUTINES(getrf)},
    {"gtsv", 4, 5, 5, ROUTINES(gtsv)},
    {"heevd", 1, 3, 3, ROUTINES(syevd)},
    {"hetrd", 1, 5, 5, ROUTINES(sytrd)},
    {"orgqr", 2, 1, 1, ROUTINES(orgqr)},
    {"ormqr", 3, 1, 1, ROUTINES(ormqr)},
    {"syevd", 1, 3, 3, ROUTINES(syevd)},
    {"sytrd", 1, 5, 5, ROUTINES(sytrd)},
    {"ungqr", 2, 1, 1, ROUTINES(orgqr)},
    {"unmqr", 3, 1, 1, ROUTINES(ormqr)},
    {"tridiagonal_solve_perturbed_ffi", 4, 1, 1,
     ROUTINES(perturbedTridiagonal)},
};
#undef ROUTINES

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

/// Elements of one matrix or vector of a batch.
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
  if (context.operands().size() != entry->operands)
    return context.invalid("wrong number of operands");
  auto type = std::find(types, std::end(types), shapes[0].element) - types;
  if (type == 4 || context.results().size() !=
                       (type < 2 ? entry->results : entry->complexResults))
    return context.invalid("wrong number of results, or element type");
  // The operand of the highest rank is a matrix.
  size_t rank = 0;
  for (const Shape &shape : context.operands())
    rank = std::max(rank, shape.dimensions.size());
  if (rank < 2)
    return context.invalid("a matrix is needed");
  size_t batchRank = rank - 2;
  int64_t batch = 1;
  for (size_t i = 0; i < batchRank; ++i)
    batch *= shapes[0].dimensions[i];
  std::vector<size_t> strides;
  for (const Shape &shape : shapes) {
    if (shape.dimensions.size() < batchRank ||
        !std::equal(shape.dimensions.begin(),
                    shape.dimensions.begin() +
                        static_cast<ptrdiff_t>(batchRank),
                    shapes[0].dimensions.begin()) ||
        shape.elementCount() > INT32_MAX)
      return context.invalid("the shapes do not fit");
    strides.push_back(matrixBytes(shape, batchRank));
  }
  auto attributes = std::make_shared<Json>(context.attributes);
  Routine routine = entry->byType[type];
  std::string name = context.step.symbol;
  size_t firstResult = context.step.firstResult;
  return makeLocal([=](void *const *places) -> Result<void> {
    Case one = {attributes.get(), shapes, firstResult,
                std::vector<std::byte *>(shapes.size())};
    for (int64_t i = 0; i < batch; ++i) {
      for (size_t p = 0; p < shapes.size(); ++p)
        one.places[p] = static_cast<std::byte *>(places[p]) +
                        static_cast<size_t>(i) * strides[p];
      if (!routine(one))
        return Error{ErrorCode::Unimplemented,
                     name + ": no LAPACK is installed", "", "",
                     "install liblapack3, or run from Python with SciPy"};
    }
    return success();
  });
}

} // namespace tesela::runtime
