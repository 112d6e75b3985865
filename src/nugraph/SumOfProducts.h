// A value read as a sum of products of classes: contractions, sums and what is
// polynomial between them are one thing, and can be put together again in any
// order.
//
// Dimensions are letters. Those of the value are 0, 1, ...; letters from the
// rank on are summed over, in each product for itself. Worked example,
// contract((x - m), (x - m)) over the rows k of x, with m along the columns:
//
//     sum_k x[k,i] x[k,j]  -  sum_k x[k,i] m[j]
//                          -  sum_k m[i] x[k,j]  +  sum_k m[i] m[j]
//
// Sizes are coefficients, a sum over a letter that no factor has among them;
// what is divided by is a factor too, and so is a mask that selects, of which
// the square is the mask. Slices are read through: a polynomial of slices of u
// is one of u at several places. A sum over the index of a diagonal leaves the
// other index: sum_j (i = j) x[j] is x[i], so that identity matrices vanish.
//
// Of each product `forms` gives what adds and multiplies two factors at a time,
// in all orders: x[b,k] w[e,k,n] g[b,e] is (x w) g, x (w g) and (x g) w. A
// letter is summed as soon as nothing else has it. `factored` takes out what
// several products have in common, also within what is left over:
//
//     sum_k x[b,k] w[k,n] - sum_m sum_k x[b,k] w[k,m] / N
//         =  sum_k x[b,k] (w[k,n] - sum_m w[k,m] / N)
//
// `centred` writes x as what it differs by from its mean, and the mean:
//
//     sum_i x[i]^2 - N m^2  =  sum_i (x[i] - m)^2,  m = sum_i x[i] / N
#pragma once

#include "nugraph/Moves.h"
#include "nugraph/Product.h"

#include <map>

namespace tesela::nugraph {

struct ExponentialSum; // ExponentialRatio.h
class Signs;           // Signs.h

/// How far below a node is looked.
struct Reading {
  bool sums = false;       // through additions too: several products
  unsigned levels = 1;     // contractions and sums, one below the other
  bool whole = false;      // through divisions, sizes, masks and slices
  bool distributes = true; // else a sum that is multiplied is a factor
  bool inner = true;       // else what lies along fewer dimensions is a factor
  bool scans = false;      // running sums too, as sums with triangular masks
  bool quotients = true;   // else what is a product too is read as that
  bool functions = false; // through functions of sums, of angles and logarithms
  bool opensMaps = true;  // else what a contraction is of is a factor
  unsigned factors = 5, products = 8; // at most
};

/// An expression whose dimensions are those letters, in this order.
struct Part {
  Ref ref;
  LetterList letters;
  bool isDivisor = false;
  std::optional<Ref> condition = std::nullopt;
};

class SumOfProducts {
public:
  /// Reads a node of the class `target`; no products where it is nothing of the
  /// kind.
  SumOfProducts(Graph &graph, ClassId target, NodeId node,
                const Reading &reading);

