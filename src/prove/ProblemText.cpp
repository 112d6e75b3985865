#include "prove/ProblemText.h"

#include "prove/Sample.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace tesela::prove {

namespace {

/// Hashes of values with the names of sizes and tensors blanked out. What
/// commutes is put in their order.
class BlankHashes {
public:
  explicit BlankHashes(const Terms &terms) : terms(terms) {}

  uint64_t of(AtomId atom);
  uint64_t of(const Monomial &monomial);
  uint64_t of(Index index);
  uint64_t of(Guard guard);
  uint64_t of(Term term);

  template <class Part>
  llvm::SmallVector<Part, 4> sorted(llvm::ArrayRef<Part> parts) {
    llvm::SmallVector<std::pair<uint64_t, size_t>, 4> keyed;
    for (size_t i = 0; i < parts.size(); ++i)
      keyed.push_back({of(parts[i]), i});
    llvm::sort(keyed);
    llvm::SmallVector<Part, 4> result;
    for (auto [key, i] : keyed)
      result.push_back(parts[i]);
    return result;
  }

private:
  uint64_t compute(const TermNode &node);

  const Terms &terms;
  llvm::DenseMap<uint32_t, uint64_t> guards, known;
};

uint64_t BlankHashes::of(AtomId id) {
  const Atom &atom = terms.atom(id);
  uint64_t hash = mixed(uint64_t(atom.kind), atom.number);
  if (atom.kind == AtomKind::Free) {
    VariableKind kind = terms.kind(atom.variable);
    hash = mixed(hash, uint64_t(kind));
    if (kind == VariableKind::Output)
      hash = mixed(hash, llvm::hash_value(terms.name(atom.variable)));
  }
  for (Index argument : atom.arguments)
    hash = mixed(hash, of(argument));
  return hash;
}

uint64_t BlankHashes::of(const Monomial &monomial) {
  uint64_t hash = 0;
  for (AtomId factor : monomial.factors)
    hash += of(factor);
  return mixed(hash, uint64_t(monomial.coefficient));
}

uint64_t BlankHashes::of(Index index) {
  uint64_t hash = 0;
  for (const Monomial &monomial : terms.monomials(index))
    hash += of(monomial);
  return hash;
}

uint64_t BlankHashes::of(Guard guard) {
  auto done = guards.find(guard.id);
  if (done != guards.end())
    return done->second;
  const GuardNode &node = terms.node(guard);
  uint64_t hash = 0;
  for (Guard part : node.parts)
    hash += of(part);
  hash = mixed(mixed(hash, uint64_t(node.kind)), of(node.index));
  if (node.kind == GuardKind::Truth)
    hash = mixed(hash, of(node.term));
  guards[guard.id] = hash;
  return hash;
}

uint64_t BlankHashes::compute(const TermNode &node) {
  uint64_t hash = mixed(uint64_t(node.kind), uint64_t(node.type));
  hash = mixed(hash, uint64_t(node.reduction));
  hash = mixed(hash, llvm::hash_value(node.name));
  hash = mixed(hash, node.value.hash());
  hash = mixed(hash, of(node.guard));
  for (Index index : node.indices)
    hash = mixed(hash, of(index));
  uint64_t operands = 0;
  for (Term operand : node.operands)
    operands = Terms::commutes(node) ? operands + of(operand)
                                     : mixed(operands, of(operand));
  return mixed(hash, operands);
}

uint64_t BlankHashes::of(Term term) {
  auto done = known.find(term.id);
  if (done != known.end())
    return done->second;
  uint64_t hash = compute(terms.node(term));
  known[term.id] = hash;
  return hash;
}

/// Writes each node once, after its parts, and refers to it by its number.
class Writer {
public:
  explicit Writer(const Problem &problem)
      : problem(problem), terms(problem.terms), hashes(terms),
        out(result.text) {}

  ProblemText write();

private:
  unsigned number(Variable variable);
  unsigned number(Tensor tensor);
  unsigned number(AtomId atom);
  unsigned number(Index index);
  unsigned number(Guard guard);
  unsigned number(Term term);
  void writeSide(llvm::ArrayRef<Value> values);
  void writeInput(Tensor tensor);
  template <class Part> std::string numbers(llvm::ArrayRef<Part> parts);
  /// The number under which the line after this is known.
  unsigned define(llvm::DenseMap<uint32_t, unsigned> &known, uint32_t id) {
    return known[id] = lines++;
  }

