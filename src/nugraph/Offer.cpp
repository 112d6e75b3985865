#include "nugraph/Offer.h"

#include "nugraph/Moves.h"
#include "nugraph/Signs.h"

#include <cmath>

namespace tesela::nugraph {

Counts &Counts::operator+=(const Counts &other) {
  tried += other.tried, shape += other.shape, guard += other.guard;
  duplicate += other.duplicate, refuted += other.refuted;
  trivial += other.trivial, unproved += other.unproved, grade += other.grade;
  admitted += other.admitted, proofs += other.proofs;
  deepProofs += other.deepProofs, plainWindows += other.plainWindows;
  return *this;
}

static bool agree(double a, double b, double relative, double absolute) {
  if (a == b)
    return true;
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) && std::isnan(b);
  return std::abs(a - b) <= absolute + relative * std::abs(b);
}

bool agree(const Sample &a, const Sample &b) {
  if (a.shape != b.shape)
    return false;
  if (&a == &b)
    return true;
  for (auto [x, y] : llvm::zip_equal(a.values, b.values))
    if (!agree(x, y, 1e-8, 1e-10))
      return false;
  return true;
}

bool Offers::hasTriedAll() const {
  unsigned typed = total.tried - total.shape;
  return typed + total.shape / limits.lookUps >= limits.candidates ||
         total.proofs >= limits.proofs ||
         graph.sampleOperations() - sampledBefore >= limits.sampleOperations;
}

bool Offers::exhausted() const { return isFull() || hasTriedAll(); }

/// The most dimensions of extent 1 that anything in it has.
static unsigned ones(Graph &graph, Ref ref) {
  unsigned most = 0;
  Index one = graph.operators().terms().constant(1);
  if (const TensorType *type = graph.type(ref))
    most = llvm::count(type->shape, one);
  if (ref.isExpression())
    for (Ref operand : llvm::SmallVector<Ref, 3>(graph.operands(ref)))
      most = std::max(most, ones(graph, operand));
  return most;
}

/// Sums over one element and broadcasts to one would go on for ever.
static bool addsOnes(Graph &graph, Ref before, Ref after) {
  if (before.isClass())
    return false;
  OperatorKind kind = graph.operators().kind(graph.attribute(before));
  if (kind != OperatorKind::Broadcast && kind != OperatorKind::Reduction)
    return false;
  unsigned given = ones(graph, before);
  return given != 0 && ones(graph, after) > given;
}

void Offers::offer(ClassId target, Ref before, Ref after, const Move &move) {
  ++total.tried;
  target = graph.find(target);
  const TensorType *type = graph.type(after);
  if (!type || type != graph[target].type) {
    ++total.shape;
    return;
  }
  uint64_t key = uint64_t(target) << 32 | after.bits;
  if (graph.lookup(after) == target || !seen.insert(key).second) {
    ++total.duplicate;
    return;
  }
  Candidate candidate{target, before, after, &move};
  bool isFree = move.isIntroduction() && !move.isGuarded;
  if (limits.guards && !after.isClass() &&
      (addsOnes(graph, before, after) || (!isFree && isTooDear(candidate)))) {
    ++total.guard;
    return;
  }
  if (!agreesWithClass(candidate)) {
    ++total.refuted;
    if (onRefuted)
      onRefuted(candidate);
    return;
  }
  if (limits.guards && llvm::any_of(graph.operands(after), [&](Ref operand) {
        return isTrivial(operand);
      })) {
    ++total.trivial;
    return;
  }
  waiting.push_back(candidate);
}

bool Offers::isTooDear(const Candidate &candidate) {
  bool heavy =
      graph.isHeavy(candidate.before) || graph.isHeavy(candidate.after);
  auto before = graph.cost(candidate.before);
  auto after = graph.cost(candidate.after);
  auto program = graph.programCost();
  for (size_t i = 0; i != after.size(); ++i) {
    double operations = std::max(
        candidate.move->growth * before[i].operations,
        before[i].operations + candidate.move->slack * program[i].operations);
    double largest = candidate.move->room * before[i].largest;
    if (heavy) {
      operations =
          std::max(1.25 * before[i].operations, 2.1 * program[i].operations);
      largest = candidate.move->isIntroduction()
                    ? after[i].largest
                    : 1.25 * std::max(before[i].largest, program[i].largest);
    }
    if (after[i].operations <= operations && after[i].largest <= largest)
      return false;
  }
  return !after.empty();
}

bool Offers::agreesWithClass(const Candidate &candidate) {
  for (unsigned number = 0; number != sampleCount; ++number) {
    const Sample *wanted = graph.sample(Ref::ofClass(candidate.target), number);
    const Sample *given = graph.sample(candidate.after, number);
    if (!wanted || !given || !agree(*given, *wanted))
      return false;
  }
  return true;
}