  llvm::ArrayRef<Product> products() const { return all; }
  /// The node with what was opened written out.
  Ref before() const { return source; }
  /// With the values written out of which a diagonal was taken.
  Ref opened(Ref ref) const;
  /// With as many it is read the same.
  unsigned levelsUsed() const { return used; }
  /// With up to one factor less it is read the same.
  unsigned factorsRefused() const { return refused; }
  /// Was a sum multiplied, or too large to be?
  bool hasDistributed() const { return distributed; }
  /// Would functions of sums have been read otherwise, where they are read?
  bool hasFunctions() const { return separable; }
  /// The product without its coefficient, with its letters of the result in
  /// order, the fewest operations first; `atMost` of each part.
  std::vector<Part> forms(const Product &product, unsigned atMost);
  /// The sum of all products, each in its cheapest form; nothing where they do
  /// not have all letters of the result.
  std::optional<Ref> expanded();
  /// The sum with common factors taken out in several ways, no dearer than what
  /// was read; the fewest operations first.
  std::vector<Ref> factored(unsigned atMost);
  /// The same with values as their mean and what differs from it, where both a
  /// product and a sum alone have the value.
  std::vector<Ref> centred(unsigned atMost);
  /// The sum with what lies along fewer letters added last, for each choice of
  /// them.
  std::vector<Ref> apart();
  /// A root, one over it, or the absolute value of the sum, with the positive
  /// factors that all products have outside.
  std::optional<Ref> outside(semantics::ScalarOp function, Signs &signs);
  /// The exponential of the sum, as a product of those of what lies along the
  /// same letters, where none lies along all; with `whole` also where some
  /// does.
  std::optional<Ref> exponentialByLetters(bool whole = false);
  /// The sum without what does not lie along an axis, where there is such.
  std::vector<Ref> varying(uint8_t axis, unsigned atMost);
  /// The sum without the factors of all of it that do not lie along an axis.
  std::vector<Ref> proportional(uint8_t axis, unsigned atMost);
  /// Where what is summed over a triangle is symmetric: half of all.
  std::vector<Ref> halved();
  /// Where one value occurs at several places: the sum as two filters, one
  /// after the other, or more.
  std::vector<Ref> filtered();
  bool hasTriangle() const {
    return llvm::any_of(all, [&](const Product &product) {
      return firstTriangle(product, {}).has_value() && !product.summed.empty();
    });
  }
  /// Where a sum runs over a triangle: by running sums, from either end.
  std::vector<Ref> runningSums();
  /// Where two products are a difference of neighbours: that of the ends.
  std::vector<Ref> telescoped();
  /// Where products differ in which slice of a value they take: as one product
  /// that is summed over the slices.
  std::vector<Ref> rolled();

private:
  /// No sum is read that needs more.
  static constexpr unsigned maxLetters = 64, maxFactorRank = 11;

  /// Where a dimension lies: along a letter, at some of its elements.
  struct Place {
    uint8_t letter = 0;
    std::optional<Slice> view = std::nullopt;
    bool reversed = false; // from its end, after the view
  };
  using Places = llvm::SmallVector<Place, 4>;
  struct Read {
    Products products;
    Ref ref;
  };

  std::optional<Read> readClass(ClassId id, const Places &at, unsigned depth,
                                unsigned levels);
  std::optional<Read> open(NodeId node, const Places &at, unsigned depth,
                           unsigned levels);
  std::optional<Read> openContraction(const Contraction &product, NodeId node,
                                      const Places &at, unsigned depth,
                                      unsigned levels);
  std::optional<Read> openMap(const Map &map, NodeId node, const Places &at,
                              unsigned depth, unsigned levels);
  std::optional<Products> combined(const semantics::ScalarInstruction &,
                                   llvm::ArrayRef<std::optional<Products>>);
  std::optional<Products> selected(const Products &mask, const Products &chosen,
                                   const Products &other);
  std::optional<Products> conditionOf(ClassId id, const Places &at,
                                      unsigned depth);
  Place turned(const Place &place, Index full) const;
  std::optional<Read> openScan(const Scan &scan, ClassId operand,
                               const Places &at, unsigned depth,
                               unsigned levels);
  Read leaf(ClassId id, const Places &at);
  bool isInner(const Read &read) const;
  Read counter(const Iota &iota, const Places &at);
  Factor maskOf(ClassId id, const Places &at);
  Ref viewed(Ref ref, const Places &at);
  bool isSmall(const Products &products) const;
  std::optional<Products> multiply(const Products &a, const Products &b);
  std::optional<Products> inverse(const Products &divisor);
  bool chooses(NodeId node) const;
  bool mayOpen(NodeId node) const;
  bool isIdentity(ClassId id, const Places &at) const;
  bool takeDiagonal(Product &product) const;
  bool takeDiagonals(Product &product, uint8_t from, uint8_t to) const;
  std::optional<Ref> diagonalOf(ClassId id, unsigned kept, unsigned left,
                                unsigned depth) const;
  uint8_t fresh(Index extent);
  std::optional<uint8_t> oneHotAxis(ClassId id) const;
  bool takeOneHot(Product &product) const;

