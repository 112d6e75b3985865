// Terms as text: "sum_{k<K} x[i, k]*w[k, j]".
#include "prove/TermStore.h"
#include "prove/Terms.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::prove {

llvm::StringRef name(Reduction reduction) {
  constexpr const char *names[] = {"sum", "product", "max", "min", "and", "or"};
  return names[size_t(reduction)];
}

namespace {

/// How tightly an expression binds; what binds less gets parentheses.
enum Precedence { Loosest, Sum, Product, Prefix, Tightest };

class Printer {
public:
  Printer(const Terms &terms, llvm::raw_ostream &out)
      : terms(terms), out(out) {}

  void index(Index index, Precedence around);
  void guard(Guard guard, Precedence around);
  void term(Term term, Precedence around);

private:
  void atom(AtomId id);
  void monomial(const Monomial &monomial, bool first);
  void list(llvm::ArrayRef<Index> indices);
  void call(llvm::StringRef name, llvm::ArrayRef<Term> operands);
  void sum(const TermNode &node);
  void product(const TermNode &node);
  void power(const TermNode &node);
  void reduce(const TermNode &node, Term term);
  std::string binderName(Term reduce) const;
  static Precedence precedence(const TermNode &node);

  const Terms &terms;
  llvm::raw_ostream &out;
  llvm::SmallVector<std::string, 4> binders;
};

void Printer::list(llvm::ArrayRef<Index> indices) {
  llvm::interleaveComma(indices, out, [&](Index i) { index(i, Loosest); });
}

void Printer::atom(AtomId id) {
  const Atom &atom = terms.atom(id);
  llvm::ArrayRef<Index> arguments = atom.arguments;
  switch (atom.kind) {
  case AtomKind::Free:
    out << terms.name(atom.variable);
    return;
  case AtomKind::Bound:
    if (atom.number < binders.size())
      out << binders[binders.size() - 1 - atom.number];
    else
      out << "b" << atom.number - binders.size();
    return;
  case AtomKind::FloorDivide:
  case AtomKind::Modulo:
    out << '(';
    index(arguments[0], Product);
    out << (atom.kind == AtomKind::Modulo ? " mod " : " div ");
    index(arguments[1], Prefix);
    out << ')';
    return;
  case AtomKind::Minimum:
  case AtomKind::Maximum:
    out << (atom.kind == AtomKind::Minimum ? "min(" : "max(");
    list(arguments);
    out << ')';
    return;
  case AtomKind::Read:
    out << terms.name(atom.tensor) << '[';
    list(arguments);
    out << ']';
    return;
  }
}

void Printer::monomial(const Monomial &monomial, bool first) {
  int64_t coefficient = monomial.coefficient;
  if (!first)
    out << (coefficient < 0 ? " - " : " + ");
  else if (coefficient < 0)
    out << '-';
  uint64_t size =
      coefficient < 0 ? -uint64_t(coefficient) : uint64_t(coefficient);
  if (monomial.factors.empty() || size != 1)
    out << size << (monomial.factors.empty() ? "" : "*");
  llvm::interleave(
      monomial.factors, out, [&](AtomId factor) { atom(factor); }, "*");
}

void Printer::index(Index index, Precedence around) {
  llvm::ArrayRef<Monomial> monomials = terms.monomials(index);
  if (monomials.empty()) {
    out << '0';
    return;
  }
  Precedence own = monomials.size() > 1 ? Sum : Product;
  if (terms.singleAtom(index) || terms.constantValue(index).value_or(-1) >= 0)
    own = Tightest;
  if (own < around)
    out << '(';
  for (const Monomial &each : monomials)
    monomial(each, &each == monomials.data());
  if (own < around)
    out << ')';
}

void Printer::guard(Guard given, Precedence around) {
  const GuardNode &node = terms.node(given);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    out << (node.kind == GuardKind::True ? "true" : "false");
    return;
  case GuardKind::NotPositive:
  case GuardKind::Zero:
    index(node.index, Sum);
    out << (node.kind == GuardKind::Zero ? " = 0" : " <= 0");
    return;
  case GuardKind::Truth:
    term(node.term, Prefix);
    return;
  case GuardKind::Not:
    out << "not(";
    guard(node.parts[0], Loosest);
    out << ')';
    return;
  case GuardKind::And:
  case GuardKind::Or:
    out << (around > Loosest ? "(" : "");
    llvm::interleave(
        node.parts, out, [&](Guard part) { guard(part, Sum); },
        node.kind == GuardKind::And ? " and " : " or ");
    out << (around > Loosest ? ")" : "");
    return;
  }
}

void Printer::call(llvm::StringRef name, llvm::ArrayRef<Term> operands) {
  out << name << '(';
  llvm::interleaveComma(operands, out, [&](Term t) { term(t, Loosest); });
  out << ')';
}

Precedence Printer::precedence(const TermNode &node) {
  switch (node.kind) {
  case TermKind::Add:
    return Sum;
  case TermKind::Multiply:
    return Product;
  case TermKind::Constant:
    return node.value < Rational(0) || !node.value.isInteger() ? Product
                                                               : Tightest;
  case TermKind::NegativeInfinity:
  case TermKind::Negate:
    return Prefix;
  case TermKind::Power:
    return node.value == Rational(-1) ? Product : Tightest;
  case TermKind::Select:
    return Loosest;
  case TermKind::Reduce:
    return node.reduction == Reduction::Sum ? Sum : Loosest;
  default:
    return Tightest;
  }
}

