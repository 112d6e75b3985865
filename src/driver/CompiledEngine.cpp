#include "driver/CompiledEngine.h"

#include "driver/CompileProgram.h"
#include "driver/LibrarySteps.h"
#include "import/Import.h"
#include "interpret/Engine.h"
#include "runtime/ProgramExecutable.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Pass/PassManager.h"

namespace tesela::driver {

namespace {

class CompiledEngine : public interpret::Engine {
public:
  explicit CompiledEngine(const Options &options) : options(options) {}

  Result<std::vector<interpret::Array>>
  run(mlir::ModuleOp module, std::string_view name,
      std::span<const interpret::Array> inputs) override {
    auto function = module.lookupSymbol<mlir::func::FuncOp>(
        llvm::StringRef(name.data(), name.size()));
    if (!function)
      return Error{ErrorCode::NotFound, "no such function"};
    runtime::Signature signature;
    signature.name = "main";
    signature.donations.assign(function.getNumArguments(), -1);
    for (mlir::Type type : function.getArgumentTypes()) {
      Result<Shape> shape = runtimeShape(type);
      if (!shape)
        return shape.error();
      signature.parameters.push_back(*shape);
    }
    for (mlir::Type type : function.getResultTypes()) {
      Result<Shape> shape = runtimeShape(type);
      if (!shape)
        return shape.error();
      signature.results.push_back(*shape);
    }
    if (name != "main")
      if (auto other = module.lookupSymbol<mlir::func::FuncOp>("main"))
        other.setName("other_main");
    function.setName("main");
    function.setPublic();
    mlir::PassManager passes(module.getContext(),
                             mlir::ModuleOp::getOperationName());
    import::addNormalizationPasses(passes);
    if (mlir::failed(passes.run(module)))
      return Error{ErrorCode::InvalidArgument,
                   "the program cannot be brought into normal form"};
    std::vector<interpret::Array> results;
    for (const Shape &shape : signature.results)
      results.emplace_back(shape);
    auto program = compileProgram(module, std::move(signature), options);
    if (!program)
      return program.error();
    return execute(std::move(*program), inputs, std::move(results));
  }

private:
  static Result<std::vector<interpret::Array>>
  execute(runtime::Program program, std::span<const interpret::Array> inputs,
          std::vector<interpret::Array> results) {
    auto executable = runtime::ProgramExecutable::load(std::move(program));
    if (!executable)
      return executable.error();
    std::vector<const void *> from;
    std::vector<void *> to;
    for (const interpret::Array &input : inputs)
      from.push_back(input.data());
    for (interpret::Array &result : results)
      to.push_back(result.mutableData());
    runtime::DeviceLaunch launch{from, to};
    if (Result<void> done = (*executable)->run({&launch, 1}); !done)
      return done.error();
    return results;
  }

  const Options options;
};

} // namespace

void registerCompiledEngine(const Options &options) {
  interpret::setForeignCalls(runForeignCall);
  interpret::registerEngine("compiled", [options] {
    return std::make_unique<CompiledEngine>(options);
  });
}

} // namespace tesela::driver
