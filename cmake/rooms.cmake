# How a folder of src becomes a library, and a folder of tests a program.

# The library londinium_ROOM from src/ROOM, if there is anything in it to
# compile. It links the rooms before it and what ROOM_needs lists.
# The last room, commands, is the program itself.
function(add_room room)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${room}/*.cpp)
    if(room STREQUAL "game")
        list(APPEND sources ${embedded_data})
    endif()
    if(NOT sources)
        return()
    endif()

    get_property(built GLOBAL PROPERTY londinium_rooms)
    if(room STREQUAL "commands")
        set(target londinium)
        add_executable(${target} ${sources})
    else()
        set(target londinium_${room})
        add_library(${target} STATIC ${sources})
        set_property(GLOBAL APPEND PROPERTY londinium_rooms ${target})
    endif()
    target_link_libraries(${target} PUBLIC londinium_options ${built} ${${room}_needs})

    if(room IN_LIST engine_rooms)
        target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
    if(LONDINIUM_TIDY)
        set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "clang-tidy-19;--quiet")
        # Other checks, other results: compile again when they change.
        set_source_files_properties(${sources} PROPERTIES OBJECT_DEPENDS ${PROJECT_SOURCE_DIR}/.clang-tidy)
    endif()
endfunction()

# One program for each folder of tests that has tests in C++, and one entry in
# ctest for each program. The label `engine` marks what the sanitizers run.
function(add_tests)
    get_property(built GLOBAL PROPERTY londinium_rooms)
    add_custom_target(engine_tests)
    file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/tests ${PROJECT_SOURCE_DIR}/tests/*)
    list(REMOVE_ITEM folders fuzz reading)
    foreach(folder IN LISTS folders)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp)
        if(NOT sources)
            continue()
        endif()
        set(target tests_${folder})
        add_executable(${target} ${sources})
        target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
        target_link_libraries(${target} PRIVATE londinium_options ${built} GTest::gmock GTest::gtest_main rapidcheck)
        add_test(NAME tests/${folder} COMMAND ${target} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        if(folder IN_LIST engine_rooms)
            set_tests_properties(tests/${folder} PROPERTIES LABELS engine)
            add_dependencies(engine_tests ${target})
        endif()
        if(TARGET londinium)
            # Tests of the commands run the program itself.
            target_compile_definitions(${target} PRIVATE LONDINIUM_PROGRAM="$<TARGET_FILE:londinium>")
            if(folder STREQUAL "commands")
                add_dependencies(${target} londinium)
            endif()
        endif()
    endforeach()
endfunction()

# One libFuzzer program for each file of tests/fuzz.
function(add_fuzz_targets)
    get_property(built GLOBAL PROPERTY londinium_rooms)
    add_custom_target(fuzz_targets)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*.cpp)
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM name)
        add_executable(fuzz_${name} ${source})
        target_link_libraries(fuzz_${name} PRIVATE londinium_options ${built})
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
        add_dependencies(fuzz_targets fuzz_${name})
    endforeach()
endfunction()

# The module for the browser: a reactor, so that the page calls its functions
# instead of running a main.
function(add_browser_module)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/wasm/*.cpp)
    if(NOT sources)
        return()
    endif()
    get_property(built GLOBAL PROPERTY londinium_rooms)
    add_executable(londinium_wasm ${sources})
    set_target_properties(londinium_wasm PROPERTIES OUTPUT_NAME londinium SUFFIX .wasm)
    target_compile_options(londinium_wasm PRIVATE -fno-exceptions)
    target_link_libraries(londinium_wasm PRIVATE londinium_options ${built})
    target_link_options(londinium_wasm PRIVATE
        -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all
        # Search keeps states on the stack; placed first, an overflow traps
        # instead of overwriting data.
        -Wl,-z,stack-size=1048576 -Wl,--stack-first)
endfunction()
