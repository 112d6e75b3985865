# Writes a header with a digest of source files:
#   cmake -DOUTPUT=<header> -DFILES=<a,b,...> -P DigestSources.cmake
string(REPLACE "," ";" files "${FILES}")
set(digests "")
foreach(file ${files})
  file(SHA256 ${file} digest)
  string(APPEND digests ${digest})
endforeach()
string(SHA256 digest "${digests}")
file(WRITE ${OUTPUT} "// Made by cmake/DigestSources.cmake.
#pragma once

namespace tesela::prove {
inline constexpr const char *sourceDigest =
    \"${digest}\";
}
")
