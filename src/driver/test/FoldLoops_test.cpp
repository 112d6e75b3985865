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

/// A result of two bytes where an index of four was: of the folded step that is
/// one place, of four.
TEST(FoldLoops, ResultsOverLargerOperands) {
  Place index = {Place::Space::Arena, 0, 0, 4},
        other = {Place::Space::Arena, 0, 64, 2},
        result = {Place::Space::Arena, 0, 0, 2};
  Step copy;
  copy.kind = Step::Kind::Copy;
  copy.places = {other, result};
  copy.firstResult = 1;
  Step choice;
  choice.kind = Step::Kind::Case;
  choice.places = {index};
  choice.firstResult = 1;
  choice.bodies = {{copy}, {}};
  std::vector<Step> steps = {choice};
  llvm::LLVMContext context;
  llvm::Module module("test", context);
  foldLoops(steps, [&] { return std::pair(&module, std::string("choice")); });
  ASSERT_EQ(steps[0].kind, Step::Kind::Kernel);
  ASSERT_EQ(steps[0].places.size(), 2u);
  EXPECT_EQ(steps[0].firstResult, 1u);
  EXPECT_EQ(steps[0].places[1].bytes, 4u);
}

} // namespace
} // namespace tesela::driver
