#include "plugin/Options.h"

#include "plugin/Boundary.h"
#include "plugin/Device.h"
#include "runtime/Machine.h"

#include <charconv>

namespace tesela::plugin {

static std::string valueOf(const abi::NamedValue &option) {
  switch (option.type) {
  case abi::NamedValue::String:
    return std::string(option.string, option.valueSize);
  case abi::NamedValue::Int64:
    return std::to_string(option.integer);
  case abi::NamedValue::Float:
    return std::to_string(option.number);
  case abi::NamedValue::Bool:
    return option.boolean ? "true" : "false";
  case abi::NamedValue::Int64List:
    break;
  }
  std::string list;
  for (size_t i = 0; i < option.valueSize; ++i)
    list += (i ? "," : "") + std::to_string(option.integers[i]);
  return list;
}

static Result<unsigned> readCount(const std::string &name,
                                  const std::string &value, unsigned most) {
  unsigned count = 0;
  auto [end, error] =
      std::from_chars(value.data(), value.data() + value.size(), count);
  if (error != std::errc() || end != value.data() + value.size() ||
      count == 0 || count > most)
    return Error{ErrorCode::InvalidArgument,
                 "client option " + name + "=" + value + " is not a count", "",
                 "1 to " + std::to_string(most)};
  return count;
}

Result<ClientOptions>
readClientOptions(abi::List<const abi::NamedValue> options) {
  ClientOptions read;
  read.devices =
      std::min(runtime::environmentCount("TESELA_NUM_DEVICES", 1), mostDevices);
  for (size_t i = 0; i < options.size; ++i) {
    std::string name(view(options.data[i].name));
    std::string value = valueOf(options.data[i]);
    unsigned *target = name == "num_devices" ? &read.devices
                       : name == "threads"   ? &read.threads
                                             : nullptr;
    if (!target) {
      read.compile.emplace_back(std::move(name), std::move(value));
      continue;
    }
    Result<unsigned> count = readCount(name, value, mostDevices);
    if (!count)
      return count.error();
    *target = *count;
  }
  return read;
}

} // namespace tesela::plugin
