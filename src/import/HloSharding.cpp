// Shardings in HLO's notation, and the annotations any instruction may have.
#include "import/HloModule.h"

#include "ir/Sdy.h"
#include "llvm/ADT/StringExtras.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

namespace {
/// A stretch of a mesh axis: the part of `size` after `before` shards.
struct Part {
  size_t axis;
  int64_t before;
  int64_t size;
};

/// Cuts the axes of a mesh where references cut them.
class AxisParts {
public:
  explicit AxisParts(sdy::MeshAttr mesh) : mesh(mesh) {
    for (sdy::MeshAxisAttr axis : mesh.getAxes())
      cuts.push_back({1, axis.getSize()});
  }

  void cut(sdy::AxisRefAttr reference) {
    int64_t axis = mesh.getAxisIndex(reference.getName());
    if (axis < 0 || !reference.isSubAxis())
      return;
    for (int64_t at : {reference.getPreSize(),
                       reference.getPreSize() * reference.getSize()})
      if (!llvm::is_contained(cuts[axis], at))
        cuts[axis].insert(llvm::lower_bound(cuts[axis], at), at);
  }

  /// The parts of all axes, slowest first.
  llvm::SmallVector<Part> all() const {
    llvm::SmallVector<Part> parts;
    for (auto [axis, at] : llvm::enumerate(cuts))
      for (size_t i = 0; i + 1 < at.size(); ++i)
        if (at[i + 1] != at[i])
          parts.push_back({axis, at[i], at[i + 1] / at[i]});
    return parts;
  }

  /// The indices into all() that a reference covers.
  llvm::SmallVector<int64_t> covered(sdy::AxisRefAttr reference) const {
    llvm::SmallVector<int64_t> indices;
    int64_t axis = mesh.getAxisIndex(reference.getName());
    if (axis < 0)
      return indices;
    int64_t first = reference.isSubAxis() ? reference.getPreSize() : 1;
    int64_t last = reference.isSubAxis() ? first * reference.getSize()
                                         : mesh.getAxes()[axis].getSize();
    for (auto [i, part] : llvm::enumerate(all()))
      if (static_cast<int64_t>(part.axis) == axis && part.before >= first &&
          part.before * part.size <= last)
        indices.push_back(i);
    return indices;
  }

private:
  sdy::MeshAttr mesh;
  llvm::SmallVector<llvm::SmallVector<int64_t>> cuts;
};
} // namespace

/// "<=[8]" or "<=[4,2]T(1,0)": devices in row-major order, reshaped to the
/// parts and transposed to `order`; neighbours that stay neighbours are one.
static std::string iota(llvm::ArrayRef<Part> parts,
                        llvm::ArrayRef<int64_t> order) {
  llvm::SmallVector<int64_t> sizes, first;
  llvm::SmallVector<int64_t> runOf(parts.size());
  // Runs of consecutive parts, in transposed order.
  for (auto [i, part] : llvm::enumerate(order)) {
    if (i == 0 || part != order[i - 1] + 1) {
      first.push_back(part);
      sizes.push_back(1);
    }
    sizes.back() *= parts[part].size;
  }
  if (first.size() <= 1)
    return "<=[" + std::to_string(sizes.empty() ? 1 : sizes.front()) + "]";
  llvm::SmallVector<int64_t> byPosition(first.size());
  std::iota(byPosition.begin(), byPosition.end(), 0);
  llvm::sort(byPosition,
             [&](int64_t a, int64_t b) { return first[a] < first[b]; });
  llvm::SmallVector<int64_t> reshape, permutation(first.size());
  for (auto [position, run] : llvm::enumerate(byPosition)) {
    reshape.push_back(sizes[run]);
    permutation[run] = position;
  }
  std::string text = "<=[" + llvm::join(llvm::map_range(reshape, [](int64_t v) {
                                          return std::to_string(v);
                                        }),
                                        ",") +
                     "]T(";
  for (auto [i, v] : llvm::enumerate(permutation))
    text += (i ? "," : "") + std::to_string(v);
  return text + ")";
}

std::string tesela::import::hloSharding(mlir::Attribute attribute,
                                        mlir::Operation *scope) {
  auto sharding = llvm::dyn_cast_or_null<sdy::TensorShardingAttr>(attribute);
  sdy::MeshAttr mesh = sharding ? sharding.getMeshAttr(scope) : sdy::MeshAttr();
  if (!mesh || !sharding.getUnreducedAxes().empty())
    return {};
  if (mesh.isMaximal())
    return "{maximal device=" + std::to_string(mesh.getDeviceIds().front()) +
           "}";
  AxisParts axes(mesh);
  for (sdy::DimensionShardingAttr dimension : sharding.getDimShardings())
    for (sdy::AxisRefAttr reference : dimension.getAxes())
      axes.cut(reference);
  llvm::SmallVector<Part> parts = axes.all();
  llvm::SmallVector<int64_t> tiles, order;
  for (sdy::DimensionShardingAttr dimension : sharding.getDimShardings()) {
    int64_t tile = 1;
    for (sdy::AxisRefAttr reference : dimension.getAxes())
      for (int64_t part : axes.covered(reference)) {
        order.push_back(part);
        tile *= parts[part].size;
      }
    tiles.push_back(tile);
  }
  if (llvm::all_of(tiles, [](int64_t tile) { return tile == 1; }))
    return "{replicated}";
  int64_t replicated = 1;
  for (size_t part = 0; part < parts.size(); ++part)
    if (!llvm::is_contained(order, static_cast<int64_t>(part))) {
      order.push_back(part);
      replicated *= parts[part].size;
    }
  if (replicated > 1)
    tiles.push_back(replicated);
  std::string devices;
  if (mesh.getDeviceIds().empty()) {
    devices = iota(parts, order);
  } else {
    return {};
  }
  std::string list = hloList(tiles);
  return "{devices=[" + list.substr(1, list.size() - 2) + "]" + devices +
         (replicated > 1 ? " last_tile_dim_replicate" : "") + "}";
}

/// "{k=\"v\",...}" of a dictionary of strings.
static std::string frontendAttributes(mlir::DictionaryAttr dictionary) {
  std::string text;
  for (mlir::NamedAttribute entry : dictionary) {
    auto value = llvm::dyn_cast<mlir::StringAttr>(entry.getValue());
    text += (text.empty() ? "" : ",") + entry.getName().str() + "=" +
            hloQuoted(value ? value.getValue() : StringRef());
  }
  return text;
}

void tesela::import::addHloAnnotations(
    mlir::DictionaryAttr attributes, mlir::Operation *scope,
    llvm::SmallVectorImpl<std::string> &into) {
  std::string frontend;
  if (auto text = attributes.getAs<mlir::StringAttr>("mhlo.sharding");
      text && !text.empty())
    into.push_back("sharding=" + text.str());
  if (auto given =
          attributes.getAs<mlir::DictionaryAttr>("mhlo.frontend_attributes"))
    frontend = frontendAttributes(given);
  if (mlir::Attribute sharding = attributes.get("sdy.sharding")) {
    if (std::string text = hloSharding(sharding, scope); !text.empty())
      into.push_back("sharding=" + text);
    std::string text;
    llvm::raw_string_ostream(text) << sharding;
    frontend += (frontend.empty() ? "" : ",") +
                ("xla.sdy.sharding=" + hloQuoted(text));
  }
  if (!frontend.empty())
    into.push_back("frontend_attributes={" + frontend + "}");
}