  const Problem &problem;
  Terms &terms;
  BlankHashes hashes;
  ProblemText result;
  llvm::raw_string_ostream out;
  unsigned lines = 0;
  std::vector<Tensor> used;
  llvm::DenseMap<uint32_t, unsigned> variables, tensors, atoms, indices, guards,
      known;
};

template <class Part> std::string Writer::numbers(llvm::ArrayRef<Part> parts) {
  std::string text;
  for (const Part &part : parts)
    text += " " + std::to_string(number(part));
  return text;
}

unsigned Writer::number(Variable variable) {
  auto [entry, isNew] =
      variables.try_emplace(variable.id, unsigned(result.sizes.size()));
  if (isNew)
    result.sizes.push_back(terms.name(variable).str());
  return entry->second;
}

unsigned Writer::number(Tensor tensor) {
  auto [entry, isNew] = tensors.try_emplace(tensor.id, unsigned(used.size()));
  if (isNew) {
    used.push_back(tensor);
    result.tensors.push_back(terms.name(tensor).str());
  }
  return entry->second;
}

unsigned Writer::number(AtomId id) {
  auto done = atoms.find(id.id);
  if (done != atoms.end())
    return done->second;
  const Atom &atom = terms.atom(id);
  std::string text = "a" + std::to_string(unsigned(atom.kind));
  if (atom.kind == AtomKind::Free) {
    VariableKind kind = terms.kind(atom.variable);
    text += kind == VariableKind::Size     ? " s"
            : kind == VariableKind::Output ? " o"
                                           : " l";
    text += kind == VariableKind::Output
                ? terms.name(atom.variable).str()
                : std::to_string(number(atom.variable));
  } else if (atom.kind == AtomKind::Bound) {
    text += " " + std::to_string(atom.number);
  } else {
    if (atom.kind == AtomKind::Read)
      text += " t" + std::to_string(number(atom.tensor));
    llvm::SmallVector<Index, 4> arguments(
        llvm::ArrayRef<Index>(atom.arguments));
    if (atom.kind == AtomKind::Minimum || atom.kind == AtomKind::Maximum)
      arguments = hashes.sorted<Index>(arguments);
    text += numbers<Index>(arguments);
  }
  out << text << '\n';
  return define(atoms, id.id);
}

unsigned Writer::number(Index index) {
  auto done = indices.find(index.id);
  if (done != indices.end())
    return done->second;
  std::string text = "i";
  for (const Monomial &monomial :
       hashes.sorted<Monomial>(terms.monomials(index)))
    text += " " + std::to_string(monomial.coefficient) + "*(" +
            numbers<AtomId>(hashes.sorted<AtomId>(monomial.factors)) + ")";
  out << text << '\n';
  return define(indices, index.id);
}

unsigned Writer::number(Guard guard) {
  auto done = guards.find(guard.id);
  if (done != guards.end())
    return done->second;
  const GuardNode &node = terms.node(guard);
  std::string text = "g" + std::to_string(unsigned(node.kind));
  if (node.kind == GuardKind::Truth)
    text += " " + std::to_string(number(node.term));
  if (node.kind == GuardKind::NotPositive || node.kind == GuardKind::Zero)
    text += " " + std::to_string(number(node.index));
  text += numbers<Guard>(hashes.sorted<Guard>(node.parts));
  out << text << '\n';
  return define(guards, guard.id);
}

unsigned Writer::number(Term term) {
  auto done = known.find(term.id);
  if (done != known.end())
    return done->second;
  const TermNode &node = terms.node(term);
  std::string text = "t" + std::to_string(unsigned(node.kind)) + " " +
                     std::string(hloName(node.type));
  if (node.kind == TermKind::Read)
    text += " t" + std::to_string(number(node.tensor));
  if (node.kind == TermKind::Constant || node.kind == TermKind::Power)
    text += " " + node.value.text();
  if (node.kind == TermKind::Function)
    text += " " + std::to_string(node.name.size()) + ":" + node.name.str();
  if (node.kind == TermKind::Reduce)
    text += " r" + std::to_string(unsigned(node.reduction));
  if (node.kind == TermKind::Select)
    text += " g" + std::to_string(number(node.guard));
  text += " [" + numbers<Index>(node.indices) + " ] (";
  llvm::SmallVector<Term, 4> operands(llvm::ArrayRef<Term>(node.operands));
  if (Terms::commutes(node))
    operands = hashes.sorted<Term>(operands);
  text += numbers<Term>(operands) + " )";
  out << text << '\n';
  return define(known, term.id);
}

void Writer::writeSide(llvm::ArrayRef<Value> values) {
  for (const Value &value : values) {
    llvm::SmallVector<Index, 4> at;
    for (unsigned d = 0; d < value.shape.size(); ++d)
      at.push_back(terms.index(terms.output(d)));
    std::string shape = numbers<Index>(value.shape);
    unsigned element = number(value.at(at));
    out << "result " << hloName(value.type) << " [" << shape << " ] " << element
        << '\n';
  }
}

void Writer::writeInput(Tensor tensor) {
  unsigned own = number(tensor);
  for (const Input &input : problem.inputs) {
    if (input.tensor != tensor)
      continue;
    std::string shape = numbers<Index>(input.shape);
    std::string below =
        input.below ? std::to_string(number(*input.below)) : "none";
    out << "input " << own << " [" << shape << " ]"
        << (input.positive ? " positive" : "") << " below " << below;
  }
  out << " tensor " << own << ' ' << hloName(terms.type(tensor)) << '\n';
}

ProblemText Writer::write() {
  writeSide(problem.left);
  out << "equals\n";
  writeSide(problem.right);
  llvm::SmallVector<Guard, 4> assumptions =
      hashes.sorted<Guard>(problem.assumptions);
  std::string assumed = numbers<Guard>(assumptions);
  out << "assume" << assumed << '\n';
  for (size_t i = 0; i < used.size(); ++i) // grows where a bound reads another
    writeInput(used[i]);
  return std::move(result);
}

} // namespace

ProblemText problemText(const Problem &problem) {
  return Writer(problem).write();
}

} // namespace tesela::prove
