#include "ir/Locations.h"

#include "llvm/ADT/TypeSwitch.h"

using llvm::StringRef;

namespace {
/// Finds the position and the scope of a location. JAX wraps a position into
/// names ("jit(f)/add") and call sites, the innermost frame being the callee.
struct Place {
  mlir::FileLineColLoc position;
  StringRef scope;

  void find(mlir::Location location) {
    llvm::TypeSwitch<mlir::LocationAttr>(location)
        .Case([&](mlir::FileLineColLoc found) {
          if (!position)
            position = found;
        })
        .Case([&](mlir::NameLoc name) {
          if (scope.empty() && isScope(name))
            scope = name.getName().getValue();
          find(name.getChildLoc());
        })
        .Case([&](mlir::CallSiteLoc site) {
          find(site.getCallee());
          if (!position)
            find(site.getCaller());
        })
        .Case([&](mlir::FusedLoc fused) {
          for (mlir::Location part : fused.getLocations())
            find(part);
        });
  }

  /// Frames are named by their function, arguments by their name; both stand
  /// directly on a position or on nothing. The scope stands outside of them.
  static bool isScope(mlir::NameLoc name) {
    StringRef text = name.getName();
    return text.contains('/') || text.contains('(') ||
           llvm::isa<mlir::UnknownLoc>(name.getChildLoc());
  }
};
} // namespace

std::string tesela::ir::describeLocation(mlir::Location location) {
  Place place;
  place.find(location);
  std::string text;
  if (place.position && !place.position.getFilename().empty()) {
    text = place.position.getFilename().str() + ":" +
           std::to_string(place.position.getLine());
    if (place.position.getColumn())
      text += ":" + std::to_string(place.position.getColumn());
  }
  if (!place.scope.empty())
    text += (text.empty() ? "" : " ") + ("(" + place.scope + ")").str();
  return text;
}
