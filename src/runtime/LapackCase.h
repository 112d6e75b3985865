// What the custom calls over LAPACK share: one call, for one matrix of its
// batch, and its memory.
#pragma once

#include "runtime/Complex.h"
#include "runtime/Json.h"
#include "runtime/Lapack.h"
#include "runtime/Scratch.h"

#include <vector>

namespace tesela::runtime::lapack {

inline constexpr size_t one = 1; // length of a character argument

template <typename T> struct RealOf {
  using type = T;
};
template <typename T> struct RealOf<std::complex<T>> {
  using type = T;
};
template <typename T>
constexpr bool isReal = std::is_same_v<T, typename RealOf<T>::type>;

/// One call, for one matrix of the batch. Where memory is out, `failure` says
/// so and LAPACK is no longer called; what routines take from then on is null.
///
/// Matrices of a batch are alike, so that what was found out for the first one
/// serves the others: routines, sizes of workspaces, memory. Of 4x4 matrices
/// these took longer than their factorisation.
class Case {
public:
  Case(const Json &attributes, const std::vector<Shape> &shapes,
       size_t firstResult)
      : attributes(attributes), firstResult(firstResult), places(shapes.size()),
        shapes(shapes) {}

  const Json &attributes;
  const size_t firstResult;
  std::vector<std::byte *> places; // of this matrix
  std::optional<Error> failure;

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
    return static_cast<char>(attributes.count(attribute, otherwise));
  }

  /// Memory of arbitrary contents, until release().
  template <typename T> T *take(size_t count) {
    size_t number = taken++;
    if (number < blocks.size() && blocks[number].bytes() >= count * sizeof(T))
      return static_cast<T *>(blocks[number].data());
    Result<Scratch<T>> made = Scratch<T>::make(count);
    if (!made) {
      failure = std::move(made.error());
      return nullptr;
    }
    T *data = made->data();
    blocks.resize(std::max(blocks.size(), number + 1));
    blocks[number] = std::move(*made).release();
    return data;
  }
  /// Ready for the next matrix.
  void release() { taken = works = 0; }

  /// Address of LAPACK's routine of that name without the letter of the type.
  template <typename T> void *routine(const char *name) {
    for (auto [known, address] : routines)
      if (known == name) // the same literal
        return address;
    void *address = findLapack(std::string(1, lapackLetter<T>) + name);
    routines.emplace_back(name, address);
    return address;
  }
  /// The routine whose name differs for real and complex numbers.
  template <typename T>
  void *routine(const char *realName, const char *complexName) {
    return routine<T>(isReal<T> ? realName : complexName);
  }

  /// The size of a workspace that `query` finds out for the first matrix.
  template <typename Query> int workSize(Query query) {
    if (works == workSizes.size())
      workSizes.push_back(query());
    return workSizes[works++];
  }

  template <typename... Arguments>
  void call(void *routine, Arguments... arguments) const {
    if (!failure)
      callLapack(routine, arguments...);
  }

private:
  const std::vector<Shape> &shapes;
  std::vector<Block> blocks;
  std::vector<std::pair<const char *, void *>> routines;
  std::vector<int> workSizes;
  size_t taken = 0, works = 0; // by this matrix
};

/// A matrix in columns, as LAPACK wants it.
template <typename T> class Columns {
public:
  Columns(Case &c, int rows, int columns)
      : m(rows), n(columns),
        data(c.take<T>(static_cast<size_t>(m) * static_cast<size_t>(n))) {
    if (data) // not all of it is written by every mode
      std::fill_n(data, static_cast<size_t>(m) * static_cast<size_t>(n), T{});
  }
  Columns(Case &c, const T *rowMajor, int rows, int columns)
      : Columns(c, rows, columns) {
    for (int i = 0; data && i < m; ++i)
      for (int j = 0; j < n; ++j)
        data[at(i, j)] = rowMajor[static_cast<size_t>(i) * n + j];
  }
  void store(T *rowMajor) const {
    for (int i = 0; data && i < m; ++i)
      for (int j = 0; j < n; ++j)
        rowMajor[static_cast<size_t>(i) * n + j] = data[at(i, j)];
  }
  size_t at(int i, int j) const { return static_cast<size_t>(j) * m + i; }
  T &operator()(int i, int j) { return data[at(i, j)]; }
  T *pointer() { return data; }
  const int *leading() const { return &ld; }

private:
  int m, n;
  int ld = std::max(m, 1);
  T *data;
};

/// Asks a routine for its workspace, then runs it: `run(work, size)` is called
/// with size -1 first and leaves the best size in work[0].
template <typename T, typename Run> void withWork(Case &c, Run run) {
  int size = c.workSize([&] {
    T best = {};
    int query = -1;
    run(&best, &query);
    return std::max(static_cast<int>(realPart(best)), 1);
  });
  run(c.take<T>(static_cast<size_t>(size)), &size);
}

/// False where no LAPACK has the routine.
using Routine = bool (*)(Case &);
/// One custom call's routine, for f32, f64, c64 and c128.
struct Routines {
  Routine byType[4];
};
/// Those of a function template.
#define TESELA_ROUTINES(f)                                                     \
  {                                                                            \
    {                                                                          \
      f<float>, f<double>, f<std::complex<float>>, f<std::complex<double>>     \
    }                                                                          \
  }

// LapackFactorizations.cpp
extern const Routines gehrd, geqp3, geqrf, getrf, gtsv, orgqr, ormqr,
    perturbedTridiagonal, sytrd;
// LapackSpectra.cpp
extern const Routines geev, gees, gesdd, gesvd, syevd;

} // namespace tesela::runtime::lapack
