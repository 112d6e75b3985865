#include "TestSettings.h"

namespace tesela::prove {

Term elementOf(const Problem &problem, const Value &value) {
  llvm::SmallVector<Index, 4> outputs;
  for (unsigned d = 0; d < value.shape.size(); ++d)
    outputs.push_back(problem.terms.index(problem.terms.output(d)));
  return value.at(outputs);
}

std::string shown(const Problem &problem) {
  std::string text;
  for (auto [left, right] : llvm::zip(problem.left, problem.right))
    text += "left  " + problem.terms.text(elementOf(problem, left)) +
            "\nright " + problem.terms.text(elementOf(problem, right)) + "\n";
  return text;
}

std::string shown(const Counterexample &example) {
  std::string text = "sizes";
  for (const auto &[name, value] : example.sizes)
    text += " " + name + "=" + std::to_string(value);
  text += ", left " + example.left + ", right " + example.right + "\n ";
  for (const auto &[name, value] : example.elements)
    text += " " + name + "=" + value;
  return text;
}

} // namespace tesela::prove
