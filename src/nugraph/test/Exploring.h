// What tests of exploration share: a store of operators, the kernels, proofs.
#pragma once

#include "Terms.h"

#include "nugraph/Explore.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

namespace tesela::nugraph::test {

class Exploring {
public:
  Exploring() : operators(terms, context), builder(operators) {
    all = kernels(builder);
    llvm::append_range(all, blockedKernels(builder));
  }

  const Kernel &kernel(llvm::StringRef name) const {
    for (const Kernel &one : all)
      if (llvm::StringRef(one.name).split(' ').first == name)
        return one;
    ADD_FAILURE() << "no kernel " << name.str();
    return all.front();
  }
  Program program(const Kernel &kernel) const {
    return builder.program(kernel.results, kernel.sizes);
  }
  Graph graph(const Kernel &kernel, GraphOptions options = {}) {
    auto made = Graph::create(operators, program(kernel), std::move(options),
                              proofs.commutation(operators));
    EXPECT_TRUE(made) << made.error().render();
    return std::move(*made);
  }

  mlir::MLIRContext context;
  prove::Terms terms;
  Operators operators;
  Builder builder;
  Proofs proofs;
  std::vector<Kernel> all;
};

} // namespace tesela::nugraph::test
