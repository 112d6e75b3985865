// Shardings in HLO's notation, and the annotations any instruction may have.
#include "import/HloModule.h"

#include "ir/Sdy.h"
#include "ir/SdySharding.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;

std::string tesela::import::hloSharding(mlir::Attribute attribute,
                                        mlir::Operation *scope) {
  auto sharding = llvm::dyn_cast_or_null<sdy::TensorShardingAttr>(attribute);
  sdy::MeshAttr mesh = sharding ? sharding.getMeshAttr(scope) : sdy::MeshAttr();
  return mesh ? ir::toHloSharding(sharding, mesh).toString() : "";
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
    frontend +=
        (frontend.empty() ? "" : ",") + ("xla.sdy.sharding=" + hloQuoted(text));
  }
  if (!frontend.empty())
    into.push_back("frontend_attributes={" + frontend + "}");
}
