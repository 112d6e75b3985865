// The object made of kernels.c.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

inline const std::string &testObject() {
  static const std::string bytes = [] {
    std::ifstream file(TESELA_TEST_OBJECT, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
  }();
  return bytes;
}
