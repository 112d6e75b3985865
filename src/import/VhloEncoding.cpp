// Encodes attributes, locations and types: the inverse of VhloAttributes.cpp,
// VhloTypes.cpp and BuiltinBytecode.cpp.
#include "import/BytecodeWriter.h"

#include "ir/Dialect.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace tesela;
using namespace tesela::import;
using llvm::StringRef;
using mlir::Attribute;
using mlir::Type;

static std::string text(Attribute value) {
  std::string printed;
  llvm::raw_string_ostream(printed) << value;
  return printed;
}

static std::string text(Type value) {
  std::string printed;
  llvm::raw_string_ostream(printed) << value;
  return printed;
}

Encoding VhloWriter::encodingOf(Attribute value) {
  StringRef owner = value.getDialect().getNamespace();
  return owner == "sdy" ? Encoding::Sdy : Encoding::Vhlo;
}

void VhloWriter::encodeLocation(mlir::LocationAttr location, ByteSink &sink) {
  auto refer = [&](Attribute part) {
    sink.varint(attribute(part, Encoding::Builtin));
  };
  llvm::TypeSwitch<mlir::LocationAttr>(location)
      .Case([&](mlir::CallSiteLoc site) {
        sink.varint(10);
        refer(site.getCallee());
        refer(site.getCaller());
      })
      .Case([&](mlir::FileLineColRange range) {
        // Older readers know positions but not ranges; one is enough.
        sink.varint(11);
        refer(range.getFilename());
        sink.varint(range.getStartLine());
        sink.varint(range.getStartColumn());
      })
      .Case([&](mlir::FusedLoc fused) {
        sink.varint(12);
        sink.varint(fused.getLocations().size());
        for (mlir::Location part : fused.getLocations())
          refer(part);
      })
      .Case([&](mlir::NameLoc name) {
        sink.varint(14);
        refer(name.getName());
        refer(name.getChildLoc());
      })
      .Default([&](mlir::LocationAttr) { sink.varint(15); });
}

/// Outside of VHLO there are locations, names, and the dictionaries that hold
/// an operator's attributes.
void VhloWriter::encodeBuiltin(Attribute value, ByteSink &sink) {
  if (auto location = llvm::dyn_cast<mlir::LocationAttr>(value))
    return encodeLocation(location, sink);
  if (auto name = llvm::dyn_cast<mlir::StringAttr>(value)) {
    sink.varint(2);
    sink.varint(string(name));
  } else if (auto symbol = llvm::dyn_cast<mlir::FlatSymbolRefAttr>(value)) {
    sink.varint(4);
    sink.varint(attribute(symbol.getAttr(), Encoding::Builtin));
  } else if (auto dictionary = llvm::dyn_cast<mlir::DictionaryAttr>(value)) {
    sink.varint(1);
    sink.varint(dictionary.size());
    for (mlir::NamedAttribute entry : dictionary) {
      sink.varint(attribute(entry.getName(), Encoding::Builtin));
      sink.varint(entry.getName() == "api_version" &&
                          !llvm::isa<mlir::StringAttr>(entry.getValue())
                      ? attribute(entry.getValue(), Encoding::ApiVersion)
                      : attribute(entry.getValue(), Encoding::Vhlo));
    }
  } else if (auto integer = llvm::dyn_cast<mlir::IntegerAttr>(value)) {
    sink.varint(8);
    sink.varint(type(integer.getType(), /*vhlo=*/false));
    sink.integer(integer.getValue());
  } else {
    fail("the attribute " + text(value) + " has no portable form");
  }
}

template <typename AttributeT>
static bool encodeEnumerator(Attribute value, uint64_t code, ByteSink &sink) {
  auto enumerator = llvm::dyn_cast<AttributeT>(value);
  if (!enumerator)
    return false;
  sink.varint(code);
  sink.varint(static_cast<uint64_t>(enumerator.getValue()));
  return true;
}

bool VhloWriter::encodeVhloEnumeration(Attribute value, ByteSink &sink) {
  using namespace stablehlo;
  if (llvm::isa<ResultAccuracyModeAttr>(value))
    need({1, 9, 0}, "a result accuracy");
  return encodeEnumerator<ComparisonDirectionAttr>(value, 3, sink) ||
         encodeEnumerator<ComparisonTypeAttr>(value, 4, sink) ||
         encodeEnumerator<FftTypeAttr>(value, 7, sink) ||
         encodeEnumerator<PrecisionAttr>(value, 11, sink) ||
         encodeEnumerator<RngAlgorithmAttr>(value, 12, sink) ||
         encodeEnumerator<RngDistributionAttr>(value, 13, sink) ||
         encodeEnumerator<TransposeAttr>(value, 16, sink) ||
         encodeEnumerator<ResultAccuracyModeAttr>(value, 19, sink);
}

