// Reshapes that split and merge dimensions dissolve into what is around them.
//
// A merge goes on past whatever follows, until something needs the axis whole:
// a contraction over a merged axis is one over two letters, what is elementwise
// on merged values is so on the values themselves. Another operand of full
// length is split to match.
//
//     (x.reshape(T, H*D) * m) @ w        m, w split into H and D, then
//                                        sum_hd x[t,h,d] m[t,h,d] w[h,d,n]
//     (x @ w.reshape(K, E*R)).reshape(T, E, R)
//                                        sum_k x[t,k] w[k,e,r]
//
// So programs that differ in how they group dimensions are one, as those that
// differ in transposes are.
#pragma once

#include "nugraph/Program.h"

namespace tesela::nugraph {

void dissolveReshapes(Operators &operators, Program &program);

} // namespace tesela::nugraph
