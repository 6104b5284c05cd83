# How a folder of src becomes a library, and all of them the program.

# The library londinium_ROOM from src/ROOM, if there is anything in it to
# compile. It links the rooms before it and what ROOM_needs lists, and has
# ROOM_embedded inside it.
function(add_room room)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${room}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "/commands/(main|processor).cpp$")
    list(APPEND sources ${${room}_embedded})
    if(NOT sources)
        return()
    endif()

    set(target londinium_${room})
    rooms_before(${room} before)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC londinium_options ${before} ${${room}_needs})

    set(kind room)
    if(room IN_LIST engine_rooms)
        set(kind engine_room)
        target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
    if(NOT room MATCHES "^(base|rules)$") # these know no JSON
        if(LONDINIUM_SANITIZE)
            target_compile_options(${target} PRIVATE -O0) # optimised, the JSON library takes minutes to compile
        endif()
        if(NOT wasm) # there the long way, so that a missing #include is found
            precompile(${kind} ${target} <nlohmann/json.hpp>)
        endif()
    endif()
    if(LONDINIUM_SANITIZE MATCHES "address")
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    tidy(${target})
endfunction()

# The libraries of the rooms before this one, of those that there are.
function(rooms_before room variable)
    set(libraries)
    foreach(other IN LISTS rooms)
        if(other STREQUAL room)
            break()
        elseif(TARGET londinium_${other})
            list(APPEND libraries londinium_${other})
        endif()
    endforeach()
    set(${variable} ${libraries} PARENT_SCOPE)
endfunction()

# The program: main, and all rooms.
function(add_program)
    file(GLOB main CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/commands/main.cpp)
    if(NOT main)
        return()
    endif()
    rooms_before(none all)
    set(processor ${PROJECT_SOURCE_DIR}/src/commands/processor.cpp)
    add_executable(londinium ${main} ${processor})
    if(needs_v3) # it must run where nothing else does
        set_source_files_properties(${processor} PROPERTIES COMPILE_OPTIONS -march=x86-64)
        target_compile_definitions(londinium PRIVATE LONDINIUM_NEEDS_V3)
    endif()
    target_link_libraries(londinium PRIVATE londinium_options ${all})
    tidy(londinium)
endfunction()

# Looks at the target's files with clang-tidy whenever they are compiled.
function(tidy target)
    if(LONDINIUM_TIDY)
        set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "clang-tidy-19;--quiet")
        # Other checks, other results: compile again when they change.
        get_target_property(sources ${target} SOURCES)
        set_source_files_properties(${sources} PROPERTIES OBJECT_DEPENDS ${PROJECT_SOURCE_DIR}/.clang-tidy)
    endif()
endfunction()

# Parsing a large header takes longer than compiling what uses it: the first
# target of a kind does it for all others, whose flags must be the same.
function(precompile kind target)
    get_property(first GLOBAL PROPERTY precompiled_for_${kind})
    if(first)
        target_precompile_headers(${target} REUSE_FROM ${first})
    else()
        target_precompile_headers(${target} PRIVATE ${ARGN})
        set_property(GLOBAL PROPERTY precompiled_for_${kind} ${target})
    endif()
endfunction()

# The module for the browser: a reactor, so that the page calls its functions
# instead of running a main.
function(add_browser_module)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/wasm/*.cpp)
    if(NOT sources)
        return()
    endif()
    rooms_before(learn engine)
    add_executable(londinium_wasm ${sources})
    set_target_properties(londinium_wasm PROPERTIES OUTPUT_NAME londinium SUFFIX .wasm)
    target_compile_options(londinium_wasm PRIVATE -fno-exceptions)
    target_link_libraries(londinium_wasm PRIVATE londinium_options ${engine})
    target_link_options(londinium_wasm PRIVATE
        -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all
        # Search keeps states on the stack; placed first, an overflow traps
        # instead of overwriting data.
        -Wl,-z,stack-size=1048576 -Wl,--stack-first)
endfunction()
