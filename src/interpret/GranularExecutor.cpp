#include "interpret/GranularExecutor.h"

#include "interpret/Types.h"

namespace tesela::interpret {
namespace {

using semantics::Init;
using semantics::ScalarOp;
constexpr int64_t width = ScalarEvaluator::width;

int64_t product(std::span<const int64_t> extents) {
  int64_t count = 1;
  for (int64_t extent : extents)
    count *= extent;
  return count;
}

/// Walks over a box in chunks: coordinate arrays of `count` points from point
/// number `start` on.
class BoxWalk {
public:
  explicit BoxWalk(std::span<const int64_t> extents)
      : extents(extents.begin(), extents.end()), index(extents.size(), 0),
        values(extents.size(), std::vector<int64_t>(width)) {}

  /// Coordinates of the next `count` points into coordinates[first..].
  void next(int64_t count, Points &points, size_t first) {
    for (int64_t k = 0; k < count; ++k) {
      for (size_t i = 0; i < index.size(); ++i)
        values[i][k] = index[i];
      nextIndex(index, extents);
    }
    for (size_t i = 0; i < index.size(); ++i)
      points.coordinates[first + i] = {values[i].data(), 0};
  }

  /// The next single point, as uniform coordinates.
  void nextUniform(Points &points, size_t first) {
    for (size_t i = 0; i < index.size(); ++i)
      points.coordinates[first + i] = {nullptr, index[i]};
    nextIndex(index, extents);
  }

private:
  std::vector<int64_t> extents, index;
  std::vector<std::vector<int64_t>> values;
};

template <typename T>
void gather(const std::byte *from, const AccessProgram &access, std::byte *to,
            int64_t count) {
  const auto *source = reinterpret_cast<const T *>(from);
  auto *out = reinterpret_cast<T *>(to);
  const int64_t *offsets = access.offsets();
  const uint8_t *inside = access.inside();
  if (!access.guarded())
    for (int64_t k = 0; k < count; ++k)
      out[k] = source[offsets[k]];
  else
    for (int64_t k = 0; k < count; ++k)
      out[k] = inside[k] ? source[offsets[k]] : T();
}

void gatherElements(const Array &array, const AccessProgram &access,
                    std::byte *to, int64_t count) {
  switch (byteSize(array.element())) {
  case 1:
    return gather<uint8_t>(array.data(), access, to, count);
  case 2:
    return gather<uint16_t>(array.data(), access, to, count);
  case 4:
    return gather<uint32_t>(array.data(), access, to, count);
  case 8:
    return gather<uint64_t>(array.data(), access, to, count);
  default:
    return gather<std::complex<double>>(array.data(), access, to, count);
  }
}

template <typename T>
void scatter(const std::byte *from, const AccessProgram &access, std::byte *to,
             int64_t count) {
  const auto *source = reinterpret_cast<const T *>(from);
  auto *out = reinterpret_cast<T *>(to);
  for (int64_t k = 0; k < count; ++k)
    if (access.inside()[k])
      out[access.offsets()[k]] = source[k];
}

bool dependsOnReduction(const semantics::Access &access, unsigned first,
                        unsigned count) {
  for (mlir::AffineExpr index : access.indices)
    for (unsigned i = first; i < count; ++i)
      if (index.isFunctionOfDim(i))
        return true;
  return false;
}

} // namespace

Result<std::unique_ptr<GranularExecutor>>
GranularExecutor::compile(const semantics::GranularForm &form,
                          std::span<const Shape> operands,
                          std::span<const Shape> results) {
  auto made = std::make_unique<GranularExecutor>();
  for (const semantics::Iterator &iterator : form.iterators)
    (iterator.kind == semantics::IteratorKind::Parallel ? made->parallel
                                                        : made->reduction)
        .push_back(iterator.extent);
  made->resultShapes.assign(results.begin(), results.end());
  for (const semantics::Access &write : form.writes) {
    made->writes.emplace_back(write, results[write.operand].dimensions);
    made->scattered |=
        made->writes.back().dataDependent() ||
        dependsOnReduction(write, made->parallel.size(), form.iterators.size());
  }
  made->scattered |= !form.combiner && !made->reduction.empty();
  for (mlir::Type type : form.accumulatorTypes)
    made->accumulatorTypes.push_back(*elementTypeOf(type));
  while (made->accumulatorTypes.size() < results.size())
    made->accumulatorTypes.push_back(
        results[made->accumulatorTypes.size()].element);
  if (auto done = made->compileBody(form, operands); !done)
    return done.error();
  if (auto done = made->compileCombiner(form); !done)
    return done.error();
  for (ElementType type : made->accumulatorTypes) {
    made->current.emplace_back(width * byteSize(type));
    made->cast.emplace_back(width * byteSize(type));
  }
  return made;
}

Result<void> GranularExecutor::compileBody(const semantics::GranularForm &form,
                                           std::span<const Shape> operands) {
  for (const semantics::Access &read : form.reads)
    reads.emplace_back(read, operands[read.operand].dimensions);
  readUsed.assign(reads.size(), false);
  auto compiled = ScalarEvaluator::compile(form.body);
  if (!compiled)
    return compiled.error();
  body = std::move(*compiled);
  for (const ScalarEvaluator::Leaf &leaf : body->leaves()) {
    if (leaf.op == ScalarOp::Iterator)
      continue;
    if (leaf.index >= reads.size() ||
        (leaf.op == ScalarOp::Input &&
         byteSize(leaf.type) !=
             byteSize(operands[reads[leaf.index].operand()].element)))
      return Error{ErrorCode::Internal, "granular form: body and reads differ"};
    readUsed[leaf.index] = true;
  }
  return success();
}

Result<void>
GranularExecutor::compileCombiner(const semantics::GranularForm &form) {
  if (!form.combiner)
    return success();
  auto compiled = ScalarEvaluator::compile(form.combiner->body);
  if (!compiled)
    return compiled.error();
  const size_t count = resultShapes.size();
  Combining made{std::move(*compiled),
                 {form.combiner->inits.begin(), form.combiner->inits.end()},
                 std::vector<std::optional<uint32_t>>(count),
                 std::vector<std::optional<uint32_t>>(count)};
  for (const ScalarEvaluator::Leaf &leaf : made.evaluator.leaves()) {
    if (leaf.op != ScalarOp::Input || leaf.index >= 2 * count)
      return Error{ErrorCode::Internal, "combiner with a foreign input"};
    const size_t result = leaf.index % count;
    if (leaf.type != accumulatorTypes[result])
      return Error{ErrorCode::Internal,
                   "combiner and accumulator types differ"};
    (leaf.index < count ? made.accumulators : made.contributions)[result] =
        leaf.offset;
  }
  combining = std::move(made);
  return success();
}

Result<std::vector<Array>>
GranularExecutor::run(std::span<const Array> values) {
  operands = values;
  accumulators.clear();
  targets.clear();
  for (size_t r = 0; r < resultShapes.size(); ++r)
    accumulators.push_back(initialArray(r));
  for (Array &array : accumulators)
    targets.push_back(array.mutableData());
  const int64_t outputs = product(parallel), terms = product(reduction);
  Result<void> done = success();
  if (outputs > 0 && terms > 0) {
    // 32: below it a chunk of results is mostly the cost of dispatch.
    if (scattered)
      done = byUpdates();
    else if (outputs >= 32 || terms <= outputs)
      done = byOutputs();
    else
      done = byTerms();
  }
  if (!done)
    return done.error();
  std::vector<Array> results;
  for (size_t r = 0; r < resultShapes.size(); ++r) {
    if (accumulatorTypes[r] == resultShapes[r].element) {
      results.push_back(std::move(accumulators[r]));
      continue;
    }
    Array result(resultShapes[r]);
    convertElements(accumulators[r].data(), accumulatorTypes[r],
                    result.mutableData(), resultShapes[r].element,
                    result.elementCount());
    results.push_back(std::move(result));
  }
  accumulators.clear();
  return results;
}

Array GranularExecutor::initialArray(size_t result) const {
  const ElementType type = accumulatorTypes[result];
  Array array(Shape{type, resultShapes[result].dimensions, {}});
  if (!combining || array.elementCount() == 0)
    return array;
  const Init &init = combining->inits[result];
  std::byte *to = array.mutableData();
  if (init.kind == Init::Kind::OperandAtWrite) {
    const Array &from = operands[init.operand];
    convertElements(from.data(), from.element(), to, type,
                    array.elementCount());
    return array;
  }
  const size_t size = byteSize(type);
  if (init.kind == Init::Kind::ScalarOperand) {
    const Array &from = operands[init.operand];
    convertElements(from.data(), from.element(), to, type, 1);
  } else {
    const llvm::APInt bits = init.constant.zextOrTrunc(bitWidth(type));
    const llvm::APInt stored =
        isSignedInteger(type) ? bits.sext(size * 8) : bits.zext(size * 8);
    std::memcpy(to, stored.getRawData(), size);
  }
  for (int64_t i = 1; i < array.elementCount(); ++i)
    std::memcpy(to + i * size, to, size);
  return array;
}

void GranularExecutor::fillLeaf(const ScalarEvaluator::Leaf &leaf,
                                const Points &points) {
  std::byte *to = body->at(leaf.offset);
  if (leaf.op == ScalarOp::Input) {
    const AccessProgram &read = reads[leaf.index];
    gatherElements(operands[read.operand()], read, to, points.count);
  } else if (leaf.op == ScalarOp::InBounds) {
    std::memcpy(to, reads[leaf.index].inside(), points.count);
  } else {
    const Points::Coordinate &at = points.coordinates[leaf.index];
    int64_t values[width];
    std::fill_n(values, points.count, at.uniform);
    convertElements(
        reinterpret_cast<const std::byte *>(at.values ? at.values : values),
        ElementType::S64, to, leaf.type, points.count);
  }
}

Result<void> GranularExecutor::evaluateBody(const Points &points) {
  for (size_t i = 0; i < reads.size(); ++i)
    if (readUsed[i])
      if (auto done = reads[i].locate(points, operands); !done)
        return done;
  for (const ScalarEvaluator::Leaf &leaf : body->leaves())
    fillLeaf(leaf, points);
  body->run(points.count);
  return success();
}

const std::byte *GranularExecutor::contribution(size_t result, int64_t count) {
  const ScalarEvaluator::Value &value = body->results()[result];
  const std::byte *from = body->at(value.offset);
  if (value.type == accumulatorTypes[result])
    return from;
  convertElements(from, value.type, cast[result].data(),
                  accumulatorTypes[result], count);
  return cast[result].data();
}

void GranularExecutor::combine(std::span<const std::byte *const> terms,
                               int64_t count) {
  ScalarEvaluator &evaluator = combining->evaluator;
  for (size_t r = 0; r < terms.size(); ++r) {
    const size_t bytes = count * byteSize(accumulatorTypes[r]);
    if (auto at = combining->accumulators[r])
      std::memcpy(evaluator.at(*at), current[r].data(), bytes);
    if (auto at = combining->contributions[r])
      std::memcpy(evaluator.at(*at), terms[r], bytes);
  }
  evaluator.run(count);
  for (size_t r = 0; r < terms.size(); ++r)
    std::memcpy(current[r].data(), evaluator.at(evaluator.results()[r].offset),
                count * byteSize(accumulatorTypes[r]));
}

void GranularExecutor::loadCurrent(size_t result, const AccessProgram &write,
                                   int64_t count) {
  gatherElements(accumulators[result], write, current[result].data(), count);
}

void GranularExecutor::storeElements(size_t result, const std::byte *from,
                                     int64_t count) {
  const AccessProgram &write = writes[result];
  std::byte *to = targets[result];
  switch (byteSize(accumulatorTypes[result])) {
  case 1:
    return scatter<uint8_t>(from, write, to, count);
  case 2:
    return scatter<uint16_t>(from, write, to, count);
  case 4:
    return scatter<uint32_t>(from, write, to, count);
  case 8:
    return scatter<uint64_t>(from, write, to, count);
  default:
    return scatter<std::complex<double>>(from, write, to, count);
  }
}

Result<void> GranularExecutor::byOutputs() {
  const int64_t outputs = product(parallel), terms = product(reduction);
  BoxWalk walk(parallel);
  Points points;
  points.coordinates.resize(parallel.size() + reduction.size());
  std::vector<const std::byte *> contributions(writes.size());
  for (int64_t start = 0; start < outputs; start += width) {
    points.count = std::min(width, outputs - start);
    walk.next(points.count, points, 0);
    for (size_t r = 0; r < writes.size(); ++r) {
      if (auto done = writes[r].locate(points, operands); !done)
        return done;
      loadCurrent(r, writes[r], points.count);
    }
    BoxWalk steps(reduction);
    for (int64_t step = 0; step < terms; ++step) {
      steps.nextUniform(points, parallel.size());
      if (auto done = evaluateBody(points); !done)
        return done;
      for (size_t r = 0; r < writes.size(); ++r)
        contributions[r] = contribution(r, points.count);
      if (combining)
        combine(contributions, points.count);
    }
    for (size_t r = 0; r < writes.size(); ++r)
      storeElements(r, combining ? current[r].data() : contributions[r],
                    points.count);
  }
  return success();
}

Result<void> GranularExecutor::byTerms() {
  const int64_t outputs = product(parallel), terms = product(reduction);
  BoxWalk walk(parallel);
  Points points;
  points.coordinates.resize(parallel.size() + reduction.size());
  std::vector<const std::byte *> chunk(writes.size()), term(writes.size());
  for (int64_t output = 0; output < outputs; ++output) {
    walk.nextUniform(points, 0);
    for (size_t i = 0; i < reduction.size(); ++i)
      points.coordinates[parallel.size() + i] = {};
    points.count = 1;
    for (size_t r = 0; r < writes.size(); ++r) {
      if (auto done = writes[r].locate(points, operands); !done)
        return done;
      loadCurrent(r, writes[r], 1);
    }
    BoxWalk steps(reduction);
    for (int64_t start = 0; start < terms; start += width) {
      points.count = std::min(width, terms - start);
      steps.next(points.count, points, parallel.size());
      if (auto done = evaluateBody(points); !done)
        return done;
      for (size_t r = 0; r < writes.size(); ++r)
        chunk[r] = contribution(r, points.count);
      for (int64_t k = 0; k < points.count; ++k) {
        for (size_t r = 0; r < writes.size(); ++r)
          term[r] = chunk[r] + k * byteSize(accumulatorTypes[r]);
        combine(term, 1);
      }
    }
    for (size_t r = 0; r < writes.size(); ++r)
      storeElements(r, current[r].data(), 1);
  }
  return success();
}

Result<void> GranularExecutor::byUpdates() {
  std::vector<int64_t> extents = parallel;
  extents.insert(extents.end(), reduction.begin(), reduction.end());
  const int64_t updates = product(extents);
  BoxWalk walk(extents);
  Points points;
  points.coordinates.resize(extents.size());
  std::vector<const std::byte *> chunk(writes.size()), term(writes.size());
  for (int64_t start = 0; start < updates; start += width) {
    points.count = std::min(width, updates - start);
    walk.next(points.count, points, 0);
    if (auto done = evaluateBody(points); !done)
      return done;
    for (size_t r = 0; r < writes.size(); ++r) {
      if (auto done = writes[r].locate(points, operands); !done)
        return done;
      chunk[r] = contribution(r, points.count);
    }
    if (!combining) {
      for (size_t r = 0; r < writes.size(); ++r)
        storeElements(r, chunk[r], points.count);
      continue;
    }
    for (int64_t k = 0; k < points.count; ++k) {
      if (!writes[0].inside()[k])
        continue;
      for (size_t r = 0; r < writes.size(); ++r) {
        const size_t size = byteSize(accumulatorTypes[r]);
        term[r] = chunk[r] + k * size;
        std::memcpy(current[r].data(),
                    targets[r] + writes[r].offsets()[k] * size, size);
      }
      combine(term, 1);
      for (size_t r = 0; r < writes.size(); ++r)
        if (const size_t size = byteSize(accumulatorTypes[r]);
            writes[r].inside()[k])
          std::memcpy(targets[r] + writes[r].offsets()[k] * size,
                      current[r].data(), size);
    }
  }
  return success();
}

} // namespace tesela::interpret