bool Offers::isTrivial(Ref ref) {
  if (ref.isClass() || graph.lookup(ref))
    return false;
  // A place in a value is no operand of arithmetic.
  if (const TensorType *type = graph.type(ref); type && type->shape.empty() &&
                                                !isFloat(type->element) &&
                                                graph.operands(ref).empty())
    return false;
  auto everywhere = [&](auto &&test) {
    for (unsigned number = 0; number != sampleCount; ++number) {
      const Sample *value = graph.sample(ref, number);
      if (!value || !test(*value, number))
        return false;
    }
    return true;
  };
  for (double constant : {0.0, 1.0})
    if (everywhere([&](const Sample &value, unsigned) {
          return llvm::all_of(value.values, [&](double x) {
            return std::abs(x - constant) <= 1e-9;
          });
        }))
      return true;
  llvm::SmallVector<ClassId> leaves;
  graph.leaves(ref, leaves);
  for (ClassId leaf : leaves)
    if (graph[leaf].type == graph.type(ref) &&
        everywhere([&](const Sample &value, unsigned number) {
          const Sample *other = graph.sample(Ref::ofClass(leaf), number);
          return other && agree(value, *other);
        }))
      return true;
  return llvm::any_of(graph.operands(ref),
                      [&](Ref operand) { return isTrivial(operand); });
}

// ---------------------------------------------------------------- proofs

/// Not where the window would compare with a class it knows nothing of.
static bool isLocal(const Graph &graph, const Offers::Candidate &candidate) {
  if (!candidate.after.isClass())
    return true;
  llvm::SmallVector<ClassId> leaves;
  graph.leaves(candidate.before, leaves);
  ClassId after = graph.find(candidate.after.classId());
  return llvm::is_contained(leaves, after) || graph.isConstant(after);
}

std::optional<Window> Offers::localWindow(const Candidate &candidate) {
  if (!isLocal(graph, candidate))
    return std::nullopt;
  return cutWindow(graph, candidate.before, candidate.after, false);
}

/// Nothing where no sign is known, or none matters.
static std::optional<Window> signedWindow(Graph &graph,
                                          const Offers::Candidate &candidate) {
  if (!isLocal(graph, candidate) ||
      !allows(graph.options().numerics, prove::Grade::Real) ||
      !(dependsOnSigns(graph, candidate.before) ||
        dependsOnSigns(graph, candidate.after)))
    return std::nullopt;
  Window window = cutSignedWindow(graph, candidate.before, candidate.after);
  if (!llvm::is_contained(positiveLeaves(window), true))
    return std::nullopt;
  return window;
}

Window Offers::deepWindow(const Candidate &candidate) {
  return cutWindow(graph, candidate.before, candidate.after, true);
}

/// Counts distinct windows, whether or not a cache knows the answer: the graph
/// must not depend on what a cache holds.
bool Offers::mayAsk(const std::string &key) {
  if (asked.count(key))
    return true;
  if (total.proofs >= limits.proofs)
    return false;
  asked.insert(key);
  ++total.proofs;
  return true;
}

/// With several threads: the answers that `settle` will most likely want.
void Offers::proveAhead() {
  std::vector<Window> windows;
  std::unordered_set<std::string> keys;
  for (const Candidate &candidate : waiting)
    if (auto window = localWindow(candidate);
        window && keys.insert(window->key).second)
      windows.push_back(std::move(*window));
  llvm::SmallVector<const Window *> pointers;
  for (const Window &window : windows)
    pointers.push_back(&window);
  proofs.decide(graph, pointers, limits.threads);
}

void Offers::settle() {
  if (limits.threads > 1 && waiting.size() > 1)
    proveAhead();
  // A move over the whole graph may have made more than there is room for.
  for (const Candidate &candidate : std::exchange(waiting, {}))
    if (!isFull() || candidate.after.isClass())
      admit(candidate);
}

void Offers::admit(Candidate candidate) {
  ClassId target = graph.find(candidate.target);
  // Classes may have been joined since; the log names live ones.
  candidate.before = graph.refresh(candidate.before);
  candidate.after = graph.refresh(candidate.after);
  if (graph.lookup(candidate.after) == target) {
    ++total.duplicate;
    return;
  }
  WindowAnswer answer;
  bool deep = false;
  std::optional<Window> window = localWindow(candidate);
  std::string localKey = window ? window->key : "";
  answer.reason = "limit of proofs";
  if (window && mayAsk(window->key))
    answer = proofs.decide(graph, *window);
  if (!answer.isProved()) {
    window = deepWindow(candidate);
    if (window->key != localKey && mayAsk(window->key)) {
      answer = proofs.decide(graph, *window);
      deep = true;
      ++total.deepProofs;
    }
  }
  if (!answer.isProved())
    if (std::optional<Window> known = signedWindow(graph, candidate);
        known && mayAsk(known->key))
      if (WindowAnswer one = proofs.decide(graph, *known); one.isProved()) {
        answer = std::move(one);
        answer.grade = std::max(answer.grade, prove::Grade::Real);
        window = std::move(known);
        deep = false;
      }
  if (!answer.isProved()) {
    ++total.unproved;
    unproved.push_back({candidate, answer.reason});
    return;
  }
  if (!allows(graph.options().numerics, answer.grade) ||
      (answer.grade > prove::Grade::BitwiseFloat &&
       (graph.rounds(window->before) || graph.rounds(window->after)))) {
    ++total.grade;
    return;
  }
  ++total.admitted;
  graph.apply({target, candidate.before, candidate.after,
               candidate.move->name.str(), answer.grade, deep,
               answer.conditions, shortKey(window->key)});
}

} // namespace tesela::nugraph
