// Where LAPACK's routines come from, and the custom calls made of them.
//
// The runtime links no LAPACK. Routines are handed over by whoever has one
// (JAX's Python side passes SciPy's), else they are looked for in liblapack or
// OpenBLAS of the system at first use.
//
// The custom calls are those JAX makes for processors, "lapack_dgesdd_ffi" and
// so on, with its attributes; also "Qr", "ProductOfElementaryHouseholder-
// Reflectors" and "tridiagonal_solve_perturbed_ffi". Arrays are row-major as
// everywhere here; the calls turn matrices to columns and back themselves.
// Leading dimensions are batches. Types and shapes of all arrays are checked
// when a program is loaded.
#pragma once

#include <complex>
#include <string>
#include <string_view>

namespace tesela::runtime {

/// From now on `name` ("dgesdd") is the routine at `address`.
void provideLapack(std::string name, void *address);
/// The routine, or null where there is none.
void *findLapack(std::string_view name);

/// LAPACK's letter of a type.
template <typename T> constexpr char lapackLetter = 0;
template <> inline constexpr char lapackLetter<float> = 's';
template <> inline constexpr char lapackLetter<double> = 'd';
template <> inline constexpr char lapackLetter<std::complex<float>> = 'c';
template <> inline constexpr char lapackLetter<std::complex<double>> = 'z';

/// Calls a routine; arguments are pointers, as Fortran wants them.
template <typename... Arguments>
void callLapack(void *routine, Arguments... arguments) {
  reinterpret_cast<void (*)(Arguments...)>(routine)(arguments...);
}

} // namespace tesela::runtime
