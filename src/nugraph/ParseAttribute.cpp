// Attributes from text; AttributeText.cpp writes it.
#include "nugraph/AttributeText.h"
#include "nugraph/OperatorStore.h"

#include "ir/ElementTypes.h"
#include "llvm/ADT/StringExtras.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {
/// A value of an enumeration by its name.
template <typename Enum>
std::optional<Enum> named(llvm::StringRef text, unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    if (name(Enum(i)) == text)
      return Enum(i);
  return std::nullopt;
}

/// Reads word after word; what does not fit makes `ok` false and everything
/// after it a default.
class Reader {
public:
  Reader(Operators &operators, llvm::StringRef text)
      : operators(operators), rest(text.trim()) {}

  bool ok = true;
  bool atEnd() const { return rest.empty(); }
  bool nextIs(char c) const { return !rest.empty() && rest[0] == c; }
  llvm::StringRef word();
  int64_t number();
  prove::Rational rational();
  Index size();
  Shape shape();
  ElementType element();
  TensorType type();
  BodyId body();
  llvm::SmallVector<uint8_t, 4> list(llvm::StringRef text);
  Letters letters(llvm::StringRef text);
  Monoid monoid();

private:
  template <typename T> T required(std::optional<T> value) {
    ok &= value.has_value();
    return value.value_or(T());
  }
  unsigned instruction(llvm::StringRef text, ScalarBody &body);

  Operators &operators;
  llvm::StringRef rest;
};
} // namespace

llvm::StringRef Reader::word() {
  size_t end = rest.find(' ');
  if (nextIs('['))
    end = rest.find(']') + 1;
  if (nextIs('{'))
    end = rest.find('}') + 1;
  llvm::StringRef word = rest.take_front(end);
  rest = rest.drop_front(word.size()).ltrim();
  ok &= !word.empty();
  return word;
}

int64_t Reader::number() {
  int64_t value = 0;
  ok &= !word().getAsInteger(10, value);
  return value;
}

static std::optional<llvm::DynamicAPInt> wholeNumber(llvm::StringRef text) {
  bool negative = text.consume_front("-");
  if (text.empty() || !llvm::all_of(text, llvm::isDigit))
    return std::nullopt;
  llvm::APInt bits(4 * text.size() + 8, text, 10);
  llvm::DynamicAPInt value(bits);
  return negative ? -value : value;
}

prove::Rational Reader::rational() {
  auto [above, below] = word().split('/');
  auto numerator = wholeNumber(above);
  auto denominator = wholeNumber(below.empty() ? "1" : below);
  ok &= numerator && denominator && *denominator != 0;
  return ok ? prove::Rational(*numerator, *denominator) : prove::Rational();
}

Index Reader::size() {
  llvm::StringRef text = word();
  ok &= text.consume_front("{") && text.consume_back("}");
  return required(parseIndex(operators.terms(), text));
}

Shape Reader::shape() {
  Shape shape;
  while (nextIs('{'))
    shape.push_back(size());
  return shape;
}

ElementType Reader::element() {
  return required(elementTypeFromHlo(std::string_view(word())));
}

TensorType Reader::type() {
  ElementType type = element();
  return {type, shape()};
}

llvm::SmallVector<uint8_t, 4> Reader::list(llvm::StringRef text) {
  llvm::SmallVector<uint8_t, 4> numbers;
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef part : parts)
    ok &= !part.getAsInteger(10, numbers.emplace_back());
  return numbers;
}

Letters Reader::letters(llvm::StringRef text) {
  Letters letters;
  for (char c : text) {
    ok &= llvm::isAlpha(c);
    letters.push_back(c >= 'a' ? c - 'a' : c - 'A' + 26);
  }
  return letters;
}

Monoid Reader::monoid() {
  return required(named<Monoid>(word(), unsigned(Monoid::General) + 1));
}

unsigned Reader::instruction(llvm::StringRef text, ScalarBody &body) {
  Reader words(operators, text);
  constexpr unsigned ops = unsigned(ScalarOp::FusedMultiplyAdd) + 1;
  auto op = named<ScalarOp>(words.word(), ops);
  ElementType element = words.element();
  if (!op || !words.ok)
    return ok = false, 0;
  ScalarInstruction result;
  result.op = *op;
  result.type = ir::toMlir(element, &operators.context());
  if (*op == ScalarOp::Constant) {
    llvm::APInt bits;
    words.ok &= !words.word().getAsInteger(16, bits);
    result.constant = bits.zextOrTrunc(semantics::bitWidth(result.type));
  } else if (operandCount(*op) == 0) {
    result.index = words.number();
  }
  for (unsigned i = 0; i < operandCount(*op); ++i) {
    result.operands.push_back(words.number());
    words.ok &= result.operands.back() < body.instructions.size();
  }
  if (*op == ScalarOp::Compare) {
    result.direction = words.required(named<CompareDirection>(words.word(), 6));
    result.comparison = words.required(named<CompareType>(words.word(), 4));
  }
  if (*op == ScalarOp::ReducePrecision) {
    result.exponentBits = words.number();
    result.mantissaBits = words.number();
  }
  ok &= words.ok;
  body.instructions.push_back(std::move(result));
  return body.instructions.size() - 1;
}

