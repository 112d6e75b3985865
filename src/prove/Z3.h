// Z3, as references that may stay open. The library that programs run with
// holds the prover too, for the command `tesela`; only that command brings Z3
// with it, so that a process that runs programs does not load a solver of 23
// MB.
#pragma once

#include <cstdint>
#include <cstdio>

#pragma clang attribute push(__attribute__((weak)), apply_to = function)
#include <z3.h>
#pragma clang attribute pop

#include <z3++.h>
