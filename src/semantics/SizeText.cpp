// Sizes as text: the polynomials of `tesela.shape` and `tesela.assume`.
#include "semantics/Sizes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tesela::semantics {
namespace {

// sum     = product (('+' | '-') product)*
// product = factor (('*' | '/' | 'div' | '%' | 'mod') factor)*
// factor  = integer | name | '-' factor | '(' sum ')'
//         | ('min' | 'max') '(' sum ',' sum ')'
class SizeParser {
public:
  SizeParser(Sizes &sizes, llvm::StringRef text) : sizes(sizes), rest(text) {}

  std::optional<Extent> sum();
  bool atEnd() { return rest.ltrim().empty(); }
  bool take(llvm::StringRef token);
  /// The relation that comes next.
  std::optional<std::pair<SizeRelation, bool>> relation();
  std::string why;

private:
  std::optional<Extent> product();
  std::optional<Extent> factor();
  std::optional<Extent> named(llvm::StringRef name);
  std::optional<Extent> fail(const llvm::Twine &what) {
    if (why.empty())
      why = what.str();
    return std::nullopt;
  }

  Sizes &sizes;
  llvm::StringRef rest;
};

} // namespace

static bool isNamePart(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '\'';
}

/// Skips blanks and `token`; words are taken whole.
bool SizeParser::take(llvm::StringRef token) {
  llvm::StringRef after = rest.ltrim();
  if (!after.consume_front(token))
    return false;
  if (isNamePart(token.back()) && !after.empty() && isNamePart(after.front()))
    return false;
  rest = after;
  return true;
}

std::optional<Extent> SizeParser::sum() {
  std::optional<Extent> value = product();
  while (value) {
    bool minus = false;
    if (!take("+") && !(minus = take("-")))
      return value;
    std::optional<Extent> next = product();
    if (!next)
      return next;
    value = minus ? *value - *next : *value + *next;
  }
  return value;
}

std::optional<Extent> SizeParser::product() {
  std::optional<Extent> value = factor();
  while (value) {
    enum { Times, Quotient, Rest } what = Times;
    if (take("*"))
      what = Times;
    else if (take("/") || take("div"))
      what = Quotient;
    else if (take("%") || take("mod"))
      what = Rest;
    else
      return value;
    std::optional<Extent> next = factor();
    if (!next)
      return next;
    if (what != Times && next->isStatic() && next->value() <= 0)
      return fail("division by " + llvm::Twine(next->value()));
    value = what == Times      ? *value * *next
            : what == Quotient ? floorDivide(*value, *next)
                               : modulo(*value, *next);
  }
  return value;
}

std::optional<Extent> SizeParser::named(llvm::StringRef name) {
  if (name != "min" && name != "max")
    return sizes.named(name);
  if (!take("("))
    return fail("expected '(' after " + name);
  std::optional<Extent> a = sum();
  if (!a || !take(","))
    return fail("expected ',' in " + name);
  std::optional<Extent> b = sum();
  if (!b || !take(")"))
    return fail("expected ')'");
  return name == "min" ? sizes.minimum(*a, *b) : sizes.maximum(*a, *b);
}

std::optional<Extent> SizeParser::factor() {
  if (take("-")) {
    std::optional<Extent> value = factor();
    return value ? std::optional(0 - *value) : value;
  }
  if (take("(")) {
    std::optional<Extent> value = sum();
    if (value && !take(")"))
      return fail("expected ')'");
    return value;
  }
  rest = rest.ltrim();
  llvm::StringRef word = rest.take_while(isNamePart);
  rest = rest.drop_front(word.size());
  if (word.empty())
    return fail(rest.empty() ? llvm::Twine("expected a size at the end")
                             : "expected a size before '" + rest + "'");
  if (!llvm::isDigit(word.front()))
    return named(word);
  int64_t number = 0;
  if (word.getAsInteger(10, number))
    return fail("'" + word + "' is no number");
  return number;
}

std::optional<std::pair<SizeRelation, bool>> SizeParser::relation() {
  // The longer ones first; `true` where the sides are to be exchanged.
  static constexpr std::tuple<llvm::StringLiteral, SizeRelation, bool> all[] = {
      {"==", SizeRelation::Equal, false},
      {"!=", SizeRelation::NotEqual, false},
      {"<=", SizeRelation::LessEqual, false},
      {">=", SizeRelation::LessEqual, true},
      {"<", SizeRelation::Less, false},
      {">", SizeRelation::Less, true},
  };
  for (const auto &[token, relation, exchanged] : all)
    if (take(token))
      return std::pair(relation, exchanged);
  return std::nullopt;
}

static std::string in(llvm::StringRef text, const std::string &why) {
  return why + ", in \"" + text.str() + "\"";
}

std::optional<Extent> Sizes::parse(llvm::StringRef text, std::string &why) {
  SizeParser parser(*this, text);
  std::optional<Extent> value = parser.sum();
  if (value && parser.atEnd())
    return resolve(*value);
  why = in(text, value ? "unexpected text after a size" : parser.why);
  return std::nullopt;
}

std::optional<SizeFact> Sizes::parseFact(llvm::StringRef text,
                                         std::string &why) {
  SizeParser parser(*this, text);
  std::optional<Extent> left = parser.sum();
  auto relation = left ? parser.relation() : std::nullopt;
  std::optional<Extent> right = relation ? parser.sum() : std::nullopt;
  if (!right || !parser.atEnd()) {
    why = in(text, left && !relation
                       ? "expected one of == != <= >= < > after a size"
                   : right ? "unexpected text after a size"
                           : parser.why);
    return std::nullopt;
  }
  return relation->second ? SizeFact{relation->first, *right, *left}
                          : SizeFact{relation->first, *left, *right};
}

std::optional<Extents> Sizes::parseShape(llvm::StringRef text,
                                         std::string &why) {
  Extents shape;
  SizeParser parser(*this, text);
  while (!parser.atEnd()) {
    std::optional<Extent> size = parser.sum();
    if (!size || (!parser.atEnd() && !parser.take(","))) {
      why = in(text, size ? "expected ',' between sizes" : parser.why);
      return std::nullopt;
    }
    shape.push_back(resolve(*size));
  }
  return shape;
}

std::string Sizes::text(const Extent &extent) const {
  std::string plain, result;
  llvm::raw_string_ostream(plain) << extent;
  for (llvm::StringRef rest = plain; !rest.empty();) {
    size_t at = rest.find("size");
    result += rest.take_front(at).str();
    rest = rest.drop_front(std::min(at, rest.size()));
    if (!rest.consume_front("size"))
      break;
    unsigned number = 0;
    rest.consumeInteger(10, number);
    const SizeSymbol &symbol = all[number];
    if (symbol.kind == SizeSymbol::Kind::Named)
      result += symbol.name;
    else
      result += (symbol.kind == SizeSymbol::Kind::Minimum ? "min(" : "max(") +
                text(symbol.a) + ", " + text(symbol.b) + ")";
  }
  return result;
}

std::string Sizes::text(const SizeFact &fact) const {
  static constexpr llvm::StringLiteral names[] = {
      " == ", " != ", " <= ", " < "};
  return text(fact.left) + names[unsigned(fact.relation)].str() +
         text(fact.right);
}

} // namespace tesela::semantics