BodyId Reader::body() {
  llvm::StringRef text = word();
  if (!text.consume_front("[")) {
    auto [opName, typeName] = text.split(':');
    auto op = named<ScalarOp>(opName, unsigned(ScalarOp::FusedMultiplyAdd) + 1);
    auto type = elementTypeFromHlo(std::string_view(typeName));
    ok &= op && type;
    return ok ? operators.body(*op, *type) : BodyId();
  }
  ok &= text.consume_back("]");
  ScalarBody body;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, ';');
  for (llvm::StringRef line : lines) {
    line = line.trim();
    unsigned result = 0;
    if (line.consume_front("yield ")) {
      ok &= !line.getAsInteger(10, result);
      body.results.push_back(result);
    } else {
      instruction(line, body);
    }
  }
  ok &= ok && body.results.size() == 1 && verify(body, llvm::nulls());
  return ok ? operators.intern(body) : BodyId();
}

static Map readMap(Reader &reader) {
  Map map;
  map.body = reader.body();
  map.rank = reader.number();
  while (reader.nextIs('(')) {
    llvm::StringRef access = reader.word();
    reader.ok &= access.consume_front("(") && access.consume_back(")");
    map.maps.push_back(reader.list(access));
    for (uint8_t dimension : map.maps.back())
      reader.ok &= dimension < map.rank;
  }
  while (reader.nextIs('{'))
    map.parameters.push_back(reader.size());
  return map;
}

static Contraction readContraction(Reader &reader) {
  Contraction contraction;
  contraction.element = reader.element();
  llvm::StringRef equation = reader.word();
  reader.ok &= equation.contains(',') && equation.contains("->");
  auto [operands, output] = equation.split("->");
  auto [left, right] = operands.split(',');
  contraction.left = reader.letters(left);
  contraction.right = reader.letters(right);
  contraction.output = reader.letters(output);
  return contraction;
}

static Fill readFill(Reader &reader) {
  Fill fill;
  if (reader.nextIs('{'))
    fill.size = reader.size();
  else
    fill.value = reader.rational();
  fill.type = reader.type();
  return fill;
}

static Input readInput(Reader &reader) {
  Input input;
  input.number = reader.number();
  input.type = reader.type();
  if (reader.nextIs('{'))
    input.below = reader.size();
  return input;
}

static Mask readMask(Reader &reader) {
  Mask mask;
  llvm::StringRef kind = reader.word();
  for (auto each : {Mask::Kind::Upper, Mask::Kind::Lower, Mask::Kind::Diagonal})
    if (maskName(each) == kind)
      mask.kind = each;
  reader.ok &= maskName(mask.kind) == kind;
  mask.offset = reader.size();
  mask.type = reader.type();
  reader.ok &= mask.type.shape.size() == 2;
  return mask;
}

// Braced initialisers are evaluated from left to right.
static Attribute readAttribute(Reader &reader, OperatorKind kind) {
  auto axis = [&] { return uint8_t(reader.number()); };
  switch (kind) {
  case OperatorKind::Input:
    return readInput(reader);
  case OperatorKind::Fill:
    return readFill(reader);
  case OperatorKind::Iota:
    return Iota{axis(), reader.type()};
  case OperatorKind::Mask:
    return readMask(reader);
  case OperatorKind::Map:
    return readMap(reader);
  case OperatorKind::Contraction:
    return readContraction(reader);
  case OperatorKind::Reduction:
    return Reduction{reader.monoid(), axis()};
  case OperatorKind::Scan:
    return Scan{reader.monoid(), axis()};
  case OperatorKind::Transpose:
    return Transpose{reader.list(reader.word())};
  case OperatorKind::Broadcast:
    return Broadcast{axis(), reader.size()};
  case OperatorKind::Slice:
    return Slice{axis(), reader.size(), reader.size(), reader.size(),
                 reader.number()};
  case OperatorKind::Concatenate:
    return Concatenate{axis()};
  case OperatorKind::Split:
    return Split{axis(), reader.size(), reader.size()};
  case OperatorKind::Merge:
    return Merge{axis()};
  case OperatorKind::Reshape:
    return Reshape{reader.shape()};
  case OperatorKind::Pad:
    return Pad{axis(), reader.size(), reader.size(), reader.rational()};
  case OperatorKind::Reverse:
    return Reverse{axis()};
  case OperatorKind::Take:
    return Take{axis(), reader.atEnd() ? uint8_t(0) : axis()};
  case OperatorKind::Opaque:
    return Opaque{unsigned(reader.number()), unsigned(reader.number()),
                  reader.type()};
  }
  return Merge{};
}

std::optional<AttributeId> Operators::parse(llvm::StringRef text) {
  Reader reader(*this, text);
  auto kind =
      named<OperatorKind>(reader.word(), std::variant_size_v<Attribute>);
  if (!kind)
    return std::nullopt;
  Attribute attribute = readAttribute(reader, *kind);
  if (!reader.ok || !reader.atEnd())
    return std::nullopt;
  return intern(attribute);
}

} // namespace tesela::nugraph
