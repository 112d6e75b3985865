// The store: attributes and bodies, interned.
#include "nugraph/OperatorStore.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace tesela::semantics;

namespace tesela::nugraph {

static constexpr llvm::StringLiteral kindNames[] = {
    "input",       "fill",        "iota",  "mask",      "map",
    "contraction", "reduction",   "scan",  "transpose", "broadcast",
    "slice",       "concatenate", "split", "merge",     "reshape",
    "pad",         "reverse",     "take",  "opaque"};

llvm::StringRef name(OperatorKind kind) { return kindNames[unsigned(kind)]; }

Operators::Operators(prove::Terms &terms, mlir::MLIRContext &context)
    : store(std::make_unique<Store>(terms, context)) {}
Operators::~Operators() = default;

prove::Terms &Operators::terms() const { return store->terms; }
mlir::MLIRContext &Operators::context() const { return store->context; }

namespace {
/// The bytes of what is asked for most often; text begins with a letter.
class Bytes {
public:
  explicit Bytes(char kind) : text(1, kind) {}
  void number(uint32_t value) {
    text.append(reinterpret_cast<const char *>(&value), sizeof value);
  }
  void list(llvm::ArrayRef<uint8_t> values) {
    text.push_back(char(values.size()));
    text.append(values.begin(), values.end());
  }
  std::string text;
};

std::string keyOf(const Map &map) {
  Bytes bytes(1);
  bytes.number(map.body.id);
  bytes.number(map.rank);
  bytes.number(map.maps.size());
  for (const AccessMap &access : map.maps)
    bytes.list(access);
  for (Index parameter : map.parameters)
    bytes.number(parameter.id);
  return std::move(bytes.text);
}

std::string keyOf(const Contraction &contraction) {
  Bytes bytes(2);
  for (const Letters *letters :
       {&contraction.left, &contraction.right, &contraction.output})
    bytes.list(*letters);
  bytes.number(uint32_t(contraction.element));
  return std::move(bytes.text);
}
} // namespace

/// Attributes are found by their text, in which sizes are handles.
static std::string key(const Operators &operators, const Attribute &attribute) {
  if (const auto *map = std::get_if<Map>(&attribute))
    return keyOf(*map);
  if (const auto *contraction = std::get_if<Contraction>(&attribute))
    return keyOf(*contraction);
  std::string text;
  llvm::raw_string_ostream out(text);
  printAttribute(operators, attribute, out,
                 [](Index index, llvm::raw_ostream &out) { out << index.id; });
  return text;
}

AttributeId Operators::intern(const Attribute &attribute) {
  auto [place, isNew] = store->attributeNumbers.try_emplace(
      key(*this, attribute), store->attributes.size());
  if (isNew)
    store->attributes.push_back(attribute);
  return {place->second};
}

const Attribute &Operators::operator[](AttributeId id) const {
  return store->attributes[id.id];
}

BodyId Operators::intern(const ScalarBody &given) {
  ScalarBody body = given;
  simplify(body);
  std::string text;
  llvm::raw_string_ostream out(text);
  body.print(out);
  auto [place, isNew] =
      store->bodyNumbers.try_emplace(text, store->bodies.size());
  if (isNew) {
    store->code.push_back(compile(body));
    store->bodies.push_back(std::move(body));
  }
  return {place->second};
}

const ScalarBody &Operators::operator[](BodyId id) const {
  return store->bodies[id.id];
}

BodyId Operators::body(ScalarOp op, ElementType element) {
  auto [place, isNew] =
      store->words.try_emplace({unsigned(op), unsigned(element)});
  if (!isNew)
    return place->second;
  mlir::Type type = ir::toMlir(element, &store->context);
  ScalarBody body;
  llvm::SmallVector<unsigned, 3> inputs;
  for (unsigned i = 0; i < operandCount(op); ++i)
    inputs.push_back(body.input(i, type));
  body.results = {body.apply(op, type, inputs)};
  return place->second = intern(body);
}

std::optional<ScalarOp> Operators::single(BodyId id) const {
  const ScalarBody &body = (*this)[id];
  unsigned inputs = body.instructions.size() - 1;
  if (body.results.size() != 1 || body.results[0] != inputs)
    return std::nullopt;
  const ScalarInstruction &last = body.instructions[inputs];
  if (last.operands.size() != inputs)
    return std::nullopt;
  for (unsigned i = 0; i < inputs; ++i)
    if (body.instructions[i].op != ScalarOp::Input ||
        body.instructions[i].index != i || last.operands[i] != i)
      return std::nullopt;
  return last.op;
}

unsigned Operators::inputCount(BodyId id) const {
  unsigned count = 0;
  for (const ScalarInstruction &instruction : (*this)[id].instructions)
    if (instruction.op == ScalarOp::Input)
      count = std::max(count, instruction.index + 1);
  return count;
}

llvm::ArrayRef<BodyId> Operators::vocabulary(ElementType element) {
  auto [place, isNew] = store->vocabularies.try_emplace(unsigned(element));
  if (isNew && isFloat(element))
    for (ScalarOp op : {ScalarOp::Add, ScalarOp::Divide, ScalarOp::Maximum,
                        ScalarOp::Multiply, ScalarOp::Subtract})
      place->second.push_back(body(op, element));
  return place->second;
}

AttributeId Operators::elementwise(BodyId body, unsigned rank) {
  Map map{body, uint8_t(rank), {}, {}};
  AccessMap all;
  for (unsigned d = 0; d < rank; ++d)
    all.push_back(d);
  map.maps.assign(inputCount(body), all);
  return intern(map);
}

} // namespace tesela::nugraph
