// Nodes as equations on elements.
#include "nugraph/Report.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {
/// i, j, k, ...
std::string letter(unsigned number) {
  constexpr llvm::StringLiteral letters = "ijklmnpqrsuvw";
  if (number < letters.size())
    return std::string(1, letters[number]);
  return "i" + std::to_string(number);
}

std::string indexed(const std::string &name,
                    llvm::ArrayRef<std::string> indices) {
  return indices.empty() ? name : name + "[" + llvm::join(indices, ",") + "]";
}

llvm::StringRef infix(ScalarOp op) {
  switch (op) {
  case ScalarOp::Add:
    return " + ";
  case ScalarOp::Subtract:
    return " - ";
  case ScalarOp::Multiply:
    return " * ";
  case ScalarOp::Divide:
    return " / ";
  case ScalarOp::And:
    return " & ";
  case ScalarOp::Or:
    return " | ";
  default:
    return "";
  }
}

llvm::StringRef comparison(CompareDirection direction) {
  constexpr llvm::StringLiteral signs[] = {
      " = ", " != ", " >= ", " > ", " <= ", " < "};
  return signs[unsigned(direction)];
}

llvm::StringRef shortName(ScalarOp op) {
  switch (op) {
  case ScalarOp::Exponential:
    return "exp";
  case ScalarOp::Maximum:
    return "max";
  case ScalarOp::Minimum:
    return "min";
  default:
    return semantics::name(op);
  }
}

std::string number(const ScalarInstruction &constant) {
  llvm::SmallString<24> text;
  if (auto type = mlir::dyn_cast<mlir::FloatType>(constant.type))
    llvm::APFloat(type.getFloatSemantics(), constant.constant)
        .toString(text, 6, 3);
  else
    constant.constant.toString(text, 10,
                               !constant.type.isInteger(1) &&
                                   !constant.type.isUnsignedInteger());
  return std::string(text);
}

/// A body as an expression; `inputs` are the operands' elements.
class BodyText {
public:
  BodyText(const ScalarBody &body, llvm::ArrayRef<std::string> inputs)
      : body(body), inputs(inputs) {}

  std::string value(unsigned number, bool insideProduct = false) const {
    const ScalarInstruction &instruction = body.instructions[number];
    std::string text = plain(instruction);
    bool binds =
        infix(instruction.op).empty() && instruction.op != ScalarOp::Compare;
    return binds || !insideProduct ? text : "(" + text + ")";
  }

private:
  std::string plain(const ScalarInstruction &instruction) const;

  const ScalarBody &body;
  llvm::ArrayRef<std::string> inputs;
};
} // namespace

std::string BodyText::plain(const ScalarInstruction &instruction) const {
  llvm::ArrayRef<unsigned> of = instruction.operands;
  switch (instruction.op) {
  case ScalarOp::Input:
    return inputs[instruction.index];
  case ScalarOp::Constant:
    return number(instruction);
  case ScalarOp::Negate:
    return "-" + value(of[0], true);
  case ScalarOp::Compare:
    return value(of[0], true) + comparison(instruction.direction).str() +
           value(of[1], true);
  case ScalarOp::Select:
    return "where(" + value(of[0]) + ", " + value(of[1]) + ", " + value(of[2]) +
           ")";
  default:
    break;
  }
  if (llvm::StringRef sign = infix(instruction.op); !sign.empty())
    return value(of[0], true) + sign.str() + value(of[1], true);
  std::string text = shortName(instruction.op).str() + "(";
  for (unsigned operand : of)
    text += (text.back() == '(' ? "" : ", ") + value(operand);
  return text + ")";
}

namespace {
/// The right side of an equation: an overload for each kind.
struct Equation {
  const Operators &operators;
  llvm::ArrayRef<std::string> operands;
  llvm::ArrayRef<const TensorType *> types;
  llvm::SmallVector<std::string, 6> indices; // of the result

  std::string size(Index index) const { return operators.terms().text(index); }
  /// The operand at the indices of the result, with these changes.
  std::string at(unsigned number, llvm::ArrayRef<std::string> changed) const {
    return indexed(operands[number], changed);
  }
  llvm::SmallVector<std::string, 6>
  replaced(unsigned axis, unsigned count,
           llvm::ArrayRef<std::string> by) const {
    llvm::SmallVector<std::string, 6> result(indices);
    auto place =
        result.erase(result.begin() + axis, result.begin() + axis + count);
    result.insert(place, by.begin(), by.end());
    return result;
  }
  std::string extra() const { return letter(indices.size()); }

