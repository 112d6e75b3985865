// Attributes as text: one line, sizes in braces.
//
//     map divide:f32 2 (0,1) (0)           contraction f32 ab,bc->ac
//     slice 1 {N0} {N - N0} {N} 1          input 0 f32 {M} {K}
//     map [input f32 0; input f32 1; add f32 0 1; ...; yield 4] 2 (0,1) (0)
#include "nugraph/AttributeText.h"
#include "nugraph/OperatorStore.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

static llvm::StringRef elementName(mlir::Type type) {
  std::optional<ElementType> element = ir::elementType(type);
  return element ? llvm::StringRef(hloName(*element)) : "?";
}

static void printInstruction(const ScalarInstruction &instruction,
                             llvm::raw_ostream &out) {
  out << semantics::name(instruction.op) << ' '
      << elementName(instruction.type);
  if (operandCount(instruction.op) == 0 && instruction.op != ScalarOp::Constant)
    out << ' ' << instruction.index;
  if (instruction.op == ScalarOp::Constant) {
    llvm::SmallString<32> bits;
    instruction.constant.toString(bits, 16, /*Signed=*/false);
    out << ' ' << bits;
  }
  for (unsigned operand : instruction.operands)
    out << ' ' << operand;
  if (instruction.op == ScalarOp::Compare)
    out << ' ' << semantics::name(instruction.direction) << ' '
        << semantics::name(instruction.comparison);
  if (instruction.op == ScalarOp::ReducePrecision)
    out << ' ' << instruction.exponentBits << ' ' << instruction.mantissaBits;
}

void printBody(const Operators &operators, BodyId id, llvm::raw_ostream &out) {
  const ScalarBody &body = operators[id];
  std::optional<ScalarOp> op = operators.single(id);
  mlir::Type type = body.typeOf(body.results[0]);
  // Only where all types are one; a comparison or a conversion says more.
  if (op && *op != ScalarOp::Compare && *op != ScalarOp::ReducePrecision &&
      llvm::all_of(body.instructions, [&](const ScalarInstruction &each) {
        return each.type == type;
      })) {
    out << semantics::name(*op) << ':' << elementName(type);
    return;
  }
  out << '[';
  for (const ScalarInstruction &instruction : body.instructions) {
    printInstruction(instruction, out);
    out << "; ";
  }
  out << "yield " << body.results[0] << ']';
}

namespace {
/// One attribute: an overload for each kind prints what follows its name.
struct Printer {
  const Operators &operators;
  llvm::raw_ostream &out;
  Operators::PrintIndex printIndex;

  void size(Index index) {
    out << " {";
    printIndex(index, out);
    out << '}';
  }
  void shape(const Shape &shape) {
    for (Index extent : shape)
      size(extent);
  }
  void type(const TensorType &type) {
    out << ' ' << llvm::StringRef(hloName(type.element));
    shape(type.shape);
  }
  void letters(const Letters &letters) {
    for (uint8_t letter : letters)
      out << letterName(letter);
  }
  template <typename T> void axis(const T &attribute) {
    out << ' ' << unsigned(attribute.axis);
  }
  template <typename List> void list(const List &numbers) {
    llvm::interleave(
        numbers, out, [&](uint8_t number) { out << unsigned(number); }, ",");
  }

  void operator()(const Input &input) {
    out << ' ' << input.number;
    type(input.type);
    if (input.below)
      size(*input.below);
  }
  void operator()(const Fill &fill) {
    if (fill.size)
      size(*fill.size);
    else
      out << ' ' << fill.value.text();
    type(fill.type);
  }
  void operator()(const Iota &iota) {
    axis(iota);
    type(iota.type);
  }
  void operator()(const Mask &mask) {
    out << ' ' << maskName(mask.kind);
    size(mask.offset);
    type(mask.type);
  }
  void operator()(const Map &map) {
    out << ' ';
    printBody(operators, map.body, out);
    out << ' ' << unsigned(map.rank);
    for (const AccessMap &access : map.maps) {
      out << " (";
      list(access);
      out << ')';
    }
    for (Index parameter : map.parameters)
      size(parameter);
  }
  void operator()(const Contraction &contraction) {
    out << ' ' << llvm::StringRef(hloName(contraction.element)) << ' ';
    letters(contraction.left);
    out << ',';
    letters(contraction.right);
    out << "->";
    letters(contraction.output);
  }
  void operator()(const Reduction &reduction) {
    out << ' ' << semantics::name(reduction.monoid);
    axis(reduction);
  }
  void operator()(const Scan &scan) {
    out << ' ' << semantics::name(scan.monoid);
    axis(scan);
  }
  void operator()(const Transpose &transpose) {
    out << ' ';
    list(transpose.permutation);
  }
  void operator()(const Broadcast &broadcast) {
    axis(broadcast);
    size(broadcast.extent);
  }
  void operator()(const Slice &slice) {
    axis(slice);
    size(slice.start);
    size(slice.length);
    size(slice.full);
    out << ' ' << slice.stride;
  }
  void operator()(const Split &split) {
    axis(split);
    size(split.blocks);
    size(split.size);
  }
  void operator()(const Reshape &reshape) { shape(reshape.shape); }
  void operator()(const Pad &pad) {
    axis(pad);
    size(pad.low);
    size(pad.high);
    out << ' ' << pad.value.text();
  }
  void operator()(const Opaque &opaque) {
    out << ' ' << opaque.number << ' ' << opaque.result;
    type(opaque.type);
  }
  void operator()(const Take &take) {
    axis(take);
    if (take.batch)
      out << ' ' << unsigned(take.batch);
  }
  /// Concatenate, Merge, Reverse: the axis alone.
  template <typename T> void operator()(const T &attribute) { axis(attribute); }
};
} // namespace

char letterName(uint8_t letter) {
  return letter < 26 ? char('a' + letter) : char('A' + letter - 26);
}

llvm::StringRef maskName(Mask::Kind kind) {
  static constexpr llvm::StringLiteral names[] = {"upper", "lower", "diagonal"};
  return names[unsigned(kind)];
}

void printAttribute(const Operators &operators, const Attribute &attribute,
                    llvm::raw_ostream &out, Operators::PrintIndex printIndex) {
  out << name(kind(attribute));
  std::visit(Printer{operators, out, printIndex}, attribute);
}

void Operators::print(AttributeId id, llvm::raw_ostream &out,
                      PrintIndex printIndex) const {
  printAttribute(*this, (*this)[id], out, printIndex);
}

void Operators::print(AttributeId id, llvm::raw_ostream &out) const {
  print(id, out, [&](Index index, llvm::raw_ostream &out) {
    terms().print(index, out);
  });
}

void Operators::forEachIndex(AttributeId id,
                             llvm::function_ref<void(Index)> f) const {
  print(id, llvm::nulls(), [&](Index index, llvm::raw_ostream &) { f(index); });
}

} // namespace tesela::nugraph
