// The binary interface of PJRT (C API 0.114, x86-64), as far as Tesela speaks
// it: the function table, and the shapes that argument structs share.
//
// Each function takes a pointer to one argument struct and returns an error or
// null. A struct begins with its size as the caller knows it: callers may be
// older and their structs shorter, so a result is written only through give()
// (Boundary.h), which checks that it lies inside.
//
// The objects behind the interface's opaque pointers are our own classes, so
// argument structs name them and nothing is cast.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tesela::plugin {

class Buffer;
struct Client;
struct Device;
struct DeviceDescription;
class Event;
struct Executable;
class Failure;
struct LoadedExecutable;
struct MemorySpace;
struct Topology;

namespace abi {

constexpr int32_t majorVersion = 0;
/// From 105 on callers read a function table out of error and memory objects;
/// 104 has all that Tesela offers. The objects begin with a null word all the
/// same.
constexpr int32_t minorVersion = 104;

/// A pointer followed by a count: how the interface passes arrays.
template <typename T> struct List {
  T *data;
  size_t size;
};
using Text = List<const char>; // not terminated by a zero

struct Header {
  size_t structSize;
  void *extension; // first of a chain of Extension, or null
};

/// Arguments of a function that takes an object and nothing else.
template <class Object> struct On : Header {
  Object *object;
};

/// Arguments of a function that answers one question about an object.
template <class Object, typename Value> struct Get : Header {
  Object *object;
  Value value;
};

/// The same with the count in front of the pointer.
template <class Object, typename T> struct GetCounted : Header {
  Object *object;
  size_t size;
  T *data;
};

/// An answer that the caller frees by calling `deleter(holder)`.
template <class Object> struct GetOwnedText : Header {
  Object *object;
  Text text;
  void *holder;
  void (*deleter)(void *holder);
};

static_assert(sizeof(On<void>) == 24);
static_assert(sizeof(Get<void, bool>) == 32 && sizeof(Get<void, Text>) == 40);
static_assert(sizeof(GetOwnedText<void>) == 56);

enum class Slot : unsigned {
#define SLOT(name) name,
#include "plugin/abi/Slots.def"
#undef SLOT
  Count
};
constexpr size_t slotCount = static_cast<size_t>(Slot::Count);
static_assert(slotCount == 138);

using Function = Failure *(*)(void *arguments);

struct Version : Header {
  int32_t major, minor;
};

struct Table : Header {
  Version version;
  Function slots[slotCount];
};
static_assert(sizeof(Version) == 24 && sizeof(Table) == 1144);

/// A node of the chain that hangs on the table; its functions follow.
struct Extension {
  size_t structSize;
  uint32_t type;
  Extension *next;
};
static_assert(sizeof(Extension) == 24);

struct NamedValue : Header {
  enum Type : uint32_t { String, Int64, Int64List, Float, Bool };
  Text name;
  Type type;
  union {
    const char *string;
    int64_t integer;
    const int64_t *integers;
    float number;
    bool boolean;
  };
  size_t valueSize; // length of a string or list, else 1
};
static_assert(sizeof(NamedValue) == 56);

/// Codes of element types; they follow no other enumeration of XLA's.
enum class ElementCode : uint32_t {
  Invalid,
  Pred,
  S8,
  S16,
  S32,
  S64,
  U8,
  U16,
  U32,
  U64,
  F16,
  F32,
  F64,
  BF16,
  C64,
  C128,
  F8E5M2,
  F8E4M3FN,
  F8E4M3B11FNUZ,
  F8E5M2FNUZ,
  F8E4M3FNUZ,
  S4,
  U4,
  Token,
  S2,
  U2,
  F8E4M3,
  F8E3M4,
  F8E8M0FNU,
  F4E2M1FN,
  S1,
  U1,
  F6E2M3FN,
  F6E3M2FN,
};
static_assert(static_cast<int>(ElementCode::F6E3M2FN) == 33);

/// How an array lies in memory.
struct MemoryLayout : Header {
  struct Tiled : Header {
    List<const int64_t> minorToMajor;
    const int64_t *tileDimensions;
    const size_t *tileRanks;
    size_t tileCount;
  };
  struct Strides : Header {
    List<const int64_t> byteStrides;
  };
  union {
    Tiled tiled;
    Strides strides;
  };
  enum Type : uint32_t { IsTiled, IsStrides } type;
};
static_assert(sizeof(MemoryLayout) == 80);

} // namespace abi
} // namespace tesela::plugin
