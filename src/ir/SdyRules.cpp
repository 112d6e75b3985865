// Text and consistency of sharding rules.
#include "ir/Sdy.h"
#include "ir/SdyVerifier.h"

using namespace mlir;

namespace tesela::sdy {

using Delimiter = AsmParser::Delimiter;

//===-- Factors: i, j, ..., z, z_1, z_2, ... ------------------------------===//

static constexpr int64_t kLetters = 'z' - 'i' + 1;

static std::string factorName(int64_t factor) {
  if (factor < kLetters)
    return std::string(1, static_cast<char>('i' + factor));
  return "z_" + std::to_string(factor - kLetters + 1);
}

// Takes one factor's name from the front of `text`.
static std::optional<int64_t> takeFactor(StringRef &text) {
  if (text.empty() || text.front() < 'i' || text.front() > 'z')
    return std::nullopt;
  int64_t factor = text.front() - 'i';
  text = text.drop_front();
  if (factor != kLetters - 1 || !text.consume_front("_"))
    return factor;
  uint64_t number = 0;
  if (text.consumeInteger(10, number) || number == 0 || number > (1 << 20))
    return std::nullopt;
  return factor + static_cast<int64_t>(number);
}

static ParseResult parseFactors(AsmParser &parser,
                                SmallVectorImpl<int64_t> &factors) {
  StringRef text;
  SMLoc loc = parser.getCurrentLocation();
  // No factors at all: the verifier says what it thinks of that.
  if (failed(parser.parseOptionalKeyword(&text)))
    return success();
  while (!text.empty()) {
    std::optional<int64_t> factor = takeFactor(text);
    if (!factor)
      return parser.emitError(loc, "expected factors i, ..., z, z_1, ...");
    factors.push_back(*factor);
  }
  return success();
}

static ParseResult parseFactor(AsmParser &parser, int64_t &factor) {
  SmallVector<int64_t> factors;
  SMLoc loc = parser.getCurrentLocation();
  if (parseFactors(parser, factors))
    return failure();
  if (factors.size() != 1)
    return parser.emitError(loc, "expected one factor");
  factor = factors[0];
  return success();
}

Attribute DimMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> factors;
  if (parseFactors(parser, factors))
    return {};
  return get(parser.getContext(), factors);
}

void DimMappingAttr::print(AsmPrinter &printer) const {
  for (int64_t factor : getFactors())
    printer << factorName(factor);
}

Attribute TensorMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimMappingAttr> dimensions;
  auto parseDimension = [&]() -> ParseResult {
    auto mapping =
        cast_if_present<DimMappingAttr>(DimMappingAttr::parse(parser, {}));
    dimensions.push_back(mapping);
    return success(static_cast<bool>(mapping));
  };
  if (parser.parseCommaSeparatedList(Delimiter::Square, parseDimension))
    return {};
  return get(parser.getContext(), dimensions);
}

void TensorMappingAttr::print(AsmPrinter &printer) const {
  printer << '[';
  llvm::interleaveComma(getDimMappings(), printer, [&](DimMappingAttr mapping) {
    mapping.print(printer);
  });
  printer << ']';
}

//===-- Rules -------------------------------------------------------------===//

static ParseResult parseMappings(AsmParser &parser,
                                 SmallVectorImpl<TensorMappingAttr> &mappings) {
  return parser.parseCommaSeparatedList(Delimiter::Paren, [&]() -> ParseResult {
    auto mapping = cast_if_present<TensorMappingAttr>(
        TensorMappingAttr::parse(parser, {}));
    mappings.push_back(mapping);
    return success(static_cast<bool>(mapping));
  });
}

static void printMappings(AsmPrinter &printer,
                          ArrayRef<TensorMappingAttr> mappings) {
  printer << '(';
  llvm::interleaveComma(mappings, printer, [&](TensorMappingAttr mapping) {
    mapping.print(printer);
  });
  printer << ')';
}