bool VhloWriter::encodeVhloMesh(Attribute value, ByteSink &sink) {
  using namespace stablehlo;
  mlir::MLIRContext *context = value.getContext();
  auto name = [&](StringRef text) {
    reference(mlir::StringAttr::get(context, text), sink);
  };
  auto optional = [&](Attribute part) {
    sink.flaggedVarint(part ? attribute(part, Encoding::Vhlo) : 0, bool(part));
  };
  bool known = llvm::TypeSwitch<Attribute, bool>(value)
                   .Case([&](SubAxisInfoAttr part) {
                     sink.varint(21);
                     sink.signedVarint(part.getPreSize());
                     sink.signedVarint(part.getSize());
                     return true;
                   })
                   .Case([&](AxisRefAttr axis) {
                     sink.varint(22);
                     name(axis.getName());
                     sink.varint(axis.getSubAxisInfo() ? 1 : 0);
                     if (axis.getSubAxisInfo())
                       reference(axis.getSubAxisInfo(), sink);
                     return true;
                   })
                   .Case([&](ReplicaGroupMeshAxesAttr axes) {
                     sink.varint(23);
                     if (auto mesh = llvm::dyn_cast<mlir::FlatSymbolRefAttr>(
                             axes.getMesh()))
                       reference(mesh.getAttr(), sink);
                     else
                       reference(axes.getMesh(), sink);
                     reference(axes.getAxes(), sink);
                     return true;
                   })
                   .Case([&](MeshAxisAttr axis) {
                     sink.varint(24);
                     name(axis.getName());
                     sink.signedVarint(axis.getSize());
                     return true;
                   })
                   .Case([&](MeshAttr mesh) {
                     sink.varint(25);
                     llvm::SmallVector<Attribute> axes(mesh.getAxes().begin(),
                                                       mesh.getAxes().end());
                     reference(mlir::ArrayAttr::get(context, axes), sink);
                     optional(mesh.getDeviceIds());
                     return true;
                   })
                   .Default([](Attribute) { return false; });
  if (known)
    need({1, 16, 0}, "a mesh of devices");
  return known;
}

/// The blob of dense elements: one element for a splat; i1 eight to a byte.
static std::string elementData(mlir::DenseElementsAttr elements) {
  llvm::ArrayRef<char> raw = elements.getRawData();
  if (!elements.getElementType().isInteger(1))
    return std::string(raw.begin(), raw.end());
  if (elements.isSplat() && elements.getNumElements() > 0)
    return elements.getSplatValue<bool>() ? "\xff" : std::string(1, '\0');
  std::string data;
  for (auto [i, bit] : llvm::enumerate(elements.getValues<bool>())) {
    if (i % 8 == 0)
      data.push_back(0);
    if (bit)
      data.back() |= static_cast<char>(1 << (i % 8));
  }
  return data;
}

bool VhloWriter::encodeVhloNumbers(Attribute value, ByteSink &sink) {
  mlir::MLIRContext *context = value.getContext();
  auto elements = [&](mlir::DenseElementsAttr array) {
    sink.varint(15);
    sink.varint(type(array.getType(), true));
    sink.blob(elementData(array));
  };
  return llvm::TypeSwitch<Attribute, bool>(value)
      .Case([&](mlir::BoolAttr boolean) {
        sink.varint(2);
        sink.varint(boolean.getValue());
        return true;
      })
      .Case([&](mlir::FloatAttr number) {
        sink.varint(8);
        sink.varint(type(number.getType(), true));
        sink.integer(number.getValue().bitcastToAPInt());
        return true;
      })
      .Case([&](mlir::IntegerAttr number) {
        sink.varint(9);
        sink.varint(type(number.getType(), true));
        sink.integer(number.getValue());
        return true;
      })
      .Case([&](mlir::DenseElementsAttr array) {
        elements(array);
        return true;
      })
      .Case([&](mlir::DenseI64ArrayAttr array) {
        auto shape = mlir::RankedTensorType::get(
            {array.size()}, mlir::IntegerType::get(context, 64));
        elements(mlir::DenseElementsAttr::get(shape, array.asArrayRef()));
        return true;
      })
      .Case([&](mlir::DenseBoolArrayAttr array) {
        auto shape = mlir::RankedTensorType::get(
            {array.size()}, mlir::IntegerType::get(context, 1));
        elements(mlir::DenseElementsAttr::get(shape, array.asArrayRef()));
        return true;
      })
      .Default([](Attribute) { return false; });
}

