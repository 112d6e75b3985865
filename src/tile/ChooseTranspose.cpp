// Which loads of a stage are transposed in registers.
#include "tile/TilingChoices.h"

using namespace mlir;

namespace tesela::tile {

plan::Lanes lanesOf(const Stage &stage, AffineExpr offset, unsigned loop,
                    unsigned lanes) {
  return plan::lanesOf(
      stage.loops.space.linear(offset), loop, lanes, [&](AffineExpr symbol) {
        unsigned n = cast<AffineSymbolExpr>(symbol).getPosition();
        return (stage.loops.symbols[n].loops >> loop & 1) != 0;
      });
}

unsigned lanesFor(int64_t extent, unsigned lanes) {
  while (lanes / 2 >= extent && lanes > 2)
    lanes /= 2;
  return lanes;
}

bool isMapOfPoints(const Stage &stage) {
  return llvm::all_of(stage.loops.loops,
                      [](const plan::Loop &loop) {
                        return !loop.reduction && !loop.scan;
                      }) &&
         llvm::all_of(stage.loops.sinks, [](const plan::Sink &sink) {
           return sink.kind == plan::FormKind::Map;
         });
}

// A load that walks along `loop` element by element, and otherwise as fits.
static bool walksAlong(const Stage &stage, unsigned node, unsigned loop,
                       unsigned lanes) {
  const plan::Node &load = stage.loops.nodes[node];
  if (load.kind != plan::Node::Kind::Load || load.predicate != plan::always ||
      stage.loads[node].space == Access::Space::Scratch)
    return false;
  plan::Lanes kind = lanesOf(stage, stage.loads[node].offset, loop, lanes);
  return kind.kind == plan::LaneKind::Strided && kind.stride == 1;
}

bool Stage::isTransposed(unsigned node) const {
  if (transposeLoop < 0 || !walksAlong(*this, node, transposeLoop, lanes))
    return false;
  plan::Lanes kind = lanesOf(*this, loads[node].offset, vectorLoop, lanes);
  return kind.kind == plan::LaneKind::Strided && kind.stride != 1;
}

constexpr unsigned widestTile = 16;

// Tiles of `lanes` in both directions, and a body that is short enough to be
// repeated for each lane.
static bool suitsTiles(const Stage &stage, unsigned vectorLoop,
                       unsigned lanes) {
  constexpr unsigned longestBody = 16;
  return stage.loops.nodes.size() <= longestBody && lanes >= 4 &&
         stage.loops.loops[vectorLoop].extent >= lanes && isMapOfPoints(stage);
}

bool canTranspose(const Stage &stage, unsigned node, unsigned vectorLoop,
                  unsigned lanes) {
  lanes = lanesFor(stage.loops.loops[vectorLoop].extent,
                   std::min(lanes, widestTile));
  if (!suitsTiles(stage, vectorLoop, lanes))
    return false;
  for (auto [loop, entry] : llvm::enumerate(stage.loops.loops))
    if (loop != vectorLoop && entry.extent >= lanes &&
        walksAlong(stage, node, loop, lanes))
      return true;
  return false;
}

// Strided loads that are contiguous along another parallel loop are worth a
// transposition.
void chooseTranspose(Stage &stage) {
  auto &loops = stage.loops.loops;
  unsigned lanes = std::min(stage.lanes, widestTile);
  if (stage.vectorLoop < 0 || stage.interleaveLoop >= 0 ||
      !suitsTiles(stage, stage.vectorLoop, lanes))
    return;
  unsigned kept = stage.lanes;
  stage.lanes = lanes;
  for (unsigned loop = 0; loop < loops.size(); ++loop) {
    if (int(loop) == stage.vectorLoop || loops[loop].extent < stage.lanes)
      continue;
    stage.transposeLoop = loop;
    for (unsigned node = 0; node < stage.loops.nodes.size(); ++node)
      if (stage.isTransposed(node))
        return;
  }
  stage.transposeLoop = -1;
  stage.lanes = kept;
}

} // namespace tesela::tile
