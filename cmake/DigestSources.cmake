# Writes a header with a digest of source files:
#   cmake -DOUTPUT=<header> -DFILES=<a,b,...> [-DNAMESPACE=prove]
#         -P DigestSources.cmake
if(NOT NAMESPACE)
  set(NAMESPACE prove)
endif()
string(REPLACE "," ";" files "${FILES}")
set(digests "")
foreach(file ${files})
  file(SHA256 ${file} digest)
  string(APPEND digests ${digest})
endforeach()
string(SHA256 digest "${digests}")
file(WRITE ${OUTPUT} "// Made by cmake/DigestSources.cmake.
#pragma once

namespace tesela::${NAMESPACE} {
inline constexpr const char *sourceDigest =
    \"${digest}\";
}
")