void VhloWriter::encodeVhlo(Attribute value, ByteSink &sink) {
  if (encodeVhloEnumeration(value, sink) || encodeVhloMesh(value, sink) ||
      encodeVhloNumbers(value, sink))
    return;
  llvm::TypeSwitch<Attribute>(value)
      .Case([&](mlir::ArrayAttr array) {
        sink.varint(1);
        sink.varint(array.size());
        for (Attribute entry : array)
          reference(entry, sink);
      })
      .Case([&](mlir::DictionaryAttr dictionary) {
        sink.varint(6);
        sink.varint(dictionary.size());
        for (mlir::NamedAttribute entry : dictionary) {
          reference(entry.getName(), sink);
          reference(entry.getValue(), sink);
        }
      })
      .Case([&](stablehlo::OutputOperandAliasAttr alias) {
        sink.varint(10);
        sink.signedVarints(alias.getOutputTupleIndices());
        sink.signedVarint(alias.getOperandIndex());
        sink.signedVarints(alias.getOperandTupleIndices());
      })
      .Case([&](mlir::StringAttr string) {
        sink.varint(14);
        sink.varint(this->string(string));
      })
      .Case([&](mlir::FlatSymbolRefAttr symbol) {
        sink.varint(14);
        sink.varint(string(symbol.getValue()));
      })
      .Case([&](mlir::TypeAttr attribute) {
        sink.varint(17);
        sink.varint(type(attribute.getValue(), true));
      })
      .Case([&](stablehlo::TypeExtensionsAttr extensions) {
        sink.varint(18);
        sink.signedVarints(extensions.getBounds());
      })
      .Case([&](stablehlo::ResultAccuracyAttr accuracy) {
        need({1, 9, 0}, "a result accuracy");
        sink.varint(20);
        sink.integer(accuracy.getAtol().bitcastToAPInt());
        sink.integer(accuracy.getRtol().bitcastToAPInt());
        sink.signedVarint(accuracy.getUlps());
        reference(accuracy.getMode(), sink);
      })
      .Default([&](Attribute) {
        fail("the attribute " + text(value) + " has no portable form");
      });
}

namespace {
/// A type without content: its code and the version it came with.
struct Leaf {
  uint64_t code;
  Version first = kOldest;
};
} // namespace

static std::optional<Leaf> integerLeaf(mlir::IntegerType type) {
  unsigned width = type.getWidth();
  if (width == 1)
    return Leaf{0};
  if (width == 2)
    return Leaf{type.isUnsigned() ? 32u : 31u, {1, 2, 0}};
  if (width < 4 || width > 64 || !llvm::isPowerOf2_32(width))
    return std::nullopt;
  return Leaf{(type.isUnsigned() ? 15 : 10) + llvm::Log2_32(width) - 2};
}

static std::optional<Leaf> leaf(Type type) {
  using namespace mlir;
  return llvm::TypeSwitch<Type, std::optional<Leaf>>(type)
      .Case([](IntegerType t) { return integerLeaf(t); })
      .Case([](BFloat16Type) { return Leaf{2}; })
      .Case([](Float16Type) { return Leaf{3}; })
      .Case([](Float32Type) { return Leaf{4}; })
      .Case([](Float64Type) { return Leaf{5}; })
      .Case([](Float8E4M3FNType) { return Leaf{6}; })
      .Case([](Float8E5M2Type) { return Leaf{7}; })
      .Case([](IndexType) { return Leaf{9}; })
      .Case([](stablehlo::TokenType) { return Leaf{22}; })
      .Case([](Float8E4M3FNUZType) { return Leaf{27, {0, 10, 0}}; })
      .Case([](Float8E5M2FNUZType) { return Leaf{28, {0, 10, 0}}; })
      .Case([](Float8E4M3B11FNUZType) { return Leaf{29, {0, 11, 0}}; })
      .Case([](NoneType) { return Leaf{33, {1, 6, 0}}; })
      .Case([](FloatTF32Type) { return Leaf{34, {1, 6, 0}}; })
      .Case([](Float8E4M3Type) { return Leaf{35, {1, 7, 0}}; })
      .Case([](Float8E3M4Type) { return Leaf{36, {1, 7, 0}}; })
      .Case([](Float4E2M1FNType) { return Leaf{37, {1, 8, 0}}; })
      .Case([](Float6E2M3FNType) { return Leaf{38, {1, 8, 0}}; })
      .Case([](Float6E3M2FNType) { return Leaf{39, {1, 8, 0}}; })
      .Case([](Float8E8M0FNUType) { return Leaf{40, {1, 8, 0}}; })
      .Default([](Type) { return std::nullopt; });
}

