// What `tesela prove` does with two encoded programs, and how it says what came
// out.
#pragma once

#include "prove/Confirm.h"
#include "prove/EncodeProgram.h"
#include "prove/ProofCache.h"

namespace llvm {
class raw_ostream;
}

namespace tesela::tool {

struct Proof {
  prove::Answer answer;
  /// Of a counterexample.
  prove::Confirmation judged;
};

/// Asks the prover, and the judge about what it refutes. `cache` may be null.
Proof decide(const prove::EncodedPair &pair, mlir::func::FuncOp left,
             mlir::func::FuncOp right, prove::Options options,
             prove::ProofCache *cache);

void printText(const prove::EncodedPair &pair, const Proof &proof,
               llvm::raw_ostream &out);
void printJson(const prove::EncodedPair &pair, const Proof &proof,
               llvm::raw_ostream &out);
void printTerms(const prove::EncodedPair &pair, llvm::raw_ostream &out);
/// SMT-LIB text in which every `check-sat` has to say unsat.
void printCertificate(const Proof &proof, llvm::raw_ostream &out);

} // namespace tesela::tool
