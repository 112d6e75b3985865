#include "prove/ProofCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <cstdlib>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

namespace tesela::prove {

namespace {
/// How long to wait for another process that writes.
constexpr int busyMilliseconds = 2000;
constexpr int setupTries = 100;
/// Older rows are dropped beyond this many; some 400 MB.
constexpr int64_t rowLimit = 400'000;

constexpr const char *setup[] = {
    "PRAGMA journal_mode=WAL",
    // A row that a crash of the machine loses is proved again.
    "PRAGMA synchronous=OFF",
    R"(CREATE TABLE IF NOT EXISTS proofs(id INTEGER PRIMARY KEY,
         key BLOB NOT NULL UNIQUE, payload BLOB NOT NULL,
         checksum INTEGER NOT NULL))",
};

int64_t checksum(llvm::StringRef key, llvm::StringRef payload) {
  std::string both = (key + llvm::Twine('\n') + payload).str();
  return int64_t(llvm::xxh3_64bits(both));
}

/// SQLITE_ERROR: the statements are right, so it is the tables that are not.
bool isDamage(int code) {
  return code == SQLITE_CORRUPT || code == SQLITE_NOTADB ||
         code == SQLITE_FORMAT || code == SQLITE_ERROR;
}

} // namespace

/// A prepared statement.
class Statement {
public:
  Statement(sqlite3 *database, const char *sql) {
    preparation = sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
  }
  ~Statement() { sqlite3_finalize(statement); }
  void bind(int place, llvm::StringRef bytes) {
    sqlite3_bind_blob64(statement, place, bytes.data(), bytes.size(),
                        SQLITE_STATIC);
  }
  void bind(int place, int64_t number) {
    sqlite3_bind_int64(statement, place, number);
  }
  int prepared() const { return preparation; }
  int step() {
    return preparation == SQLITE_OK ? sqlite3_step(statement) : preparation;
  }
  /// To be stepped again; what it has given is gone.
  void reset() { sqlite3_reset(statement); }
  llvm::StringRef bytes(int column) {
    const void *data = sqlite3_column_blob(statement, column);
    return {static_cast<const char *>(data),
            size_t(sqlite3_column_bytes(statement, column))};
  }
  int64_t number(int column) { return sqlite3_column_int64(statement, column); }

private:
  sqlite3_stmt *statement = nullptr;
  int preparation;
};

std::string ProofCache::defaultPath() {
  if (const char *path = std::getenv("TESELA_PROOF_CACHE"))
    return path;
  llvm::SmallString<128> path;
  if (const char *home = std::getenv("XDG_CACHE_HOME"); home && *home)
    path = home;
  else if (llvm::sys::path::home_directory(path))
    llvm::sys::path::append(path, ".cache");
  else
    return "";
  llvm::sys::path::append(path, "tesela", "proofs.sqlite");
  return path.str().str();
}

ProofCache::ProofCache(std::string given) : path(std::move(given)) {
  if (path.empty())
    return;
  llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path));
  open();
}

ProofCache::~ProofCache() { close(); }

void ProofCache::close() {
  look = nullptr;
  sqlite3_close_v2(database);
  database = nullptr;
}

bool ProofCache::execute(const char *sql) {
  int code = SQLITE_BUSY;
  // A change to WAL does not wait for others by itself.
  for (int tries = 0; code == SQLITE_BUSY && tries < setupTries; ++tries) {
    if (tries > 0)
      usleep(10'000);
    code = sqlite3_exec(database, sql, nullptr, nullptr, nullptr);
  }
  if (code == SQLITE_OK)
    return true;
  recover(code);
  return false;
}

bool ProofCache::open() {
  int code = sqlite3_open_v2(path.c_str(), &database,
                             SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                                 SQLITE_OPEN_NOMUTEX,
                             nullptr);
  if (code != SQLITE_OK) {
    close();
    return false;
  }
  sqlite3_busy_timeout(database, busyMilliseconds);
  for (const char *sql : setup)
    if (!execute(sql))
      return isOpen();
  return execute(("DELETE FROM proofs WHERE id <= (SELECT max(id) FROM "
                  "proofs) - " +
                  std::to_string(rowLimit))
                     .c_str());
}

/// Not only damage: after any error but a busy file nothing more is tried.
void ProofCache::recover(int code) {
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
    return;
  close();
  if (!isDamage(code & 0xff) || !mayRecover)
    return;
  mayRecover = false;
  setAside();
  open();
}

/// Under a lock, and only if the file is damaged still: another process may
/// have begun a new one.
void ProofCache::setAside() {
  if (!llvm::sys::fs::is_regular_file(path))
    return;
  int lock =
      ::open((path + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (lock < 0)
    return;
  flock(lock, LOCK_EX);
  sqlite3 *again = nullptr;
  int code =
      sqlite3_open_v2(path.c_str(), &again, SQLITE_OPEN_READWRITE, nullptr);
  if (code == SQLITE_OK) {
    sqlite3_busy_timeout(again, busyMilliseconds);
    Statement check(again, "PRAGMA quick_check(1)");
    code = check.step();
    if (code == SQLITE_ROW && check.bytes(0) != "ok")
      code = SQLITE_CORRUPT;
    // A table of other columns, or none that can be written.
    Statement put(again, "INSERT INTO proofs(id, key, payload, checksum) "
                         "SELECT id, key, payload, checksum FROM proofs "
                         "WHERE 0");
    if (int schema = put.prepared(); code == SQLITE_ROW && schema != SQLITE_OK)
      code = schema;
  }
  sqlite3_close_v2(again);
  if (isDamage(code & 0xff)) {
    llvm::sys::fs::rename(path, path + ".damaged");
    llvm::sys::fs::remove(path + "-wal");
    llvm::sys::fs::remove(path + "-shm");
  }
  ::close(lock);
}

std::optional<std::string> ProofCache::find(llvm::StringRef key) {
  std::lock_guard guard(mutex);
  if (!database)
    return std::nullopt;
  std::optional<std::string> found;
  int code;
  if (!look)
    look = std::make_unique<Statement>(
        database, "SELECT payload, checksum FROM proofs WHERE key = ?");
  look->bind(1, key);
  code = look->step();
  if (code == SQLITE_ROW && look->number(1) == checksum(key, look->bytes(0)))
    found = look->bytes(0).str();
  look->reset();
  if (code != SQLITE_ROW && code != SQLITE_DONE)
    recover(code);
  return found;
}

void ProofCache::store(llvm::StringRef key, llvm::StringRef payload) {
  std::lock_guard guard(mutex);
  if (!database)
    return;
  int code;
  {
    Statement put(database, "INSERT OR REPLACE INTO proofs(key, payload, "
                            "checksum) VALUES(?, ?, ?)");
    put.bind(1, key);
    put.bind(2, payload);
    put.bind(3, checksum(key, payload));
    code = put.step();
  }
  if (code != SQLITE_DONE)
    recover(code);
}

} // namespace tesela::prove
