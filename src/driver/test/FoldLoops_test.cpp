#include "driver/FoldLoops.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

namespace tesela::driver {
namespace {

using runtime::Place;
using runtime::Step;

/// Places may overlap in a folded loop as elsewhere.
TEST(FoldLoops, CopiesOverlappingPlaces) {
  Place flag = {Place::Space::Arena, 0, 0, 1},
        low = {Place::Space::Arena, 0, 64, 256},
        high = {Place::Space::Arena, 0, 128, 256};
  Step copy;
  copy.kind = Step::Kind::Copy;
  copy.places = {low, high};
  copy.firstResult = 1;
  Step loop;
  loop.kind = Step::Kind::While;
  loop.places = {flag};
  loop.bodies = {{}, {copy}};
  std::vector<Step> steps = {loop};
  llvm::LLVMContext context;
  llvm::Module module("test", context);
  foldLoops(steps, [&] { return std::pair(&module, std::string("loop")); });
  EXPECT_EQ(steps[0].kind, Step::Kind::Kernel);
  EXPECT_EQ(steps[0].places.size(), 3u);
  std::string text;
  llvm::raw_string_ostream(text) << module;
  EXPECT_NE(text.find("llvm.memmove"), std::string::npos);
  EXPECT_EQ(text.find("llvm.memcpy"), std::string::npos);
}

} // namespace
} // namespace tesela::driver
