// Stands in for the compiler in tests of the plugin: whatever the program, the
// executable adds one to eight floats. With the option keep=form it keeps the
// sums beside the argument. It tests buffers, events, launches and
// lifetimes, and says nothing about compilation.
#include "runtime/Compiler.h"
#include "runtime/KeptForms.h"

#include <algorithm>

namespace tesela::runtime {
namespace {

class AddOne final : public Executable {
public:
  AddOne(const CompileRequest &request) {
    of.name = "add_one";
    of.parameters = of.results = {{ElementType::F32, {8}}};
    of.replicas = request.replicas;
    of.partitions = request.partitions;
    of.donations = {-1};
    for (const auto &[name, value] : request.options)
      if (name == "donate")
        of.donations = {value == "alias" ? 0 : -2};
      else if (name == "keep")
        keeps = true;
  }
  const Signature &signature() const override { return of; }
  Result<void> run(std::span<const DeviceLaunch> devices) override {
    for (const DeviceLaunch &device : devices) {
      auto from = static_cast<const float *>(device.inputs[0]);
      auto to = static_cast<float *>(device.outputs[0]);
      KeptForms *kept = device.kept.empty() ? nullptr : device.kept[0];
      KeptForms::Lease lease;
      if (kept)
        lease = kept->use({number, 0}, 8 * sizeof(float));
      auto form = static_cast<float *>(lease.data());
      for (int i = 0; i < 8; ++i)
        to[i] = form && lease.isFilled() ? form[i] : from[i] + 1;
      if (form)
        std::copy_n(to, 8, form);
      lease.filled();
    }
    return success();
  }
  bool keepsForms() const override { return keeps; }
  bool keepsFormsOf(size_t) const override { return keeps; }
  MemoryStats memory() const override { return {}; }
  double flops() const override { return 8; }
  double bytesAccessed() const override { return 64; }
  std::string hlo() const override { return "HloModule add_one\n"; }
  Result<std::string> serialize() const override {
    return std::string("add_one");
  }
  std::string fingerprint() const override { return "add_one"; }

private:
  Signature of;
  bool keeps = false;
  uint64_t number = KeptForms::numberOfProgram();
};

class Double final : public Compiler {
public:
  Result<std::unique_ptr<Executable>>
  compile(const CompileRequest &request) override {
    if (request.program.find("reject") != std::string_view::npos)
      return Error{ErrorCode::InvalidArgument, "rejected", "here", "", "stop"};
    return std::unique_ptr<Executable>(std::make_unique<AddOne>(request));
  }
};

} // namespace

std::unique_ptr<Compiler> createCompiler() {
  return std::make_unique<Double>();
}
std::string compilerIdentity() { return "the compiler's identity"; }
Result<std::unique_ptr<Executable>> loadProgram(std::string_view bytes) {
  if (bytes != "add_one")
    return Error{ErrorCode::InvalidArgument, "not an executable"};
  return std::unique_ptr<Executable>(
      std::make_unique<AddOne>(CompileRequest()));
}

} // namespace tesela::runtime
