// Eigenvalues and singular values.
#include "runtime/LapackCase.h"

namespace tesela::runtime::lapack {
namespace of {
namespace {

template <typename T> bool syevd(Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = c.routine<T>("syevd", "heevd");
  if (!f)
    return false;
  int n = c.columns(0), *info = c.result<int>(2);
  char mode = c.letter("mode", 'V'), triangle = c.letter("uplo", 'L');
  Columns<T> a(c, c.at<T>(0), n, n);
  Real *w = c.result<Real>(1);
  T work = {};
  Real realWork = {};
  int integerWork = 0, size = -1, realSize = -1, integerSize = -1;
  auto run = [&](T *work, Real *realWork, int *integerWork) {
    if constexpr (isReal<T>)
      c.call(f, &mode, &triangle, &n, a.pointer(), a.leading(), w, work, &size,
             integerWork, &integerSize, info, one, one);
    else
      c.call(f, &mode, &triangle, &n, a.pointer(), a.leading(), w, work, &size,
             realWork, &realSize, integerWork, &integerSize, info, one, one);
  };
  run(&work, &realWork, &integerWork);
  size = std::max(static_cast<int>(realPart(work)), 1);
  realSize = std::max(static_cast<int>(realWork), 1);
  integerSize = std::max(integerWork, 1);
  T *works = c.take<T>(static_cast<size_t>(size));
  Real *reals = c.take<Real>(static_cast<size_t>(realSize));
  run(works, reals, c.take<int>(static_cast<size_t>(integerSize)));
  a.store(c.result<T>(0));
  return true;
}

/// Singular values; `divide` chooses gesdd.
template <typename T> bool svd(Case &c, bool divide) {
  using Real = typename RealOf<T>::type;
  void *f = c.routine<T>(divide ? "gesdd" : "gesvd");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), k = std::min(m, n);
  int *info = c.result<int>(4);
  char mode = c.letter("mode", 'A');
  size_t uAt = c.firstResult + 2, vAt = c.firstResult + 3;
  Columns<T> a(c, c.at<T>(0), m, n);
  Columns<T> u(c, c.rows(uAt), c.columns(uAt));
  Columns<T> v(c, c.rows(vAt), c.columns(vAt));
  auto large = static_cast<size_t>(k),
       larger = static_cast<size_t>(m) + static_cast<size_t>(n);
  Real *reals = c.take<Real>(
      divide ? large * std::max(5 * large + 7, 2 * larger + 2 * large + 1) + 1
             : 5 * large + 1);
  int *integers = c.take<int>(8 * large + 1);
  Real *s = c.result<Real>(1);
  withWork<T>(c, [&](T *work, int *size) {
    if (divide && isReal<T>)
      c.call(f, &mode, &m, &n, a.pointer(), a.leading(), s, u.pointer(),
             u.leading(), v.pointer(), v.leading(), work, size, integers, info,
             one);
    else if (divide)
      c.call(f, &mode, &m, &n, a.pointer(), a.leading(), s, u.pointer(),
             u.leading(), v.pointer(), v.leading(), work, size, reals, integers,
             info, one);
    else if (isReal<T>)
      c.call(f, &mode, &mode, &m, &n, a.pointer(), a.leading(), s, u.pointer(),
             u.leading(), v.pointer(), v.leading(), work, size, info, one, one);
    else
      c.call(f, &mode, &mode, &m, &n, a.pointer(), a.leading(), s, u.pointer(),
             u.leading(), v.pointer(), v.leading(), work, size, reals, info,
             one, one);
  });
  a.store(c.result<T>(0));
  u.store(c.result<T>(2));
  v.store(c.result<T>(3));
  return true;
}

template <typename T> bool gesdd(Case &c) { return svd<T>(c, true); }

template <typename T> bool gesvd(Case &c) { return svd<T>(c, false); }

/// Eigenvectors of a real matrix come as pairs of real and imaginary part.
template <typename Real>
void unpackVectors(Columns<Real> &packed, const Real *imaginary, int n,
                   std::complex<Real> *to) {
  for (int i = 0; packed.pointer() && i < n; ++i)
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

template <typename T> bool geev(Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = c.routine<T>("geev");
  if (!f)
    return false;
  int n = c.columns(0);
  char left = c.letter("compute_left", 'V');
  char right = c.letter("compute_right", 'V');
  Columns<T> a(c, c.at<T>(0), n, n), l(c, n, n), r(c, n, n);
  if constexpr (isReal<T>) {
    T *w = c.result<T>(0), *wi = c.result<T>(1);
    withWork<T>(c, [&](T *work, int *size) {
      c.call(f, &left, &right, &n, a.pointer(), a.leading(), w, wi, l.pointer(),
             l.leading(), r.pointer(), r.leading(), work, size,
             c.result<int>(4), one, one);
    });
    unpackVectors(l, wi, n, c.result<std::complex<T>>(2));
    unpackVectors(r, wi, n, c.result<std::complex<T>>(3));
  } else {
    Real *reals = c.take<Real>(static_cast<size_t>(2 * n) + 1);
    withWork<T>(c, [&](T *work, int *size) {
      c.call(f, &left, &right, &n, a.pointer(), a.leading(), c.result<T>(0),
             l.pointer(), l.leading(), r.pointer(), r.leading(), work, size,
             reals, c.result<int>(3), one, one);
    });
    l.store(c.result<T>(1));
    r.store(c.result<T>(2));
  }
  return true;
}

template <typename T> bool gees(Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = c.routine<T>("gees");
  if (!f)
    return false;
  int n = c.columns(0);
  char mode = c.letter("mode", 'V'), sort = 'N';
  void *select = nullptr;
  Columns<T> a(c, c.at<T>(0), n, n), vectors(c, n, n);
  int *chosen = c.take<int>(static_cast<size_t>(n) + 1);
  size_t counts = isReal<T> ? 4 : 3;
  int *selected = c.result<int>(counts), *info = c.result<int>(counts + 1);
  Real *reals = c.take<Real>(static_cast<size_t>(n) + 1);
  withWork<T>(c, [&](T *work, int *size) {
    if constexpr (isReal<T>)
      c.call(f, &mode, &sort, select, &n, a.pointer(), a.leading(), selected,
             c.result<T>(2), c.result<T>(3), vectors.pointer(),
             vectors.leading(), work, size, chosen, info, one, one);
    else
      c.call(f, &mode, &sort, select, &n, a.pointer(), a.leading(), selected,
             c.result<T>(2), vectors.pointer(), vectors.leading(), work, size,
             reals, chosen, info, one, one);
  });
  a.store(c.result<T>(0));
  vectors.store(c.result<T>(1));
  return true;
}

} // namespace
} // namespace of

const Routines gees = TESELA_ROUTINES(of::gees);
const Routines geev = TESELA_ROUTINES(of::geev);
const Routines gesdd = TESELA_ROUTINES(of::gesdd);
const Routines gesvd = TESELA_ROUTINES(of::gesvd);
const Routines syevd = TESELA_ROUTINES(of::syevd);

} // namespace tesela::runtime::lapack