// `{i=2, j=4}`; nothing if there are no factors.
static ParseResult parseSizes(AsmParser &parser,
                              SmallVectorImpl<int64_t> &sizes) {
  return parser.parseCommaSeparatedList(
      Delimiter::OptionalBraces, [&]() -> ParseResult {
        int64_t factor = 0;
        SMLoc loc = parser.getCurrentLocation();
        if (parseFactor(parser, factor) || parser.parseEqual() ||
            parser.parseInteger(sizes.emplace_back()))
          return failure();
        if (factor != static_cast<int64_t>(sizes.size()) - 1)
          return parser.emitError(loc, "expected the size of factor ")
                 << factorName(sizes.size() - 1);
        return success();
      });
}

// ` keyword={i, j}`, if it is there.
static ParseResult parseFactorSet(AsmParser &parser, StringRef keyword,
                                  SmallVectorImpl<int64_t> &factors) {
  if (failed(parser.parseOptionalKeyword(keyword)))
    return success();
  if (parser.parseEqual())
    return failure();
  return parser.parseCommaSeparatedList(Delimiter::Braces, [&] {
    return parseFactor(parser, factors.emplace_back());
  });
}

static void printFactorSet(AsmPrinter &printer, StringRef keyword,
                           ArrayRef<int64_t> factors) {
  if (factors.empty())
    return;
  printer << ' ' << keyword << "={";
  llvm::interleaveComma(factors, printer,
                        [&](int64_t factor) { printer << factorName(factor); });
  printer << '}';
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorMappingAttr> operands, results;
  SmallVector<int64_t> sizes, reduction, replication, permutation, blocked;
  if (parser.parseLess() || parseMappings(parser, operands) ||
      parser.parseArrow() || parseMappings(parser, results) ||
      parseSizes(parser, sizes) ||
      parseFactorSet(parser, "reduction", reduction) ||
      parseFactorSet(parser, "need_replication", replication) ||
      parseFactorSet(parser, "permutation", permutation) ||
      parseFactorSet(parser, "blocked_propagation", blocked))
    return {};
  bool isCustom = succeeded(parser.parseOptionalComma());
  if ((isCustom && parser.parseKeyword("custom")) || parser.parseGreater())
    return {};
  return get(parser.getContext(), sizes, operands, results, reduction,
             replication, permutation, blocked, isCustom);
}

void OpShardingRuleAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printMappings(printer, getOperandMappings());
  printer << "->";
  printMappings(printer, getResultMappings());
  if (!getFactorSizes().empty()) {
    printer << " {";
    llvm::interleaveComma(
        llvm::enumerate(getFactorSizes()), printer, [&](auto pair) {
          printer << factorName(pair.index()) << '=' << pair.value();
        });
    printer << '}';
  }
  printFactorSet(printer, "reduction", getReductionFactors());
  printFactorSet(printer, "need_replication", getNeedReplicationFactors());
  printFactorSet(printer, "permutation", getPermutationFactors());
  printFactorSet(printer, "blocked_propagation",
                 getBlockedPropagationFactors());
  printer << (getIsCustomRule() ? ", custom>" : ">");
}

//===-- Consistency -------------------------------------------------------===//

namespace {

// Checks one rule against its operator.
class RuleVerifier {
public:
  RuleVerifier(OpShardingRuleAttr rule, Operation *op)
      : rule(rule), op(op), used(rule.getFactorSizes().size(), false) {}

  LogicalResult verify();

private:
  LogicalResult verifyValues(TypeRange types,
                             ArrayRef<TensorMappingAttr> mappings,
                             StringRef kind);
  LogicalResult verifyDimension(DimMappingAttr mapping, const std::string &name,
                                SmallVectorImpl<bool> &usedHere);
  LogicalResult verifySet(ArrayRef<int64_t> factors);

