// The νGraph: classes of nodes that are proved equal.
//
// A node is an operator applied to classes; a class is a set of nodes with one
// value. Nodes are hash-consed on canonical keys, classes joined by union-find,
// and after each join the nodes above it are keyed again until equal nodes lie
// in one class (congruence). Every step that joined something is logged.
//
// Worked example, (x / r) @ w after one proved step:
//
//     c0 x   c1 r   c2 w
//     c3 = { Map divide (0,1),(0) of c0, c1 }
//     c4 = { Contraction ab,bc->ac of c3, c2;       the program
//            Map divide (0,1),(0) of c5, c1 }       proved equal
//     c5 = { Contraction ab,bc->ac of c0, c2 }
//
// A `Ref` is a class or an expression over classes: a candidate, or a window of
// the graph written out. Expressions are hash-consed too and keep their type,
// their samples and their work, so that what one candidate has computed serves
// the next.
//
// Each class keeps its value on three samples of the sizes: random inputs, from
// a fixed seed. Samples reject candidates; they admit none.
//
// Everything is numbered in the order of creation and nothing iterates over a
// hash table, so equal inputs give equal graphs.
#pragma once

#include "nugraph/Program.h"

#include <array>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace tesela::nugraph {

using NodeId = uint32_t;

/// A class, or an expression over classes.
struct Ref {
  uint32_t bits = 0; // expressions have the upper bit set
  static Ref ofClass(ClassId id) { return {id}; }
  static Ref ofExpression(uint32_t number) { return {number | 0x80000000u}; }
  bool isClass() const { return !(bits & 0x80000000u); }
  bool isExpression() const { return !isClass(); }
  ClassId classId() const { return bits; }
  uint32_t expression() const { return bits & 0x7fffffffu; }
  auto operator<=>(const Ref &) const = default;
};

/// Which grades of proof a program may be changed by.
enum class Numerics : uint8_t {
  Strict,   // the same bits, NaN and Inf included
  Standard, // also another order of sums
  Real,     // all that holds over the reals
};
bool allows(Numerics numerics, prove::Grade grade);
llvm::StringRef name(Numerics numerics);

/// low <= high.
struct Assumption {
  Index low, high;
  bool operator==(const Assumption &) const = default;
};

/// A size that no input has: the point where a range is split, a tile. It takes
/// part in samples and work through the value that each rule gives.
struct DerivedSize {
  enum class Rule : uint8_t {
    Half,  // ceil(of / 2), at least 1, less than `of`: a split point
    Tile,  // about the root of `of`: a tile
    Count, // as many whole tiles as leave a remainder
  } rule = Rule::Half;
  prove::Variable size;
  prove::Variable of;
};
llvm::StringRef name(DerivedSize::Rule rule); // "half"

constexpr unsigned sampleCount = 3;
/// A contraction that costs more on one sample has none.
constexpr double sampleOperationsAtMost = 3e7;
/// What it takes to write one element of a sample, in operations.
constexpr double sampleElement = 8;
/// Null where there is none. Copies of a graph share them.
using Samples = std::array<const Sample *, sampleCount>;

struct Class {
  const TensorType *type = nullptr;
  std::vector<NodeId> nodes; // in order of joining; the first is the oldest
  std::vector<NodeId> users; // nodes with this class as an operand
  Samples samples = {};
  uint32_t age = 0; // the older are lower
};

struct GraphNode {
  AttributeId attribute;
  llvm::SmallVector<ClassId, 2> operands;
  ClassId owner = 0;
  bool alive = true; // dead: equal to an older node, or left out
  uint32_t age = 0;  // the older are lower
};

/// One admitted step. `before` and `after` are what was proved equal, as
/// expressions over classes.
struct Step {
  ClassId target = 0;
  Ref before, after;
  std::string move;
  prove::Grade grade = prove::Grade::Bitwise;
  bool deep = false; // proved with everything inlined to the inputs
  std::vector<std::string> conditions; // of both sides; see Offer.h
  std::string key;                     // of the proof, see Windows.h
};

struct GraphOptions {
  Numerics numerics = Numerics::Real;
  /// Sizes at which work is compared; a candidate worth its work at one of them
  /// is kept. Every size of the program is set in each. Empty: the values that
  /// the program knows, 1024 for others.
  std::vector<Sizes> sizesOfInterest;
  /// Besides those of the program.
  std::vector<Assumption> assumptions;
  uint64_t sampleSeed = 7;
  /// Mixed into the hash tables: the graph does not depend on it.
  uint64_t hashSeed = 0;
};

