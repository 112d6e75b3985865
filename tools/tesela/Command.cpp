// tesela: run, compile, check and explain programs.
#include "Command.h"

#include "Entry.h"

#include "base/Version.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <exception>
#include <malloc.h>
#include <new>
#include <string_view>
#include <unistd.h>

namespace tesela::tool {

static const Command *&first() {
  static const Command *list = nullptr;
  return list;
}

Command::Command(llvm::cl::SubCommand &words, int (*run)())
    : words(words), run(run), next(first()) {
  first() = this;
}

const Command *Command::chosen() {
  for (const Command *command = first(); command; command = command->next)
    if (command->words)
      return command;
  return nullptr;
}

// Takes no memory itself.
[[noreturn]] static void refused(std::string_view what) {
  for (std::string_view part : {std::string_view("tesela: "), what,
                                std::string_view("\n  try: higher limits of "
                                                 "memory and processes\n")})
    (void)!::write(STDERR_FILENO, part.data(), part.size());
  ::_exit(Undecided);
}

// What the system refuses is no defect of the program: a line and a status say
// so. LLVM throws nothing, oneTBB where a thread cannot be started.
static void reportRefusals() {
  std::set_new_handler([] { refused("no memory"); });
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { refused("no memory"); });
  std::set_terminate([] {
    try {
      if (std::exception_ptr thrown = std::current_exception())
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
      refused("no memory");
    } catch (const std::exception &exception) {
      refused(exception.what());
    } catch (...) {
      std::abort();
    }
    std::abort();
  });
}

} // namespace tesela::tool

int teselaCommand(int argc, char **argv) {
  using namespace tesela::tool;
  llvm::InitLLVM init(argc, argv);
  reportRefusals();
  // Memory that is given back is wanted again at once: each solver of a proof
  // takes and frees megabytes.
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TOP_PAD, 16 << 20);
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream &out) {
    out << "tesela " << tesela::version() << '\n';
  });
  // LLVM's own options, which are many and not for users.
  llvm::cl::HideUnrelatedOptions(
      llvm::ArrayRef<const llvm::cl::OptionCategory *>());
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, "A tensor compiler\n",
                                         &llvm::errs()))
    return BadUsage;
  const Command *command = Command::chosen();
  if (!command) {
    llvm::errs() << "tesela: no command given; see tesela --help\n";
    return BadUsage;
  }
  int status = command->run();
  // Where the answer cannot be written there is none, and 1 would be one.
  llvm::outs().flush();
  if (std::error_code error = llvm::outs().error()) {
    llvm::errs() << "tesela: standard output: " << error.message() << '\n';
    llvm::outs().clear_error();
    return Undecided;
  }
  return status;
}
