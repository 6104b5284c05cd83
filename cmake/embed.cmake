# The data files stand inside the program, so that it runs from any folder and
# in the browser. Used in two ways: included, it defines embed(); run as a
# script by the build, it writes the C++ file.

# Sets ROOM_embedded to a C++ file that is written anew when one of the FILES
# changes. It defines FUNCTION, declared in src/ROOM/FUNCTION.h; files are named
# by their path from FOLDER.
function(embed room function folder)
    set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
    set(output ${PROJECT_BINARY_DIR}/generated/${function}.cpp)
    list(JOIN ARGN "|" joined)
    add_custom_command(OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} "-DFILES=${joined}" -DFOLDER=${folder} -DROOM=${room} -DFUNCTION=${function}
                -DOUTPUT=${output} -P ${script}
        DEPENDS ${ARGN} ${script}
        COMMENT "Embedding ${function}"
        VERBATIM)
    # A table may be longer than the standard promises for a literal.
    set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
    set(${room}_embedded ${output} PARENT_SCOPE)
endfunction()

# The tables of data/.
function(embed_data)
    set(folder ${PROJECT_SOURCE_DIR}/data)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.csv)
    embed(game embedded_data ${folder} ${files})
    set(game_embedded ${game_embedded} PARENT_SCOPE)
endfunction()

# The topics of data/words/ that C++ says something of, by the beginnings of
# their names; the others are the page's.
function(embed_words)
    set(folder ${PROJECT_SOURCE_DIR}/data/words)
    set(patterns)
    foreach(topic IN LISTS ARGN)
        list(APPEND patterns ${folder}/*/${topic}*.json)
    endforeach()
    file(GLOB files CONFIGURE_DEPENDS ${patterns})
    embed(words embedded_words ${folder} ${files})
    set(words_embedded ${words_embedded} PARENT_SCOPE)
endfunction()

# The nets of data/nets/ that the players judge by.
function(embed_nets)
    set(folder ${PROJECT_SOURCE_DIR}/data/nets)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.net)
    embed(players embedded_nets ${folder} ${files})
    set(players_embedded ${players_embedded} PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
    return()
endif()

string(REPLACE "|" ";" files "${FILES}")
list(LENGTH files count)
set(text "#include \"${ROOM}/${FUNCTION}.h\"\n\n#include <array>\n\nnamespace londinium {\nnamespace {\n\n")
# The suffix tells the length: to count a net's letters is too much for a constant expression.
string(APPEND text "using namespace std::string_view_literals;\n\n")
string(APPEND text "constexpr std::array<EmbeddedFile, ${count}> kFiles = {{\n")
foreach(file IN LISTS files)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${FOLDER} OUTPUT_VARIABLE name)
    file(READ ${file} content)
    string(APPEND text "{\"${name}\", R\"embedded(${content})embedded\"sv},\n")
endforeach()
string(APPEND text "}};\n\n} // namespace\n\n")
string(APPEND text "std::span<const EmbeddedFile> ${FUNCTION}() { return kFiles; }\n\n} // namespace londinium\n")
file(WRITE ${OUTPUT} "${text}")
