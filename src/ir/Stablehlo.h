// Every operator of the stablehlo dialect. Prefer the headers of the families
// you need: each of them is some thousand generated lines.
#pragma once

#include "ir/Elementwise.h" // IWYU pragma: export