void VhloWriter::encodeQuantizedType(Type value, ByteSink &sink) {
  auto common = llvm::cast<mlir::quant::QuantizedType>(value);
  auto uniform = llvm::dyn_cast<mlir::quant::UniformQuantizedType>(value);
  auto bits = [&](double scale) {
    sink.integer(llvm::APFloat(scale).bitcastToAPInt());
  };
  if (!uniform)
    need({0, 18, 0}, "the type " + text(value));
  sink.varint(uniform ? 24 : 30);
  sink.varint(common.getFlags());
  sink.varint(type(common.getStorageType(), true));
  sink.varint(type(common.getExpressedType(), true));
  if (uniform) {
    bits(uniform.getScale());
    sink.signedVarint(uniform.getZeroPoint());
  } else {
    sink.varint(llvm::cast<mlir::quant::UniformQuantizedPerAxisType>(value)
                    .getQuantizedDimension());
  }
  sink.signedVarint(common.getStorageTypeMin());
  sink.signedVarint(common.getStorageTypeMax());
  if (uniform)
    return;
  auto axis = llvm::cast<mlir::quant::UniformQuantizedPerAxisType>(value);
  sink.varint(axis.getScales().size());
  for (double scale : axis.getScales())
    bits(scale);
  sink.signedVarints(axis.getZeroPoints());
}

void VhloWriter::encodeVhloType(Type value, ByteSink &sink) {
  if (std::optional<Leaf> code = leaf(value)) {
    need(code->first, "the type " + text(value));
    sink.varint(code->code);
    return;
  }
  auto list = [&](mlir::TypeRange parts) {
    sink.varint(parts.size());
    for (Type part : parts)
      sink.varint(type(part, true));
  };
  llvm::TypeSwitch<Type>(value)
      .Case([&](mlir::ComplexType complex) {
        sink.varint(1);
        sink.varint(type(complex.getElementType(), true));
      })
      .Case([&](mlir::FunctionType function) {
        sink.varint(8);
        list(function.getInputs());
        list(function.getResults());
      })
      .Case([&](mlir::RankedTensorType tensor) {
        sink.varint(tensor.getEncoding() ? 21 : 20);
        if (Attribute encoding = tensor.getEncoding())
          reference(encoding, sink);
        sink.signedVarints(tensor.getShape());
        sink.varint(type(tensor.getElementType(), true));
      })
      .Case([&](mlir::TupleType tuple) {
        sink.varint(23);
        list(tuple.getTypes());
      })
      .Case<mlir::quant::UniformQuantizedType,
            mlir::quant::UniformQuantizedPerAxisType>(
          [&](auto) { encodeQuantizedType(value, sink); })
      .Case([&](mlir::UnrankedTensorType tensor) {
        sink.varint(25);
        sink.varint(type(tensor.getElementType(), true));
      })
      .Case([&](mlir::MemRefType buffer) {
        need({1, 13, 0}, "the type " + text(value));
        sink.varint(41);
        sink.signedVarints(buffer.getShape());
        sink.varint(type(buffer.getElementType(), true));
      })
      .Case([&](stablehlo::FutureType future) {
        need({1, 15, 0}, "the type " + text(value));
        sink.varint(42);
        list(future.getTypes());
      })
      .Default([&](Type) {
        fail("the type " + text(value) + " has no portable form");
      });
}

/// Properties of operators outside of VHLO hold integers at most.
void VhloWriter::encodeBuiltinType(Type value, ByteSink &sink) {
  auto integer = llvm::dyn_cast<mlir::IntegerType>(value);
  if (!integer)
    return fail("the type " + text(value) + " has no portable form");
  sink.varint(0);
  sink.varint(integer.getWidth() << 2 |
              static_cast<unsigned>(integer.getSignedness()));
}
