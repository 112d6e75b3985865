# How a folder of src/ becomes a library: tesela_library and tesela_tablegen.

add_compile_options(-Wall -Wextra -Wno-unused-parameter -ffp-contract=off)
add_link_options(-fuse-ld=lld)
if(TESELA_SANITIZE)
  add_compile_options(-fsanitize=${TESELA_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TESELA_SANITIZE})
endif()

find_program(TESELA_CCACHE ccache)
if(TESELA_CCACHE)
  # Two checkouts share their objects: paths are made relative to the folder
  # that holds the checkouts, and the precompiled header carries no time stamp.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env
      "CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime"
      CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
      ${TESELA_CCACHE})
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-Xclang>
                      $<$<COMPILE_LANGUAGE:CXX>:-fno-pch-timestamp>)
endif()

# One precompiled header for everything that sees MLIR: parsing MLIR's headers
# is most of a compile (5 s of 6 without it, measured).
add_library(tesela_mlir_headers STATIC ${PROJECT_SOURCE_DIR}/src/base/Version.cpp)
target_include_directories(tesela_mlir_headers SYSTEM PUBLIC
                           ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
target_include_directories(tesela_mlir_headers PUBLIC ${PROJECT_SOURCE_DIR}/src
                           ${PROJECT_BINARY_DIR}/src)
target_include_directories(tesela_mlir_headers PRIVATE
                           ${PROJECT_SOURCE_DIR}/cmake)
# In angle brackets: the generated header then names no folder of this checkout.
target_precompile_headers(tesela_mlir_headers PRIVATE <MlirHeaders.h>)
target_compile_options(tesela_mlir_headers PRIVATE -fpch-instantiate-templates)

# tesela_library(<folder> [MLIR] SOURCES <file>... [LINK <library>...])
# makes tesela_<folder>. With MLIR its files see LLVM's and MLIR's headers.
function(tesela_library folder)
  cmake_parse_arguments(arg "MLIR" "" "SOURCES;LINK;DEPENDS" ${ARGN})
  add_library(tesela_${folder} STATIC ${arg_SOURCES})
  target_include_directories(tesela_${folder} PUBLIC
                             ${PROJECT_SOURCE_DIR}/src ${PROJECT_BINARY_DIR}/src)
  target_link_libraries(tesela_${folder} PUBLIC ${arg_LINK})
  if(arg_MLIR)
    target_include_directories(tesela_${folder} SYSTEM PUBLIC
                               ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
    target_precompile_headers(tesela_${folder} REUSE_FROM tesela_mlir_headers)
    target_compile_options(tesela_${folder} PRIVATE -fpch-instantiate-templates)
  endif()
  if(arg_DEPENDS)
    add_dependencies(tesela_${folder} ${arg_DEPENDS})
  endif()
endfunction()

# tesela_tool(<name> SOURCES <file>... LINK <library>...): an executable on the
# shared libMLIR and libLLVM.
function(tesela_tool name)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src
                             ${PROJECT_BINARY_DIR}/src)
  target_include_directories(${name} SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS}
                             ${MLIR_INCLUDE_DIRS})
  target_precompile_headers(${name} REUSE_FROM tesela_mlir_headers)
  target_compile_options(${name} PRIVATE -fpch-instantiate-templates)
  target_link_libraries(${name} PRIVATE ${arg_LINK} MLIR LLVM)
  set_target_properties(${name} PROPERTIES
    BUILD_RPATH ${LLVM_LIBRARY_DIRS} INSTALL_RPATH ${LLVM_LIBRARY_DIRS})
endfunction()