  std::string operator()(const Input &input) const {
    return "input " + std::to_string(input.number);
  }
  std::string operator()(const Fill &fill) const {
    return fill.size ? size(*fill.size) : fill.value.text();
  }
  std::string operator()(const Iota &iota) const { return indices[iota.axis]; }
  std::string operator()(const Mask &mask) const {
    llvm::StringRef sign = mask.kind == Mask::Kind::Upper   ? " <= "
                           : mask.kind == Mask::Kind::Lower ? " >= "
                                                            : " = ";
    std::string row = indices[0];
    if (operators.terms().constantValue(mask.offset) != 0)
      row += " + " + size(mask.offset);
    return "[" + row + sign.str() + indices[1] + "]";
  }
  std::string operator()(const Map &map) const {
    llvm::SmallVector<std::string, 4> inputs;
    for (auto [name, access] : llvm::zip_equal(operands, map.maps)) {
      llvm::SmallVector<std::string, 4> own;
      for (uint8_t dimension : access)
        own.push_back(indices[dimension]);
      inputs.push_back(indexed(name, own));
    }
    for (Index parameter : map.parameters)
      inputs.push_back(size(parameter));
    const ScalarBody &body = operators[map.body];
    return BodyText(body, inputs).value(body.results[0]);
  }
  std::string operator()(const Contraction &contraction) const {
    std::map<uint8_t, std::string> names;
    for (auto [place, name] : llvm::enumerate(contraction.output))
      names[name] = indices[place];
    std::string sums;
    auto list = [&](const Letters &letters) {
      llvm::SmallVector<std::string, 4> own;
      for (uint8_t each : letters) {
        if (!names.contains(each)) {
          names[each] = letter(names.size());
          sums += (sums.empty() ? "sum_" : ",") + names[each];
        }
        own.push_back(names[each]);
      }
      return own;
    };
    std::string left = indexed(operands[0], list(contraction.left));
    std::string right = indexed(operands[1], list(contraction.right));
    return sums + (sums.empty() ? "" : " ") + left + " * " + right;
  }
  std::string operator()(const Reduction &reduction) const {
    return semantics::name(reduction.monoid).str() + "_" + extra() + " " +
           at(0, replaced(reduction.axis, 0, extra()));
  }
  std::string operator()(const Scan &scan) const {
    return semantics::name(scan.monoid).str() + "_{" + extra() +
           " <= " + indices[scan.axis] + "} " +
           at(0, replaced(scan.axis, 1, extra()));
  }
  std::string operator()(const Transpose &transpose) const {
    llvm::SmallVector<std::string, 4> own(indices.size());
    for (auto [to, from] : llvm::enumerate(transpose.permutation))
      own[from] = indices[to];
    return at(0, own);
  }
  std::string operator()(const Broadcast &broadcast) const {
    return at(0, replaced(broadcast.axis, 1, {}));
  }
  std::string operator()(const Slice &slice) const {
    std::string index = indices[slice.axis];
    if (slice.stride != 1)
      index = std::to_string(slice.stride) + "*" + index;
    if (operators.terms().constantValue(slice.start) != 0)
      index = size(slice.start) + " + " + index;
    return at(0, replaced(slice.axis, 1, index)) + ", " + indices[slice.axis] +
           " < " + size(slice.length);
  }
  std::string operator()(const Concatenate &join) const {
    return operands[0] + " ++ " + operands[1] + " along " + indices[join.axis];
  }
  std::string operator()(const Split &split) const {
    return at(0, replaced(split.axis, 2,
                          indices[split.axis] + "*" + size(split.size) + " + " +
                              indices[split.axis + 1]));
  }
  std::string operator()(const Merge &merge) const {
    std::string inner = size(types[0]->shape[merge.axis + 1]);
    const std::string &index = indices[merge.axis];
    return at(0, replaced(merge.axis, 1,
                          {index + " div " + inner, index + " mod " + inner}));
  }
  std::string operator()(const Reshape &) const {
    return "reshape(" + operands[0] + ")";
  }
  std::string operator()(const Pad &pad) const {
    std::string index = indices[pad.axis];
    if (operators.terms().constantValue(pad.low) != 0)
      index += " - " + size(pad.low);
    return at(0, replaced(pad.axis, 1, index)) + ", " + pad.value.text() +
           " around";
  }
  std::string operator()(const Reverse &reverse) const {
    return at(0, replaced(reverse.axis, 1,
                          size(types[0]->shape[reverse.axis]) + " - 1 - " +
                              indices[reverse.axis]));
  }
  std::string operator()(const Take &take) const {
    unsigned rank = types[1]->shape.size() - take.batch;
    llvm::SmallVector<std::string, 4> own(indices.begin(),
                                          indices.begin() + take.batch);
    own.append(indices.begin() + take.axis, indices.begin() + take.axis + rank);
    return at(0, replaced(take.axis, rank, indexed(operands[1], own)));
  }
  std::string operator()(const Opaque &opaque) const {
    return "operation " + std::to_string(opaque.number) + "(" +
           llvm::join(operands, ", ") + ")";
  }
};
} // namespace

std::string algebra(AttributeId attribute, const Operators &operators,
                    llvm::ArrayRef<std::string> operands,
                    llvm::ArrayRef<const TensorType *> types,
                    const TensorType &result) {
  Equation equation{operators, operands, types, {}};
  for (size_t d = 0; d < result.shape.size(); ++d)
    equation.indices.push_back(letter(d));
  return std::visit(equation, operators[attribute]);
}

std::vector<std::string> algebra(const Program &program,
                                 const Operators &operators) {
  std::vector<std::string> lines, names;
  for (auto [number, node] : llvm::enumerate(program.nodes)) {
    if (const auto *input = operators.as<Input>(node.attribute)) {
      names.push_back(program.inputs[input->number].name);
      continue;
    }
    names.push_back("t" + std::to_string(number));
    llvm::SmallVector<std::string, 3> operands;
    llvm::SmallVector<const TensorType *, 3> types;
    for (uint32_t operand : node.operands) {
      operands.push_back(names[operand]);
      types.push_back(&program.types[operand]);
    }
    const TensorType &type = program.types[number];
    llvm::SmallVector<std::string, 6> indices;
    for (size_t d = 0; d < type.shape.size(); ++d)
      indices.push_back(letter(d));
    lines.push_back(indexed(names.back(), indices) + " = " +
                    algebra(node.attribute, operators, operands, types, type));
  }
  std::string results = "return";
  for (auto [k, result] : llvm::enumerate(program.results))
    results += (k ? ", " : " ") + names[result];
  lines.push_back(results);
  return lines;
}

} // namespace tesela::nugraph