class Graph;
/// Random elements from a fixed seed: floats nearly normal, integers small.
Sample randomSample(const TensorType &type, const Sizes &sizes, uint64_t seed);
/// In the range of the input.
Sample randomSample(const Input &input, const Sizes &sizes, uint64_t seed);
/// Random small sizes that meet the assumptions of `graph`, if any are found.
bool chooseSizes(const Graph &graph, uint64_t seed, Sizes &sizes);

/// Decides whether a binary operator commutes; see Windows.h.
using Commutes = std::function<bool(AttributeId)>;

class Graph {
public:
  /// The classes of `program`. Fails where the assumptions contradict each
  /// other or cannot be met by a sample.
  static Result<Graph> create(Operators &operators, const Program &program,
                              GraphOptions options, Commutes commutes);

  Operators &operators() const { return *ops; }
  const GraphOptions &options() const { return settings; }
  /// Results of the program, as live classes.
  llvm::SmallVector<ClassId> roots() const;

  // ------------------------------------------------------------ classes
  ClassId find(ClassId id) const;
  /// All classes ever made; those joined or left out have no nodes.
  size_t classCount() const { return classes.size(); }
  bool isLive(ClassId id) const {
    return find(id) == id && !classes[id].nodes.empty();
  }
  const Class &operator[](ClassId id) const { return classes[find(id)]; }
  const GraphNode &node(NodeId id) const { return nodes[id]; }
  size_t nodeCount() const { return nodes.size(); } // dead ones included
  size_t liveNodeCount() const { return live; }
  /// The oldest node of a class: made of older classes only.
  NodeId first(ClassId id) const { return (*this)[id].nodes.front(); }
  /// Holds the class a Fill (or a constant input) of one number?
  bool isConstant(ClassId id) const;

  /// Do both orders of its two operands give the same bits?
  bool commutesOperands(AttributeId id) const { return commutes(id); }

  // -------------------------------------------------------- expressions
  /// `attribute` of `operands`, in canonical form.
  Ref make(AttributeId attribute, llvm::ArrayRef<Ref> operands);
  /// The attributes that `operands` allow (Operators::enumerate) and that fit
  /// their types, and how many do not. Nothing is made.
  struct Fitting {
    std::vector<AttributeId> attributes;
    unsigned others = 0;
  };
  const Fitting &fitting(AttributeId attribute, llvm::ArrayRef<Ref> operands,
                         Freedom freedom);
  /// A node of the graph written out, with its operands as classes.
  Ref expand(NodeId id);
  /// The type, or null where it has none.
  const TensorType *type(Ref ref) const;
  std::optional<unsigned> rank(Ref ref) const;
  AttributeId attribute(Ref expression) const;
  llvm::ArrayRef<Ref> operands(Ref expression) const;
  /// The class that holds this expression, if there is one.
  std::optional<ClassId> lookup(Ref ref);
  /// Its value on sample `number`; null where it has none.
  const Sample *sample(Ref ref, unsigned number);
  /// Scalar operations that all samples have cost so far.
  double sampleOperations() const { return sampledWork; }
  /// Work of the expression, and its largest intermediate, at each size of
  /// interest. Classes are free.
  struct Cost {
    double operations = 0, largest = 0;
  };
  llvm::ArrayRef<Cost> cost(Ref ref);
  /// Does a contraction, a reduction or a scan occur in it?
  bool isHeavy(Ref ref) const;
  /// Does a conversion to a type of fewer bits occur in it?
  bool rounds(Ref ref) const {
    return !ref.isClass() && expressions[ref.expression()].rounds;
  }
  /// Classes that occur, in order.
  void leaves(Ref ref, llvm::SmallVectorImpl<ClassId> &result) const;
  /// The same with live classes, in canonical form.
  Ref refresh(Ref ref);

  // -------------------------------------------------------------- growth
  /// Adds an expression and all that it is made of; the class of its root is
  /// `into` where given, which it joins if it has one already.
  ClassId add(Ref ref, std::optional<ClassId> into = std::nullopt);
  void join(ClassId a, ClassId b);
  /// Leaves one program of those that it holds, to grow from that once more:
  /// `kept` are its nodes, operands first, and `steps` those of the log that
  /// lead to them. They are the oldest then, in this order. The log stays, and
  /// so does what expressions have computed.
  void startFrom(llvm::ArrayRef<NodeId> kept, llvm::ArrayRef<unsigned> steps);
  /// Is it a node of the program that the graph grows from?
  bool isStart(NodeId id) const;
  /// What leads to that program from the given one; nothing where it is it.
  llvm::ArrayRef<unsigned> startSteps() const { return stepsToStart; }
  /// The number of the first step after those.
  size_t firstStep() const { return stepsAtStart; }
  /// Applies an admitted step and logs it.
  void apply(Step step);
  llvm::ArrayRef<Step> log() const { return steps; }
  /// How often nodes or classes have changed.
  uint64_t changes() const { return version; }

