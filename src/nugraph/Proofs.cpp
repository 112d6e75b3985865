#include "nugraph/Proofs.h"

#include "ir/ElementTypes.h"
#include "nugraph/SourceDigest.h"
#include "prove/ProofCache.h"
#include "prove/SourceDigest.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/xxhash.h"

#include <atomic>
#include <chrono>
#include <thread>

namespace tesela::nugraph {

namespace {

using Kind = prove::SideCondition::Kind;

/// As it stands, or with its indices called otherwise, at the same places: the
/// first two lines.
bool isSame(llvm::StringRef a, llvm::StringRef b) {
  auto [first, others] = a.split('\n');
  auto [other, otherOthers] = b.split('\n');
  llvm::StringRef inGeneral = others.split('\n').first;
  return first == other ||
         (!inGeneral.empty() && inGeneral == otherOthers.split('\n').first);
}

/// What is greater than 0 says in two more lines that it is not 0.
bool follows(const prove::SideCondition &wanted,
             llvm::ArrayRef<prove::SideCondition> given) {
  return llvm::any_of(given, [&](const prove::SideCondition &one) {
    llvm::StringRef stronger = one.canonical;
    if (one.kind == wanted.kind || one.kind == Kind::Positive)
      if (isSame(stronger, wanted.canonical))
        return true;
    llvm::StringRef weaker = stronger.split('\n').second.split('\n').second;
    return wanted.kind == Kind::NotZero && !weaker.empty() &&
           isSame(weaker, wanted.canonical);
  });
}

std::string text(llvm::StringRef side, const prove::SideCondition &condition) {
  return (side + ": " + condition.text).str();
}

class Stopwatch {
public:
  explicit Stopwatch(double &total) : total(total) {}
  ~Stopwatch() {
    total +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
            .count();
  }

private:
  double &total;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

} // namespace

WindowAnswer judge(const prove::Answer &answer) {
  WindowAnswer result{answer.verdict, answer.grade, {}, answer.reason};
  if (!result.isProved())
    return result;
  for (const prove::SideCondition &condition : answer.leftConditions)
    result.conditions.push_back(text("old", condition));
  bool allFollow = true;
  for (const prove::SideCondition &condition : answer.rightConditions) {
    result.conditions.push_back(text("new", condition));
    allFollow &= follows(condition, answer.leftConditions);
  }
  if (answer.grade == prove::Grade::RealWithConditions && allFollow)
    result.grade = prove::Grade::Real;
  if (!allFollow) {
    result.verdict = prove::Verdict::Unknown;
    result.reason = "a condition of the new side does not follow";
  }
  return result;
}

// ----------------------------------------------------------------- on disk

/// What a window means depends on the sources of its operators too.
static std::string diskKey(llvm::StringRef key) {
  std::string asked =
      std::string(prove::sourceDigest) + sourceDigest + " window\n" + key.str();
  auto hash = llvm::BLAKE3::hash<32>(llvm::arrayRefFromStringRef(asked));
  return std::string(hash.begin(), hash.end());
}

/// Verdict and grade as numbers, the reason, then a line for each condition.
static std::string payload(const WindowAnswer &answer) {
  std::string text = std::to_string(int(answer.verdict)) + ' ' +
                     std::to_string(int(answer.grade)) + '\n' + answer.reason;
  for (const std::string &condition : answer.conditions)
    text += '\n' + condition;
  return text;
}

static std::optional<WindowAnswer> fromPayload(llvm::StringRef text) {
  WindowAnswer answer;
  llvm::SmallVector<llvm::StringRef, 4> lines;
  text.split(lines, '\n');
  auto [verdict, grade] = lines[0].split(' ');
  unsigned numbers[2];
  if (lines.size() < 2 || verdict.getAsInteger(10, numbers[0]) ||
      grade.getAsInteger(10, numbers[1]) ||
      numbers[0] > unsigned(prove::Verdict::Unknown) ||
      numbers[1] > unsigned(prove::Grade::RealWithConditions))
    return std::nullopt;
  answer.verdict = prove::Verdict(numbers[0]);
  answer.grade = prove::Grade(numbers[1]);
  answer.reason = lines[1].str();
  for (llvm::StringRef condition : llvm::drop_begin(lines, 2))
    answer.conditions.push_back(condition.str());
  return answer;
}

WindowAnswer Proofs::ask(const Graph &graph, const Window &window) const {
  if (!cache)
    return judge(prover(graph, window));
  std::string key = diskKey(window.key);
  if (std::optional<std::string> found = cache->find(key))
    if (std::optional<WindowAnswer> answer = fromPayload(*found))
      return *answer;
  WindowAnswer answer = judge(prover(graph, window));
  llvm::replace(answer.reason, '\n', ' ');
  cache->store(key, payload(answer));
  return answer;
}

const WindowAnswer *Proofs::find(const std::string &key) const {
  auto found = answers.find(key);
  return found == answers.end() ? nullptr : &found->second;
}

const WindowAnswer &Proofs::decide(const Graph &graph, const Window &window) {
  auto found = answers.find(window.key);
  if (found != answers.end())
    return found->second;
  Stopwatch watch(spent);
  return answers.emplace(window.key, ask(graph, window)).first->second;
}

void Proofs::decide(const Graph &graph, llvm::ArrayRef<const Window *> windows,
                    unsigned threads) {
  llvm::SmallVector<const Window *> open;
  for (const Window *window : windows)
    if (!find(window->key))
      open.push_back(window);
  if (threads < 2 || open.size() < 2) {
    for (const Window *window : open)
      decide(graph, *window);
    return;
  }
  Stopwatch watch(spent);
  std::vector<WindowAnswer> results(open.size());
  std::atomic<size_t> next = 0;
  auto work = [&] {
    for (size_t i = next++; i < open.size(); i = next++)
      results[i] = ask(graph, *open[i]);
  };
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i != std::min<size_t>(threads, open.size()); ++i)
      workers.emplace_back(work);
  }
  for (auto [window, result] : llvm::zip_equal(open, results))
    answers.emplace(window->key, std::move(result));
}

