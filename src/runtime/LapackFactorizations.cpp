// Factorisations, reductions to simpler forms, and tridiagonal systems.
#include "runtime/LapackCase.h"
#include "runtime/Tridiagonal.h"

#include <cstring>

namespace tesela::runtime::lapack {
namespace of {
namespace {

template <typename T> bool getrf(Case &c) {
  void *f = c.routine<T>("getrf");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0);
  Columns<T> a(c, c.at<T>(0), m, n);
  c.call(f, &m, &n, a.pointer(), a.leading(), c.result<int>(1),
         c.result<int>(2));
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool geqrf(Case &c) {
  void *f = c.routine<T>("geqrf");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), info = 0;
  Columns<T> a(c, c.at<T>(0), m, n);
  withWork<T>(c, [&](T *work, int *size) {
    c.call(f, &m, &n, a.pointer(), a.leading(), c.result<T>(1), work, size,
           &info);
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool orgqr(Case &c) {
  void *f = c.routine<T>("orgqr", "ungqr");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), k = c.columns(1), info = 0;
  Columns<T> a(c, c.at<T>(0), m, n);
  withWork<T>(c, [&](T *work, int *size) {
    c.call(f, &m, &n, &k, a.pointer(), a.leading(), c.at<T>(1), work, size,
           &info);
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool ormqr(Case &c) {
  void *f = c.routine<T>("ormqr", "unmqr");
  if (!f)
    return false;
  int m = c.rows(2), n = c.columns(2), k = c.columns(1), info = 0;
  char side = c.attributes.flag("left", true) ? 'L' : 'R';
  char transpose = !c.attributes.flag("transpose") ? 'N'
                   : isReal<T>                     ? 'T'
                                                   : 'C';
  Columns<T> a(c, c.at<T>(0), c.rows(0), c.columns(0));
  Columns<T> product(c, c.at<T>(2), m, n);
  withWork<T>(c, [&](T *work, int *size) {
    c.call(f, &side, &transpose, &m, &n, &k, a.pointer(), a.leading(),
           c.at<T>(1), product.pointer(), product.leading(), work, size, &info,
           one, one);
  });
  product.store(c.result<T>(0));
  return true;
}

template <typename T> bool geqp3(Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = c.routine<T>("geqp3");
  if (!f)
    return false;
  int m = c.rows(0), n = c.columns(0), info = 0;
  Columns<T> a(c, c.at<T>(0), m, n);
  int *order = c.result<int>(1);
  std::memmove(order, c.at<int>(1), sizeof(int) * static_cast<size_t>(n));
  Real *reals = c.take<Real>(static_cast<size_t>(2 * n) + 1);
  withWork<T>(c, [&](T *work, int *size) {
    if constexpr (isReal<T>)
      c.call(f, &m, &n, a.pointer(), a.leading(), order, c.result<T>(2), work,
             size, &info);
    else
      c.call(f, &m, &n, a.pointer(), a.leading(), order, c.result<T>(2), work,
             size, reals, &info);
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool gehrd(Case &c) {
  void *f = c.routine<T>("gehrd");
  if (!f)
    return false;
  int n = c.columns(0), low = static_cast<int>(c.attributes.count("low", 1));
  int high = static_cast<int>(c.attributes.count("high", n));
  Columns<T> a(c, c.at<T>(0), n, n);
  withWork<T>(c, [&](T *work, int *size) {
    c.call(f, &n, &low, &high, a.pointer(), a.leading(), c.result<T>(1), work,
           size, c.result<int>(2));
  });
  a.store(c.result<T>(0));
  return true;
}

template <typename T> bool sytrd(Case &c) {
  using Real = typename RealOf<T>::type;
  void *f = c.routine<T>("sytrd", "hetrd");
  if (!f)
    return false;
  int n = c.columns(0);
  char triangle = c.letter("uplo", 'L');
  Columns<T> a(c, c.at<T>(0), n, n);
  withWork<T>(c, [&](T *work, int *size) {
    c.call(f, &triangle, &n, a.pointer(), a.leading(), c.result<Real>(1),
           c.result<Real>(2), c.result<T>(3), work, size, c.result<int>(4),
           one);
  });
  a.store(c.result<T>(0));
  return true;
}

/// Diagonals have n entries each: the lower one starts, the upper one ends with
/// an entry that is not used.
template <typename T> bool gtsv(Case &c) {
  void *f = c.routine<T>("gtsv");
  if (!f)
    return false;
  int n = c.columns(1), columns = c.columns(3);
  auto bytes = sizeof(T) * static_cast<size_t>(n);
  for (size_t i = 0; i < 3; ++i)
    std::memmove(c.result<T>(i), c.at<T>(i), bytes);
  Columns<T> b(c, c.at<T>(3), n, columns);
  c.call(f, &n, &columns, c.result<T>(0) + 1, c.result<T>(1), c.result<T>(2),
         b.pointer(), b.leading(), c.result<int>(4));
  b.store(c.result<T>(3));
  return true;
}

/// The same diagonals; no LAPACK is needed.
template <typename T> bool perturbedTridiagonal(Case &c) {
  auto n = static_cast<size_t>(c.columns(1));
  auto columns = static_cast<size_t>(c.columns(3));
  std::memmove(c.result<T>(0), c.at<T>(3), sizeof(T) * n * columns);
  if (auto *u = c.take<std::array<T, 3>>(n))
    solvePerturbedTridiagonal(n, columns, c.at<T>(0), c.at<T>(1), c.at<T>(2),
                              c.result<T>(0),
                              std::span<std::array<T, 3>>(u, n));
  return true;
}

} // namespace
} // namespace of

const Routines gehrd = TESELA_ROUTINES(of::gehrd);
const Routines geqp3 = TESELA_ROUTINES(of::geqp3);
const Routines geqrf = TESELA_ROUTINES(of::geqrf);
const Routines getrf = TESELA_ROUTINES(of::getrf);
const Routines gtsv = TESELA_ROUTINES(of::gtsv);
const Routines orgqr = TESELA_ROUTINES(of::orgqr);
const Routines ormqr = TESELA_ROUTINES(of::ormqr);
const Routines perturbedTridiagonal = TESELA_ROUTINES(of::perturbedTridiagonal);
const Routines sytrd = TESELA_ROUTINES(of::sytrd);

} // namespace tesela::runtime::lapack
