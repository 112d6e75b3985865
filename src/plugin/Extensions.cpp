#include "plugin/Boundary.h"
#include "plugin/Buffer.h"
#include "plugin/Direct.h"
#include "plugin/Executable.h"
#include "plugin/Layout.h"
#include "runtime/Callback.h"
#include "runtime/Lapack.h"

#include <algorithm>

namespace tesela::plugin {

Layout::Layout(const std::vector<int64_t> &minorToMajor, bool owned)
    : text([&] {
        std::string text = "{";
        for (size_t i = 0; i < minorToMajor.size(); ++i)
          text += (i ? "," : "") + std::to_string(minorToMajor[i]);
        return text + "}";
      }()),
      owned(owned) {}

template <class Node> static void push(abi::Table &table, Node &node) {
  node.structSize = sizeof node;
  node.type = Node::kind;
  node.next = static_cast<abi::Extension *>(table.extension);
  table.extension = static_cast<abi::Extension *>(&node);
}

void addLayouts(abi::Table &table) {
  using abi::Get;
  static abi::LayoutsExtension node;
  node.destroy = functionOf([](abi::On<Layout> &arguments) {
    if (!arguments.object->owned)
      delete arguments.object;
  });
  node.serialize = functionOf([](abi::GetOwnedText<Layout> &arguments) {
    auto copy = new std::string(arguments.object->text);
    give(arguments, arguments.text, text(*copy));
    give(arguments, arguments.holder, copy);
    give(arguments, arguments.deleter,
         [](void *holder) { delete static_cast<std::string *>(holder); });
  });
  node.clientDefault = node.topologyDefault =
      functionOf([](abi::DefaultLayout &arguments) -> Result<void> {
        Result<SharedType> type =
            readType(arguments.type, arguments.dimensions, nullptr);
        if (!type)
          return type.error();
        give(arguments, arguments.layout,
             new Layout((*type)->minorToMajor, false));
        return success();
      });
  node.ofBuffer = functionOf([](Get<Buffer, Layout *> &arguments) {
    give(arguments, arguments.value,
         new Layout(arguments.object->type->minorToMajor, false));
  });
  node.ofParameters = functionOf([](abi::ExecutableLayouts &arguments) {
    auto &list = arguments.executable->compiled->parameterLayouts;
    give(arguments, arguments.count, list.size());
    give(arguments, arguments.layouts, list.data());
  });
  node.ofOutputs = functionOf([](abi::ExecutableLayouts &arguments) {
    auto &list = arguments.executable->compiled->resultLayouts;
    give(arguments, arguments.count, list.size());
    give(arguments, arguments.layouts, list.data());
  });
  push(table, node);
}

static void giveShardings(abi::ExecutableShardings &arguments,
                          const Compiled::Texts &list) {
  bool known = !list.data.empty();
  give(arguments, arguments.count, list.data.size());
  give(arguments, arguments.data, known ? list.data.data() : nullptr);
  give(arguments, arguments.sizes, known ? list.sizes.data() : nullptr);
}

void addShardings(abi::Table &table) {
  static abi::ShardingsExtension node;
  node.ofParameters = functionOf([](abi::ExecutableShardings &arguments) {
    giveShardings(arguments,
                  arguments.executable->compiled->parameterShardings);
  });
  node.ofOutputs = functionOf([](abi::ExecutableShardings &arguments) {
    giveShardings(arguments, arguments.executable->compiled->resultShardings);
  });
  push(table, node);
}

static size_t copyHlo(const char *fingerprint, size_t fingerprintSize, char *to,
                      size_t capacity) {
  try {
    std::string hlo = hloOf({fingerprint, fingerprintSize});
    std::copy_n(hlo.data(), std::min(capacity, hlo.size()), to);
    return hlo.size();
  } catch (...) {
    return 0;
  }
}

void addTesela(abi::Table &table) {
  static abi::TeselaExtension node;
  node.hlo = copyHlo;
  node.provide = [](const char *name, void *address) {
    try {
      runtime::provideLapack(name, address);
      return true;
    } catch (...) {
      return false;
    }
  };
  node.processToken = runtime::processToken;
  node.direct = directFunctions();
  push(table, node);
}

} // namespace tesela::plugin
