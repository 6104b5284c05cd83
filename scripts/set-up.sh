# shellcheck shell=bash
# What ./play and ./check share: the packages, and how to build. Sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=$(nproc)

# docs/dependencies.md says what each of them is for.
play_packages=(cmake ninja-build ccache clang-19 lld-19 libfmt-dev libcli11-dev nlohmann-json3-dev)
# shellcheck disable=SC2034 # used by ./check
check_packages=(
    "${play_packages[@]}"
    g++ clang-format-19 clang-tidy-19 libclang-rt-19-dev llvm-19
    libgtest-dev libgmock-dev librapidcheck-dev
    wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32
    python3 tmux
)

# Standard output belongs to the program: what the scripts say goes to stderr.
say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# Runs a command in silence; shows what it said if it fails.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || status=$?
    ((status == 0)) || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@"; }

# The package lists of a fresh machine are empty or old: fetched only then.
apt_install() {
    apt install -y --no-install-recommends "$@" || { apt update && apt install -y --no-install-recommends "$@"; }
}

need_packages() {
    local package missing=()
    for package in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    ((${#missing[@]} > 0)) || return 0
    command -v apt-get >/dev/null || fail "No apt-get here: install these by hand, or use Debian 12: ${missing[*]}"
    as_root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "Run this as root, or install sudo: these packages are missing: ${missing[*]}"
        sudo -v || fail "Without sudo's permission, ask an administrator to install: ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing ${missing[*]}"
    quietly apt_install "${missing[@]}" ||
        fail "The packages could not be installed (see above). Is the network there, and is this Debian 12 or newer?"
}

# The release is built for processors since about 2013; an older one gets what
# it understands.
configure_options() {
    [[ $1 == release && $(uname -m) == x86_64 ]] || return 0
    grep -qw avx2 /proc/cpuinfo && grep -qw bmi2 /proc/cpuinfo || echo -DLONDINIUM_MARCH=x86-64
}

# build PRESET [TARGET]: whoever builds the same at the same time waits.
build() {
    local preset=$1 target=${2:-}
    mkdir -p "$root/build"
    (
        cd "$root" || exit
        flock 9
        # shellcheck disable=SC2046 # no option is no word
        cmake --preset "$preset" $(configure_options "$preset") >/dev/null &&
            cmake --build --preset "$preset" --parallel "$jobs" ${target:+--target "$target"} -- --quiet -k 0
    ) 9>"$root/build/$preset.lock"
}
