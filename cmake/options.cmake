# How everything is compiled: one target, `londinium_options`, that every other
# target links.

set(LONDINIUM_MARCH "" CACHE STRING "Oldest processor to run on, as for -march; only on x86-64")
set(LONDINIUM_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize; with that of addresses come the fuzz targets")
option(LONDINIUM_TIDY "Run clang-tidy on every file of src that is compiled" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_OPTIMIZE_DEPENDENCIES ON) # a room need not wait until the one before it is linked

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(wasm ON)
else()
    set(wasm OFF)
endif()

find_program(ccache ccache)
if(ccache)
    # Relative to the project, so that clones share what they compile; and with
    # precompiled headers, which it otherwise leaves alone.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_ABSSTDERR=1 CCACHE_SLOPPINESS=pch_defines,time_macros ${ccache})
endif()

add_library(londinium_options INTERFACE)
target_include_directories(londinium_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(londinium_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    -Wcast-align -Wformat=2 -Wextra-semi -Werror
    # Only clang sees that a constant fits. And it blames us for what
    # libstdc++ 12 uses inside std::stable_sort.
    $<$<CXX_COMPILER_ID:Clang>:-Wconversion -Wsign-conversion -Wno-deprecated-declarations>
    # g++ 12 sees overlapping copies in std::string operator+ that are none.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    # ccache asks for these with precompiled headers.
    $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    # A fused multiply-add rounds once where WebAssembly rounds twice: players
    # would then choose differently in the browser.
    -ffp-contract=off)

# Some files are compiled with exceptions and some without: the JSON library
# must look the same to all of them.
target_compile_definitions(londinium_options INTERFACE JSON_NOEXCEPTION)

set(needs_v3 OFF)
if(LONDINIUM_MARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    if(LONDINIUM_MARCH STREQUAL "x86-64-v3")
        set(needs_v3 ON) # asked for at start, in src/commands/processor.cpp
    endif()
    target_compile_options(londinium_options INTERFACE -march=${LONDINIUM_MARCH})
endif()

if(LONDINIUM_SANITIZE)
    set(sanitize -fsanitize=${LONDINIUM_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_options(londinium_options INTERFACE ${sanitize})
    target_link_options(londinium_options INTERFACE ${sanitize})
endif()

if(wasm)
    target_compile_options(londinium_options INTERFACE -fno-rtti)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_link_options(londinium_options INTERFACE -fuse-ld=lld)
endif()
