#include "runtime/ObjectCode.h"

#include <algorithm>
#include <cstring>
#include <elf.h>
#include <sys/mman.h>
#include <vector>

namespace tesela::runtime {
namespace {

constexpr size_t page = 4096;
constexpr size_t mostBytes = size_t{1} << 30; // what relative calls reach

size_t roundUp(size_t value, size_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

/// An indirect jump followed by the address it goes to; the address also
/// serves as the symbol's entry of the global offset table.
struct Thunk {
  uint8_t jump[6] = {0xff, 0x25, 2, 0, 0, 0}; // jmp *2(%rip)
  uint16_t padding = 0xcccc;
  uint64_t target;
};
static_assert(sizeof(Thunk) == 16 && offsetof(Thunk, target) == 8);

/// The order in which kinds of sections are mapped; each starts a page.
enum Kind { Code, ReadOnly, Writable, kinds };

} // namespace

class ObjectLoader {
public:
  explicit ObjectLoader(std::string_view file) : file(file) {}

  Result<ObjectCode> load() {
    for (auto stage : {&ObjectLoader::readHeader, &ObjectLoader::readSymbols,
                       &ObjectLoader::layOut, &ObjectLoader::map,
                       &ObjectLoader::relocate, &ObjectLoader::seal})
      if (!(this->*stage)())
        return failure;
    return std::move(code);
  }

private:
  bool fail(ErrorCode error, std::string what) {
    failure = {error, "object code: " + std::move(what)};
    return false;
  }
  bool broken(const char *what) {
    return fail(ErrorCode::InvalidArgument, what);
  }

  /// A copy of the structure at `offset`, if the file reaches that far.
  template <typename T> bool read(uint64_t offset, T &value) const {
    if (offset > file.size() || sizeof(T) > file.size() - offset)
      return false;
    std::memcpy(&value, file.data() + offset, sizeof(T));
    return true;
  }
  bool contains(const Elf64_Shdr &section) const {
    return section.sh_offset <= file.size() &&
           section.sh_size <= file.size() - section.sh_offset;
  }
  /// A zero-terminated name in a string table.
  std::string_view name(const Elf64_Shdr &strings, uint64_t offset) const {
    if (!contains(strings) || offset >= strings.sh_size)
      return "";
    std::string_view rest =
        file.substr(strings.sh_offset + offset, strings.sh_size - offset);
    return rest.substr(0, rest.find('\0'));
  }