/// x op y and y op x as a program of two inputs; nothing where the operand
/// types differ.
static std::optional<Program> exchangeProgram(Operators &operators,
                                              AttributeId id) {
  std::array<ElementType, 2> elements;
  AttributeId attribute = id;
  Index extent = operators.terms().index(operators.terms().size("n"));
  Shape shape{extent};
  if (const auto *map = operators.as<Map>(id)) {
    for (const auto &instruction : operators[map->body].instructions)
      if (instruction.op == semantics::ScalarOp::Input &&
          instruction.index < 2) {
        std::optional<ElementType> element = ir::elementType(instruction.type);
        if (!element)
          return std::nullopt;
        elements[instruction.index] = *element;
      }
    Map flat = *map;
    flat.rank = 1;
    flat.maps.assign(2, AccessMap{0});
    attribute = operators.intern(flat);
  } else {
    Contraction product = *operators.as<Contraction>(id);
    elements.fill(product.element);
    product.left = {0, 1};
    product.right = {1, 2};
    product.output = {0, 2};
    shape = {extent, extent};
    attribute = operators.intern(product);
  }
  if (elements[0] != elements[1])
    return std::nullopt;
  Program program;
  for (unsigned i : {0u, 1u}) {
    TensorType type{elements[i], shape};
    program.inputs.push_back({"", type, i});
    program.nodes.push_back({operators.intern(Input{i, type}), {}});
    program.types.push_back(type);
  }
  program.nodes.push_back({attribute, {0, 1}});
  program.nodes.push_back({operators.exchanged(attribute), {1, 0}});
  program.sizes.push_back({operators.terms().size("n"), 4});
  return program;
}

bool Proofs::commutes(Operators &operators, AttributeId id) {
  const auto *map = operators.as<Map>(id);
  const auto *contraction = operators.as<Contraction>(id);
  if (!contraction && (!map || map->maps.size() != 2))
    return false;
  uint32_t key = map ? map->body.id : ~uint32_t(contraction->element);
  auto [entry, fresh] = commuting.try_emplace({&operators, key}, false);
  if (!fresh)
    return entry->second;
  std::optional<Program> program = exchangeProgram(operators, id);
  if (!program)
    return false;
  AttributeId forward = program->nodes[2].attribute;
  AttributeId backward = program->nodes[3].attribute;
  program->nodes.resize(2);
  // In this graph nothing is taken to commute yet.
  auto graph =
      Graph::create(operators, *program, {}, [](AttributeId) { return false; });
  if (!graph)
    return false;
  Ref x = Ref::ofClass(0), y = Ref::ofClass(1);
  Window window = cutWindow(*graph, graph->make(forward, {x, y}),
                            graph->make(backward, {y, x}), false);
  const WindowAnswer &answer = decide(*graph, window);
  bool result = answer.isProved() && answer.grade == prove::Grade::Bitwise;
  commuting[{&operators, key}] = result;
  return result;
}

std::string shortKey(llvm::StringRef key) {
  return llvm::utohexstr(llvm::xxh3_64bits(key), /*LowerCase=*/true, 16);
}

} // namespace tesela::nugraph