  // --------------------------------------------------------------- sizes
  /// The derived size of `of` under `rule`, made on first use.
  prove::Variable derive(DerivedSize::Rule rule, prove::Variable of);
  llvm::ArrayRef<DerivedSize> derivedSizes() const { return derived; }
  llvm::ArrayRef<Assumption> assumptions() const;
  /// How many of them were stated, at the front; the others come with derived
  /// sizes.
  size_t statedAssumptions() const { return stated; }
  llvm::ArrayRef<prove::Variable> sizes() const { return sizeVariables; }
  const Sizes &sampleSizes(unsigned number) const { return sampled[number]; }
  /// Total work of the program at load, and its largest intermediate.
  llvm::ArrayRef<Cost> programCost() const { return baseline; }

  const Program &program() const { return *source; }
  /// For people: `map divide:f32 2 (0,1) (0)(c3, c4)`, with live classes.
  std::string text(Ref ref) const;

private:
  struct Expression {
    AttributeId attribute;
    llvm::SmallVector<Ref, 2> operands;
    const TensorType *type = nullptr;
    bool heavy = false, rounds = false;
    // Filled in on demand.
    uint64_t lookedUpAt = ~0ull;
    std::optional<ClassId> found;
    Samples samples = {};
    llvm::SmallVector<Cost, 1> cost;
  };
  using Key = llvm::SmallVector<uint32_t, 4>;
  struct KeyHash {
    uint64_t seed = 0;
    size_t operator()(const Key &key) const;
  };
  using Table = std::unordered_map<Key, uint32_t, KeyHash>;
  /// Expressions by hash, open addressing: one block of memory, for a graph is
  /// copied for each family.
  struct ExpressionTable {
    struct Slot {
      uint32_t hash = 0, next = 0; // one past the number; 0: empty
    };
    std::vector<Slot> slots;
    size_t count = 0;
    void grow();
  };
  struct TypeTable;

  Graph(Operators &operators, GraphOptions options, Commutes commutes);
  Result<void> chooseSamples();
  Result<void> load();
  const TensorType *intern(TensorType type);
  /// Of a result; null where the operands do not fit.
  const TensorType *infer(AttributeId attribute,
                          llvm::ArrayRef<const TensorType *> operands);
  void canonicalize(AttributeId &attribute,
                    llvm::MutableArrayRef<uint32_t> operands) const;
  Key keyOf(const GraphNode &node) const;
  ClassId addNode(AttributeId attribute, llvm::ArrayRef<ClassId> operands,
                  const TensorType *type, const Samples &samples,
                  std::optional<ClassId> into);
  void rekey(NodeId id);
  void detach(NodeId id);
  const Sample *leafSample(const Attribute &leaf, const TensorType &type,
                           unsigned sample) const;
  const Sample *evaluated(uint32_t expression, unsigned number);
  Samples samplesOf(Ref ref);
  std::optional<ClassId> partOf(Ref ref) const;
  bool onlyMoves(Ref expression) const;

  Operators *ops;
  GraphOptions settings;
  Commutes commutes;
  std::shared_ptr<const Program> source;
  std::shared_ptr<TypeTable> types;
  std::vector<GraphNode> nodes;
  std::vector<Class> classes;
  mutable std::vector<ClassId> parent;              // union-find
  std::vector<std::pair<ClassId, ClassId>> pending; // joins to be done
  Table nodeTable;
  ExpressionTable expressionTable;
  std::vector<Expression> expressions;
  std::vector<Step> steps;
  std::vector<NodeId> startNodes; // in order; none: those of the program
  std::vector<unsigned> stepsToStart;
  size_t stepsAtStart = 0;
  std::vector<ClassId> rootClasses;
  std::vector<prove::Variable> sizeVariables;
  std::vector<DerivedSize> derived;
  std::vector<Sizes> sampled;
  std::vector<Cost> baseline;
  size_t live = 0, stated = 0;
  double sampledWork = 0;
  uint64_t version = 0; // of nodes and classes
};

} // namespace tesela::nugraph
