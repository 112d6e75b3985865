// The table of moves, and what they share.
#include "nugraph/Folds.h"
#include "nugraph/FunctionMoves.h"
#include "nugraph/Siblings.h"

namespace tesela::nugraph {

template <typename... Kinds> static constexpr uint32_t of(Kinds... kinds) {
  return ((1u << unsigned(kinds)) | ...);
}

// clang-format off
static const Move table[] = {
  {.name = "push", .level = Level::Push, .growth = 1.1,
   .before = "contract(multiply(x, r), w)",
   .after = "multiply(contract(x, w), r)", .onPair = push},
  {.name = "substitute", .level = Level::General, .growth = 1.1,
   .slack = 0.01,
   .before = "exp(subtract(a, b))", .after = "divide(exp(a), exp(b))",
   .onPair = substitute},
  {.name = "elide", .level = Level::Open,
   .before = "contract(broadcast(k), q)", .after = "contract(k, q)",
   .onPair = elide},
  {.name = "transfer", .level = Level::General,
   .before = "contract(multiply(x, g), w)",
   .after = "contract(x, multiply(w, g))", .onPair = transfer},
  {.name = "joint", .level = Level::General, .slack = 0.01,
   .before = "add(contract(x, w), contract(x, v))",
   .after = "contract(x, add(w, v))", .onNode = joint},
  {.name = "choice", .level = Level::General, .growth = 1.1,
   .before = "exp(where(m, x, -inf))", .after = "where(m, exp(x), 0)",
   .kinds = of(OperatorKind::Map), .onNode = exchangeChoice},
  {.name = "choice as a maximum", .level = Level::General,
   .before = "where(t > 0, t, t / 4)", .after = "maximum(t, t / 4)",
   .kinds = of(OperatorKind::Map), .onNode = choiceAsMaximum},
  {.name = "one choice", .level = Level::General,
   .before = "where(m, contract(x, w), contract(y, w))",
   .after = "contract(where(m, x, y), w)",
   .kinds = of(OperatorKind::Map), .onNode = joinChoices},
  {.name = "pick", .level = Level::General,
   .before = "scan(x)[P]", .after = "sum(x[0:P+1])",
   .kinds = of(OperatorKind::Take), .onNode = pickOne},
  {.name = "chosen rows", .level = Level::General,
   .before = "contract(i[M] = k, w[K, N]), 0 <= i < K", .after = "w[i]",
   .kinds = of(OperatorKind::Contraction), .onNode = takeRows},
  {.name = "merge ranges", .level = Level::General,
   .before = "sum(sum(split(x, B, T)))", .after = "sum(x)",
   .kinds = of(OperatorKind::Reduction), .onNode = mergeRanges},
  {.name = "overlap", .level = Level::General,
   .before = "subtract(sum(x[1:N]), sum(x[0:N-1]))",
   .after = "subtract(x[N-1], x[0])",
   .kinds = of(OperatorKind::Map), .onNode = leaveOutOverlaps},
  {.name = "narrow", .level = Level::General,
   .before = "slice(concatenate(x, y))", .after = "slice(y)",
   .kinds = of(OperatorKind::Slice), .onNode = narrow},
  {.name = "join neighbours", .level = Level::General,
   .before = "concatenate(x[0:P], x[P:N])", .after = "x",
   .kinds = of(OperatorKind::Concatenate), .onNode = joinNeighbours},
  {.name = "order of axes", .level = Level::General,
   .before = "merge 0 (merge 0 x)", .after = "merge 0 (merge 1 x)",
   .kinds = of(OperatorKind::Merge, OperatorKind::Split),
   .onNode = orderAxes},
  {.name = "cut at borders", .level = Level::General,
   .before = "contract(concatenate(x, y), w)",
   .after = "add(contract(x, w[0:P]), contract(y, w[P:N]))",
   .kinds = of(OperatorKind::Map, OperatorKind::Contraction,
               OperatorKind::Reduction),
   .onNode = cutAtBorders},
  {.name = "one more term", .level = Level::General,
   .before = "add(contract(x, w), multiply(m, p))",
   .after = "add(contract(x, w), contract(m, p)), over a range of one",
   .kinds = of(OperatorKind::Map), .onNode = oneMoreTerm},
  // What is used several times counts as often.
  {.name = "nested windows", .level = Level::General, .growth = 32,
   .room = 1.25,
   .before = "maxima of x[i:i+N], i to 4, and i to 8",
   .after = "y of x, and maxima of y[i:i+N], i to 4",
   .kinds = of(OperatorKind::Map), .onNode = nestWindows},
  {.name = "windows", .level = Level::General, .growth = 1.25,
   .room = 1.25,
   .before = "x[0:N-3] + x[1:N-2] + x[2:N-1] + x[3:N]",
   .after = "y[0:N-3] + y[2:N-1], y = x[0:N-1] + x[1:N]",
   .kinds = of(OperatorKind::Map), .onNode = sumWindows},
  {.name = "overlapping parts", .level = Level::General, .growth = 1.25,
   .room = 1.25,
   .before = "exp(x[0:N-2]), exp(x[1:N-1]), exp(x[2:N])",
   .after = "slices of exp(x)", .onGraph = joinOverlappingParts},
  {.name = "filter", .level = Level::General, .growth = 2, .room = 1.25,
   .before = "a b x[0:N-2] + (a + b) x[1:N-1] + ..., a filter of a filter",
   .after = "a y[0:N-1] + y[1:N], y = b x[0:N-1] + x[1:N]",
   .kinds = of(OperatorKind::Map), .onNode = filterWindows},
  {.name = "fold slices", .level = Level::General, .room = 4,
   .before = "maximum(x[0:N:2], x[1:N:2])",
   .after = "maximum of split(x, N / 2, 2) along the last axis",
   .kinds = of(OperatorKind::Map), .onNode = foldSlices},
  {.name = "few", .level = Level::General,
   .before = "sum(x[M, 2]) along the last axis", .after = "add(x[0], x[1])",
   .kinds = of(OperatorKind::Reduction), .onNode = foldFew},
  {.name = "open rows", .level = Level::General,
   .before = "contract(x[M, K], w[M, K]), M kept",
   .after = "sum(multiply(x, w))", .kinds = of(OperatorKind::Contraction),
   .onNode = openRows},
  {.name = "lone sum", .level = Level::General,
   .before = "contract(x[K, N], y[M]), K summed",
   .after = "multiply(sum(x), y)", .kinds = of(OperatorKind::Contraction),
   .onNode = sumFirst},
  {.name = "sum below", .level = Level::General,
   .before = "sum(multiply(add(contract(x[I, K], w), m), g)), over I",
   .after = "multiply(add(contract(sum(x), w), multiply(m, I)), g)",
   .kinds = of(OperatorKind::Reduction, OperatorKind::Map),
   .onNode = sumBelow},
  {.name = "close rows", .level = Level::General,
   .before = "sum(multiply(x[M, K], w[K, N])), the product larger than both",
   .after = "contract(x, w)", .kinds = of(OperatorKind::Reduction),
   .onNode = closeRows},
  {.name = "out of a root", .level = Level::General, .growth = 1.1,
   .before = "sqrt(multiply(divide(x, z), divide(x, z))), z > 0",
   .after = "divide(sqrt(multiply(x, x)), z)",
   .kinds = of(OperatorKind::Map), .onNode = takeOutOfRoot},
  {.name = "exponential by axes", .level = Level::General, .growth = 1.1,
   .before = "exp(maximum(add(u[M], v[N]), w[M]))",
   .after = "maximum(multiply(exp(u), exp(v)), exp(w))",
   .kinds = of(OperatorKind::Map), .onNode = exponentialByAxes},
  {.name = "common part", .level = Level::General,
   .before = "exp(add(s, u)) / sum(exp(add(s, u))), u[M]",
   .after = "exp(s) / sum(exp(s))",
   .kinds = of(OperatorKind::Map), .onNode = cancelCommonParts},
  {.name = "sweep", .level = Level::General,
   .before = "sum(broadcast(x, n))", .after = "multiply(x, n)",
   .onGraph = sweep},

  {.name = "split a range", .family = Family::Split,
   .before = "sum(x[N])", .after = "add(sum(x[0:N0]), sum(x[N0:N]))",
   .onNode = splitRange, .firstRoundOnly = true},
  {.name = "split into blocks", .family = Family::Split,
   .before = "contract(where(i >= j, x, 0), w)",
   .after = "concatenate(contract(where(i >= j, x[0:P, 0:P], 0), w[0:P]), "
            "add(contract(x[P:N, 0:P], w[0:P]), ...))",
   .onNode = splitBlocks, .firstRoundOnly = true},
  {.name = "border", .family = Family::Split,
   .before = "subtract(i + P, j), j < P",
   .after = "add(i + 1, (P - 1) - j)",
   .kinds = of(OperatorKind::Map), .onNode = crossBorder,
   .leavesOwn = true},
  {.name = "carry out of an exponential", .family = Family::Split,
   .before = "exp(add(s[M, N], subtract(u[M], t[M, N])))",
   .after = "multiply(exp(u), exp(subtract(s, t)))",
   .kinds = of(OperatorKind::Map), .onNode = carryOutOfExponential,
   .leavesOwn = true},
  {.name = "tile a range", .family = Family::Tile,
   .before = "sum(x[B*T])", .after = "sum(sum(split(x, B, T)))",
   .onNode = tileRange, .firstRoundOnly = true},
  {.name = "carry out of an exponential", .family = Family::Tile,
   .before = "exp(add(s[M, N], subtract(u[M], t[M, N])))",
   .after = "multiply(exp(u), exp(subtract(s, t)))",
   .kinds = of(OperatorKind::Map), .onNode = carryOutOfExponential,
   .leavesOwn = true},
  {.name = "tile a range with remainder", .family = Family::Remainder,
   .before = "sum(x[N])",
   .after = "add(sum(sum(split(x[0:B*T], B, T))), sum(x[B*T:N]))",
   .onNode = tileWithRemainder, .firstRoundOnly = true},
  {.name = "join siblings", .family = Family::Siblings,
   .before = "contract(x, w), contract(x, v)",
   .after = "slices of contract(x, concatenate(w, v))",
   .onGraph = joinSiblings, .firstRoundOnly = true},
  {.name = "join rows", .family = Family::Siblings,
   .before = "contract(x[T, K], w), contract(m[K], w)",
   .after = "contract(x ++ m, w)[0:T], contract(x ++ m, w)[T]",
   .onGraph = joinRows, .firstRoundOnly = true},
  {.name = "distribute", .family = Family::Siblings,
   .before = "multiply(b, add(m, contract(x, d)))",
   .after = "add(multiply(b, m), contract(x, multiply(b, d)))",
   .kinds = of(OperatorKind::Map), .onNode = distribute},
  {.name = "join siblings", .family = Family::Siblings,
   .before = "contract(x ++ y, w ++ v), contract(x ++ y, v ++ w)",
   .after = "slices of contract(x ++ y, (w ++ v) ++ (v ++ w))",
   .onGraph = joinTermSiblings},
  {.name = "join what is beside", .family = Family::Siblings,
   .before = "add(x[0:P], a), add(x[P:N], b)",
   .after = "slices of add(x, concatenate(a, b))",
   .onGraph = joinBeside},
  {.name = "share a product", .family = Family::Siblings,
   .before = "add(contract(x, w), contract(y, v)), "
             "subtract(contract(x, v), contract(y, w))",
   .after = "add(contract(add(x, y), w), contract(y, subtract(v, w))), ...",
   .onGraph = shareProducts},
  {.name = "stack", .family = Family::Siblings,
   .before = "exp(w[0]), exp(w[1])", .after = "slices of exp(w)",
   .onGraph = stackSlices},
  {.name = "roll up", .family = Family::Siblings,
   .before = "add(x[0], x[1])", .after = "sum(x)",
   .onGraph = rollUpAll, .isGuarded = true},
  {.name = "join parts", .family = Family::Siblings,
   .before = "contract(x, w[0]), contract(x, w[1])",
   .after = "contract(x, w)[0], contract(x, w)[1]",
   .kinds = of(OperatorKind::Contraction, OperatorKind::Map),
   .onNode = joinParts},
  {.name = "join terms", .family = Family::Siblings,
   .before = "add(contract(x, w), contract(y, v))",
   .after = "contract(concatenate(x, y), concatenate(w, v))",
   .kinds = of(OperatorKind::Map), .onNode = joinTerms},
  {.name = "ones beside", .family = Family::Siblings,
   .before = "contract(x, d), sum(d)",
   .after = "contract(x ++ 1, d)[0:N], contract(x ++ 1, d)[N]",
   .kinds = of(OperatorKind::Contraction),
   .onNode = appendOnes, .firstRoundOnly = true},
  {.name = "expand", .family = Family::Open,
   .before = "sum(multiply(subtract(a, b), c))",
   .after = "subtract(contract(a, c), contract(b, c))",
   .onNode = expand, .isGuarded = true},
  {.name = "regroup", .family = Family::Open,
   .before = "multiply(contract(x, w), g)",
   .after = "contract(multiply(x, g), w)",
   .onNode = regroup, .isGuarded = true},
  {.name = "factor", .family = Family::Open, .growth = 1.1,
   .before = "subtract(contract(x, w), multiply(contract(x, v), m))",
   .after = "contract(x, subtract(w, multiply(v, m)))",
   .onNode = factor, .leavesOwn = true, .isGuarded = true},
  {.name = "roll up", .family = Family::Open, .growth = 1.25, .room = 8,
   .before = "add(contract(x, w[0]), contract(x, w[1]))",
   .after = "contract(x, w), summed over both",
   .kinds = of(OperatorKind::Map), .onNode = rollUp, .isGuarded = true},
  {.name = "symmetry", .family = Family::Open,
   .before = "contract(x, x)", .after = "transpose(contract(x, x))",
   .onNode = symmetry},
  {.name = "open a contraction", .family = Family::Open,
   .before = "contract(x, w)", .after = "sum(multiply(x, w))",
   .onNode = openContraction},
  {.name = "mask as a factor", .family = Family::Open,
   .before = "select(mask, x, 0)", .after = "multiply(mask, x)",
   .onNode = maskAsFactor},
  {.name = "close a reduction", .family = Family::Open,
   .before = "sum(multiply(x, w))", .after = "contract(x, w)",
   .onNode = closeReduction},
  {.name = "scan as contraction", .family = Family::Scan,
   .before = "scan(x)", .after = "contract(x, mask)",
   .onNode = scanAsContraction},
  {.name = "sum over a triangle", .family = Family::Scan,
   .before = "reverse(scan(reverse(x)))",
   .after = "sum(x) - scan(x) + x",
   .kinds = of(OperatorKind::Map, OperatorKind::Contraction,
               OperatorKind::Reduction, OperatorKind::Scan,
               OperatorKind::Reverse),
   .onNode = sumTriangles, .leavesOwn = true},
  {.name = "last of a scan", .family = Family::Scan,
   .before = "sum(x), beside scan(x)", .after = "scan(x)[N-1]",
   .kinds = of(OperatorKind::Reduction), .onNode = lastOfScan},
  {.name = "transpose twice", .family = Family::Transposes,
   .before = "contract(f(x), w)",
   .after = "contract(transpose(transpose(f(x))), w)",
   .onNode = transposeTwice, .firstRoundOnly = true},
  {.name = "broadcast explicitly", .family = Family::Broadcasts,
   .before = "add(x[M, N], b[M])", .after = "add(x, broadcast(b, N))",
   .onNode = broadcastExplicitly, .firstRoundOnly = true},
  {.name = "telescope", .family = Family::Telescope,
   .before = "subtract(x, maximum(a, b))",
   .after = "add(subtract(x, a), subtract(a, maximum(a, b)))",
   .onNode = telescope},
  {.name = "join functions", .family = Family::Functions,
   .before = "(exp(x) / s) / (exp(y) / t)",
   .after = "exp(subtract(x, y)) * (t / s)",
   .kinds = of(OperatorKind::Map), .onNode = joinFunctions,
   .leavesOwn = true},
  {.name = "functions", .family = Family::Functions,
   .before = "divide(1, add(1, exp(negate(x))))",
   .after = "add(multiply(tanh(multiply(x, 0.5)), 0.5), 0.5)",
   .onGraph = introduceFunctions, .firstRoundOnly = true},
  {.name = "complement", .family = Family::Functions,
   .before = "sum(maximum(x, y))",
   .after = "sum(add(x, subtract(y, minimum(x, y))))",
   .kinds = of(OperatorKind::Map), .onNode = complement,
   .firstRoundOnly = true},
  {.name = "shift", .family = Family::Shift,
   .before = "sum(exp(x))",
   .after = "sum(multiply(exp(subtract(x, m)), exp(m))), m = max(x)",
   .kinds = of(OperatorKind::Map), .onNode = shiftByMaximum,
   .firstRoundOnly = true},
  {.name = "into a function", .family = Family::Functions,
   .before = "divide(exp(x), d)", .after = "exp(subtract(x, log(d)))",
   .kinds = of(OperatorKind::Map), .onNode = intoFunction,
   .leavesOwn = true},
  {.name = "dual", .family = Family::Functions,
   .before = "minimum(x, y)", .after = "negate(maximum(negate(x), negate(y)))",
   .kinds = of(OperatorKind::Map, OperatorKind::Reduction),
   .onNode = negateDual, .leavesOwn = true},
  {.name = "pieces", .family = Family::Functions,
   .before = "where(x > 0, x, 0.1 x)",
   .after = "add(multiply(maximum(x, 0), 0.9), multiply(x, 0.1))",
   .onGraph = introducePieces, .firstRoundOnly = true},
};
// clang-format on

llvm::ArrayRef<Move> moves() { return table; }

static constexpr llvm::StringLiteral familyNames[] = {
    "none", "split",      "tile",       "remainder", "siblings",  "open",
    "scan", "transposes", "broadcasts", "telescope", "functions", "shift"};

llvm::StringRef name(Family family) { return familyNames[unsigned(family)]; }

std::optional<Family> familyNamed(llvm::StringRef name) {
  for (auto [number, known] : llvm::enumerate(familyNames))
    if (known == name)
      return Family(number);
  return std::nullopt;
}

llvm::SmallVector<Ref, 8> Bench::forms(AttributeId attribute,
                                       llvm::ArrayRef<Ref> operands,
                                       Freedom freedom) {
  llvm::SmallVector<Ref, 8> result;
  const Graph::Fitting &fitting = graph.fitting(attribute, operands, freedom);
  offers.countShape(fitting.others);
  for (AttributeId id : fitting.attributes) {
    Ref made = graph.make(id, operands);
    if (!llvm::is_contained(result, made))
      result.push_back(made);
  }
  return result;
}

/// What a contraction with an identity matrix leaves: its other operand.
static std::optional<Ref> withoutIdentity(Graph &graph, Ref clone) {
  Operators &operators = graph.operators();
  const auto *product = operators.as<Contraction>(graph.attribute(clone));
  llvm::ArrayRef<Ref> operands = graph.operands(clone);
  if (!product)
    return std::nullopt;
  auto isIdentity = [&](Ref ref) {
    return ref.isClass() && graph.rank(ref) == 2u &&
           llvm::any_of(graph[ref.classId()].nodes, [&](NodeId node) {
             const auto *mask = operators.as<Mask>(graph.node(node).attribute);
             return mask && mask->kind == Mask::Kind::Diagonal &&
                    operators.terms().constantValue(mask->offset) == 0 &&
                    mask->type.shape[0] == mask->type.shape[1];
           });
  };
  for (bool second : {false, true}) {
    if (!isIdentity(operands[second]))
      continue;
    const Letters &own = second ? product->right : product->left;
    Letters other = second ? product->left : product->right;
    uint8_t from = own[0], to = own[1];
    if (!llvm::is_contained(other, from))
      std::swap(from, to);
    if (llvm::is_contained(product->output, from) || from == to ||
        llvm::is_contained(other, to) || llvm::count(other, from) != 1)
      continue;
    llvm::replace(other, from, to);
    Transpose order{};
    for (uint8_t letter : product->output)
      if (auto *place = llvm::find(other, letter); place != other.end())
        order.permutation.push_back(place - other.begin());
    Ref left = operands[!second];
    if (order.permutation.size() != other.size())
      continue;
    return llvm::is_sorted(order.permutation)
               ? left
               : graph.make(operators.intern(order), {left});
  }
  return std::nullopt;
}

/// What is taken of a counter: the places themselves, where they are in range.
static std::optional<Ref> placesTaken(Graph &graph, Ref clone) {
  const Operators &operators = graph.operators();
  const auto *take = operators.as<Take>(graph.attribute(clone));
  llvm::ArrayRef<Ref> operands = graph.operands(clone);
  if (!take || take->batch || !operands[0].isClass() ||
      graph.rank(operands[0]) != 1u ||
      graph.type(operands[0])->element != graph.type(operands[1])->element)
    return std::nullopt;
  bool counts =
      llvm::any_of(graph[operands[0].classId()].nodes, [&](NodeId node) {
        return operators.as<Iota>(graph.node(node).attribute) != nullptr;
      });
  return counts ? std::optional(operands[1]) : std::nullopt;
}

void Bench::makeClones(Pair &pair) {
  const GraphNode &consumer = graph.node(pair.consumer);
  AttributeId attribute = consumer.attribute;
  llvm::SmallVector<Ref, 3> around = operandsOf(pair.consumer);
  for (Ref operand : operandsOf(pair.producer)) {
    llvm::SmallVector<Ref, 3> operands = around;
    for (unsigned slot = 0; slot != operands.size(); ++slot)
      if (pair.slots >> slot & 1)
        operands[slot] = operand;
    pair.clones.push_back(forms(attribute, operands, freedom()));
    // Nothing else would name what it is.
    llvm::SmallVector<Ref, 8> &clones = pair.clones.back();
    for (size_t i = 0, count = clones.size(); i != count; ++i)
      for (std::optional<Ref> known :
           {withoutIdentity(graph, clones[i]), placesTaken(graph, clones[i])})
        if (known && !llvm::is_contained(clones, *known))
          clones.push_back(*known);
  }
}

void Bench::combine(llvm::ArrayRef<llvm::SmallVector<Ref, 8>> choices,
                    llvm::function_ref<void(llvm::ArrayRef<Ref>)> use) {
  llvm::SmallVector<Ref, 3> chosen(choices.size());
  auto choose = [&](auto &&self, size_t position) -> void {
    if (position == choices.size())
      return use(chosen);
    for (Ref choice : choices[position]) {
      chosen[position] = choice;
      self(self, position + 1);
    }
  };
  choose(choose, 0);
}

llvm::SmallVector<Ref, 3> Bench::operandsOf(NodeId id) const {
  llvm::SmallVector<Ref, 3> result;
  for (ClassId operand : graph.node(id).operands)
    result.push_back(Ref::ofClass(graph.find(operand)));
  return result;
}

bool isPlain(const Graph &graph, llvm::ArrayRef<NodeId> nodes) {
  std::optional<unsigned> rank;
  bool onConstant = false, broadcasts = false;
  for (NodeId id : nodes) {
    const GraphNode &node = graph.node(id);
    const auto *map = graph.operators().as<Map>(node.attribute);
    if (!map)
      return false;
    for (ClassId operand : node.operands)
      onConstant |= graph.isConstant(operand);
    for (const AccessMap &access : map->maps)
      broadcasts |= access.size() != map->rank;
    broadcasts |= rank && *rank != map->rank;
    rank = map->rank;
  }
  return onConstant || !broadcasts;
}

} // namespace tesela::nugraph
