// Collectives over the devices of one launch. All of a group's devices arrive
// together (ProgramExecutable.h), so data moves by plain copies.
#include "runtime/Operations.h"
#include "runtime/Participants.h"
#include "runtime/Reduction.h"
#include "runtime/Scratch.h"

#include <algorithm>
#include <cstring>

namespace tesela::runtime {
namespace {

/// An array seen along one dimension: `outer` slabs of `length` rows of
/// `rowBytes`.
struct Rows {
  int64_t outer = 1, length = 1, rowBytes;

  Rows(const Shape &shape, int64_t dimension)
      : rowBytes(static_cast<int64_t>(byteSize(shape.element))) {
    for (int64_t i = 0; i < static_cast<int64_t>(shape.dimensions.size()); ++i)
      (i < dimension   ? outer
       : i > dimension ? rowBytes
                       : length) *= shape.dimensions[i];
  }
};

/// `count` rows of each slab, from row `fromRow` to row `toRow`.
void copyRows(void *to, Rows target, int64_t toRow, const void *from,
              Rows source, int64_t fromRow, int64_t count) {
  auto t = static_cast<std::byte *>(to);
  auto f = static_cast<const std::byte *>(from);
  for (int64_t slab = 0; slab < source.outer; ++slab)
    std::memcpy(t + (slab * target.length + toRow) * target.rowBytes,
                f + (slab * source.length + fromRow) * source.rowBytes,
                static_cast<size_t>(count * source.rowBytes));
}

bool hasDimension(const Shape &shape, int64_t dimension) {
  return dimension >= 0 &&
         dimension < static_cast<int64_t>(shape.dimensions.size());
}
/// Is `result` the operand with one dimension scaled by up / down?
bool isScaled(const Shape &operand, const Shape &result, int64_t dimension,
              size_t up, size_t down) {
  if (!hasDimension(operand, dimension) ||
      operand.dimensions.size() != result.dimensions.size())
    return false;
  Shape expected = operand;
  expected.dimensions[dimension] = expected.dimensions[dimension] *
                                   static_cast<int64_t>(up) /
                                   static_cast<int64_t>(down);
  return expected == result && operand.dimensions[dimension] *
                                       static_cast<int64_t>(up) %
                                       static_cast<int64_t>(down) ==
                                   0;
}

/// What all collectives with groups know.
class Collective : public LibraryCall {
public:
  Collective(const LibraryContext &context, Groups groups)
      : name(context.step.name), groups(std::move(groups)),
        operands(context.operands().begin(), context.operands().end()),
        results(context.results().begin(), context.results().end()) {}

  Result<void> run(std::span<const LibraryFrame> devices) override {
    return forEachGroup(groups, devices, name, [&](const Members &members) {
      return exchange(members);
    });
  }

protected:
  virtual Result<void> exchange(const Members &members) = 0;
  const void *operand(const LibraryFrame &device, size_t i) const {
    return device.places[i];
  }
  void *result(const LibraryFrame &device, size_t i) const {
    return device.places[operands.size() + i];
  }

