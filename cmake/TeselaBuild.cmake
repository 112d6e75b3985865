# How a folder of src/ becomes a library: tesela_library; tools: tesela_tool.
string(TOUPPER "${CMAKE_BUILD_TYPE}" TESELA_BUILD_TYPE_UPPER)

add_compile_options(-Wall -Wextra -Wno-unused-parameter -ffp-contract=off)
add_link_options(-fuse-ld=lld)
if(TESELA_SANITIZE OR CMAKE_BUILD_TYPE STREQUAL "Debug")
  add_compile_options(-D_GLIBCXX_ASSERTIONS)
endif()
if(TESELA_SANITIZE)
  # "function" reads what stands before a function, where compiled kernels have
  # nothing or no memory at all; "vptr" needs what Debian's LLVM lacks.
  add_compile_options(-fsanitize=${TESELA_SANITIZE} -fno-sanitize=function,vptr
                      -fno-omit-frame-pointer)
  # The runtime as a shared library, so that the plugin in Python and the
  # programs that Python starts have one and the same.
  string(REGEX MATCH "address|thread" runtime "${TESELA_SANITIZE}")
  string(REGEX REPLACE "^(.).*" "\\1san" runtime "${runtime}")
  execute_process(
    COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libclang_rt.${runtime}-x86_64.so
    OUTPUT_VARIABLE runtime OUTPUT_STRIP_TRAILING_WHITESPACE)
  cmake_path(GET runtime PARENT_PATH runtime)
  add_link_options(-fsanitize=${TESELA_SANITIZE} -shared-libsan
                   -Wl,-rpath,${runtime})
  add_library(tesela_sanitizer_options OBJECT cmake/SanitizerOptions.cpp)
  add_library(tesela_sanitizer_preload MODULE cmake/SanitizerOptions.cpp)
endif()

# Gives an executable the options of the sanitizers.
function(tesela_sanitizer_options target)
  if(TESELA_SANITIZE)
    target_link_libraries(${target} PRIVATE tesela_sanitizer_options)
  endif()
endfunction()

find_program(TESELA_CCACHE ccache)
if(TESELA_CCACHE)
  # Two checkouts share their objects: paths are made relative to the folder
  # that holds the checkouts, and the precompiled header carries no time stamp.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env
      "CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime"
      CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
      ${TESELA_CCACHE})
endif()

# One precompiled header for everything that sees MLIR: parsing MLIR's headers
# is most of a compile (5 s of 6 without it, measured). It is read from standard
# input in the root folder, so that it holds no path of this checkout and is the
# same file, byte for byte, in every one: ccache's entries then serve all of
# them. Without a header of that name to preprocess, ccache goes by the
# dependency files that the compiler writes (CCACHE_DEPEND).
separate_arguments(tesela_flags UNIX_COMMAND
  "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${TESELA_BUILD_TYPE_UPPER}}")
get_directory_property(tesela_options COMPILE_OPTIONS)
list(FILTER tesela_options EXCLUDE REGEX "COMPILE_LANGUAGE")
add_custom_command(
  OUTPUT ${CMAKE_BINARY_DIR}/MlirHeaders.pch
  COMMAND ${CMAKE_CXX_COMPILER} -x c++-header -
    -o ${CMAKE_BINARY_DIR}/MlirHeaders.pch ${tesela_flags} ${tesela_options} -std=c++20 -fPIC
    -fvisibility=hidden -Xclang -fno-pch-timestamp -fpch-instantiate-templates
    -isystem ${LLVM_INCLUDE_DIRS} -MD
    -MF ${CMAKE_BINARY_DIR}/MlirHeaders.pch.d -MT MlirHeaders.pch < ${PROJECT_SOURCE_DIR}/cmake/MlirHeaders.h
  DEPFILE ${CMAKE_BINARY_DIR}/MlirHeaders.pch.d
  DEPENDS ${PROJECT_SOURCE_DIR}/cmake/MlirHeaders.h
  WORKING_DIRECTORY /
  COMMENT "Precompiling MLIR's headers")
add_custom_target(tesela_mlir_headers DEPENDS ${CMAKE_BINARY_DIR}/MlirHeaders.pch)
# All that has to be made before a source can be read.
add_custom_target(tesela_headers DEPENDS tesela_mlir_headers)

# Lets the sources of `target` see LLVM and MLIR, through the header above.
function(tesela_use_mlir target)
  target_include_directories(${target} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS})
  target_compile_options(${target} PRIVATE -fPIC
                         -include-pch MlirHeaders.pch
                         -Xclang -fno-pch-timestamp)
  get_target_property(sources ${target} SOURCES)
  set_property(SOURCE ${sources} TARGET_DIRECTORY ${target} APPEND PROPERTY
               OBJECT_DEPENDS ${CMAKE_BINARY_DIR}/MlirHeaders.pch)
  add_dependencies(${target} tesela_mlir_headers)
endfunction()

# tesela_library(<folder> [MLIR] SOURCES <file>... [LINK <library>...])
# makes tesela_<folder>. With MLIR its files see LLVM's and MLIR's headers.
function(tesela_library folder)
  cmake_parse_arguments(arg "MLIR" "" "SOURCES;LINK;DEPENDS" ${ARGN})
  add_library(tesela_${folder} STATIC ${arg_SOURCES})
  target_include_directories(tesela_${folder} PUBLIC
                             ${PROJECT_SOURCE_DIR}/src ${PROJECT_BINARY_DIR}/src)
  target_link_libraries(tesela_${folder} PUBLIC ${arg_LINK})
  if(arg_MLIR)
    tesela_use_mlir(tesela_${folder})
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
  tesela_use_mlir(${name})
  tesela_sanitizer_options(${name})
  target_link_libraries(${name} PRIVATE ${arg_LINK} MLIR LLVM)
  set_target_properties(${name} PROPERTIES
    BUILD_RPATH ${LLVM_LIBRARY_DIRS} INSTALL_RPATH ${LLVM_LIBRARY_DIRS})