void Printer::sum(const TermNode &node) {
  Term left = node.operands[0], right = node.operands[1];
  auto negated = [&](Term t) { return terms.node(t).kind == TermKind::Negate; };
  if (negated(left) && !negated(right))
    std::swap(left, right);
  term(left, Sum);
  if (negated(right)) {
    out << " - ";
    term(terms.node(right).operands[0], Product);
  } else {
    out << " + ";
    term(right, Product);
  }
}

void Printer::product(const TermNode &node) {
  Term left = node.operands[0], right = node.operands[1];
  auto reciprocal = [&](Term t) {
    const TermNode &factor = terms.node(t);
    return factor.kind == TermKind::Power && factor.value == Rational(-1);
  };
  if (reciprocal(left) && !reciprocal(right))
    std::swap(left, right);
  term(left, Product);
  if (reciprocal(right)) {
    out << '/';
    term(terms.node(right).operands[0], Prefix);
  } else {
    out << '*';
    term(right, Prefix);
  }
}

void Printer::power(const TermNode &node) {
  if (node.value == Rational(-1)) {
    out << "1/";
    term(node.operands[0], Prefix);
  } else if (node.value == Rational(1, 2)) {
    call("sqrt", node.operands);
  } else if (node.value == Rational(-1, 2)) {
    call("rsqrt", node.operands);
  } else {
    term(node.operands[0], Tightest);
    out << "^(" << node.value.text() << ')';
  }
}

/// A letter that stands for nothing else in the body.
std::string Printer::binderName(Term reduce) const {
  llvm::ArrayRef<Variable> used = terms.freeVariables(reduce);
  for (unsigned round = 0;; ++round)
    for (char letter : llvm::StringRef("klmnpqrstuvw")) {
      std::string candidate(1, letter);
      if (round)
        candidate += std::to_string(round);
      if (!llvm::is_contained(binders, candidate) &&
          llvm::none_of(used, [&](Variable variable) {
            return terms.name(variable) == candidate;
          }))
        return candidate;
    }
}

void Printer::reduce(const TermNode &node, Term reduction) {
  std::string binder = binderName(reduction);
  out << name(node.reduction) << "_{" << binder << '<';
  index(node.indices[0], Sum);
  out << "} ";
  binders.push_back(std::move(binder));
  bool nested = terms.node(node.operands[0]).kind == TermKind::Reduce;
  term(node.operands[0], nested ? Loosest : Product);
  binders.pop_back();
}

void Printer::term(Term given, Precedence around) {
  const TermNode &node = terms.node(given);
  bool parentheses = precedence(node) < around;
  if (parentheses)
    out << '(';
  switch (node.kind) {
  case TermKind::Read:
    out << terms.name(node.tensor);
    if (!node.indices.empty()) {
      out << '[';
      list(node.indices);
      out << ']';
    }
    break;
  case TermKind::Constant:
    out << node.value.text();
    break;
  case TermKind::NegativeInfinity:
    out << "-inf";
    break;
  case TermKind::PositiveInfinity:
    out << "inf";
    break;
  case TermKind::NotANumber:
    out << "nan";
    break;
  case TermKind::FromIndex:
    out << hloName(node.type) << '(';
    index(node.indices[0], Loosest);
    out << ')';
    break;
  case TermKind::Add:
    sum(node);
    break;
  case TermKind::Multiply:
    product(node);
    break;
  case TermKind::Negate:
    out << '-';
    term(node.operands[0], Prefix);
    break;
  case TermKind::Maximum:
    call("max", node.operands);
    break;
  case TermKind::Power:
    power(node);
    break;
  case TermKind::Exponential:
    call("exp", node.operands);
    break;
  case TermKind::Function:
    call(node.name == "convert" ? "convert_" + std::string(hloName(node.type))
                                : node.name.str(),
         node.operands);
    break;
  case TermKind::Select:
    out << "if ";
    guard(node.guard, Sum);
    out << " then ";
    term(node.operands[0], Sum);
    out << " else ";
    term(node.operands[1], Sum);
    break;
  case TermKind::Reduce:
    reduce(node, given);
    break;
  }
  if (parentheses)
    out << ')';
}

} // namespace

void Terms::print(Index index, llvm::raw_ostream &out) const {
  Printer(*this, out).index(index, Loosest);
}

void Terms::print(Guard guard, llvm::raw_ostream &out) const {
  Printer(*this, out).guard(guard, Loosest);
}

void Terms::print(Term term, llvm::raw_ostream &out) const {
  Printer(*this, out).term(term, Loosest);
}

namespace {
template <class Handle> std::string textOf(const Terms &terms, Handle handle) {
  std::string text;
  llvm::raw_string_ostream out(text);
  terms.print(handle, out);
  return text;
}
} // namespace

std::string Terms::text(Index index) const { return textOf(*this, index); }
std::string Terms::text(Guard guard) const { return textOf(*this, guard); }
std::string Terms::text(Term term) const { return textOf(*this, term); }

} // namespace tesela::prove