  std::string name;
  Groups groups;
  std::vector<Shape> operands, results;
};

/// The groups of a collective; all must have one size, and results must be as
/// many as operands.
Result<Groups> groupsOf(const LibraryContext &context) {
  Result<Groups> groups =
      Participants(context).groups(context.attributes.table("groups"), context);
  if (!groups)
    return groups;
  if (context.operands().size() != context.results().size())
    return context.invalid("as many results as operands are needed");
  for (const std::vector<uint32_t> &group : *groups)
    if (group.empty())
      return context.invalid("an empty group");
  return groups;
}

class AllReduce final : public Collective {
public:
  AllReduce(const LibraryContext &context, Groups groups, Reduction reduction)
      : Collective(context, std::move(groups)), reduction(reduction) {}

private:
  Result<void> exchange(const Members &members) override {
    for (size_t i = 0; i < operands.size(); ++i) {
      std::vector<const void *> parts;
      std::vector<void *> targets;
      for (const LibraryFrame *member : members) {
        parts.push_back(operand(*member, i));
        targets.push_back(result(*member, i));
      }
      // Results may lie where operands lie, so the sum comes first.
      auto sum = Scratch<std::byte>::make(operands[i].byteCount());
      if (!sum)
        return sum.error();
      reduction.fold(sum->data(), parts, operands[i]);
      for (void *target : targets)
        std::memcpy(target, sum->data(), sum->size());
    }
    return success();
  }
  Reduction reduction;
};

class ReduceScatter final : public Collective {
public:
  ReduceScatter(const LibraryContext &context, Groups groups,
                Reduction reduction, int64_t dimension)
      : Collective(context, std::move(groups)), reduction(reduction),
        dimension(dimension) {}

private:
  Result<void> exchange(const Members &members) override {
    for (size_t i = 0; i < operands.size(); ++i) {
      std::vector<const void *> parts;
      for (const LibraryFrame *member : members)
        parts.push_back(operand(*member, i));
      auto sum = Scratch<std::byte>::make(operands[i].byteCount());
      if (!sum)
        return sum.error();
      reduction.fold(sum->data(), parts, operands[i]);
      Rows from(operands[i], dimension), to(results[i], dimension);
      for (size_t m = 0; m < members.size(); ++m)
        copyRows(result(*members[m], i), to, 0, sum->data(), from,
                 static_cast<int64_t>(m) * to.length, to.length);
    }
    return success();
  }
  Reduction reduction;
  int64_t dimension;
};

class AllGather final : public Collective {
public:
  AllGather(const LibraryContext &context, Groups groups, int64_t dimension)
      : Collective(context, std::move(groups)), dimension(dimension) {}

private:
  Result<void> exchange(const Members &members) override {
    for (size_t i = 0; i < operands.size(); ++i) {
      Rows from(operands[i], dimension), to(results[i], dimension);
      for (const LibraryFrame *target : members)
        for (size_t m = 0; m < members.size(); ++m)
          copyRows(result(*target, i), to,
                   static_cast<int64_t>(m) * from.length,
                   operand(*members[m], i), from, 0, from.length);
    }
    return success();
  }
  int64_t dimension;
};

class AllToAll final : public Collective {
public:
  AllToAll(const LibraryContext &context, Groups groups, int64_t split,
           int64_t concat)
      : Collective(context, std::move(groups)), split(split), concat(concat) {}

private:
  Result<void> exchange(const Members &members) override {
    auto count = static_cast<int64_t>(members.size());
    for (size_t i = 0; i < operands.size(); ++i) {
      Shape piece = operands[i];
      piece.dimensions[split] /= count;
      auto moving = Scratch<std::byte>::make(piece.byteCount());
      if (!moving)
        return moving.error();
      Rows whole(operands[i], split), cut(piece, split), part(piece, concat),
          joined(results[i], concat);
      for (int64_t target = 0; target < count; ++target)
        for (int64_t source = 0; source < count; ++source) {
          copyRows(moving->data(), cut, 0, operand(*members[source], i), whole,
                   target * cut.length, cut.length);
          copyRows(result(*members[target], i), joined, source * part.length,
                   moving->data(), part, 0, part.length);
        }
    }
    return success();
  }
  int64_t split, concat;
};

/// From one device to another; who is nobody's target gets zeros.
class Permute final : public LibraryCall {
public:
  Permute(std::string name, std::vector<std::pair<uint32_t, uint32_t>> pairs,
          std::vector<Shape> shapes)
      : name(std::move(name)), pairs(std::move(pairs)),
        shapes(std::move(shapes)) {}

