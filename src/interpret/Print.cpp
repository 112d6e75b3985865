#include "interpret/Array.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace tesela::interpret {
namespace {

std::string printReal(double value, ElementType type) {
  if (std::isnan(value))
    return std::signbit(value) ? "-nan" : "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  // Enough digits to tell any two numbers of the type apart.
  const int digits = type == ElementType::F64 || type == ElementType::C128  ? 17
                     : type == ElementType::F32 || type == ElementType::C64 ? 9
                                                                            : 5;
  for (int precision = 1;; ++precision) {
    char text[48];
    std::snprintf(text, sizeof(text), "%.*g", precision, value);
    const double back = std::strtod(text, nullptr);
    if (precision >= digits || back == value ||
        (digits == 9 && float(back) == float(value)))
      return text;
  }
}

void printBox(const Array &array, size_t dimension, int64_t &position,
              unsigned indent, llvm::raw_ostream &out) {
  const auto sizes = array.dimensions();
  if (dimension == sizes.size()) {
    out << printElement(array, position++);
    return;
  }
  out << '[';
  for (int64_t i = 0; i < sizes[dimension]; ++i) {
    if (i > 0) {
      out << ',';
      if (dimension + 1 == sizes.size())
        out << ' ';
      else
        (out << '\n').indent(indent + 1);
    }
    printBox(array, dimension + 1, position, indent + 1, out);
  }
  out << ']';
}

} // namespace

std::string printElement(const Array &array, int64_t position) {
  const ElementType type = array.element();
  if (type == ElementType::I1)
    return array.integerAt(position) ? "true" : "false";
  if (isComplex(type)) {
    const auto value = array.complexAt(position);
    return "(" + printReal(value.real(), type) + ", " +
           printReal(value.imag(), type) + ")";
  }
  if (isFloat(type))
    return printReal(array.realAt(position), type);
  const int64_t value = array.integerAt(position);
  return type == ElementType::U64 ? std::to_string(uint64_t(value))
                                  : std::to_string(value);
}

std::string print(const Array &array) {
  std::string text;
  llvm::raw_string_ostream out(text);
  if (array.element() == ElementType::Token)
    return "token";
  out << "tensor<";
  for (int64_t dimension : array.dimensions())
    out << dimension << 'x';
  out << stablehloName(array.element()) << "> {\n  ";
  int64_t position = 0;
  printBox(array, 0, position, 2, out);
  out << "\n}";
  return text;
}

} // namespace tesela::interpret
