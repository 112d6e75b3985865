#include "prove/SideConditions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

namespace tesela::prove {

/// The condition and where it holds, its locals named in the order in which
/// they come: sum_k x[k] / y[k] and sum_m x[m] / y[m] divide by the same.
static std::string inGeneral(Polynomials &polynomials,
                             const Condition &condition) {
  const Terms &terms = polynomials.terms();
  std::map<std::string, std::string> names;
  auto renamed = [&](llvm::StringRef text) {
    std::string result;
    auto isNamePart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
    while (!text.empty()) {
      llvm::StringRef word = text.take_while(isNamePart);
      if (word.empty())
        word = text.take_front();
      text = text.drop_front(word.size());
      auto known = names.find(word.str());
      if (known == names.end())
        result += word;
      else if (known->second.empty())
        result += known->second =
            "?" + std::to_string(llvm::count_if(names, [](const auto &entry) {
              return !entry.second.empty();
            }));
      else
        result += known->second;
    }
    return result;
  };
  auto addLocals = [&](llvm::ArrayRef<Variable> variables) {
    for (Variable variable : variables)
      if (polynomials.levelAbove({variable}) != 0)
        names[terms.name(variable).str()];
  };
  addLocals(polynomials.freeVariables(condition.polynomial));
  for (Guard guard : condition.guards)
    addLocals(terms.freeVariables(guard));
  std::string result = renamed(polynomials.text(condition.polynomial));
  std::vector<std::string> guards;
  for (Guard guard : condition.guards)
    guards.push_back(renamed(terms.text(guard)));
  llvm::sort(guards);
  return result + " where " + llvm::join(guards, ", ");
}

/// A product is not 0 where none of its factors is.
static void splitProducts(Polynomials &polynomials,
                          std::vector<Condition> &conditions) {
  std::vector<Condition> result;
  for (const Condition &condition : conditions) {
    llvm::ArrayRef<Summand> summands =
        polynomials.summands(condition.polynomial);
    if (condition.positive || summands.size() != 1) {
      result.push_back(condition);
      continue;
    }
    const BodyNode body = polynomials.node(summands[0].body);
    if (!body.bound.empty() || !body.guards.empty() || body.powers.empty()) {
      result.push_back(condition);
      continue;
    }
    for (const Power &power : body.powers) {
      Condition one = condition;
      one.polynomial = polynomials.of(power.factor);
      result.push_back(std::move(one));
    }
  }
  conditions = std::move(result);
}

void addConditions(Polynomials &polynomials, std::vector<Condition> conditions,
                   std::vector<SideCondition> &to) {
  splitProducts(polynomials, conditions);
  for (const Condition &condition : conditions) {
    SideCondition side;
    side.kind = condition.positive ? SideCondition::Kind::Positive
                                   : SideCondition::Kind::NotZero;
    side.text = polynomials.text(condition.polynomial) +
                (condition.positive ? " > 0" : " != 0");
    side.canonical = side.text + '\n' + inGeneral(polynomials, condition);
    if (!llvm::any_of(to, [&](const SideCondition &known) {
          return known.canonical == side.canonical;
        }))
      to.push_back(std::move(side));
  }
}

} // namespace tesela::prove
