#include "NumpyFile.h"

#include "OutputFile.h"

#include <cstring>
#include <fstream>
#include <sstream>

namespace tesela::tool {
namespace {

constexpr std::string_view magic("\x93NUMPY", 6);

/// NumPy's name of a type; raw bytes ("V2") for what it has no name for.
std::string descriptor(ElementType type) {
  std::string size = std::to_string(byteSize(type));
  std::string order = byteSize(type) == 1 ? "|" : "<";
  if (type == ElementType::I1)
    return "|b1";
  if (isSignedInteger(type))
    return order + "i" + size;
  if (isUnsignedInteger(type))
    return order + "u" + size;
  if (isComplex(type))
    return order + "c" + size;
  if (type == ElementType::F16 || type == ElementType::F32 ||
      type == ElementType::F64)
    return order + "f" + size;
  return order + "V" + size;
}

bool sameDescriptor(std::string_view got, std::string_view wanted) {
  // The order of bytes does not matter for raw and one-byte elements.
  if (got.size() < 2 || wanted.size() < 2)
    return false;
  if (got[0] == '>' && wanted.back() != '1')
    return false;
  return got.substr(1) == wanted.substr(1);
}

std::string dimensionsText(const std::vector<int64_t> &dimensions) {
  std::string text = "(";
  for (int64_t dimension : dimensions)
    text += std::to_string(dimension) + ", ";
  if (dimensions.size() > 1)
    text.resize(text.size() - 2);
  else if (dimensions.size() == 1)
    text.pop_back();
  return text + ")";
}

Error bad(const std::string &path, std::string what, std::string tryThis = {}) {
  return Error{ErrorCode::InvalidArgument, path + ": " + std::move(what), "",
               "", std::move(tryThis)};
}

struct Header {
  std::string descriptor;
  bool fortran = false;
  std::vector<int64_t> dimensions;
};

/// The text of a value of the header's dictionary, up to ", '" or "}".
std::string_view valueOf(std::string_view header, std::string_view key) {
  size_t at = header.find("'" + std::string(key) + "'");
  if (at == header.npos)
    return {};
  at = header.find(':', at);
  if (at == header.npos)
    return {};
  std::string_view rest = header.substr(at + 1);
  while (!rest.empty() && rest.front() == ' ')
    rest.remove_prefix(1);
  return rest;
}

Result<Header> parseHeader(const std::string &path, std::string_view text) {
  Header header;
  std::string_view type = valueOf(text, "descr");
  std::string_view order = valueOf(text, "fortran_order");
  std::string_view shape = valueOf(text, "shape");
  size_t end = type.find('\'', 1);
  size_t close = shape.find(')');
  if (type.empty() || type.front() != '\'' || end == type.npos ||
      shape.empty() || shape.front() != '(' || close == shape.npos)
    return bad(path, "its header is not that of an array of numbers");
  header.descriptor = type.substr(1, end - 1);
  header.fortran = order.starts_with("True");
  std::istringstream numbers(std::string(shape.substr(1, close - 1)));
  for (std::string piece; std::getline(numbers, piece, ',');) {
    if (piece.find_first_not_of(' ') == piece.npos)
      continue;
    char *rest = nullptr;
    header.dimensions.push_back(std::strtoll(piece.c_str(), &rest, 10));
    if (header.dimensions.back() < 0)
      return bad(path, "a dimension is negative");
  }
  return header;
}

/// Row-major order from column-major order.
std::vector<std::byte> transposed(const std::vector<std::byte> &bytes,
                                  const Shape &shape) {
  size_t width = byteSize(shape.element), rank = shape.dimensions.size();
  std::vector<std::byte> out(bytes.size());
  std::vector<int64_t> index(rank);
  for (size_t to = 0; to < out.size(); to += width) {
    int64_t from = 0;
    for (size_t d = rank; d-- > 0;)
      from = from * shape.dimensions[d] + index[d];
    std::memcpy(out.data() + to, bytes.data() + from * width, width);
    for (size_t d = rank; d-- > 0;) {
      if (++index[d] < shape.dimensions[d])
        break;
      index[d] = 0;
    }
  }
  return out;
}

} // namespace

Result<std::vector<std::byte>> readNumpy(const std::string &path,
                                         const Shape &wanted) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    return bad(path, "cannot be opened");
  char start[8];
  if (!file.read(start, 8) || std::string_view(start, 6) != magic)
    return bad(path, "is no .npy file", "write it with numpy.save");
  uint32_t length = 0;
  if (!file.read(reinterpret_cast<char *>(&length), start[6] == 1 ? 2 : 4) ||
      length > (1u << 20))
    return bad(path, "its header is cut short");
  std::string text(length, '\0');
  if (!file.read(text.data(), length))
    return bad(path, "its header is cut short");
  Result<Header> header = parseHeader(path, text);
  if (!header)
    return std::move(header.error());
  if (!sameDescriptor(header->descriptor, descriptor(wanted.element)) ||
      header->dimensions != wanted.dimensions)
    return bad(path, "holds " + header->descriptor +
                         dimensionsText(header->dimensions) +
                         ", the program takes " + descriptor(wanted.element) +
                         dimensionsText(wanted.dimensions));
  std::vector<std::byte> bytes(wanted.byteCount());
  if (!bytes.empty() &&
      !file.read(reinterpret_cast<char *>(bytes.data()), bytes.size()))
    return bad(path, "holds fewer elements than its header says");
  return header->fortran ? transposed(bytes, wanted) : std::move(bytes);
}

Result<void> writeNumpy(const std::string &path, const Shape &shape,
                        const std::byte *elements) {
  std::string text = "{'descr': '" + descriptor(shape.element) +
                     "', 'fortran_order': False, 'shape': " +
                     dimensionsText(shape.dimensions) + ", }";
  // The elements begin at a multiple of 64; the header ends in a newline.
  text.append(63 - (10 + text.size()) % 64, ' ');
  text += '\n';
  auto length = static_cast<uint16_t>(text.size());
  std::string start(magic);
  start += {'\x01', '\x00', static_cast<char>(length & 0xff),
            static_cast<char>(length >> 8)};
  return writeFile(
      path, {start,
             text,
             {reinterpret_cast<const char *>(elements), shape.byteCount()}});
}

} // namespace tesela::tool
