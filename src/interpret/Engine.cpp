#include "interpret/Engine.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <map>

namespace tesela::interpret {
namespace {

class Judge final : public Engine {
public:
  bool runsTestDialects() const override { return true; }
  Result<std::vector<Array>> run(mlir::ModuleOp module, std::string_view name,
                                 std::span<const Array> inputs) override {
    auto function = module.lookupSymbol<mlir::func::FuncOp>(name);
    if (!function)
      return Error{ErrorCode::NotFound, "no function @" + std::string(name)};
    return interpret::run(function, inputs);
  }
};

auto &registry() {
  static std::map<std::string, std::function<std::unique_ptr<Engine>()>,
                  std::less<>>
      engines = {{"judge", createJudge}};
  return engines;
}

} // namespace

std::unique_ptr<Engine> createJudge() { return std::make_unique<Judge>(); }

void registerEngine(std::string name,
                    std::function<std::unique_ptr<Engine>()> create) {
  registry()[std::move(name)] = std::move(create);
}

std::unique_ptr<Engine> createEngine(std::string_view name) {
  auto found = registry().find(name);
  return found == registry().end() ? nullptr : found->second();
}

std::vector<std::string> engineNames() {
  std::vector<std::string> names;
  for (const auto &[name, create] : registry())
    names.push_back(name);
  return names;
}

} // namespace tesela::interpret
