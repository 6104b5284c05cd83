#!/usr/bin/env bash
# A PostgreSQL server for tests, apart from any that runs here already.
#   scripts/postgres.sh start FOLDER [PID]   prints its URL; it ends with the process PID
#   scripts/postgres.sh stop FOLDER          ends it, and removes the folder
#   scripts/postgres.sh crash FOLDER         ends it as a power cut would
#   scripts/postgres.sh again FOLDER         starts it again after that
# FOLDER is an absolute path, short enough for a socket's name, that is not there yet.
set -euo pipefail

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

(($# >= 2)) && [[ $2 == /* ]] || fail "scripts/postgres.sh start|stop|crash|again FOLDER [PID]"
action=$1 folder=$2 watched=${3:-} self=$(readlink -f "$0")

programs=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
[[ -x $programs/initdb ]] || fail "PostgreSQL is missing: apt-get install postgresql, or run ./check once"

# PostgreSQL does not run as root.
as_owner=()
((EUID != 0)) || as_owner=(runuser -u postgres --)

control() {
    "${as_owner[@]}" "$programs/pg_ctl" --pgdata="$folder/data" --log="$folder/log" --silent --wait "$@" >&2
}

start() {
    control --options="-c listen_addresses='' -c unix_socket_directories='$folder'" start || {
        tail -n 20 "$folder/log" >&2
        fail "PostgreSQL does not start"
    }
}

case $action in
start)
    mkdir -m 755 "$folder"
    ((EUID != 0)) || chown postgres "$folder"
    cd "$folder"
    "${as_owner[@]}" "$programs/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 \
        --locale=C --no-sync >"$folder/initdb.log" 2>&1 || {
        cat "$folder/initdb.log" >&2
        fail "PostgreSQL cannot be set up in $folder"
    }
    start
    if [[ -n $watched ]]; then
        # In a session of its own: what ends the process does not end this.
        setsid bash -c 'while kill -0 "$1" 2>/dev/null && [[ -d $2 ]]; do sleep 1; done; [[ ! -d $2 ]] || "$3" stop "$2"' \
            - "$watched" "$folder" "$self" >/dev/null 2>&1 </dev/null &
    fi
    printf 'postgresql://postgres@/postgres?host=%s\n' "$folder"
    ;;
stop)
    cd /
    [[ ! -f $folder/data/postmaster.pid ]] || control --mode=fast stop || true
    rm -rf "$folder"
    ;;
crash) cd "$folder" && control --mode=immediate stop ;;
again) cd "$folder" && start ;;
*) fail "scripts/postgres.sh knows start, stop, crash and again" ;;
esac
