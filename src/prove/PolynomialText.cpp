// Polynomials as text, for certificates and side conditions.
#include "prove/Polynomials.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::prove {

namespace {
class Printer {
public:
  Printer(const Polynomials &values, llvm::raw_ostream &out)
      : values(values), terms(values.terms()), out(out) {}
  void print(Polynomial polynomial);
  void print(Factor factor);

private:
  void printDomain(llvm::ArrayRef<Variable> bound,
                   llvm::ArrayRef<Guard> guards);
  void print(const Summand &summand);
  void printElements(llvm::StringRef name, const FactorNode &node);

  const Polynomials &values;
  const Terms &terms;
  llvm::raw_ostream &out;
};

void Printer::printDomain(llvm::ArrayRef<Variable> bound,
                          llvm::ArrayRef<Guard> guards) {
  llvm::interleave(
      bound, out, [&](Variable variable) { out << terms.name(variable); }, " ");
  if (!bound.empty() && !guards.empty())
    out << " | ";
  llvm::interleave(
      guards, out, [&](Guard guard) { out << terms.text(guard); }, ", ");
}

void Printer::printElements(llvm::StringRef name, const FactorNode &node) {
  out << name << "{";
  llvm::interleave(
      node.elements, out,
      [&](const Element &element) {
        if (!element.bound.empty() || !element.guards.empty()) {
          out << "(";
          printDomain(element.bound, element.guards);
          out << ") ";
        }
        print(element.body);
      },
      "; ");
  out << "}";
}

void Printer::print(Factor factor) {
  const FactorNode &node = values.node(factor);
  auto printList = [&](const auto &list, auto &&printOne) {
    llvm::interleave(list, out, printOne, ", ");
  };
  switch (node.kind) {
  case FactorKind::Read:
    out << terms.name(node.tensor) << "[";
    printList(node.indices, [&](Index index) { out << terms.text(index); });
    out << "]";
    return;
  case FactorKind::Number:
    out << terms.text(node.indices[0]);
    return;
  case FactorKind::Literal:
    out << node.value.text();
    return;
  case FactorKind::Function:
  case FactorKind::Inner:
    out << node.name << "(";
    printList(node.operands, [&](Polynomial operand) { print(operand); });
    out << ")";
    return;
  case FactorKind::Maximum:
    return printElements("max", node);
  case FactorKind::Minimum:
    return printElements("min", node);
  case FactorKind::Product:
    return printElements("product", node);
  case FactorKind::Fold:
    return printElements(node.name, node);
  case FactorKind::Negation:
    out << "(-1)";
    return;
  case FactorKind::NegativeInfinity:
    out << "(-inf)";
    return;
  case FactorKind::NotANumber:
    out << "nan";
    return;
  }
}

void Printer::print(const Summand &summand) {
  const BodyNode &body = values.node(summand.body);
  llvm::ListSeparator times(" ");
  if (!(summand.coefficient == Rational(1)) ||
      (body.powers.empty() && body.exponent.isZero()))
    out << times << summand.coefficient.text();
  if (!body.bound.empty() || !body.guards.empty()) {
    out << times << (body.bound.empty() ? "[" : "SUM[");
    printDomain(body.bound, body.guards);
    out << "]";
  }
  for (const Power &power : body.powers) {
    out << times;
    print(power.factor);
    if (!(power.exponent == Rational(1)))
      out << "^(" << power.exponent.text() << ")";
  }
  if (!body.exponent.isZero()) {
    out << times << "exp(";
    print(body.exponent);
    out << ")";
  }
}

void Printer::print(Polynomial polynomial) {
  if (polynomial.isZero())
    out << "0";
  llvm::interleave(
      values.summands(polynomial), out,
      [&](const Summand &summand) { print(summand); }, " + ");
}
} // namespace

std::string Polynomials::text(Polynomial polynomial) const {
  std::string result;
  llvm::raw_string_ostream out(result);
  Printer(*this, out).print(polynomial);
  return result;
}

std::string Polynomials::text(Factor factor) const {
  std::string result;
  llvm::raw_string_ostream out(result);
  Printer(*this, out).print(factor);
  return result;
}

} // namespace tesela::prove
