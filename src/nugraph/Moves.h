// The moves: how candidates are made. None names a pair of operators; what
// operators are is asked of `Operators`.
//
// Below, p feeds the consumer c. "Attributes open": all values that the ranks
// allow, instead of the ones that stand there.
#pragma once

#include "nugraph/Offer.h"

#include <map>

namespace tesela::nugraph {

enum class Level : uint8_t {
  Push,    // P0: operators change places, attributes as they are
  Open,    // P1: attributes open; an operator may vanish
  General, // P2: transfer, substitution, joint moves, sweep
};

/// Introductions make a program larger first; each family is explored alone.
/// None belongs to the moves that are always tried.
enum class Family : uint8_t {
  None,
  Split,      // a range is cut in two
  Tile,       // a range B T becomes B blocks of T
  Remainder,  // a range becomes whole tiles and what is left over
  Siblings,   // two contractions with a common operand become one
  Open,       // a contraction is a sum of products, and back
  Scan,       // a scan is a contraction with a mask, and back
  Transposes, // an operand is the transpose of its transpose
  Broadcasts, // a broadcast by access becomes a node
  Telescope,  // a - b = (a - t) + (t - b)
  Functions,  // one function as another, scaled and shifted
  Shift,      // a sum of f(x) as one of f(x - m), m the maximum
};
llvm::StringRef name(Family family);
std::optional<Family> familyNamed(llvm::StringRef name);

/// A consumer c and a producer p that feeds it through `slots` (a bit each).
struct Pair {
  ClassId target = 0;
  NodeId consumer = 0, producer = 0;
  unsigned slots = 0;
  Ref before; // the window written out
  /// For each operand of the producer: the consumer applied to it instead.
  llvm::SmallVector<llvm::SmallVector<Ref, 8>, 3> clones = {};
};

/// A value read as a sum of products, and what it is without the terms or the
/// factors that lie along fewer axes.
struct CommonParts {
  Ref before;
  std::vector<Ref> without;
};

/// What a move works with.
struct Bench {
  Graph &graph;
  Operators &operators;
  Offers &offers;
  Level level;
  std::unordered_set<uint64_t> done = {};
  /// Of each class; kept while the graph is the same.
  std::map<ClassId, std::vector<CommonParts>> commonParts = {};
  uint64_t commonPartsAt = 0; // Graph::changes()

  /// True at the first call for this window of this consumer.
  bool isNew(NodeId consumer, Ref before) {
    return done.insert(uint64_t(consumer) << 32 | before.bits).second;
  }
  Freedom freedom() const {
    return level == Level::Push ? Freedom::Verbatim : Freedom::Open;
  }
  /// `attribute`, chosen with `freedom`, on `operands`: those that fit.
  llvm::SmallVector<Ref, 8>
  forms(AttributeId attribute, llvm::ArrayRef<Ref> operands, Freedom freedom);
  void makeClones(Pair &pair);
  /// One choice of each list, in all ways; the last list varies fastest.
  static void combine(llvm::ArrayRef<llvm::SmallVector<Ref, 8>> choices,
                      llvm::function_ref<void(llvm::ArrayRef<Ref>)> use);
  /// The parts of a node as references, copied.
  llvm::SmallVector<Ref, 3> operandsOf(NodeId id) const;
};

/// What a move made of several functions works on: a node of a class.
struct NodeMove {
  NodeMove(Bench &bench, ClassId target, NodeId node, const Move &move)
      : bench(bench), graph(bench.graph), operators(bench.operators),
        terms(bench.operators.terms()), move(move), target(target), node(node) {
  }

  Ref make(const Attribute &attribute, llvm::ArrayRef<Ref> operands) const {
    return graph.make(operators.intern(attribute), operands);
  }
  void offer(Ref before, Ref after) const {
    bench.offers.offer(target, before, after, move);
  }

  Bench &bench;
  Graph &graph;
  Operators &operators;
  prove::Terms &terms;
  const Move &move;
  ClassId target;
  NodeId node;
};

struct Move {
  llvm::StringLiteral name;
  Family family = Family::None;
  Level level = Level::Push;
  /// How much an elementwise window may grow in work.
  double growth = 1;
  /// And by which part of the whole program's work, in any case.
  double slack = 0;
  /// How much larger an intermediate of an elementwise window may be.
  double room = 1;
  llvm::StringLiteral before, after; // an example

