// The scalar body of an operator: what happens to one element.
//
// A body is a straight-line program in single-assignment form. Every
// instruction has one result; operands are numbers of earlier instructions.
// It is the only definition of the operator's arithmetic: the judge evaluates
// it, the emitters lower it, the prover encodes it.
//
// Worked example, clamp(lo, x, hi) on f32 with reads 0, 1, 2:
//
//     %0 = input 0 : f32
//     %1 = input 1 : f32
//     %2 = input 2 : f32
//     %3 = maximum %1, %0 : f32
//     %4 = minimum %3, %2 : f32
//     yield %4
//
// Meaning of an instruction is that of the StableHLO operator of the same name
// on tensors of rank 0, on the *element type of its operands*, with these
// choices where the specification leaves one: division of integers by zero
// gives all ones, remainder by zero gives the dividend, MIN / -1 = MIN, shifts
// by at least the width give 0 (arithmetic right: the sign), float to integer
// conversion saturates and sends NaN to 0, i1 add is OR and i1 multiply AND,
// maximum and minimum propagate NaN and order -0 below +0. Every instruction
// rounds its result to its type once (round to nearest, ties to even) and keeps
// subnormals. Functions with no single machine counterpart (lgamma, digamma,
// complex sine, ...) are bodies made of these instructions, built in
// semantics/functions/.
//
// Complex types are carried by Input, Constant, Select, Real, Imag and Complex,
// and by Add, Subtract, Negate and Multiply, which round each real operation:
// (a+bi)(c+di) = (ac - bd) + (ad + bc)i. Every other complex function is a body
// on real parts. Iterator on a complex type has imaginary part 0.
#pragma once

#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace tesela::semantics {

// clang-format off
enum class ScalarOp : uint8_t {
  // Leaves. `index` says which.
  Input,    // the element that read `index` brings
  Constant, // `constant`, the bits of the value; complex: imaginary above real
  Iterator, // the value of iterator `index`, converted to the type (as iota)
  InBounds, // i1: did read `index` fall inside its guards

  // Unary.
  Abs, Cbrt, Ceil, Convert, CountLeadingZeros, Cosine, Exponential,
  ExponentialMinusOne, Floor, Imag, IsFinite, Log, LogPlusOne, Logistic,
  Negate, Not, PopulationCount, Real, ReducePrecision, RoundNearestAfz,
  RoundNearestEven, Rsqrt, Sign, Sine, Sqrt, Tan, Tanh,
  Bitcast, // same width, other type, both real
  Erf, Erfc, Asin, Acos, Atan, Sinh, Cosh, Asinh, Acosh, Atanh, // real types

  // Binary.
  Add, And, Atan2, Complex, Divide, Maximum, Minimum, Multiply, Or, Power,
  Remainder, ShiftLeft, ShiftRightArithmetic, ShiftRightLogical, Subtract, Xor,
  Compare, // `direction`, `comparison`; result i1
  NextAfter,
  MultiplyHigh, // upper half of the double-width product

  // Ternary.
  Select, // i1, then, else
  FusedMultiplyAdd, // a * b + c, rounded once
};
// clang-format on

enum class CompareDirection : uint8_t { EQ, NE, GE, GT, LE, LT };
enum class CompareType : uint8_t { Float, TotalOrder, Signed, Unsigned };

struct ScalarInstruction {
  ScalarOp op = ScalarOp::Input;
  /// Element type of the result: integer, float, or complex.
  mlir::Type type = {};
  llvm::SmallVector<unsigned, 3> operands = {};
  unsigned index = 0;                                // leaves
  llvm::APInt constant = llvm::APInt(1, 0);          // Constant
  CompareDirection direction = CompareDirection::EQ; // Compare
  CompareType comparison = CompareType::Float;       // Compare
  unsigned exponentBits = 0, mantissaBits = 0;       // ReducePrecision

  bool operator==(const ScalarInstruction &other) const;
};

struct ScalarBody {
  std::vector<ScalarInstruction> instructions = {};
  llvm::SmallVector<unsigned, 2> results = {};

  // Builders; each appends and returns the number of the new instruction.
  unsigned input(unsigned index, mlir::Type type);
  unsigned iterator(unsigned index, mlir::Type type);
  unsigned inBounds(unsigned index, mlir::MLIRContext *context);
  unsigned constant(double value, mlir::Type type); // any element type
  unsigned constantBits(llvm::APInt bits, mlir::Type type);
  unsigned apply(ScalarOp op, mlir::Type type,
                 llvm::ArrayRef<unsigned> operands);
  unsigned compare(CompareDirection direction, CompareType comparison,
                   unsigned lhs, unsigned rhs);
  /// `value` as `type`: a Convert, or the value itself where the types agree.
  /// Complex on either side goes by parts; real from complex drops the
  /// imaginary part.
  unsigned convert(unsigned value, mlir::Type type);
  /// Appends `other` with its inputs replaced by `arguments`; gives its
  /// results.
  llvm::SmallVector<unsigned, 2> inlineBody(const ScalarBody &other,
                                            llvm::ArrayRef<unsigned> arguments);

  mlir::Type typeOf(unsigned value) const { return instructions[value].type; }
  void print(llvm::raw_ostream &out) const;
};

llvm::StringRef name(ScalarOp op);
llvm::StringRef name(CompareDirection direction);
llvm::StringRef name(CompareType comparison);

/// How many operands an instruction takes: 0 for leaves, 1, 2 or 3.
unsigned operandCount(ScalarOp op);

/// Bits of a value of `type` in a Constant: 1 for i1, 4 for i4, 64 for
/// complex<f32>.
unsigned bitWidth(mlir::Type type);
/// The bits of `value` rounded to `type`; complex: imaginary part 0.
llvm::APInt constantBits(double value, mlir::Type type);

/// Is `body` well formed: operands earlier, types as each instruction asks,
/// constants of the width of their type, results in range? Says why not on
/// `errors`.
bool verify(const ScalarBody &body, llvm::raw_ostream &errors);

/// Folds instructions on constants (those with an exactly rounded result),
/// shares equal instructions, drops unused ones. Inputs keep their `index`,
/// which may leave gaps.
void simplify(ScalarBody &body);

} // namespace tesela::semantics
