// Encodes the attributes of sdy, the inverse of SdyBytecode.cpp.
#include "import/BytecodeWriter.h"

#include "ir/Sdy.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace tesela;
using namespace tesela::import;
using mlir::Attribute;

namespace tesela::import {
class SdyEncoder {
public:
  SdyEncoder(VhloWriter &writer, ByteSink &sink) : writer(writer), sink(sink) {}

  void encode(Attribute value) {
    if (encodeMesh(value) || encodeSharding(value) || encodeRule(value) ||
        encodeMoves(value))
      return;
    writer.fail("an attribute of sdy that has no portable form");
  }

private:
  void refer(Attribute value) {
    sink.varint(writer.attribute(value, Encoding::Sdy));
  }
  template <typename RangeT> void list(RangeT &&values) {
    sink.varint(values.size());
    for (auto value : values)
      refer(value);
  }

  bool encodeMesh(Attribute value) {
    return llvm::TypeSwitch<Attribute, bool>(value)
        .Case([&](sdy::MeshAxisAttr axis) {
          sink.varint(1);
          sink.varint(writer.string(axis.getName()));
          sink.signedVarint(axis.getSize());
          return true;
        })
        .Case([&](sdy::MeshAttr mesh) {
          sink.varint(2);
          list(mesh.getAxes());
          sink.signedVarints(mesh.getDeviceIds());
          return true;
        })
        // Stands for the part of an axis, which is an attribute there.
        .Case([&](mlir::DenseI64ArrayAttr part) {
          sink.varint(3);
          sink.signedVarint(part[0]);
          sink.signedVarint(part[1]);
          return true;
        })
        .Case([&](sdy::AxisRefAttr axis) {
          sink.varint(4);
          sink.varint(writer.string(axis.getName()));
          if (axis.isSubAxis())
            sink.flaggedVarint(
                writer.attribute(mlir::DenseI64ArrayAttr::get(
                                     value.getContext(),
                                     {axis.getPreSize(), axis.getSize()}),
                                 Encoding::Sdy),
                true);
          else
            sink.flaggedVarint(0, false);
          return true;
        })
        .Default([](Attribute) { return false; });
  }

  bool encodeSharding(Attribute value) {
    return llvm::TypeSwitch<Attribute, bool>(value)
        .Case([&](sdy::ManualAxesAttr manual) {
          sink.varint(0);
          sink.varint(manual.getAxes().size());
          for (mlir::StringAttr axis : manual.getAxes())
            sink.varint(writer.attribute(axis, Encoding::Builtin));
          return true;
        })
        .Case([&](sdy::DimensionShardingAttr dimension) {
          sink.varint(5);
          list(dimension.getAxes());
          sink.byte(dimension.getIsClosed());
          sink.flaggedVarint(dimension.getPriority().value_or(0),
                             dimension.getPriority().has_value());
          return true;
        })
        .Case([&](sdy::TensorShardingAttr sharding) {
          bool unreduced = !sharding.getUnreducedAxes().empty();
          bool sum = sharding.getReductionOp() == sdy::ReductionOp::SUM;
          sink.varint(!unreduced ? 6 : sum ? 15 : 17);
          Attribute mesh = sharding.getMesh();
          sink.varint(writer.attribute(
              mesh, llvm::isa<mlir::FlatSymbolRefAttr>(mesh) ? Encoding::Builtin
                                                             : Encoding::Sdy));
          list(sharding.getDimShardings());
          list(sharding.getReplicatedAxes());
          if (unreduced)
            list(sharding.getUnreducedAxes());
          if (unreduced && !sum)
            sink.signedVarint(static_cast<int64_t>(sharding.getReductionOp()));
          return true;
        })
        .Case([&](sdy::TensorShardingPerValueAttr shardings) {
          sink.varint(
              llvm::any_of(shardings.getShardings(),
                           [](sdy::TensorShardingAttr sharding) {
                             return !sharding.getUnreducedAxes().empty();
                           })
                  ? 16
                  : 7);
          list(shardings.getShardings());
          return true;
        })
        .Default([](Attribute) { return false; });
  }

  bool encodeRule(Attribute value) {
    return llvm::TypeSwitch<Attribute, bool>(value)
        .Case([&](sdy::DimMappingAttr mapping) {
          sink.varint(8);
          sink.signedVarints(mapping.getFactors());
          return true;
        })
        .Case([&](sdy::TensorMappingAttr mapping) {
          sink.varint(9);
          list(mapping.getDimMappings());
          return true;
        })
        .Case([&](sdy::OpShardingRuleAttr rule) {
          sink.varint(10);
          sink.signedVarints(rule.getFactorSizes());
          list(rule.getOperandMappings());
          list(rule.getResultMappings());
          sink.signedVarints(rule.getReductionFactors());
          sink.signedVarints(rule.getNeedReplicationFactors());
          sink.signedVarints(rule.getPermutationFactors());
          sink.signedVarints(rule.getBlockedPropagationFactors());
          sink.byte(rule.getIsCustomRule());
          return true;
        })
        .Default([](Attribute) { return false; });
  }

  bool encodeMoves(Attribute value) {
    return llvm::TypeSwitch<Attribute, bool>(value)
        .Case([&](sdy::AxisRefListAttr axes) {
          sink.varint(11);
          list(axes.getAxes());
          return true;
        })
        .Case([&](sdy::ListOfAxisRefListsAttr lists) {
          sink.varint(12);
          list(lists.getDimensions());
          return true;
        })
        .Case([&](sdy::AllToAllParamAttr move) {
          sink.varint(13);
          list(move.getAxes());
          sink.signedVarint(move.getSrcDim());
          sink.signedVarint(move.getTgtDim());
          return true;
        })
        .Case([&](sdy::AllToAllParamListAttr moves) {
          sink.varint(14);
          list(moves.getParams());
          return true;
        })
        .Default([](Attribute) { return false; });
  }

  VhloWriter &writer;
  ByteSink &sink;
};
} // namespace tesela::import

void VhloWriter::encodeSdy(Attribute value, ByteSink &sink) {
  SdyEncoder(*this, sink).encode(value);
}