  using OnPair = void (*)(Bench &, const Pair &, const Move &);
  using OnNode = void (*)(Bench &, ClassId, NodeId, const Move &);
  using OnGraph = void (*)(Bench &, const Move &);
  /// Of the nodes that `onNode` is called with: a bit for each OperatorKind.
  uint32_t kinds = ~0u;
  OnPair onPair = nullptr;
  OnNode onNode = nullptr;
  OnGraph onGraph = nullptr;
  /// Tried once, at the beginning: what it makes would feed it for ever.
  bool firstRoundOnly = false;
  /// Not tried on the nodes that it has made itself.
  bool leavesOwn = false;
  /// An introduction that may cost no more than others (Offer.h).
  bool isGuarded = false;

  bool isIntroduction() const { return family != Family::None; }
};

/// All of them, in the order in which they are tried.
llvm::ArrayRef<Move> moves();

// Each in its file.
void push(Bench &, const Pair &, const Move &);
void elide(Bench &, const Pair &, const Move &);
void substitute(Bench &, const Pair &, const Move &);
void transfer(Bench &, const Pair &, const Move &);
void joint(Bench &, ClassId, NodeId, const Move &);
void exchangeChoice(Bench &, ClassId, NodeId, const Move &);
void oneMoreTerm(Bench &, ClassId, NodeId, const Move &);
void narrow(Bench &, ClassId, NodeId, const Move &);
void joinNeighbours(Bench &, ClassId, NodeId, const Move &);
void cutAtBorders(Bench &, ClassId, NodeId, const Move &);
void sweep(Bench &, const Move &);
void splitRange(Bench &, ClassId, NodeId, const Move &);
void tileRange(Bench &, ClassId, NodeId, const Move &);
void tileWithRemainder(Bench &, ClassId, NodeId, const Move &);
void joinSiblings(Bench &, const Move &);
void openContraction(Bench &, ClassId, NodeId, const Move &);
void closeReduction(Bench &, ClassId, NodeId, const Move &);
void openRows(Bench &, ClassId, NodeId, const Move &);
void crossBorder(Bench &, ClassId, NodeId, const Move &);
void splitBlocks(Bench &, ClassId, NodeId, const Move &);
void sumWindows(Bench &, ClassId, NodeId, const Move &);
void nestWindows(Bench &, ClassId, NodeId, const Move &);
void joinOverlappingParts(Bench &, const Move &);
void stackSlices(Bench &, const Move &);
void mergeRanges(Bench &, ClassId, NodeId, const Move &);
void takeRows(Bench &, ClassId, NodeId, const Move &);
void pickOne(Bench &, ClassId, NodeId, const Move &);
void leaveOutOverlaps(Bench &, ClassId, NodeId, const Move &);
void joinChoices(Bench &, ClassId, NodeId, const Move &);
void rollUp(Bench &, ClassId, NodeId, const Move &);
void rollUpAll(Bench &, const Move &);
void filterWindows(Bench &, ClassId, NodeId, const Move &);
void maskAsFactor(Bench &, ClassId, NodeId, const Move &);
void regroup(Bench &, ClassId, NodeId, const Move &);
void expand(Bench &, ClassId, NodeId, const Move &);
void factor(Bench &, ClassId, NodeId, const Move &);
void scanAsContraction(Bench &, ClassId, NodeId, const Move &);
void lastOfScan(Bench &, ClassId, NodeId, const Move &);
void sumTriangles(Bench &, ClassId, NodeId, const Move &);
void symmetry(Bench &, ClassId, NodeId, const Move &);
void transposeTwice(Bench &, ClassId, NodeId, const Move &);
void broadcastExplicitly(Bench &, ClassId, NodeId, const Move &);
void telescope(Bench &, ClassId, NodeId, const Move &);
void introduceFunctions(Bench &, const Move &);
void shiftByMaximum(Bench &, ClassId, NodeId, const Move &);
void closeRows(Bench &, ClassId, NodeId, const Move &);
void sumBelow(Bench &, ClassId, NodeId, const Move &);

/// A window of maps of one rank without any broadcast, or of maps over a
/// constant: fusion makes every arrangement of it the same kernel.
bool isPlain(const Graph &graph, llvm::ArrayRef<NodeId> nodes);
/// What lies side by side is put together in one order: others are nothing new.
bool reassociates(const Bench &bench, const Pair &pair);

} // namespace tesela::nugraph
