// Answers of the prover, kept on disk.
//
// An answer is found under the digest of the problem's text (ProblemText.h),
// the options and the prover's sources: whoever changes the prover starts with
// an empty cache. PROVED and REFUTED serve every later question; UNKNOWN serves
// those whose budget is no greater than the one it was tried with.
//
// The file is an SQLite database in WAL mode: several processes and threads may
// use it at once. Each row carries a checksum; a row that fails it counts as
// absent. A damaged file is set aside as "<path>.damaged" and a new one begun.
// Where the cache cannot be read or written, everything is proved anew.
#pragma once

#include "prove/Prover.h"

#include <memory>
#include <mutex>
#include <string>

struct sqlite3;

namespace tesela::prove {

class Statement;

class ProofCache {
public:
  /// A cache in `path`; none (every look-up misses) where that cannot be used.
  explicit ProofCache(std::string path);
  ~ProofCache();

  /// TESELA_PROOF_CACHE (empty: no cache), else tesela/proofs.sqlite in
  /// XDG_CACHE_HOME, else in ~/.cache.
  static std::string defaultPath();

  bool isOpen() const { return database != nullptr; }
  /// The payload stored under `key`.
  std::optional<std::string> find(llvm::StringRef key);
  void store(llvm::StringRef key, llvm::StringRef payload);

private:
  bool open();
  void close();
  bool execute(const char *sql);
  /// After an error `code`: sets a damaged file aside and begins a new one.
  void recover(int code);
  void setAside();

  std::string path;
  sqlite3 *database = nullptr;
  std::unique_ptr<Statement> look; // that finds
  std::mutex mutex;
  bool mayRecover = true;
};

/// `check`, asking and filling `cache`, which may be null. Certificates are not
/// kept: with Options::certificate the proof is made anew.
Answer checkCached(const Problem &problem, const Options &options,
                   ProofCache *cache);

} // namespace tesela::prove
