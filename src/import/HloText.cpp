// Prints computations; HloBuilder.cpp makes them.
#include "import/HloText.h"

#include "import/HloModule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/raw_ostream.h"

using namespace tesela;
using namespace tesela::import;

static void print(const HloInstruction &instruction, llvm::raw_ostream &out) {
  out << "  " << (instruction.root ? "ROOT " : "") << instruction.name << " = "
      << instruction.shape << " " << instruction.opcode << "("
      << instruction.arguments << ")";
  for (const std::string &attribute : instruction.attributes)
    out << ", " << attribute;
  out << "\n";
}

static void print(const HloComputation &computation, bool entry,
                  llvm::raw_ostream &out) {
  out << "\n" << (entry ? "ENTRY " : "") << computation.name << " {\n";
  for (const HloInstruction &instruction : computation.instructions)
    print(instruction, out);
  out << "}\n";
}

/// "mesh = #sdy.mesh<[\"x\"=4]>" of every mesh of the module.
static std::string meshes(mlir::ModuleOp module) {
  std::string text;
  for (mlir::Operation &op : module.getBody()->getOperations()) {
    if (op.getName().getStringRef() != "sdy.mesh")
      continue;
    auto name = op.getAttrOfType<mlir::StringAttr>("sym_name");
    llvm::raw_string_ostream(text)
        << (text.empty() ? "" : ", ") << name.getValue() << " = "
        << op.getAttr("mesh");
  }
  return text;
}

static void printHeader(mlir::ModuleOp module, const HloBuilder &builder,
                        const HloTextOptions &options, llvm::raw_ostream &out) {
  out << "HloModule " << module.getName().value_or("module");
  if (options.scheduled)
    out << ", is_scheduled=true";
  out << builder.aliases << ", entry_computation_layout={"
      << builder.entryLayout << "}";
  for (llvm::StringRef name : {"replicas", "partitions"}) {
    auto count =
        module->getAttrOfType<mlir::IntegerAttr>(("mhlo.num_" + name).str());
    if (count && count.getInt() > 1)
      out << ", " << (name == "replicas" ? "replica_count" : "num_partitions")
          << "=" << count.getInt();
  }
  if (std::string text = meshes(module); !text.empty())
    out << ", frontend_attributes={xla.sdy.meshes={" << text << "}}";
  out << "\n";
}

static mlir::func::FuncOp entryOf(mlir::ModuleOp module,
                                  llvm::StringRef wanted) {
  auto functions = module.getOps<mlir::func::FuncOp>();
  if (functions.empty())
    return {};
  if (wanted.empty() && llvm::hasSingleElement(functions))
    return *functions.begin();
  return module.lookupSymbol<mlir::func::FuncOp>(wanted.empty() ? "main"
                                                                : wanted);
}

Result<std::string> tesela::import::hloText(mlir::ModuleOp module,
                                            const HloTextOptions &options) {
  mlir::func::FuncOp entry = entryOf(module, options.entry);
  if (!entry || entry.isExternal())
    return Error{.code = ErrorCode::InvalidArgument,
                 .what = "the module has no function to be the entry"};
  HloBuilder builder(options);
  if (!builder.addFunction(entry, /*entry=*/true))
    return builder.error;
  std::string text;
  llvm::raw_string_ostream out(text);
  printHeader(module, builder, options, out);
  for (const HloComputation &computation : builder.computations)
    print(computation, &computation == &builder.computations.back(), out);
  return text;
}
