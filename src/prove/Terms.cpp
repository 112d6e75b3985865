#include "prove/Terms.h"

#include "prove/TermStore.h"

#include <algorithm>

namespace tesela::prove {

Terms::Terms() : store(std::make_unique<Store>()) {
  // Number 0 of each kind, as the handles promise.
  store->sets.intern(VariableSet{});
  store->intern(llvm::SmallVector<Monomial, 2>{});
  store->intern(GuardNode{});
  store->intern(TermNode{});
}

Terms::~Terms() = default;

namespace {
Variable newVariable(std::vector<VariableEntry> &variables, VariableKind kind,
                     std::string name) {
  variables.push_back({kind, std::move(name)});
  return {uint32_t(variables.size() - 1)};
}
} // namespace

Variable Terms::size(llvm::StringRef name) {
  auto [entry, isNew] = store->variableNames.try_emplace(name, 0);
  if (isNew)
    entry->second =
        newVariable(store->variables, VariableKind::Size, name.str()).id;
  return {entry->second};
}

Variable Terms::output(unsigned dimension) {
  while (store->outputs.size() <= dimension)
    store->outputs.push_back(
        newVariable(store->variables, VariableKind::Output,
                    "o" + std::to_string(store->outputs.size()))
            .id);
  return {store->outputs[dimension]};
}

unsigned Terms::outputNumber(Variable output) const {
  return llvm::find(store->outputs, output.id) - store->outputs.begin();
}

Variable Terms::fresh(llvm::StringRef stem) {
  stem = stem.rtrim("0123456789");
  unsigned number = store->stems[stem]++;
  return newVariable(store->variables, VariableKind::Local,
                     (stem + llvm::Twine(number)).str());
}

VariableKind Terms::kind(Variable variable) const {
  return store->variables[variable.id].kind;
}

llvm::StringRef Terms::name(Variable variable) const {
  return store->variables[variable.id].name;
}

Tensor Terms::tensor(llvm::StringRef name, ElementType type) {
  auto [entry, isNew] =
      store->tensorNames.try_emplace(name, uint32_t(store->tensors.size()));
  if (isNew)
    store->tensors.push_back({name.str(), type, std::nullopt});
  return {entry->second};
}

llvm::StringRef Terms::name(Tensor tensor) const {
  return store->tensors[tensor.id].name;
}

ElementType Terms::type(Tensor tensor) const {
  return store->tensors[tensor.id].type;
}

void Terms::setBelow(Tensor tensor, Index below) {
  store->tensors[tensor.id].below = below;
}

void Terms::define(Tensor tensor, Term meaning) {
  store->tensors[tensor.id].definition = meaning;
}

std::optional<Term> Terms::definition(Tensor tensor) const {
  return store->tensors[tensor.id].definition;
}

std::optional<Index> Terms::below(Tensor tensor) const {
  return store->tensors[tensor.id].below;
}

bool Terms::overflowed() const { return store->overflowed; }

llvm::ArrayRef<Variable> Terms::freeVariables(Index index) const {
  return store->variablesIn(store->facts(index).freeVariables);
}

llvm::ArrayRef<Variable> Terms::freeVariables(Guard guard) const {
  return store->variablesIn(store->facts(guard).freeVariables);
}

llvm::ArrayRef<Variable> Terms::freeVariables(Term term) const {
  return store->variablesIn(store->facts(term).freeVariables);
}

bool Terms::readsElements(Guard guard) const {
  return store->facts(guard).readsElements;
}

bool Terms::readsElements(Term term) const {
  return store->facts(term).readsElements;
}

const Atom &Terms::atom(AtomId id) const { return store->atoms[id.id]; }

const GuardNode &Terms::node(Guard guard) const {
  return store->guards[guard.id];
}

const TermNode &Terms::node(Term term) const { return store->terms[term.id]; }

void Substitution::set(Variable variable, Index value) {
  auto place = std::lower_bound(
      entries.begin(), entries.end(), variable,
      [](const auto &entry, Variable key) { return entry.first < key; });
  if (place != entries.end() && place->first == variable)
    place->second = value;
  else
    entries.insert(place, {variable, value});
}

const Index *Substitution::find(Variable variable) const {
  for (const auto &[key, value] : entries)
    if (key == variable)
      return &value;
  return nullptr;
}

} // namespace tesela::prove