  // Factors.
  using Code = unsigned __int128;
  using Key = llvm::SmallVector<Code, 8>;
  /// A factor of several products; letters that are summed are all one here.
  struct Common {
    Code pattern = 0;
    llvm::SmallVector<std::pair<unsigned, unsigned>, 4> places = {};
  };
  Code code(const Factor &factor, llvm::ArrayRef<uint8_t> names) const;
  void simplify(Product &product) const;
  void joinKnown(Product &product);
  Key keyOf(const Product &product) const;
  void mergeLike(Products &products) const;
  void mergeAll();
  std::optional<Products> withIdentities(const Products &products);
  std::vector<Common> common(const Products &products) const;
  std::optional<Product> without(const Product &product, unsigned factor,
                                 const LetterList &names);
  std::vector<Products> ways(Products products, const LetterSet &free,
                             unsigned depth);
  std::optional<Product> product(const Factor &outer, const Letters &summed,
                                 const Products &inside, const LetterSet &free);

  // Triangles.
  /// 1 where the index along `from`, and this much, is at most that along `to`.
  struct Triangle {
    uint8_t from = 0, to = 0;
    int64_t offset = 0;
    bool operator==(const Triangle &) const = default;
  };
  std::optional<Triangle> triangleOf(const Ref &value,
                                     const LetterList &letters) const;
  std::optional<unsigned> firstTriangle(const Product &product,
                                        llvm::ArrayRef<Triangle> done) const;
  Factor factorOf(const Triangle &triangle);
  Product diagonal(const Product &product, unsigned factor,
                   const Triangle &triangle);
  bool count(Product product, Products &into);
  std::optional<Products> inPrefixes(const Products &products);
  Products rewritten(const Products &prefixes, unsigned way);
  std::optional<Part> scanned(const Triangle &triangle, const Part &other,
                              const LetterSet &needed);

  // Telescoped.
  std::optional<Ref> countedAt(Ref value, unsigned axis, Index number,
                               unsigned depth) const;
  std::optional<Product> productAt(const Product &product, uint8_t letter,
                                   Index number);
  void leaveOutOnes(Product &product) const;
  bool follows(const Product &later, const Product &earlier,
               uint8_t letter) const;
  std::optional<Products> ends(const Product &later, const Product &earlier,
                               uint8_t letter);

  // Functions.
  std::vector<Products> byLetters(const Products &terms) const;
  std::optional<Product> applied(semantics::ScalarOp op, const Products &terms);
  std::optional<Products> exponential(llvm::ArrayRef<Products> groups);
  std::optional<Products> ofAngle(semantics::ScalarOp op,
                                  llvm::ArrayRef<Products> groups);
  std::optional<ClassId> exponentOf(Ref value) const;
  std::optional<Products> logarithm(const Product &product);
  std::optional<Ref> sumOfExponentials(const ExponentialSum &sum,
                                       unsigned rank);
  std::optional<Products> ofExponentials(ClassId id, const Places &at,
                                         Ref &ref);
  std::optional<Products> functionOf(semantics::ScalarOp op,
                                     const std::optional<Products> &operand);

  // Norms.
  void squareRoots(Product &product) const;
  bool cancelSum(Product &product, unsigned divisor);
  void cancelSums(Product &product);

  // Halves.
  std::optional<Products> wholeOf(const Factor &triangle) const;
  std::optional<Ref> summedLast(Products products, uint8_t letter);

  // Rolled up.
  std::optional<Product> lifted(const Product &product, int64_t number,
                                bool lastPick);
  bool rollUp(Products &products, bool lastPick);

  // Filters.
  struct Filter;
  using Weights = std::map<llvm::SmallVector<int64_t, 4>, Product>;
  std::optional<Filter> filterOf(Ref base);
  std::vector<Code> freeCodes(const Product &product) const;
  llvm::SmallVector<Factor, 4>
  takeCommon(llvm::ArrayRef<Product *> products) const;
  void takeOuter(Filter &filter) const;
  Products productsOf(const Filter &filter, const LetterSet &kept);
  std::optional<Ref> total(const Filter &filter);
  std::optional<Filter> composed(const Filter &filter, Weights inner,
                                 const Weights &outer);
  std::optional<Filter> separated(const Filter &filter, unsigned axis);
  std::optional<Filter> inPairs(const Filter &filter, unsigned axis,
                                int64_t distance, double sign);
  void inTwo(const Filter &filter, unsigned depth, std::vector<Ref> &result);

