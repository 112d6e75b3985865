// Programs and variants for readers: algebra, JSON, dot.
#pragma once

#include "nugraph/Extract.h"

namespace llvm::json {
class Value;
}

namespace tesela::nugraph {

/// One line per node:  t3[i,j] = sum_k x[i,k] * w[k,j].
std::vector<std::string> algebra(const Program &program,
                                 const Operators &operators);
/// The expression of one node over these operand names.
std::string algebra(AttributeId attribute, const Operators &operators,
                    llvm::ArrayRef<std::string> operands,
                    llvm::ArrayRef<const TensorType *> types,
                    const TensorType &result);

/// A step as "before  =  after", over classes c0, c1, ...
std::string equation(const Graph &graph, const Step &step);

/// Variants as text, with their algebra, steps and costs. `seconds` are
/// measured times, one per variant, or empty.
void print(const Graph &graph, llvm::ArrayRef<Variant> variants,
           llvm::ArrayRef<double> seconds, llvm::raw_ostream &out);
/// The same as JSON; docs/nugraph.md says its form.
llvm::json::Value toJson(const Graph &graph, llvm::ArrayRef<Variant> variants,
                         llvm::ArrayRef<double> seconds);
/// Classes as boxes of nodes, for graphviz.
void printDot(const Graph &graph, llvm::raw_ostream &out);

} // namespace tesela::nugraph
