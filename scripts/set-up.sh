# shellcheck shell=bash
# What ./play and ./check share: the packages, and how to build. Sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=$(nproc)

# docs/dependencies.md says what each of them is for.
play_packages=(
    cmake ninja-build ccache clang-19 lld-19 libfmt-dev libcli11-dev nlohmann-json3-dev
    libboost1.81-dev libsqlite3-dev libpq-dev libsodium-dev libcurl4-openssl-dev
)
# shellcheck disable=SC2034 # used by ./check
check_packages=(
    "${play_packages[@]}"
    g++ clang-format-19 clang-tidy-19 libclang-rt-19-dev llvm-19
    libgtest-dev libgmock-dev librapidcheck-dev
    wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32
    python3 tmux postgresql chromium
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

# --- The page

# The page is built with Node 20.19 or newer. Debian 12 has an older one, with
# which npm fetches a newer one from its own registry.
need_node() {
    local machine
    if ! command -v npm >/dev/null || ! command -v node >/dev/null; then need_packages nodejs npm; fi
    new_enough_node && return
    if [[ ! -x $root/build/node/bin/node ]]; then
        machine=$(uname -m)
        case $machine in
        x86_64) machine=x64 ;;
        aarch64) machine=arm64 ;;
        *) fail "There is no Node 20.19 for $machine in npm's registry: install one by hand." ;;
        esac
        say "Fetching a newer Node"
        mkdir -p "$root/build/node"
        quietly npm install --no-audit --no-fund --prefix "$root/build/node" "node-linux-$machine@20" ||
            fail "Node could not be fetched from npm's registry (see above). Is the network there?"
        ln -sfn "node_modules/node-linux-$machine/bin" "$root/build/node/bin"
    fi
    PATH=$root/build/node/bin:$PATH
}

new_enough_node() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

# Builds web/dist if anything it is made of is newer.
build_page() {
    need_node
    (
        cd "$root/web" || exit
        flock 9
        if [[ package-lock.json -nt node_modules/.londinium-installed ]]; then
            say "Installing what the page is built with"
            quietly npm ci --no-audit --no-fund && touch node_modules/.londinium-installed || exit
        fi
        if [[ ! -e dist/index.html || -n $(find . ../data -path ./node_modules -prune -o -path ./dist -prune -o -type f -newer dist/index.html -print -quit) ]]; then
            quietly npm run build
        fi
    ) 9>"$root/build/page.lock" || fail "The page could not be built: the first error above says why."
}
