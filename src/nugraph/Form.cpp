// The granular form of a node.
#include "nugraph/OperatorStore.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/BuiltinTypes.h"
#include "semantics/forms/Build.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

namespace {
using MaybeForm = std::optional<GranularForm>;

/// One form: an overload for each kind.
class FormMaker {
public:
  FormMaker(const Operators &operators,
            llvm::ArrayRef<const TensorType *> operands, const TensorType &type,
            llvm::SmallVectorImpl<Index> &sizes)
      : operators(operators), terms(operators.terms()), operands(operands),
        type(type), sizes(sizes) {}

  MaybeForm operator()(const Input &) { return std::nullopt; }
  MaybeForm operator()(const Opaque &) { return std::nullopt; }
  MaybeForm operator()(const Fill &fill);
  MaybeForm operator()(const Iota &iota) {
    return iotaForm(extents(iota.type.shape), iota.axis, element(iota.type));
  }
  MaybeForm operator()(const Mask &mask);
  MaybeForm operator()(const Map &map);
  MaybeForm operator()(const Contraction &contraction);
  MaybeForm operator()(const Reduction &reduction) {
    return reductionForm(operand(0), {reduction.axis}, reduction.monoid);
  }
  MaybeForm operator()(const Scan &scan) {
    return scanForm(operand(0), scan.axis, scan.monoid);
  }
  MaybeForm operator()(const Transpose &transpose) {
    return transposeForm(operand(0),
                         llvm::to_vector_of<int64_t>(transpose.permutation));
  }
  MaybeForm operator()(const Broadcast &broadcast) {
    llvm::SmallVector<int64_t> dimensions;
    for (size_t d = 0; d < type.shape.size(); ++d)
      if (d != broadcast.axis)
        dimensions.push_back(d);
    return broadcastForm(operand(0), dimensions, extents(type.shape));
  }
  MaybeForm operator()(const Slice &slice);
  MaybeForm operator()(const Concatenate &concatenate) {
    return concatenateForm({operand(0), operand(1)}, concatenate.axis);
  }
  MaybeForm operator()(const Split &split) {
    return splitDimensionForm(operand(0), split.axis,
                              {extent(split.blocks), extent(split.size)});
  }
  MaybeForm operator()(const Merge &merge) {
    return mergeDimensionsForm(operand(0), merge.axis, 2);
  }
  MaybeForm operator()(const Reshape &) {
    return reshapeForm(operand(0), extents(type.shape));
  }
  MaybeForm operator()(const Pad &pad);
  MaybeForm operator()(const Reverse &reverse) {
    return reverseForm(operand(0), {reverse.axis});
  }
  MaybeForm operator()(const Take &take) {
    return takeForm(operand(0), operand(1), take.axis, take.batch);
  }

private:
  mlir::MLIRContext *context() const { return &operators.context(); }
  mlir::Type element(const TensorType &type) const {
    return ir::toMlir(type.element, context());
  }
  Operand operand(unsigned number) {
    return {extents(operands[number]->shape), element(*operands[number])};
  }
  Extents extents(const Shape &shape) {
    Extents result;
    for (Index index : shape)
      result.push_back(extent(index));
    return result;
  }
  Extent extent(Index index);
  Extent atom(prove::AtomId id);
  Extent symbol(Index index);
  mlir::AffineExpr iterator(unsigned number) const {
    return mlir::getAffineDimExpr(number, context());
  }

  const Operators &operators;
  prove::Terms &terms;
  llvm::ArrayRef<const TensorType *> operands;
  const TensorType &type;
  llvm::SmallVectorImpl<Index> &sizes;
};
} // namespace

Extent FormMaker::symbol(Index index) {
  auto place = llvm::find(sizes, index);
  if (place == sizes.end()) {
    sizes.push_back(index);
    place = std::prev(sizes.end());
  }
  return Extent::symbol(place - sizes.begin(), context());
}

Extent FormMaker::atom(prove::AtomId id) {
  const prove::Atom atom = terms.atom(id);
  switch (atom.kind) {
  case prove::AtomKind::FloorDivide:
    return floorDivide(extent(atom.arguments[0]), extent(atom.arguments[1]));
  case prove::AtomKind::Modulo:
    return modulo(extent(atom.arguments[0]), extent(atom.arguments[1]));
  default:
    return symbol(terms.index(id));
  }
}

