#include "nugraph/SampleDomains.h"

#include <cmath>

namespace tesela::nugraph {

void restrictTo(Domain domain, Sample &sample) {
  for (double &value : sample.values) {
    double size = std::abs(value);
    if (domain == Domain::Positive)
      value = size + 0x1p-4;
    else if (domain == Domain::Unit)
      value = (size + 0x1p-4) / (size + 1);
  }
}

namespace {

/// A program evaluated at small sizes.
class Trial {
public:
  Trial(const Operators &operators, const Program &program, const Sizes &sizes)
      : operators(operators), program(program), sizes(sizes) {}

  /// How many elements of all values are none; nothing where one of them cannot
  /// be computed.
  std::optional<size_t> nones(llvm::ArrayRef<Domain> domains) const {
    std::vector<Sample> values;
    size_t count = 0;
    for (const Node &node : program.nodes) {
      std::optional<Sample> value = valueOf(node, values, domains);
      if (!value)
        return std::nullopt;
      count +=
          llvm::count_if(value->values, [](double x) { return std::isnan(x); });
      values.push_back(std::move(*value));
    }
    return count;
  }

private:
  std::optional<Sample> valueOf(const Node &node,
                                const std::vector<Sample> &values,
                                llvm::ArrayRef<Domain> domains) const {
    const Attribute &attribute = operators[node.attribute];
    if (const auto *input = std::get_if<Input>(&attribute)) {
      Sample sample = randomSample(*input, sizes, input->number);
      restrictTo(domains[input->number], sample);
      return sample;
    }
    if (const auto *opaque = std::get_if<Opaque>(&attribute))
      return randomSample(opaque->type, sizes, opaque->number);
    llvm::SmallVector<const Sample *, 3> operands;
    llvm::SmallVector<const TensorType *, 3> types;
    for (uint32_t operand : node.operands) {
      operands.push_back(&values[operand]);
      types.push_back(&program.types[operand]);
    }
    const TensorType &type = program.types[&node - program.nodes.data()];
    Sample result;
    if (operators.work(node.attribute, types, type, sizes).operations >
            sampleOperationsAtMost ||
        !operators.evaluate(node.attribute, operands, sizes, result))
      return std::nullopt;
    return result;
  }

  const Operators &operators;
  const Program &program;
  const Sizes &sizes;
};

/// Does the program ask for anything that not every number has?
bool mayHaveNone(const Operators &operators, const Program &program) {
  return llvm::any_of(program.nodes, [&](const Node &node) {
    const auto *map = operators.as<Map>(node.attribute);
    return map && llvm::any_of(operators[map->body].instructions,
                               [](const semantics::ScalarInstruction &one) {
                                 using enum semantics::ScalarOp;
                                 return one.op == Log || one.op == Sqrt ||
                                        one.op == Rsqrt || one.op == Power;
                               });
  });
}

} // namespace

std::vector<Domain> domainsOf(const Operators &operators,
                              const Program &program, const Sizes &sizes) {
  std::vector<Domain> domains(program.inputs.size(), Domain::Any);
  if (!mayHaveNone(operators, program))
    return domains;
  Trial trial(operators, program, sizes);
  std::optional<size_t> least = trial.nones(domains);
  for (size_t number = 0; least && *least && number != domains.size();
       ++number) {
    if (!isFloat(program.inputs[number].type.element))
      continue;
    Domain best = Domain::Any;
    for (Domain domain : {Domain::Positive, Domain::Unit}) {
      domains[number] = domain;
      std::optional<size_t> count = trial.nones(domains);
      if (count && *count < *least)
        least = count, best = domain;
    }
    domains[number] = best;
  }
  return domains;
}

} // namespace tesela::nugraph
