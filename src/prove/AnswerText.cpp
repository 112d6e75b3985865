#include "prove/AnswerText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace tesela::prove {

namespace {

json::Value toJson(ArrayRef<SideCondition> conditions) {
  json::Array array;
  for (const SideCondition &condition : conditions)
    array.push_back(json::Array{int64_t(condition.kind), condition.text,
                                condition.canonical});
  return array;
}

json::Value toJson(const Counterexample &found) {
  json::Object sizes, elements;
  for (const auto &[name, value] : found.sizes)
    sizes[name] = value;
  for (const auto &[name, value] : found.elements)
    elements[name] = value;
  return json::Object{{"sizes", std::move(sizes)},
                      {"result", found.result},
                      {"index", json::Array(found.index)},
                      {"left", found.left},
                      {"right", found.right},
                      {"exact", found.exact},
                      {"elements", std::move(elements)},
                      {"shapes", found.shapes}};
}

bool fromJson(const json::Array *array, std::vector<SideCondition> &result) {
  if (!array)
    return false;
  for (const json::Value &value : *array) {
    const json::Array *parts = value.getAsArray();
    if (!parts || parts->size() != 3)
      return false;
    auto kind = (*parts)[0].getAsInteger();
    auto text = (*parts)[1].getAsString(),
         canonical = (*parts)[2].getAsString();
    if (!kind || *kind < 0 || *kind > 1 || !text || !canonical)
      return false;
    result.push_back(
        {SideCondition::Kind(*kind), text->str(), canonical->str()});
  }
  return true;
}

bool fromJson(const json::Object &object, Counterexample &found) {
  const json::Object *sizes = object.getObject("sizes");
  const json::Object *elements = object.getObject("elements");
  const json::Array *index = object.getArray("index");
  auto result = object.getInteger("result");
  auto left = object.getString("left"), right = object.getString("right");
  auto shapes = object.getString("shapes");
  auto exact = object.getBoolean("exact");
  if (!sizes || !elements || !index || !result || !left || !right || !shapes ||
      !exact)
    return false;
  for (const auto &[name, value] : *sizes)
    found.sizes[name.str()] = value.getAsInteger().value_or(0);
  for (const auto &[name, value] : *elements)
    found.elements[name.str()] = value.getAsString().value_or("").str();
  for (const json::Value &value : *index)
    found.index.push_back(value.getAsInteger().value_or(0));
  found.result = unsigned(*result);
  found.left = left->str();
  found.right = right->str();
  found.shapes = shapes->str();
  found.exact = *exact;
  return true;
}

bool isNamePart(char c) { return isAlnum(c) || c == '_' || c == '.'; }

/// Names of a text are its longest runs of letters, digits, "_" and ".".
std::string renamed(StringRef text,
                    const std::map<std::string, std::string> &names) {
  std::string result;
  while (!text.empty()) {
    StringRef name = text.take_while(isNamePart);
    if (name.empty()) {
      result += text.front();
      text = text.drop_front();
      continue;
    }
    auto known = names.find(name.str());
    result += known != names.end() ? known->second : name.str();
    text = text.drop_front(name.size());
  }
  return result;
}

} // namespace

std::string answerText(const Answer &answer) {
  json::Object object{
      {"verdict", int64_t(answer.verdict)},
      {"grade", int64_t(answer.grade)},
      {"maxima", answer.onlyMaximaRegrouped},
      {"left", toJson(answer.leftConditions)},
      {"right", toJson(answer.rightConditions)},
      {"float", answer.floatDifference},
      {"reason", answer.reason},
  };
  if (answer.counterexample)
    object["counterexample"] = toJson(*answer.counterexample);
  std::string text;
  raw_string_ostream(text) << json::Value(std::move(object));
  return text;
}

std::optional<Answer> parseAnswer(StringRef text) {
  Expected<json::Value> parsed = json::parse(text);
  if (!parsed) {
    consumeError(parsed.takeError());
    return std::nullopt;
  }
  const json::Object *object = parsed->getAsObject();
  if (!object)
    return std::nullopt;
  auto verdict = object->getInteger("verdict");
  auto grade = object->getInteger("grade");
  auto maxima = object->getBoolean("maxima");
  auto difference = object->getString("float");
  auto reason = object->getString("reason");
  Answer answer;
  if (!verdict || *verdict < 0 || *verdict > int64_t(Verdict::Unknown) ||
      !grade || *grade < 0 || *grade > int64_t(Grade::RealWithConditions) ||
      !maxima || !difference || !reason ||
      !fromJson(object->getArray("left"), answer.leftConditions) ||
      !fromJson(object->getArray("right"), answer.rightConditions))
    return std::nullopt;
  answer.verdict = Verdict(*verdict);
  answer.grade = Grade(*grade);
  answer.onlyMaximaRegrouped = *maxima;
  answer.floatDifference = difference->str();
  answer.reason = reason->str();
  if (const json::Object *found = object->getObject("counterexample"))
    if (!fromJson(*found, answer.counterexample.emplace()))
      return std::nullopt;
  return answer;
}

void rename(Answer &answer, const std::map<std::string, std::string> &names) {
  auto replace = [&](std::string &text) { text = renamed(text, names); };
  for (auto *conditions : {&answer.leftConditions, &answer.rightConditions})
    for (SideCondition &condition : *conditions) {
      replace(condition.text);
      replace(condition.canonical);
    }
  replace(answer.floatDifference);
  replace(answer.reason);
  if (!answer.counterexample)
    return;
  Counterexample &found = *answer.counterexample;
  std::map<std::string, int64_t> sizes;
  for (const auto &[name, value] : found.sizes)
    sizes[renamed(name, names)] = value;
  found.sizes = std::move(sizes);
  std::map<std::string, std::string> elements;
  for (const auto &[name, value] : found.elements)
    elements[renamed(name, names)] = value;
  found.elements = std::move(elements);
}

} // namespace tesela::prove