  bool isMean(const Product &product, Index over, uint8_t &letter) const;
  Product takeMeans(const Product &product);
  std::vector<Ref> factored(const Products &sum, unsigned atMost, double most);
  std::vector<Ref> factoredOnce(const Products &sum, unsigned atMost,
                                double most);
  std::optional<Ref> scaledInside(Ref ref, double factor,
                                  llvm::ArrayRef<Index> times,
                                  llvm::ArrayRef<Index> over);
  /// A factor whose letter at `axis` is summed alone in some product.
  struct Shift {
    Ref value;
    unsigned axis = 0;
    bool operator==(const Shift &) const = default;
  };
  std::vector<Shift> shifts() const;
  llvm::SmallVector<Shift, 4> centredValues; // what sums to 0 along an axis
  bool isAlone(const Product &product, uint8_t letter) const;
  std::optional<Products> shifted(const Products &products, const Shift &shift);
  LetterSet ownLetters() const { return LetterSet::below(rank); }
  LetterList lettersOf(const Product &product) const;
  std::optional<Part> times(const Part &a, const Part &b);
  std::optional<Ref> total(const Products &products, const LetterList *last);
  Part summedOut(Part part, const LetterSet &needed);
  std::optional<Part> joined(const Part &a, const Part &b,
                             const LetterSet &needed, bool isLast);
  std::optional<Part> elementwise(const Part &a, const Part &b,
                                  const LetterList &order);
  std::optional<Part> scanned(const Part &mask, const Part &other,
                              const LetterSet &needed);
  std::vector<Part> forms(const Product &product, const LetterSet &free,
                          unsigned atMost, bool isLast);
  void turnSign(Products &products);
  std::optional<Part> written(Products products, const LetterSet &free,
                              bool isLast, const LetterList *last = nullptr);
  std::optional<Part> asChoice(const Products &products, const LetterSet &free,
                               bool isLast, const LetterList *last);
  std::optional<Part> writtenOne(const Product &product, const LetterSet &free,
                                 bool isLast);
  Part added(const Part &a, const Part &b, bool subtracts, bool isLast);
  Part plusNumber(const Part &part, const Product &number, bool isNegative);
  BodyId bodyOf(semantics::ScalarOp op);
  Part inOrder(Part part, const LetterList &order);
  Part known(Part part);
  Part reciprocal(const Part &part);
  Ref scaled(Ref ref, double factor, llvm::ArrayRef<Index> times,
             llvm::ArrayRef<Index> over);
  double operations(Ref ref);

  Graph &graph;
  Operators &operators;
  Reading reading;
  ElementType element;
  unsigned rank;
  std::vector<Index> extents; // by letter
  Products all;
  bool isMerged = false; // like products are one in `all`
  Ref source;
  unsigned used = 0;      // levels
  unsigned refused = ~0u; // the least number of factors that was too many
  bool distributed = false, separable = false;
  bool scalesInside = false; // p p / n n as (p / n) (p / n)
  bool meansInside = false;  // what is divided by a size where its index is
  Letters means;             // summed: these are
  /// Of what a diagonal or an element was taken, by which node.
  mutable std::map<ClassId, NodeId> diagonals;
  mutable std::map<ClassId, std::optional<uint8_t>> oneHots;
  llvm::SmallVector<ClassId, 8> path;           // open while reading
  llvm::SmallVector<ClassId, 4> closed;         // below all levels
  llvm::SmallVector<ClassId, 16> openedClasses; // by one of their nodes
  unsigned contractions = 0;                    // above what is read
  unsigned steps = 0;                           // of the search for factors
  /// Sums that are factors, as products of these letters.
  llvm::SmallDenseMap<uint32_t, std::pair<Products, LetterSet>, 8> sums;
  std::map<std::pair<double, unsigned>, AttributeId> multiples; // by rank
  std::map<semantics::ScalarOp, BodyId> bodies;
  llvm::DenseMap<uint32_t, double> costs; // by reference, in operations
};

} // namespace tesela::nugraph
