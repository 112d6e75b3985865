// Sizes from text, as prove::Terms prints them:  2*M*(N div 4) - 1.
#include "nugraph/Operator.h"

#include "llvm/ADT/StringExtras.h"

namespace tesela::nugraph {

namespace {
class IndexParser {
public:
  IndexParser(prove::Terms &terms, llvm::StringRef text)
      : terms(terms), rest(text) {}

  std::optional<Index> sum();
  bool atEnd() { return skip().empty(); }

private:
  llvm::StringRef skip() { return rest = rest.ltrim(); }
  bool consume(llvm::StringRef word) {
    skip();
    return rest.consume_front(word);
  }
  std::optional<Index> product();
  std::optional<Index> factor();
  std::optional<Index> parenthesised();
  std::optional<Index> extremum(bool minimum);

  prove::Terms &terms;
  llvm::StringRef rest;
};
} // namespace

std::optional<Index> IndexParser::sum() {
  Index total = terms.constant(0);
  bool negative = consume("-");
  while (true) {
    std::optional<Index> part = product();
    if (!part)
      return std::nullopt;
    total = negative ? terms.subtract(total, *part) : terms.add(total, *part);
    if (consume("+"))
      negative = false;
    else if (consume("-"))
      negative = true;
    else
      return total;
  }
}

std::optional<Index> IndexParser::product() {
  std::optional<Index> result = factor();
  while (result && consume("*")) {
    std::optional<Index> next = factor();
    if (!next)
      return std::nullopt;
    result = terms.multiply(*result, *next);
  }
  return result;
}

std::optional<Index> IndexParser::parenthesised() {
  std::optional<Index> value = sum();
  while (value && !consume(")")) {
    bool divides = consume("div");
    if (!divides && !consume("mod"))
      return std::nullopt;
    std::optional<Index> divisor = factor();
    if (!divisor)
      return std::nullopt;
    value = divides ? terms.floorDivide(*value, *divisor)
                    : terms.modulo(*value, *divisor);
  }
  return value;
}

std::optional<Index> IndexParser::extremum(bool minimum) {
  std::optional<Index> a = sum();
  if (!a || !consume(","))
    return std::nullopt;
  std::optional<Index> b = sum();
  if (!b || !consume(")"))
    return std::nullopt;
  return minimum ? terms.minimum(*a, *b) : terms.maximum(*a, *b);
}

std::optional<Index> IndexParser::factor() {
  if (consume("("))
    return parenthesised();
  if (consume("min("))
    return extremum(true);
  if (consume("max("))
    return extremum(false);
  skip();
  if (!rest.empty() && llvm::isDigit(rest[0])) {
    int64_t value = 0;
    if (rest.consumeInteger(10, value))
      return std::nullopt;
    return terms.constant(value);
  }
  llvm::StringRef word = rest.take_while([](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '.' || c == '\'' || c == '$';
  });
  if (word.empty())
    return std::nullopt;
  rest = rest.drop_front(word.size());
  return terms.index(terms.size(word));
}

std::optional<Index> parseIndex(prove::Terms &terms, llvm::StringRef text) {
  IndexParser parser(terms, text);
  std::optional<Index> index = parser.sum();
  return index && parser.atEnd() ? index : std::nullopt;
}

} // namespace tesela::nugraph
