# The data files stand inside the program, so that it runs from any folder and
# in the browser. Used in two ways: included, it defines embed_data(); run as a
# script by the build, it writes the C++ file.

# Sets VARIABLE to a C++ file that is written anew when a data file changes.
function(embed_data variable)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/*.csv)
    set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
    set(output ${PROJECT_BINARY_DIR}/generated/embedded_data.cpp)
    list(JOIN files "|" joined)
    add_custom_command(OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} "-DFILES=${joined}" -DOUTPUT=${output} -P ${script}
        DEPENDS ${files} ${script}
        COMMENT "Embedding data/"
        VERBATIM)
    # A table may be longer than the standard promises for a literal.
    set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
    set(${variable} ${output} PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
    return()
endif()

string(REPLACE "|" ";" files "${FILES}")
list(LENGTH files count)
set(text "#include \"game/embedded_data.h\"\n\n#include <array>\n\nnamespace londinium {\nnamespace {\n\n")
string(APPEND text "constexpr std::array<EmbeddedFile, ${count}> kFiles = {{\n")
foreach(file IN LISTS files)
    cmake_path(GET file FILENAME name)
    file(READ ${file} content)
    string(APPEND text "{\"${name}\", R\"embedded(${content})embedded\"},\n")
endforeach()
string(APPEND text "}};\n\n} // namespace\n\n")
string(APPEND text "std::span<const EmbeddedFile> embedded_data() { return kFiles; }\n\n} // namespace londinium\n")
file(WRITE ${OUTPUT} "${text}")
