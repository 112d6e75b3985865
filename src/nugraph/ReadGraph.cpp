#include "nugraph/GraphText.h"

#include "nugraph/Offer.h"
#include "nugraph/Signs.h"

#include "llvm/ADT/StringExtras.h"

namespace tesela::nugraph {

namespace {

class GraphReader {
public:
  GraphReader(llvm::StringRef text, Operators &operators, Commutes commutes,
              const ReadOptions &options)
      : text(text), operators(operators), commutes(std::move(commutes)),
        options(options) {
    text.split(lines, '\n');
  }

  Result<Graph> read() {
    if (!isWhole() || !header() || !program())
      return failure();
    auto made =
        Graph::create(operators, stated, std::move(graphOptions), commutes);
    if (!made)
      return made.error();
    graph = &*made;
    if (!replay())
      return failure();
    // Everything else follows from these lines; it must have come out so.
    std::string again = toText(*graph);
    llvm::SmallVector<llvm::StringRef> others;
    llvm::StringRef(again).split(others, '\n');
    for (size_t i = 0; i != std::max(lines.size(), others.size()); ++i)
      if (i >= lines.size() || i >= others.size() || lines[i] != others[i]) {
        line = i;
        fail("is not what the steps before it lead to");
        return failure();
      }
    return std::move(*made);
  }

private:
  bool fail(llvm::StringRef why) {
    if (message.empty())
      message = why.str();
    return false;
  }
  Error failure() const {
    return Error{ErrorCode::DataLoss,
                 "the nuGraph file is damaged: line " +
                     std::to_string(line + 1) + " " + message,
                 line < lines.size() ? lines[line].take_front(120).str()
                                     : std::string(),
                 "", "explore the program again and save it anew"};
  }

  /// Does the sum at the end fit the lines before it?
  bool isWhole() {
    size_t end = text.rfind("\nend ");
    llvm::StringRef sum = text.substr(end).trim();
    if (end == llvm::StringRef::npos || !sum.consume_front("end ") ||
        sum != shortKey(text.take_front(end + 1)))
      return fail("does not fit the sum at the end of the file");
    return true;
  }

  /// Moves past the next line if it begins with `word`.
  bool take(llvm::StringRef word, llvm::StringRef &rest) {
    if (line >= lines.size())
      return false;
    rest = lines[line];
    if (!rest.consume_front(word))
      return false;
    ++line;
    return true;
  }
  bool failBefore(llvm::StringRef why) {
    --line;
    return fail(why);
  }

  bool header() {
    llvm::StringRef rest;
    if (!take("tesela nugraph 1", rest) || !rest.empty())
      return fail("is not the head of a nuGraph file of this version");
    if (!take("numerics ", rest))
      return fail("does not say the numerics");
    bool known = false;
    for (Numerics one : {Numerics::Strict, Numerics::Standard, Numerics::Real})
      if (rest == name(one)) {
        graphOptions.numerics = one;
        known = true;
      }
    if (!known)
      return failBefore("names numerics that are not known");
    if (!take("seed ", rest) || rest.getAsInteger(10, graphOptions.sampleSeed))
      return fail("does not say the seed of the samples");
    while (take("size ", rest))
      if (!size(rest))
        return failBefore("is no size");
    while (take("assume ", rest))
      if (!assumption(rest))
        return failBefore("is no assumption");
    return true;
  }

  bool size(llvm::StringRef text) {
    auto [names, interest] = text.split(" : ");
    prove::Variable size = operators.terms().size(names.split(' ').first);
    llvm::SmallVector<llvm::StringRef> numbers;
    interest.split(numbers, ' ');
    std::vector<Sizes> &all = graphOptions.sizesOfInterest;
    if (stated.sizes.empty())
      all.assign(numbers.size(), Sizes(operators.terms()));
    if (all.size() != numbers.size())
      return false;
    for (auto [sizes, number] : llvm::zip_equal(all, numbers)) {
      int64_t value = 0;
      if (number.getAsInteger(10, value) || value < 1)
        return false;
      sizes.set(size, value);
    }
    stated.sizes.push_back({size, all.front().get(size)});
    return true;
  }

  bool assumption(llvm::StringRef text) {
    auto [low, high] = text.split(" <= ");
    std::optional<Index> bounds[2];
    for (auto [side, bound] :
         {std::pair(low, &bounds[0]), std::pair(high, &bounds[1])})
      if (side.consume_front("{") && side.consume_back("}"))
        *bound = parseIndex(operators.terms(), side);
    if (!bounds[0] || !bounds[1])
      return false;
    stated.assumptions.push_back({*bounds[0], *bounds[1]});
    return true;
  }

  /// `attribute`, with its ticks, at the front of `text`.
  std::optional<AttributeId> attribute(llvm::StringRef &text) {
    if (!text.consume_front("`"))
      return std::nullopt;
    size_t end = text.find('`');
    if (end == llvm::StringRef::npos)
      return std::nullopt;
    std::optional<AttributeId> id = operators.parse(text.take_front(end));
    text = text.drop_front(end + 1);
    return id;
  }

  bool program() {
    llvm::StringRef rest;
    while (take("input ", rest)) {
      auto [element, inputName] = rest.split(' ');
      std::optional<ElementType> type = elementTypeFromHlo(element);
      if (!type)
        return failBefore("is no input");
      unsigned number = stated.inputs.size();
      stated.inputs.push_back({inputName.str(), {*type, {}}, number});
    }
    while (take("program ", rest))
      if (!programNode(rest))
        return failBefore("is no node of a program");
    while (take("result ", rest)) {
      uint32_t number = 0;
      if (rest.getAsInteger(10, number) || number >= stated.nodes.size())
        return failBefore("is no result");
      stated.results.push_back(number);
    }
    return true;
  }

