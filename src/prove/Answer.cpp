// Names of verdicts and grades; inputs as values.
#include "prove/Prover.h"

namespace tesela::prove {

llvm::StringRef name(Verdict verdict) {
  switch (verdict) {
  case Verdict::Proved:
    return "PROVED";
  case Verdict::Refuted:
    return "REFUTED";
  case Verdict::Unknown:
    return "UNKNOWN";
  }
  return "";
}

llvm::StringRef name(Grade grade) {
  switch (grade) {
  case Grade::Bitwise:
    return "BITWISE";
  case Grade::BitwiseFloat:
    return "BITWISE-FP";
  case Grade::BitwisePowerOfTwo:
    return "BITWISE-POW2";
  case Grade::Reassociated:
    return "REASSOC";
  case Grade::ReassociatedPowerOfTwo:
    return "REASSOC-POW2";
  case Grade::Real:
    return "REAL";
  case Grade::RealWithConditions:
    return "REAL+SIDE";
  }
  return "";
}

Value valueOf(Terms &terms, const Input &input) {
  return {.type = terms.type(input.tensor),
          .shape = input.shape,
          .at = [&terms, tensor = input.tensor](llvm::ArrayRef<Index> at) {
            return terms.read(tensor, at, terms.type(tensor));
          }};
}

} // namespace tesela::prove
