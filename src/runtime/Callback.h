// tesela.callback: a call into the program that runs us, Python mostly.
//
// Attributes: "function", the address of a Function; "process", processToken()
// of the process the address belongs to; "uses", the address of an int64_t that
// counts the programs which may call the function, or 0. A program with a
// callback cannot be saved.
#pragma once

#include <cstdint>

namespace tesela::runtime {

/// A number that was drawn for this process, above 0: an address of another
/// process is not called, as it would be by a process id, which repeats.
int64_t processToken() noexcept;

/// Gets the places of operands and results, tokens left out. Returns 0, or
/// writes a message that ends in a zero, of at most `capacity` bytes.
using Callback = int64_t (*)(void *const *operands, void *const *results,
                             char *message, int64_t capacity);

} // namespace tesela::runtime