  bool readHeader() {
    Elf64_Ehdr header;
    if (!read(0, header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
        header.e_ident[EI_CLASS] != ELFCLASS64 ||
        header.e_ident[EI_DATA] != ELFDATA2LSB)
      return broken("not a 64-bit ELF file");
    if (header.e_type != ET_REL || header.e_machine != EM_X86_64 ||
        header.e_shentsize != sizeof(Elf64_Shdr))
      return broken("not a relocatable x86-64 object");
    sections.resize(header.e_shnum);
    for (size_t i = 0; i < sections.size(); ++i)
      if (!read(header.e_shoff + i * sizeof(Elf64_Shdr), sections[i]))
        return broken("the section table is cut short");
    for (const Elf64_Shdr &section : sections)
      if (section.sh_type != SHT_NOBITS && !contains(section))
        return broken("a section lies outside the file");
    if (header.e_shstrndx >= sections.size())
      return broken("no section names");
    sectionNames = sections[header.e_shstrndx];
    return true;
  }

  bool readSymbols() {
    for (const Elf64_Shdr &section : sections) {
      if (section.sh_type != SHT_SYMTAB)
        continue;
      if (section.sh_entsize != sizeof(Elf64_Sym) ||
          section.sh_link >= sections.size())
        return broken("malformed symbol table");
      symbolNames = sections[section.sh_link];
      symbols.resize(section.sh_size / sizeof(Elf64_Sym));
      for (size_t i = 0; i < symbols.size(); ++i)
        (void)read(section.sh_offset + i * sizeof(Elf64_Sym), symbols[i]);
    }
    return true;
  }

  bool isMapped(const Elf64_Shdr &section) const {
    // Nothing here unwinds, so the tables for it stay out.
    return section.sh_flags & SHF_ALLOC && section.sh_size &&
           section.sh_type != SHT_X86_64_UNWIND &&
           name(sectionNames, section.sh_name) != ".eh_frame";
  }
  static Kind kindOf(const Elf64_Shdr &section) {
    return section.sh_flags & SHF_EXECINSTR ? Code
           : section.sh_flags & SHF_WRITE   ? Writable
                                            : ReadOnly;
  }

  bool layOut() {
    places.assign(sections.size(), SIZE_MAX);
    size_t at = 0;
    for (int kind = Code; kind < kinds; ++kind) {
      for (size_t i = 0; i < sections.size(); ++i) {
        const Elf64_Shdr &section = sections[i];
        if (!isMapped(section) || kindOf(section) != kind)
          continue;
        if (section.sh_flags & SHF_TLS)
          return fail(ErrorCode::Unimplemented, "thread-local storage");
        size_t alignment = std::max<size_t>(section.sh_addralign, 1);
        if (alignment > page || alignment & (alignment - 1) ||
            section.sh_size > mostBytes || at > mostBytes)
          return broken("a section is too large or oddly aligned");
        places[i] = at = roundUp(at, alignment);
        at += section.sh_size;
      }
      if (kind == Code) { // thunks stand behind the code
        thunks = at = roundUp(at, sizeof(Thunk));
        at += symbols.size() * sizeof(Thunk);
      }
      ends[kind] = at = roundUp(at, page);
    }
    return true;
  }

  bool map() {
    size_t bytes = std::max(ends[Writable], page);
    // Low addresses, where there are absolute 32-bit references; elsewhere,
    // anywhere will do.
    for (int flags : {MAP_32BIT, 0}) {
      void *raw = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
      if (raw == MAP_FAILED)
        continue;
      code.mapping = static_cast<std::byte *>(raw);
      code.mappedBytes = bytes;
      break;
    }
    if (!code.mapping)
      return fail(ErrorCode::ResourceExhausted,
                  "cannot map " + std::to_string(bytes) + " bytes");
    for (size_t i = 0; i < sections.size(); ++i)
      if (places[i] != SIZE_MAX && sections[i].sh_type != SHT_NOBITS)
        std::memcpy(code.mapping + places[i],
                    file.data() + sections[i].sh_offset, sections[i].sh_size);
    return resolve();
  }

  /// Fills `addresses` and the thunks.
  bool resolve() {
    addresses.assign(symbols.size(), 0);
    for (size_t i = 1; i < symbols.size(); ++i) {
      const Elf64_Sym &symbol = symbols[i];
      std::string_view label = name(symbolNames, symbol.st_name);
      if (symbol.st_shndx == SHN_UNDEF) {
        auto external = externalSymbol(label);
        if (!external && ELF64_ST_BIND(symbol.st_info) != STB_WEAK)
          return fail(ErrorCode::NotFound,
                      "unknown symbol " + std::string(label));
        addresses[i] = reinterpret_cast<uint64_t>(external);
      } else if (symbol.st_shndx == SHN_ABS) {
        addresses[i] = symbol.st_value;
      } else if (symbol.st_shndx >= sections.size()) {
        return fail(ErrorCode::Unimplemented, "common symbols");
      } else if (size_t place = places[symbol.st_shndx]; place != SIZE_MAX) {
        if (symbol.st_value > sections[symbol.st_shndx].sh_size)
          return broken("a symbol lies outside its section");
        addresses[i] =
            reinterpret_cast<uint64_t>(code.mapping) + place + symbol.st_value;
        if (ELF64_ST_BIND(symbol.st_info) != STB_LOCAL)
          code.symbols.emplace(label, reinterpret_cast<void *>(addresses[i]));
      }
      Thunk thunk;
      thunk.target = addresses[i];
      std::memcpy(code.mapping + thunks + i * sizeof thunk, &thunk,
                  sizeof thunk);
    }
    return true;
  }

  bool relocate() {
    for (const Elf64_Shdr &list : sections) {
      if (list.sh_type == SHT_REL)
        return fail(ErrorCode::Unimplemented, "relocations without addends");
      if (list.sh_type != SHT_RELA)
        continue;
      if (list.sh_info >= sections.size() ||
          list.sh_entsize != sizeof(Elf64_Rela))
        return broken("malformed relocations");
      if (places[list.sh_info] == SIZE_MAX)
        continue; // of a section that is not mapped, such as debug data
      for (size_t i = 0; i < list.sh_size / sizeof(Elf64_Rela); ++i) {
        Elf64_Rela entry;
        (void)read(list.sh_offset + i * sizeof entry, entry);
        if (!apply(entry, list.sh_info))
          return false;
      }
    }
    return true;
  }

  bool apply(const Elf64_Rela &entry, size_t section) {
    uint64_t index = ELF64_R_SYM(entry.r_info);
    auto type = static_cast<uint32_t>(ELF64_R_TYPE(entry.r_info));
    size_t width = type == R_X86_64_64 || type == R_X86_64_PC64 ? 8 : 4;
    uint64_t room = sections[section].sh_size;
    if (index >= symbols.size() || entry.r_offset > room ||
        width > room - entry.r_offset)
      return broken("a relocation lies outside its section");
    std::byte *place = code.mapping + places[section] + entry.r_offset;
    auto here = reinterpret_cast<uint64_t>(place);
    auto addend = static_cast<uint64_t>(entry.r_addend);
    uint64_t symbol = addresses[index];
    uint64_t thunk = reinterpret_cast<uint64_t>(code.mapping) + thunks +
                     index * sizeof(Thunk);
    bool external = symbols[index].st_shndx == SHN_UNDEF;
    switch (type) {
    case R_X86_64_NONE:
      return true;
    case R_X86_64_64:
      return write(place, symbol + addend, 8, true);
    case R_X86_64_PC64:
      return write(place, symbol + addend - here, 8, true);
    case R_X86_64_PC32:
    case R_X86_64_PLT32: {
      auto distance =
          static_cast<int64_t>((external ? thunk : symbol) + addend - here);
      return write(place, static_cast<uint64_t>(distance), 4,
                   distance == static_cast<int32_t>(distance));
    }
    case R_X86_64_GOTPCREL:
    case R_X86_64_GOTPCRELX:
    case R_X86_64_REX_GOTPCRELX: {
      auto distance =
          static_cast<int64_t>(thunk + offsetof(Thunk, target) + addend - here);
      return write(place, static_cast<uint64_t>(distance), 4,
                   distance == static_cast<int32_t>(distance));
    }
    case R_X86_64_32:
      return write(place, symbol + addend, 4,
                   symbol + addend == static_cast<uint32_t>(symbol + addend));
    case R_X86_64_32S: {
      auto value = static_cast<int64_t>(symbol + addend);
      return write(place, static_cast<uint64_t>(value), 4,
                   value == static_cast<int32_t>(value));
    }
    default:
      return fail(ErrorCode::Unimplemented,
                  "relocation of type " + std::to_string(type));
    }
  }
  bool write(std::byte *place, uint64_t value, size_t width, bool fits) {
    if (!fits)
      return fail(ErrorCode::OutOfRange, "a reference reaches too far");
    std::memcpy(place, &value, width);
    return true;
  }

  bool seal() {
    int code_ = mprotect(code.mapping, ends[Code], PROT_READ | PROT_EXEC);
    int data = mprotect(code.mapping + ends[Code], ends[ReadOnly] - ends[Code],
                        PROT_READ);
    if (code_ || data)
      return fail(ErrorCode::PermissionDenied,
                  "the system does not let memory be made executable");
    return true;
  }

  std::string_view file;
  Error failure;
  ObjectCode code;
  std::vector<Elf64_Shdr> sections;
  Elf64_Shdr sectionNames = {}, symbolNames = {};
  std::vector<Elf64_Sym> symbols;
  std::vector<size_t> places; // by section; SIZE_MAX: not mapped
  size_t thunks = 0;          // thunk i belongs to symbol i
  size_t ends[kinds] = {};
  std::vector<uint64_t> addresses; // by symbol
};

constexpr std::string_view archiveMagic = "!<arch>\n";

Result<ObjectCode> ObjectCode::load(std::string_view object) {
  if (object.starts_with(archiveMagic))
    return loadArchive(object);
  return ObjectLoader(object).load();
}

// A member is a header of 60 characters (its name at 0, its size in decimal at
// 48) and its bytes, padded to an even number. Names that begin with '/' and go
// on with a space or another '/' are tables of the archive itself.
Result<ObjectCode> ObjectCode::loadArchive(std::string_view archive) {
  Error broken{ErrorCode::InvalidArgument, "object code: malformed archive"};
  ObjectCode result;
  archive.remove_prefix(archiveMagic.size());
  while (!archive.empty()) {
    constexpr size_t headerBytes = 60;
    if (archive.size() < headerBytes)
      return broken;
    uint64_t bytes = 0;
    for (char digit : archive.substr(48, 10))
      if (digit >= '0' && digit <= '9')
        bytes = bytes * 10 + static_cast<uint64_t>(digit - '0');
    bool isTable =
        archive[0] == '/' && (archive[1] == ' ' || archive[1] == '/');
    archive.remove_prefix(headerBytes);
    if (bytes > archive.size())
      return broken;
    if (!isTable) {
      // Not load(): an archive in an archive is no member.
      Result<ObjectCode> member = ObjectLoader(archive.substr(0, bytes)).load();
      if (!member)
        return member.error();
      result.members.push_back(std::move(*member));
    }
    archive.remove_prefix(std::min<size_t>(bytes + bytes % 2, archive.size()));
  }
  return result;
}

size_t ObjectCode::size() const {
  size_t bytes = mappedBytes;
  for (const ObjectCode &member : members)
    bytes += member.size();
  return bytes;
}

ObjectCode &ObjectCode::operator=(ObjectCode &&other) noexcept {
  std::swap(mapping, other.mapping);
  std::swap(mappedBytes, other.mappedBytes);
  symbols.swap(other.symbols);
  members.swap(other.members);
  return *this;
}

ObjectCode::~ObjectCode() {
  if (mapping)
    munmap(mapping, mappedBytes);
}

void *ObjectCode::find(std::string_view symbol) const {
  if (auto found = symbols.find(symbol); found != symbols.end())
    return found->second;
  for (const ObjectCode &member : members)
    if (void *address = member.find(symbol))
      return address;
  return nullptr;
}

} // namespace tesela::runtime
