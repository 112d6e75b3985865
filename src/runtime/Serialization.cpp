// Programs as bytes:
//   8 bytes  magic "TESELAP\n"
//   4 bytes  version of this format
//   8 bytes  number of bytes that follow the checksum
//   8 bytes  checksum of them
//   ...      the program, field by field, as the functions below say
// Numbers are little-endian; texts and lists begin with their length.
#include "runtime/Checksum.h"
#include "runtime/Program.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace tesela::runtime {
namespace {

constexpr std::string_view magic = programMagic;
constexpr uint32_t formatVersion = 3;
constexpr size_t headerBytes = 28;
constexpr int deepestNest = 100;

class Writer {
public:
  static constexpr bool reads = false;
  std::string bytes;

  template <typename T>
    requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
  bool field(const T &value) {
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    return true;
  }
  bool field(const std::string &text) {
    field(uint64_t{text.size()});
    bytes += text;
    return true;
  }
  bool size(const size_t &count) { return field(uint64_t{count}); }
};

class Reader {
public:
  static constexpr bool reads = true;
  std::string_view rest;

  template <typename T>
    requires(std::is_arithmetic_v<T> || std::is_enum_v<T>)
  bool field(T &value) {
    if (rest.size() < sizeof value)
      return false;
    std::copy_n(rest.begin(), sizeof value, reinterpret_cast<char *>(&value));
    rest.remove_prefix(sizeof value);
    return true;
  }
  bool field(std::string &text) {
    uint64_t length;
    if (!field(length) || length > rest.size())
      return false;
    text = rest.substr(0, length);
    rest.remove_prefix(length);
    return true;
  }
  /// A list of that many items, each at least one byte long.
  bool size(size_t &count) {
    uint64_t length;
    if (!field(length) || length > rest.size())
      return false;
    count = length;
    return true;
  }
};

/// One description of each structure serves both directions.
template <class Stream, class Item, typename Each>
bool list(Stream &stream, Item &items, Each each) {
  size_t count = items.size();
  if (!stream.size(count))
    return false;
  if constexpr (Stream::reads)
    items.resize(count);
  for (auto &item : items)
    if (!each(item))
      return false;
  return true;
}
template <class Stream, class Item>
bool plainList(Stream &stream, Item &items) {
  return list(stream, items, [&](auto &item) { return stream.field(item); });
}

template <class Stream, class T> bool shape(Stream &stream, T &value) {
  if (!stream.field(value.element) || value.element > ElementType::Token ||
      !plainList(stream, value.dimensions) ||
      !plainList(stream, value.minorToMajor))
    return false;
  // A size that fits, and an order of the dimensions.
  uint64_t bytes = 16, seen = 0;
  for (int64_t dimension : value.dimensions)
    if (dimension < 0 || __builtin_mul_overflow(bytes, dimension, &bytes))
      return false;
  size_t rank = value.dimensions.size();
  for (int64_t dimension : value.minorToMajor) {
    if (dimension < 0 || dimension >= static_cast<int64_t>(rank) || rank > 64 ||
        seen >> dimension & 1)
      return false;
    seen |= uint64_t{1} << dimension;
  }
  return value.minorToMajor.empty() || value.minorToMajor.size() == rank;
}
template <class Stream, class T> bool shapes(Stream &stream, T &values) {
  return list(stream, values,
              [&](auto &value) { return shape(stream, value); });
}

template <class Stream, class T> bool place(Stream &stream, T &value) {
  return stream.field(value.space) && value.space <= Place::Space::Constant &&
         stream.field(value.index) && stream.field(value.offset) &&
         stream.field(value.bytes);
}

template <class Stream, class T>
bool steps(Stream &stream, T &values, int depth) {
  if (depth > deepestNest)
    return false;
  return list(stream, values, [&](auto &step) {
    return stream.field(step.kind) && step.kind <= Step::Kind::Case &&
           stream.field(step.name) && stream.field(step.symbol) &&
           list(stream, step.places,
                [&](auto &value) { return place(stream, value); }) &&
           stream.field(step.firstResult) && stream.field(step.taskCount) &&
           stream.field(step.taskNanoseconds) &&
           stream.field(step.workspaceBytes) && stream.field(step.keptPlace) &&
           stream.field(step.keptBytes) && shapes(stream, step.shapes) &&
           stream.field(step.attributes) &&
           list(stream, step.bodies,
                [&](auto &body) { return steps(stream, body, depth + 1); }) &&
           stream.field(step.where);
  });
}

template <class Stream, class T> bool signature(Stream &stream, T &value) {
  return stream.field(value.name) && shapes(stream, value.parameters) &&
         shapes(stream, value.results) &&
         plainList(stream, value.parameterShardings) &&
         plainList(stream, value.resultShardings) &&
         plainList(stream, value.parameterMemoryKinds) &&
         plainList(stream, value.resultMemoryKinds) &&
         plainList(stream, value.donations) && stream.field(value.replicas) &&
         stream.field(value.partitions);
}

template <class Stream, class T> bool whole(Stream &stream, T &program) {
  return signature(stream, program.signature) &&
         steps(stream, program.steps, 0) && stream.field(program.arenaBytes) &&
         stream.field(program.constants) && stream.field(program.object) &&
         stream.field(program.cpuFeatures) && stream.field(program.hlo) &&
         stream.field(program.flops) && stream.field(program.bytesAccessed) &&
         stream.field(program.transcendentals);
}

Error corrupt(const char *what) {
  return {ErrorCode::DataLoss, std::string("compiled program: ") + what, "", "",
          "compile it again"};
}

} // namespace

std::string serialize(const Program &program) {
  Writer body;
  whole(body, program);
  Writer file;
  file.bytes = magic;
  file.field(formatVersion);
  file.field(uint64_t{body.bytes.size()});
  file.field(checksum(body.bytes));
  file.bytes += body.bytes;
  return std::move(file.bytes);
}

Result<Program> deserializeProgram(std::string_view bytes) {
  if (!bytes.starts_with(magic) || bytes.size() < headerBytes)
    return Error{ErrorCode::InvalidArgument, "not a compiled program"};
  Reader reader{bytes.substr(magic.size())};
  uint32_t version;
  uint64_t size, sum;
  if (!reader.field(version) || version != formatVersion)
    return Error{ErrorCode::InvalidArgument,
                 "a compiled program of another version of Tesela", "", "",
                 "compile it again"};
  if (!reader.field(size) || !reader.field(sum) || size != reader.rest.size())
    return corrupt("it is cut short");
  if (checksum(reader.rest) != sum)
    return corrupt("its checksum does not fit");
  Program program;
  if (!whole(reader, program) || !reader.rest.empty())
    return corrupt("it is malformed");
  return program;
}

} // namespace tesela::runtime