  Result<void> run(std::span<const LibraryFrame> devices) override {
    for (const LibraryFrame &device : devices) {
      auto pair = std::find_if(pairs.begin(), pairs.end(), [&](const auto &p) {
        return p.second == device.device;
      });
      const LibraryFrame *source = nullptr;
      if (pair != pairs.end()) {
        auto found = std::find_if(
            devices.begin(), devices.end(),
            [&](const LibraryFrame &f) { return f.device == pair->first; });
        if (found == devices.end())
          return Error{ErrorCode::FailedPrecondition,
                       name + ": device " + std::to_string(pair->first) +
                           " does not reach this collective",
                       "", "devices that exchange take the same branches"};
        source = &*found;
      }
      for (size_t i = 0; i < shapes.size(); ++i) {
        void *to = device.places[shapes.size() + i];
        if (source)
          std::memcpy(to, source->places[i], shapes[i].byteCount());
        else
          std::memset(to, 0, shapes[i].byteCount());
      }
    }
    return success();
  }

private:
  std::string name;
  std::vector<std::pair<uint32_t, uint32_t>> pairs;
  std::vector<Shape> shapes;
};

class DeviceId final : public LibraryCall {
public:
  DeviceId(bool partition, uint32_t partitions)
      : partition(partition), partitions(partitions) {}
  Result<void> run(std::span<const LibraryFrame> devices) override {
    for (const LibraryFrame &device : devices) {
      uint32_t id =
          partition ? device.device % partitions : device.device / partitions;
      std::memcpy(device.places[0], &id, sizeof id);
    }
    return success();
  }

private:
  bool partition;
  uint32_t partitions;
};

Made made(std::unique_ptr<LibraryCall> call) { return call; }

} // namespace

Made makeAllReduce(const LibraryContext &context) {
  Result<Groups> groups = groupsOf(context);
  if (!groups)
    return groups.error();
  if (!std::equal(context.operands().begin(), context.operands().end(),
                  context.results().begin()))
    return context.invalid("the shapes differ");
  Result<Reduction> reduction = Reduction::make(context);
  if (!reduction)
    return reduction.error();
  return made(
      std::make_unique<AllReduce>(context, std::move(*groups), *reduction));
}

Made makeReduceScatter(const LibraryContext &context) {
  Result<Groups> groups = groupsOf(context);
  if (!groups)
    return groups.error();
  int64_t dimension = context.attributes.count("dimension");
  for (const std::vector<uint32_t> &group : *groups)
    for (size_t i = 0; i < context.operands().size(); ++i)
      if (!isScaled(context.operands()[i], context.results()[i], dimension, 1,
                    group.size()))
        return context.invalid("the shapes do not fit");
  Result<Reduction> reduction = Reduction::make(context);
  if (!reduction)
    return reduction.error();
  return made(std::make_unique<ReduceScatter>(context, std::move(*groups),
                                              *reduction, dimension));
}

Made makeAllGather(const LibraryContext &context) {
  Result<Groups> groups = groupsOf(context);
  if (!groups)
    return groups.error();
  int64_t dimension = context.attributes.count("dimension");
  for (const std::vector<uint32_t> &group : *groups)
    for (size_t i = 0; i < context.operands().size(); ++i)
      if (!isScaled(context.operands()[i], context.results()[i], dimension,
                    group.size(), 1))
        return context.invalid("the shapes do not fit");
  return made(
      std::make_unique<AllGather>(context, std::move(*groups), dimension));
}

Made makeAllToAll(const LibraryContext &context) {
  Result<Groups> groups = groupsOf(context);
  if (!groups)
    return groups.error();
  int64_t split = context.attributes.count("split_dimension");
  int64_t concat = context.attributes.count("concat_dimension");
  for (const std::vector<uint32_t> &group : *groups)
    for (size_t i = 0; i < context.operands().size(); ++i) {
      Shape piece = context.operands()[i];
      if (!hasDimension(piece, split) ||
          piece.dimensions[split] % static_cast<int64_t>(group.size()))
        return context.invalid("the dimension cannot be split");
      piece.dimensions[split] /= static_cast<int64_t>(group.size());
      if (!isScaled(piece, context.results()[i], concat, group.size(), 1))
        return context.invalid("the shapes do not fit");
    }
  return made(
      std::make_unique<AllToAll>(context, std::move(*groups), split, concat));
}

Made makeCollectivePermute(const LibraryContext &context) {
  if (!std::equal(context.operands().begin(), context.operands().end(),
                  context.results().begin(), context.results().end()))
    return context.invalid("the shapes differ");
  Participants participants(context);
  std::vector<std::pair<uint32_t, uint32_t>> pairs;
  if (context.step.symbol == "collective_broadcast") {
    Result<Groups> groups = groupsOf(context);
    if (!groups)
      return groups.error();
    for (const std::vector<uint32_t> &group : *groups)
      for (uint32_t id : group)
        pairs.emplace_back(group.front(), id);
  } else {
    if (!participants.known())
      return context.invalid("no such mode");
    for (const std::vector<int64_t> &pair : context.attributes.table("pairs")) {
      if (pair.size() != 2)
        return context.invalid("a pair of two devices is needed");
      for (int64_t id : pair)
        if (id < 0 || id >= participants.range())
          return context.invalid("no device with id " + std::to_string(id));
      for (uint32_t copy = 0; copy < participants.copies(); ++copy)
        pairs.emplace_back(
            participants.device(static_cast<uint32_t>(pair[0]), copy),
            participants.device(static_cast<uint32_t>(pair[1]), copy));
    }
  }
  return made(
      std::make_unique<Permute>(context.step.name, std::move(pairs),
                                std::vector<Shape>(context.operands().begin(),
                                                   context.operands().end())));
}

Made makeDeviceId(const LibraryContext &context) {
  if (!context.operands().empty() || context.results().size() != 1 ||
      context.results()[0].byteCount() != sizeof(uint32_t))
    return context.invalid("one u32 result");
  return made(std::make_unique<DeviceId>(context.step.symbol == "partition_id",
                                         context.partitions));
}

} // namespace tesela::runtime
