// Attributes of sdy: to be decoded as soon as the dialect is there.
#include "import/Bytecode.h"

mlir::Attribute tesela::import::readSdyAttribute(EntryReader &reader) {
  reader.file.fail("shardings in sdy's own encoding are not read yet");
  return {};
}