  bool programNode(llvm::StringRef text) {
    std::optional<AttributeId> id = attribute(text);
    if (!id)
      return false;
    Node node{*id, {}};
    llvm::SmallVector<const TensorType *, 2> types;
    llvm::SmallVector<llvm::StringRef> words;
    text.split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef word : words) {
      uint32_t operand = 0;
      if (word.getAsInteger(10, operand) || operand >= stated.nodes.size())
        return false;
      node.operands.push_back(operand);
      types.push_back(&stated.types[operand]);
    }
    std::optional<TensorType> type = operators.infer(*id, types);
    if (!type)
      return false;
    if (const auto *input = operators.as<Input>(*id)) {
      if (input->number >= stated.inputs.size())
        return false;
      stated.inputs[input->number].type = *type;
    }
    stated.nodes.push_back(node);
    stated.types.push_back(*type);
    return true;
  }

  bool replay() {
    llvm::StringRef rest;
    while (take("derive ", rest))
      if (!derivation(rest))
        return failBefore("is no derived size");
    while (take("step ", rest))
      if (!step(rest))
        return failBefore(message.empty() ? "is no step" : message);
    return true;
  }

  bool derivation(llvm::StringRef text) {
    auto [rule, names] = text.split(' ');
    prove::Variable of = operators.terms().size(names.split(' ').first);
    if (!llvm::is_contained(graph->sizes(), of))
      return false;
    for (auto one : {DerivedSize::Rule::Half, DerivedSize::Rule::Tile,
                     DerivedSize::Rule::Count})
      if (rule == name(one)) {
        graph->derive(one, of);
        return true;
      }
    return false;
  }

  std::optional<Ref> expression(llvm::StringRef &text) {
    if (text.consume_front("c")) {
      ClassId id = 0;
      if (text.consumeInteger(10, id) || id >= graph->classCount())
        return std::nullopt;
      return Ref::ofClass(id);
    }
    if (!text.consume_front("("))
      return std::nullopt;
    std::optional<AttributeId> id = attribute(text);
    llvm::SmallVector<Ref, 2> operands;
    while (text.consume_front(" ")) {
      std::optional<Ref> operand = expression(text);
      if (!operand)
        return std::nullopt;
      operands.push_back(*operand);
    }
    if (!id || !text.consume_front(")"))
      return std::nullopt;
    return graph->make(*id, operands);
  }

  bool step(llvm::StringRef text) {
    Step made;
    auto [head, equation] = text.split(" | ");
    llvm::SmallVector<llvm::StringRef> parts, words;
    head.split(parts, " ; ");
    parts[0].split(words, ' ', 4);
    if (words.size() != 5 || !words[0].consume_front("c") ||
        words[0].getAsInteger(10, made.target) ||
        made.target >= graph->classCount())
      return false;
    std::optional<prove::Grade> grade = gradeNamed(words[1]);
    std::optional<Ref> before = expression(equation);
    if (!grade || !before || !equation.consume_front(" = "))
      return false;
    std::optional<Ref> after = expression(equation);
    if (!after || !equation.empty())
      return false;
    made.before = *before, made.after = *after, made.grade = *grade;
    made.deep = words[2] == "deep", made.key = words[3].str();
    made.move = words[4].str();
    for (llvm::StringRef condition : llvm::ArrayRef(parts).drop_front())
      made.conditions.push_back(condition.str());
    return apply(std::move(made));
  }

  static std::optional<prove::Grade> gradeNamed(llvm::StringRef word) {
    for (unsigned i = 0; i <= unsigned(prove::Grade::RealWithConditions); ++i)
      if (word == prove::name(prove::Grade(i)))
        return prove::Grade(i);
    return std::nullopt;
  }

  bool apply(Step step) {
    if (graph->lookup(step.before) != graph->find(step.target))
      return fail("starts from a window that is not in its class");
    if (graph->type(step.after) != (*graph)[step.target].type)
      return fail("changes the type");
    if (!allows(graph->options().numerics, step.grade))
      return fail("is of a grade that the numerics do not allow");
    for (unsigned number = 0; number != sampleCount; ++number) {
      const Sample *wanted = graph->sample(Ref::ofClass(step.target), number);
      const Sample *given = graph->sample(step.after, number);
      if (!wanted || !given || !agree(*given, *wanted))
        return fail("does not agree with the samples of its class");
    }
    if (options.proofs && !proved(step))
      return fail("could not be proved again");
    graph->apply(std::move(step));
    return true;
  }

  bool proved(const Step &step) {
    Window window = cutWindow(*graph, step.before, step.after, step.deep);
    if (shortKey(window.key) != step.key) {
      window = cutSignedWindow(*graph, step.before, step.after);
      if (shortKey(window.key) != step.key || step.grade < prove::Grade::Real)
        return false;
    }
    const WindowAnswer &answer = options.proofs->decide(*graph, window);
    return answer.isProved() && answer.grade <= step.grade;
  }

  llvm::StringRef text;
  Operators &operators;
  Commutes commutes;
  ReadOptions options;
  llvm::SmallVector<llvm::StringRef> lines;
  size_t line = 0;
  std::string message;
  Program stated;
  GraphOptions graphOptions;
  Graph *graph = nullptr;
};

} // namespace

Result<Graph> fromText(llvm::StringRef text, Operators &operators,
                       Commutes commutes, const ReadOptions &options) {
  return GraphReader(text, operators, std::move(commutes), options).read();
}

} // namespace tesela::nugraph
