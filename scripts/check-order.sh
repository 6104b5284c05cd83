#!/usr/bin/env bash
# Does each room of src include only itself and the rooms before it?
# The order is the line `set(rooms …)` of CMakeLists.txt.
set -euo pipefail
cd "$(dirname "$0")/.."

read -ra rooms < <(sed -n 's/^set(rooms \(.*\))$/\1/p' CMakeLists.txt)
((${#rooms[@]} > 0)) || { echo "CMakeLists.txt has no line set(rooms …)" && exit 1; }

status=0
allowed=
for room in "${rooms[@]}"; do
    allowed+="${allowed:+|}$room"
    [[ -d src/$room ]] || continue
    # Includes with quotes name a file of src by its path from there.
    if grep -rnE '^ *#include "' "src/$room" --include='*.h' --include='*.cpp' | grep -vE "#include \"($allowed)/"; then
        echo "src/$room may include only: ${allowed//|/, }"
        status=1
    fi
done
exit "$status"
