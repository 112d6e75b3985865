// Granular forms as text, and whether they are well formed.
#include "semantics/Granular.h"

#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tesela::semantics {

static void printIndices(llvm::ArrayRef<AffineExpr> indices,
                         llvm::raw_ostream &out) {
  out << "(";
  llvm::interleaveComma(indices, out,
                        [&](AffineExpr index) { printIndex(index, out); });
  out << ")";
}

static void printAccess(const Access &access, llvm::raw_ostream &out) {
  out << access.operand << " at ";
  printIndices(access.indices, out);
  for (auto [number, read] : llvm::enumerate(access.indexReads)) {
    out << (number == 0 ? " where s" : ", s") << number << " = operand "
        << read.operand << " at ";
    printIndices(read.indices, out);
    if (read.clamped)
      out << " clamped to [" << read.lower << ", " << read.upper << "]";
  }
  for (auto [number, guard] : llvm::enumerate(access.guards)) {
    out << (number == 0 ? " if " : " and ") << guard.lower << " <= ";
    printIndex(guard.expression, out);
    out << " < " << guard.upper;
  }
  out << "\n";
}

static void printInit(const Init &init, Type type, llvm::raw_ostream &out) {
  switch (init.kind) {
  case Init::Kind::Constant: {
    ScalarBody body;
    out << "constant 0x";
    llvm::SmallString<32> digits;
    init.constant.toString(digits, 16, /*Signed=*/false);
    out << digits;
    break;
  }
  case Init::Kind::ScalarOperand:
    out << "operand " << init.operand;
    break;
  case Init::Kind::OperandAtWrite:
    out << "operand " << init.operand << " at the write position";
    break;
  }
  out << " : " << type;
}

void GranularForm::print(llvm::raw_ostream &out) const {
  out << "iterators";
  for (auto [number, iterator] : llvm::enumerate(iterators))
    out << (number == 0 ? " d" : ", d") << number << ": "
        << (iterator.kind == IteratorKind::Parallel ? "parallel "
                                                    : "reduction ")
        << iterator.extent;
  out << "\n";
  for (auto [number, access] : llvm::enumerate(reads)) {
    out << "read " << number << ": operand ";
    printAccess(access, out);
  }
  out << "body\n";
  body.print(out);
  if (combiner) {
    out << "combiner " << name(combiner->monoid) << " from ";
    for (auto [number, init] : llvm::enumerate(combiner->inits)) {
      if (number != 0)
        out << ", ";
      printInit(init, accumulatorTypes[number], out);
    }
    out << "\n";
    combiner->body.print(out);
  }
  for (auto [number, access] : llvm::enumerate(writes)) {
    out << "write " << number << ": result ";
    printAccess(access, out);
  }
}

namespace {

class FormVerifier {
public:
  FormVerifier(const GranularForm &form, llvm::raw_ostream &errors)
      : form(form), errors(errors) {}

  bool run();

private:
  bool fail(const llvm::Twine &why) {
    errors << "granular form: " << why << "\n";
    return false;
  }
  bool isSound(AffineExpr expression, unsigned symbols);
  bool isSound(const Access &access);
  bool bodyIsSound();
  bool combinerIsSound();

  const GranularForm &form;
  llvm::raw_ostream &errors;
};

} // namespace

bool FormVerifier::isSound(AffineExpr expression, unsigned symbols) {
  bool sound = bool(expression);
  if (sound)
    expression.walk([&](AffineExpr part) {
      if (auto dimension = dyn_cast<AffineDimExpr>(part))
        sound &= dimension.getPosition() < form.iterators.size();
      if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
        sound &= symbol.getPosition() < symbols ||
                 symbol.getPosition() >= firstSizeSymbol;
    });
  return sound || fail("an index names no iterator or index read");
}

bool FormVerifier::isSound(const Access &access) {
  unsigned symbols = access.indexReads.size();
  for (AffineExpr index : access.indices)
    if (!isSound(index, symbols))
      return false;
  for (const Guard &guard : access.guards)
    if (!isSound(guard.expression, symbols))
      return false;
  for (const IndexRead &read : access.indexReads)
    for (AffineExpr index : read.indices)
      if (!isSound(index, 0))
        return false;
  return true;
}

bool FormVerifier::bodyIsSound() {
  if (!semantics::verify(form.body, errors))
    return false;
  for (const ScalarInstruction &instruction : form.body.instructions) {
    bool ofRead = instruction.op == ScalarOp::Input ||
                  instruction.op == ScalarOp::InBounds;
    if (ofRead && instruction.index >= form.reads.size())
      return fail("the body names no read");
    if (instruction.op == ScalarOp::Iterator &&
        instruction.index >= form.iterators.size())
      return fail("the body names no iterator");
  }
  if (form.body.results.size() != form.writes.size())
    return fail("one contribution per write");
  for (auto [result, type] :
       llvm::zip_equal(form.body.results, form.accumulatorTypes))
    if (form.body.typeOf(result) != type)
      return fail("a contribution has the accumulator's type");
  return true;
}

bool FormVerifier::combinerIsSound() {
  const Combiner &combiner = *form.combiner;
  if (!semantics::verify(combiner.body, errors))
    return false;
  size_t count = form.writes.size();
  if (combiner.inits.size() != count || combiner.body.results.size() != count)
    return fail("one init and one combined value per write");
  for (const ScalarInstruction &instruction : combiner.body.instructions)
    if (instruction.op == ScalarOp::Input &&
        (instruction.index >= 2 * count ||
         instruction.type != form.accumulatorTypes[instruction.index % count]))
      return fail("combiner inputs are accumulators, then contributions");
  for (auto [result, type] :
       llvm::zip_equal(combiner.body.results, form.accumulatorTypes))
    if (combiner.body.typeOf(result) != type)
      return fail("a combined value has the accumulator's type");
  for (auto [init, type] :
       llvm::zip_equal(combiner.inits, form.accumulatorTypes))
    if (init.kind == Init::Kind::Constant &&
        init.constant.getBitWidth() != bitWidth(type))
      return fail("a constant init has the accumulator's width");
  return true;
}

bool FormVerifier::run() {
  bool inReduction = false;
  for (const Iterator &iterator : form.iterators) {
    if (inReduction && iterator.kind == IteratorKind::Parallel)
      return fail("parallel iterators come first");
    inReduction = iterator.kind == IteratorKind::Reduction;
  }
  if (inReduction && !form.combiner)
    return fail("reduction iterators ask for a combiner");
  if (form.accumulatorTypes.size() != form.writes.size())
    return fail("one accumulator type per write");
  for (const Access &access : form.reads)
    if (!isSound(access))
      return false;
  for (const Access &access : form.writes)
    if (!isSound(access))
      return false;
  return bodyIsSound() && (!form.combiner || combinerIsSound());
}

bool verify(const GranularForm &form, llvm::raw_ostream &errors) {
  return FormVerifier(form, errors).run();
}

} // namespace tesela::semantics