  OpShardingRuleAttr rule;
  Operation *op;
  SmallVector<bool> used;
};

LogicalResult RuleVerifier::verifyDimension(DimMappingAttr mapping,
                                            const std::string &name,
                                            SmallVectorImpl<bool> &usedHere) {
  ArrayRef<int64_t> sizes = rule.getFactorSizes();
  if (mapping.getFactors().empty())
    return op->emitOpError(name) << " - dim mapping must have at least one "
                                    "factor";
  for (int64_t factor : mapping.getFactors()) {
    if (factor < 0 || factor >= static_cast<int64_t>(sizes.size()))
      return op->emitOpError(name)
             << " - unknown factor " << factorName(factor) << ", the rule has "
             << sizes.size() << " factors";
    if (sizes[factor] == 1 && mapping.getFactors().size() > 1)
      return op->emitOpError(name) << " - dim mapping can't have a factor of "
                                      "size 1 beside others";
    if (usedHere[factor])
      return op->emitOpError(name)
             << " - cannot reuse factor " << factorName(factor)
             << " for the same tensor";
    usedHere[factor] = used[factor] = true;
  }
  return success();
}

LogicalResult RuleVerifier::verifyValues(TypeRange types,
                                         ArrayRef<TensorMappingAttr> mappings,
                                         StringRef kind) {
  if (types.size() != mappings.size())
    return op->emitOpError("number of ")
           << kind << "s and mappings must "
           << "match: " << types.size() << " != " << mappings.size();
  for (auto [index, type] : llvm::enumerate(types)) {
    std::string name = kind.str();
    if (types.size() > 1)
      name += " " + std::to_string(index);
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return op->emitOpError(name)
             << " - expected a ranked tensor with a static shape";
    ArrayRef<DimMappingAttr> dimensions = mappings[index].getDimMappings();
    if (static_cast<int64_t>(dimensions.size()) != tensor.getRank())
      return op->emitOpError(name)
             << " - mapping rank must match: " << dimensions.size()
             << " != " << tensor.getRank();
    SmallVector<bool> usedHere(used.size(), false);
    for (DimMappingAttr mapping : dimensions)
      if (failed(verifyDimension(mapping, name, usedHere)))
        return failure();
  }
  return success();
}

LogicalResult RuleVerifier::verifySet(ArrayRef<int64_t> factors) {
  if (!llvm::is_sorted(factors))
    return op->emitOpError("indices of special factors must be sorted");
  for (size_t i = 1; i < factors.size(); ++i)
    if (factors[i] == factors[i - 1])
      return op->emitOpError("indices of special factors must be unique");
  if (!factors.empty() &&
      factors.back() >= static_cast<int64_t>(rule.getFactorSizes().size()))
    return op->emitOpError("index must be less than ")
           << rule.getFactorSizes().size() << ", got: " << factors.back();
  return success();
}

LogicalResult RuleVerifier::verify() {
  if (failed(verifyValues(op->getOperandTypes(), rule.getOperandMappings(),
                          "operand")) ||
      failed(verifyValues(op->getResultTypes(), rule.getResultMappings(),
                          "result")))
    return failure();
  for (auto [factor, isUsed] : llvm::enumerate(used))
    if (!isUsed)
      return op->emitOpError("has factor ")
             << factorName(factor) << '=' << rule.getFactorSizes()[factor]
             << " that isn't used in operand and result mappings";
  SmallVector<int64_t> special;
  for (ArrayRef<int64_t> set :
       {rule.getReductionFactors(), rule.getNeedReplicationFactors(),
        rule.getPermutationFactors()}) {
    if (failed(verifySet(set)))
      return failure();
    llvm::append_range(special, set);
  }
  llvm::sort(special);
  if (llvm::unique(special) != special.end())
    return op->emitOpError("a factor can only be in one of the reduction, "
                           "need_replication and permutation sets");
  return verifySet(rule.getBlockedPropagationFactors());
}

} // namespace

LogicalResult verifyRule(OpShardingRuleAttr rule, Operation *op) {
  return RuleVerifier(rule, op).verify();
}

} // namespace tesela::sdy
