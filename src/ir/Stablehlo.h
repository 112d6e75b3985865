// Every operator of the stablehlo dialect. Prefer the headers of the families
// you need: each of them is some thousand generated lines.
#pragma once

#include "ir/Collective.h"    // IWYU pragma: export
#include "ir/Communication.h" // IWYU pragma: export
#include "ir/Contraction.h"   // IWYU pragma: export
#include "ir/ControlFlow.h"   // IWYU pragma: export
#include "ir/Custom.h"        // IWYU pragma: export
#include "ir/DataMovement.h"  // IWYU pragma: export
#include "ir/Deprecated.h"    // IWYU pragma: export
#include "ir/Dynamic.h"       // IWYU pragma: export
#include "ir/Elementwise.h"   // IWYU pragma: export
#include "ir/GatherScatter.h" // IWYU pragma: export
#include "ir/LinearAlgebra.h" // IWYU pragma: export
#include "ir/Normalization.h" // IWYU pragma: export
#include "ir/Quantized.h"     // IWYU pragma: export
#include "ir/Random.h"        // IWYU pragma: export
#include "ir/Reduction.h"     // IWYU pragma: export
