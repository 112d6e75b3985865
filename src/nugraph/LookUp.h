// Is a whole program in the graph? Its nodes are looked up from the inputs on;
// nothing is added. Three things that a planner decides anyway are left open:
//
//   * the order of the dimensions of what is in between: x @ y.T is the sum
//     over the last letters of x and y, and a transposed intermediate that is
//     read transposed is the same, a mask too;
//   * how additions, multiplications and divisions between the same values are
//     arranged, or maxima, or minima: fusion makes one kernel of them. a - 2 b
//     + c is found where the graph has c + a - b - b, of the same a, b, c; the
//     prover has to agree. A number there may stand for a size of that number:
//     1024 rows are M. How a constant is computed is open in the same way.
//     Every other operator, exp and the like included, has to be there, on an
//     operand that is;
//   * whether a part is taken of what an elementwise operator makes, or of what
//     it is made of.
#pragma once

#include "nugraph/Proofs.h"

namespace tesela::nugraph {

struct FoundProgram {
  std::vector<NodeId> nodes;
  bool isRearranged = false; // arithmetic is arranged otherwise
  prove::Grade grade = prove::Grade::Bitwise; // of that
};

std::optional<FoundProgram> lookUp(Graph &graph, Proofs &proofs,
                                   const Program &program);

} // namespace tesela::nugraph
