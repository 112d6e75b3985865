// Sizes of the samples, and the random inputs on them.
#include "nugraph/Graph.h"

#include "nugraph/BodyNumbers.h"
#include "nugraph/TypeTable.h"

#include <cmath>

namespace tesela::nugraph {

namespace {

/// SplitMix64: the same numbers on every machine.
class RandomNumbers {
public:
  explicit RandomNumbers(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  uint64_t below(uint64_t bound) { return next() % bound; }
  /// Nearly normal, by a sum of uniform numbers: no libm, hence no difference
  /// between machines.
  double normal() {
    double sum = -6;
    for (int i = 0; i != 12; ++i)
      sum += double(next() >> 11) * 0x1p-53;
    return sum;
  }

private:
  uint64_t state;
};

/// Small numbers, neighbours far apart, so that sizes differ also from sums of
/// two of them.
constexpr int64_t sizeChoices[] = {2, 3, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12};

/// All different on samples 0 and 1 up to twelve sizes. Sample 2 is large
/// enough for tiles of several elements and several tiles; few candidates get
/// there.
int64_t plainSize(unsigned sample, size_t position, size_t count) {
  size_t choices = std::min(std::max<size_t>(count, 6), std::size(sizeChoices));
  if (sample == 2)
    return 7 + (position * 3 + 1) % 4;
  return sizeChoices[(position + sample) % choices] + sample;
}

bool holds(const Sizes &sizes, llvm::ArrayRef<Assumption> assumptions) {
  return llvm::all_of(assumptions, [&](const Assumption &one) {
    return sizes.value(one.low) <= sizes.value(one.high);
  });
}

int64_t derivedValue(const DerivedSize &rule, const Sizes &sizes) {
  int64_t of = *sizes.get(rule.of);
  // Rounded up, so that tile and count differ, and smaller than the whole.
  int64_t tile = std::ceil(std::sqrt(double(of)));
  tile = std::max<int64_t>(1, std::min(tile, of - 1));
  switch (rule.rule) {
  case DerivedSize::Rule::Half:
    return std::max<int64_t>(1, (of + 1) / 2);
  case DerivedSize::Rule::Tile:
    return tile;
  case DerivedSize::Rule::Count: // leaves at least one element over
    return std::max<int64_t>(1, (of - 1) / tile);
  }
  return 1;
}

} // namespace

/// What a mask as long as this is about: with less than its offset it would be
/// 0 or 1 throughout.
static int64_t leastOf(const Operators &operators, const Program &program,
                       prove::Variable size) {
  constexpr int64_t most = 16; // samples are small
  prove::Terms &terms = operators.terms();
  int64_t least = 0;
  for (const Node &node : program.nodes)
    if (const auto *mask = operators.as<Mask>(node.attribute))
      for (Index extent : mask->type.shape)
        if (auto offset = terms.constantValue(mask->offset);
            offset && extent == terms.index(size) && std::abs(*offset) <= most)
          least = std::max(least, std::abs(*offset) + 2);
  return least;
}

/// As far as the numbers with which the program compares: else nothing would
/// tell min(max(x, 0), 6) from max(x, 0).
static double spreadOfInputs(const Operators &operators,
                             const Program &program) {
  constexpr double farthest = 16;
  double result = 1;
  for (const Node &node : program.nodes) {
    const auto *map = operators.as<Map>(node.attribute);
    if (!map)
      continue;
    const semantics::ScalarBody &body = operators[map->body];
    for (const semantics::ScalarInstruction &instruction : body.instructions) {
      using enum semantics::ScalarOp;
      if (llvm::is_contained({Maximum, Minimum, Compare}, instruction.op))
        for (unsigned operand : instruction.operands)
          if (std::optional<double> number =
                  finiteConstant(body.instructions[operand]);
              number && std::abs(*number) <= farthest)
            result = std::max(result, std::abs(*number));
    }
  }
  return result;
}

namespace {

/// An integer input that is compared with a counter.
struct Compared {
  unsigned input = 0;
  const TensorType *type = nullptr;
  Index count; // of the counter
};

std::vector<Compared> comparedWithCounters(const Operators &operators,
                                           const Program &program) {
  std::vector<Compared> result;
  for (const Node &node : program.nodes) {
    const auto *map = operators.as<Map>(node.attribute);
    if (!map || operators.single(map->body) != semantics::ScalarOp::Compare)
      continue;
    for (unsigned side : {0u, 1u}) {
      const auto *input =
          operators.as<Input>(program.nodes[node.operands[side]].attribute);
      const auto *counter =
          operators.as<Iota>(program.nodes[node.operands[1 - side]].attribute);
      if (input && counter)
        result.push_back(
            {input->number, &input->type, counter->type.shape[counter->axis]});
    }
  }
  return result;
}

} // namespace

/// Every number that is counted occurs: a mean over none would be no number,
/// and with it all that is made of it.
static void makeRoom(const Operators &operators, const Program &program,
                     Sizes &sizes) {
  for (const Compared &one : comparedWithCounters(operators, program)) {
    if (one.type->shape.empty())
      continue;
    const prove::Atom *first =
        operators.terms().singleAtom(one.type->shape.front());
    int64_t wanted = sizes.value(one.count) + 4;
    if (first && first->kind == prove::AtomKind::Free &&
        sizes.get(first->variable).value_or(wanted) < wanted)
      sizes.set(first->variable, wanted);
  }
}

Result<void> Graph::chooseSamples() {
  size_t count = sizeVariables.size();
  for (unsigned number = 0; number != sampleCount; ++number) {
    Sizes sizes(ops->terms());
    for (auto [position, size] : llvm::enumerate(sizeVariables))
      sizes.set(size, std::max(plainSize(number, position, count),
                               number == 2 ? leastOf(*ops, *source, size) : 0));
    makeRoom(*ops, *source, sizes);
    RandomNumbers random(settings.sampleSeed + number);
    unsigned attempts = 0;
    while (!holds(sizes, settings.assumptions)) {
      // A context that no sample meets may be contradictory, and then
      // everything would be proved in it.
      if (++attempts > 20'000)
        return Error{ErrorCode::InvalidArgument,
                     "the assumptions about sizes contradict each other, or no "
                     "small sizes meet them",
                     "", "sizes of 1 to 24 were tried",
                     "leave out assumptions, or state sizes that meet them"};
      sizes = Sizes(ops->terms());
      for (prove::Variable size : sizeVariables)
        sizes.set(size, 1 + random.below(attempts < 10'000 ? 9 : 24));
    }
    sampled.push_back(sizes);
  }
  if (settings.sizesOfInterest.empty()) {
    Sizes &sizes = settings.sizesOfInterest.emplace_back(ops->terms());
    for (const ProgramSize &size : source->sizes)
      sizes.set(size.variable, size.value.value_or(1024));
  }
  return success();
}

prove::Variable Graph::derive(DerivedSize::Rule rule, prove::Variable of) {
  for (const DerivedSize &made : derived)
    if (made.rule == rule && made.of == of)
      return made.size;
  prove::Terms &terms = ops->terms();
  const char *suffix = rule == DerivedSize::Rule::Half   ? "0"
                       : rule == DerivedSize::Rule::Tile ? "_tile"
                                                         : "_count";
  DerivedSize made{rule, terms.size((terms.name(of) + suffix).str()), of};
  derived.push_back(made);
  for (Sizes &sizes : sampled)
    sizes.set(made.size, derivedValue(made, sizes));
  for (Sizes &sizes : settings.sizesOfInterest)
    sizes.set(made.size, derivedValue(made, sizes));

  Index one = terms.constant(1), whole = terms.index(of);
  if (rule == DerivedSize::Rule::Half)
    settings.assumptions.push_back(
        {terms.add(terms.index(made.size), one), whole});
  if (rule == DerivedSize::Rule::Count) {
    Index tile = terms.index(derive(DerivedSize::Rule::Tile, of));
    Index covered = terms.multiply(terms.index(made.size), tile);
    settings.assumptions.push_back({terms.add(covered, one), whole});
  }
  return made.size;
}

Sample randomSample(const TensorType &type, const Sizes &sizes, uint64_t seed) {
  Sample result;
  for (Index extent : type.shape)
    result.shape.push_back(sizes.value(extent));
  RandomNumbers random(seed);
  result.values.resize(sizes.elements(type.shape));
  for (double &value : result.values) {
    if (isFloat(type.element))
      value = random.normal();
    else if (type.element == ElementType::I1)
      value = random.below(2);
    else if (isUnsignedInteger(type.element))
      value = random.below(6);
    else
      value = double(random.below(11)) - 5;
  }
  return result;
}

Sample randomSample(const Input &input, const Sizes &sizes, uint64_t seed) {
  Sample result = randomSample(input.type, sizes, seed);
  if (input.below) {
    int64_t count = std::max<int64_t>(sizes.value(*input.below), 1);
    RandomNumbers random(seed);
    for (double &value : result.values)
      value = random.below(count);
  }
  return result;
}

/// Raises sizes until low <= high everywhere, one at a time: chance does not
/// find eight points of a range in order.
static bool repair(const Graph &graph, RandomNumbers &random, Sizes &sizes) {
  prove::Terms &terms = graph.operators().terms();
  auto value = [&](const Assumption &one) {
    return sizes.value(one.high) - sizes.value(one.low);
  };
  for (unsigned step = 0; step != 64; ++step) {
    auto violated = llvm::find_if(
        graph.assumptions(), [&](const auto &one) { return value(one) < 0; });
    if (violated == graph.assumptions().end())
      return true;
    int64_t gap = value(*violated);
    llvm::SmallVector<std::pair<prove::Variable, int64_t>, 4> choices;
    for (prove::Variable size : terms.freeVariables(violated->high)) {
      int64_t before = *sizes.get(size);
      sizes.set(size, before + 1);
      if (int64_t slope = value(*violated) - gap; slope > 0 && before < 64)
        choices.push_back({size, before + (-gap + slope - 1) / slope});
      sizes.set(size, before);
    }
    if (choices.empty())
      return false;
    auto [size, wanted] = choices[random.below(choices.size())];
    sizes.set(size, wanted);
  }
  return false;
}

bool chooseSizes(const Graph &graph, uint64_t seed, Sizes &sizes) {
  constexpr unsigned byChance = 20'000;
  RandomNumbers random(seed);
  for (unsigned attempt = 0; attempt != byChance + 1'000; ++attempt) {
    sizes = Sizes(graph.operators().terms());
    for (prove::Variable size : graph.sizes())
      sizes.set(size, 1 + random.below(attempt < byChance / 2 ? 5 : 12));
    for (const DerivedSize &made : graph.derivedSizes())
      sizes.set(made.size, 1 + random.below(4));
    if (holds(sizes, graph.assumptions()) ||
        (attempt >= byChance && repair(graph, random, sizes)))
      return true;
  }
  return false;
}

/// Random by their number in the program, not in the graph.
static uint64_t leafNumber(const Attribute &leaf) {
  if (const auto *input = std::get_if<Input>(&leaf))
    return input->number;
  const auto &opaque = std::get<Opaque>(leaf);
  return 1'000'000 + uint64_t(opaque.number) * 64 + opaque.result;
}

const Sample *Graph::leafSample(const Attribute &leaf, const TensorType &type,
                                unsigned sample) const {
  uint64_t number = leafNumber(leaf);
  uint64_t seed = settings.sampleSeed * 0x10001 + number * 64 + sample;
  const auto *input = std::get_if<Input>(&leaf);
  Sample &result = types->samples.emplace_back(
      input ? randomSample(*input, sampled[sample], seed)
            : randomSample(type, sampled[sample], seed));
  for (const Compared &one : comparedWithCounters(*ops, *source))
    if (one.input == number && *one.type == type) {
      // Some of them twice; the last is any number that it may be, counted or
      // not.
      int64_t count = sampled[sample].value(one.count);
      for (size_t place = 0; place + 1 < result.values.size(); ++place)
        result.values[place] = double((place * place + 1) % count);
      for (int64_t place = 0; place < count; ++place)
        if (size_t(place) + 1 < result.values.size())
          result.values[place] = double(count - 1 - place);
    }
  if (!types->domains)
    types->domains = domainsOf(*ops, *source, sampled[0]);
  if (sample == 1 && isFloat(type.element)) {
    double spread = spreadOfInputs(*ops, *source);
    for (double &value : result.values)
      value *= spread;
  }
  if (input)
    restrictTo((*types->domains)[number], result);
  return &result;
}

} // namespace tesela::nugraph
