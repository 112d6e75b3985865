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
// Of each product `forms` gives what adds and multiplies two factors at a time,
// in all orders: x[b,k] w[e,k,n] g[b,e] is (x w) g, x (w g) and (x g) w. A
// letter is summed as soon as nothing else has it.
#pragma once

#include "nugraph/Moves.h"

namespace tesela::nugraph {

struct Factor {
  ClassId value = 0;
  Letters letters;
};
struct Product {
  double coefficient = 1;
  llvm::SmallVector<Factor, 4> factors; // none: a number everywhere
  Letters summed;                       // in no order; one may be in no factor
};
using Products = llvm::SmallVector<Product, 2>;

/// How far below a node is looked.
struct Reading {
  bool sums = false;                  // through additions too: several products
  bool contractions = false;          // through contractions and sums below
  unsigned factors = 5, products = 8; // at most
};

/// An expression whose dimensions are those letters, in this order.
struct Part {
  Ref ref;
  Letters letters;
};

class SumOfProducts {
public:
  /// Reads a node of the class `target`; no products where it is nothing of the
  /// kind.
  SumOfProducts(Graph &graph, ClassId target, NodeId node,
                const Reading &reading);

  llvm::ArrayRef<Product> products() const { return all; }
  /// The product without its coefficient, with its letters of the result in
  /// order, the fewest operations first; `atMost` of each part.
  std::vector<Part> forms(const Product &product, unsigned atMost);
  /// The sum of all products, each in its cheapest form; nothing where they do
  /// not have all letters of the result.
  std::optional<Ref> expanded();

private:
  std::optional<Products> readClass(ClassId id, const Letters &at,
                                    unsigned depth);
  std::optional<Products> open(NodeId node, const Letters &at, unsigned depth);
  std::optional<Products> openMap(const Map &map, NodeId node,
                                  const Letters &at, unsigned depth);
  std::optional<Products> multiply(const Products &a, const Products &b);
  uint8_t fresh(Index extent);

  Part summedOut(Part part, const Letters &needed);
  std::optional<Part> joined(const Part &a, const Part &b,
                             const Letters &needed, bool isLast);
  std::optional<Part> scanned(const Part &mask, const Part &other,
                              const Letters &needed);
  Part known(Part part);
  Ref scaled(Ref ref, double factor, std::optional<Index> count);
  double operations(Ref ref);

  Graph &graph;
  Operators &operators;
  Reading reading;
  ElementType element;
  unsigned rank;
  std::vector<Index> extents; // by letter
  Products all;
};

} // namespace tesela::nugraph
