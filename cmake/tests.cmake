# How a folder of tests becomes a program.

# One program for each folder of tests that has tests in C++, and one entry in
# ctest for each program. Tests of the engine's rooms, and of what all games
# have in common, need nothing but these rooms. They are what the sanitizers run,
# with those of the tables that people share.
function(add_tests)
    rooms_before(learn engine)
    rooms_before(none all)
    set(engine_folders ${engine_rooms} common)
    add_custom_target(engine_tests)
    add_custom_target(shared_tests) # with threads, and strangers at the door
    file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/tests ${PROJECT_SOURCE_DIR}/tests/*)
    list(REMOVE_ITEM folders fuzz reading)
    foreach(folder IN LISTS folders)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp)
        if(NOT sources)
            continue()
        endif()
        if(folder STREQUAL "server") # they need the same stores
            list(APPEND sources ${PROJECT_SOURCE_DIR}/tests/table/stores.cpp)
        endif()
        set(target tests_${folder})
        add_executable(${target} ${sources})
        target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
        target_link_libraries(${target} PRIVATE londinium_options GTest::gmock GTest::gtest_main rapidcheck)
        add_test(NAME tests/${folder} COMMAND ${target} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        if(LONDINIUM_SANITIZE)
            # Half the time to compile; what they test is in the rooms.
            target_compile_options(${target} PRIVATE -O0)
        endif()
        precompile(test ${target} <gtest/gtest.h> <nlohmann/json.hpp> <rapidcheck/gtest.h>)
        if(folder IN_LIST engine_folders)
            target_link_libraries(${target} PRIVATE ${engine})
            set_tests_properties(tests/${folder} PROPERTIES LABELS engine)
            add_dependencies(engine_tests ${target})
        elseif(folder MATCHES "^(table|server)$")
            rooms_before(${folder} before)
            target_link_libraries(${target} PRIVATE londinium_${folder} ${before})
            set_tests_properties(tests/${folder} PROPERTIES LABELS shared)
            add_dependencies(shared_tests ${target})
        elseif(TARGET londinium_${folder}) # what stands after its room need not be built
            rooms_before(${folder} before)
            target_link_libraries(${target} PRIVATE londinium_${folder} ${before})
        else()
            target_link_libraries(${target} PRIVATE ${all})
        endif()
        if(TARGET londinium)
            # Tests of the commands and of the server run the program itself.
            target_compile_definitions(${target} PRIVATE LONDINIUM_PROGRAM="$<TARGET_FILE:londinium>")
            if(folder MATCHES "^(commands|server)$")
                add_dependencies(${target} londinium)
            endif()
        endif()
    endforeach()
endfunction()

# One libFuzzer program for each file of tests/fuzz. They share the build of the
# sanitizers.
function(add_fuzz_targets)
    rooms_before(learn engine)
    add_custom_target(fuzz_targets)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*.cpp)
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM name)
        add_executable(${name} ${source})
        target_link_libraries(${name} PRIVATE londinium_options ${engine})
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
        add_dependencies(fuzz_targets ${name})
    endforeach()
endfunction()