endfunction()

# tesela_test(<folder> SOURCES <file>... LINK <library>... [MLIR]): GoogleTests
# of a folder, one executable <folder>_test, each test known to ctest. With MLIR
# it sees MLIR's headers and links the shared libMLIR and libLLVM.
function(tesela_test folder)
  cmake_parse_arguments(arg "MLIR" "" "SOURCES;LINK" ${ARGN})
  add_executable(${folder}_test ${arg_SOURCES})
  target_include_directories(${folder}_test PRIVATE ${PROJECT_SOURCE_DIR}/src
                             ${PROJECT_BINARY_DIR}/src)
  target_link_libraries(${folder}_test PRIVATE ${arg_LINK} GTest::gtest_main)
  tesela_sanitizer_options(${folder}_test)
  if(arg_MLIR)
    tesela_use_mlir(${folder}_test)
    target_link_libraries(${folder}_test PRIVATE MLIR LLVM)
    set_target_properties(${folder}_test PROPERTIES
                          BUILD_RPATH ${LLVM_LIBRARY_DIRS})
  endif()
  gtest_discover_tests(${folder}_test DISCOVERY_MODE PRE_TEST)
endfunction()

# tesela_tablegen(<output> <file.td> <generator option>...): one run of
# mlir-tblgen; <output> lies in the build folder beside the sources' folder.
function(tesela_tablegen output td)
  set(path ${CMAKE_CURRENT_BINARY_DIR}/${output})
  add_custom_command(
    OUTPUT ${path}
    COMMAND ${MLIR_TABLEGEN_EXE} ${ARGN} -I ${CMAKE_CURRENT_SOURCE_DIR}
      -I ${LLVM_INCLUDE_DIRS} ${CMAKE_CURRENT_SOURCE_DIR}/${td}
      -o ${path} -d ${path}.d
    DEPFILE ${path}.d
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${td}
    COMMENT "Generating ${output}")
  set_property(DIRECTORY APPEND PROPERTY TESELA_GENERATED ${path})
endfunction()

# tesela_op_family(<Family> <Dialect> [<header>...]): generates declarations and
# definitions
# of the operators of <Family>.td. The definitions, which take longest to
# compile, make a translation unit of their own, <Family>Defs.cpp (appended to
# TESELA_FAMILY_SOURCES), which also defines <Dialect>::add<Family>(). It
# includes <folder>/<Family>.h, which includes what the declarations need, and
# the headers named, which the definitions need besides.
function(tesela_op_family family dialect)
  tesela_tablegen(${family}.h.inc ${family}.td -gen-op-decls)
  tesela_tablegen(${family}.cpp.inc ${family}.td -gen-op-defs)
  cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR
    BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src OUTPUT_VARIABLE folder)
  list(TRANSFORM ARGN REPLACE "(.+)" "#include \"\\1\"" OUTPUT_VARIABLE includes)
  list(JOIN includes "\n" includes)
  file(CONFIGURE OUTPUT ${family}Defs.cpp @ONLY CONTENT [[
#include "@folder@/@family@.h"
@includes@

#define GET_OP_CLASSES
#include "@folder@/@family@.cpp.inc"

void @dialect@::add@family@() {
  addOperations<
#define GET_OP_LIST
#include "@folder@/@family@.cpp.inc"
      >();
}
]])
  set_property(SOURCE ${CMAKE_CURRENT_BINARY_DIR}/${family}Defs.cpp APPEND
    PROPERTY OBJECT_DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${family}.cpp.inc)
  list(APPEND TESELA_FAMILY_SOURCES
    ${CMAKE_CURRENT_BINARY_DIR}/${family}Defs.cpp)
  set(TESELA_FAMILY_SOURCES ${TESELA_FAMILY_SOURCES} PARENT_SCOPE)
endfunction()

# tesela_generated(<target>): a target that stands for all files generated in
# this folder so far.
function(tesela_generated target)
  get_property(files DIRECTORY PROPERTY TESELA_GENERATED)
  add_custom_target(${target} DEPENDS ${files})
  add_dependencies(tesela_headers ${target})
endfunction()

# tesela_link_static_llvm(<target>): what it needs of LLVM and MLIR, from their
# static libraries. For what is loaded into other programs: the shared ones
# clash with another LLVM in the same process. Not to be mixed with them.
# LLVM's compressors come static too, since not every machine has them; and what
# nothing refers to (LLVM's own use of Z3) is not asked for.
function(tesela_link_static_llvm target)
  llvm_map_components_to_libnames(llvm X86 Analysis BitReader BitWriter
    IRReader Passes Target)
  file(GLOB mlir ${LLVM_LIBRARY_DIR}/libMLIR*.a)
  list(FILTER mlir EXCLUDE REGEX "Test|CAPI|RegisterAll")
  find_library(TESELA_ZLIB NAMES libz.a z)
  find_library(TESELA_ZSTD NAMES libzstd.a zstd)
  get_target_property(needed LLVMSupport INTERFACE_LINK_LIBRARIES)
  list(TRANSFORM needed REPLACE "^ZLIB::ZLIB$" ${TESELA_ZLIB})
  list(TRANSFORM needed REPLACE "^zstd::libzstd_shared$" ${TESELA_ZSTD})
  set_property(TARGET LLVMSupport PROPERTY INTERFACE_LINK_LIBRARIES ${needed})
  target_link_libraries(${target} PRIVATE ${mlir} ${llvm})
  target_link_options(${target} PRIVATE -Wl,--as-needed)
endfunction()
