// Answers as text, and back.
#pragma once

#include "prove/Prover.h"

#include <map>

namespace tesela::prove {

/// JSON. Certificate and statistics are left out.
std::string answerText(const Answer &answer);
/// Nothing where `text` is none of ours.
std::optional<Answer> parseAnswer(llvm::StringRef text);

/// Replaces names in everything that is text in `answer`. All at once: names
/// may be exchanged.
void rename(Answer &answer, const std::map<std::string, std::string> &names);

} // namespace tesela::prove
