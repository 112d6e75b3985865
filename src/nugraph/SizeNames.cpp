#include "nugraph/SizeNames.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::nugraph {

void SizeNames::print(Index index, llvm::raw_ostream &out) {
  llvm::SmallVector<prove::Monomial, 4> monomials(terms.monomials(index));
  if (monomials.empty()) {
    out << '0';
    return;
  }
  llvm::ListSeparator plus("+");
  for (const prove::Monomial &monomial : monomials) {
    out << plus << monomial.coefficient;
    for (prove::AtomId factor : monomial.factors) {
      out << '*';
      print(terms.atom(factor), out);
    }
  }
}

void SizeNames::print(const prove::Atom &given, llvm::raw_ostream &out) {
  prove::Atom atom = given; // printing may move the store
  if (atom.kind == prove::AtomKind::Free) {
    auto place = llvm::find(order, atom.variable);
    out << 'd' << place - order.begin();
    if (place == order.end())
      order.push_back(atom.variable);
    return;
  }
  static constexpr const char *names[] = {"?",   "?",   "div", "mod",
                                          "min", "max", "?"};
  out << names[unsigned(atom.kind)] << '(';
  llvm::ListSeparator comma(",");
  for (Index argument : atom.arguments) {
    out << comma;
    print(argument, out);
  }
  out << ')';
}

} // namespace tesela::nugraph