Extent FormMaker::extent(Index index) {
  Extent sum = 0;
  llvm::SmallVector<prove::Monomial, 4> monomials(terms.monomials(index));
  for (const prove::Monomial &monomial : monomials) {
    Extent product = monomial.coefficient;
    for (prove::AtomId factor : monomial.factors)
      product = product * atom(factor);
    sum = sum + product;
  }
  return sum;
}

MaybeForm FormMaker::operator()(const Fill &fill) {
  mlir::Type elementType = element(fill.type);
  if (fill.size)
    return std::nullopt; // see Operators::value
  return fillForm(extents(fill.type.shape),
                  constantBits(fill.value.toDouble(), elementType),
                  elementType);
}

// Compares the iterators; the offset is an operand where it is no number.
MaybeForm FormMaker::operator()(const Mask &mask) {
  mlir::Type integer = ir::toMlir(ElementType::S64, context());
  ScalarBody body;
  unsigned row = body.iterator(0, integer);
  unsigned column = body.iterator(1, integer);
  llvm::SmallVector<Indices, 1> reads;
  if (std::optional<int64_t> offset = terms.constantValue(mask.offset)) {
    if (*offset)
      row = body.apply(ScalarOp::Add, integer,
                       {row, body.constant(double(*offset), integer)});
  } else {
    row = body.apply(ScalarOp::Add, integer, {row, body.input(0, integer)});
    reads.emplace_back();
  }
  CompareDirection direction =
      mask.kind == Mask::Kind::Upper   ? CompareDirection::LE
      : mask.kind == Mask::Kind::Lower ? CompareDirection::GE
                                       : CompareDirection::EQ;
  unsigned holds = body.compare(direction, CompareType::Signed, row, column);
  body.results = {body.convert(holds, element(mask.type))};
  return mapForm(extents(mask.type.shape), reads, std::move(body));
}

MaybeForm FormMaker::operator()(const Map &map) {
  llvm::SmallVector<Indices, 4> reads;
  for (const AccessMap &access : map.maps) {
    Indices &indices = reads.emplace_back();
    for (uint8_t dimension : access)
      indices.push_back(iterator(dimension));
  }
  reads.resize(map.maps.size() + map.parameters.size());
  return mapForm(extents(type.shape), reads, operators[map.body]);
}

MaybeForm FormMaker::operator()(const Contraction &contraction) {
  ContractionLabels labels;
  labels.lhs.assign(contraction.left.begin(), contraction.left.end());
  labels.rhs.assign(contraction.right.begin(), contraction.right.end());
  labels.result.assign(contraction.output.begin(), contraction.output.end());
  for (const Letters *letters : {&contraction.left, &contraction.right})
    for (int letter : *letters)
      if (!llvm::is_contained(labels.result, letter) &&
          !llvm::is_contained(labels.reduced, letter))
        labels.reduced.push_back(letter);
  return contractionForm(operand(0), operand(1), labels, element(type));
}

MaybeForm FormMaker::operator()(const Slice &slice) {
  Extents start(type.shape.size(), 0), stride(type.shape.size(), 1);
  start[slice.axis] = extent(slice.start);
  stride[slice.axis] = slice.stride;
  return sliceForm(operand(0), start, stride, extents(type.shape));
}

MaybeForm FormMaker::operator()(const Pad &pad) {
  Extents low(type.shape.size(), 0), interior(type.shape.size(), 0);
  low[pad.axis] = extent(pad.low);
  return padForm(operand(0), low, interior, extents(type.shape));
}

std::optional<GranularForm>
Operators::form(AttributeId id, llvm::ArrayRef<const TensorType *> operands,
                llvm::SmallVectorImpl<Index> &sizes) {
  std::optional<TensorType> type = infer(id, operands);
  if (!type)
    return std::nullopt;
  return std::visit(FormMaker(*this, operands, *type, sizes), (*this)[id]);
}

} // namespace tesela::nugraph
