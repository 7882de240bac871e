# Finds a JDK 25; read (`.`) by mvnw and rookery. The counterpart for Windows is jdk.cmd.

jdk_wanted=25

# True if $1 is a JDK of the wanted version: its `release` file says so and it has a compiler. No process is started.
is_wanted_jdk() {
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS= read -r release_line; do
        case $release_line in
            "JAVA_VERSION=\"$jdk_wanted\"" | "JAVA_VERSION=\"$jdk_wanted"[.+-]*) return 0 ;;
        esac
    done < "$1/release"
    return 1
}

# Sets `jdk` to the home of a JDK 25: what JAVA_HOME and JAVA*_HOME say first, then the usual places, then the compiler on the PATH.
find_jdk() {
    jdk=
    home=${HOME:-/nonexistent}
    old_ifs=$IFS
    IFS='
'
    # Unquoted on purpose: one word a line.
    # shellcheck disable=SC2046
    set -- $(env | sed -n -e 's/^JAVA[A-Za-z0-9_]*HOME[A-Za-z0-9_]*=//p' -e 's/^JDK[A-Za-z0-9_]*HOME[A-Za-z0-9_]*=//p')
    IFS=$old_ifs
    for candidate in "${JAVA_HOME:-}" "$@" \
        /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /usr/local/jdk* /opt/* /opt/java/* /opt/jdk/* /opt/jvm/* \
        "$home"/.sdkman/candidates/java/* "$home"/.jdks/* "$home"/.jbang/cache/jdks/* "$home"/.asdf/installs/java/* \
        "$home"/.local/share/mise/installs/java/* "$home"/.gradle/jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "$home"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /home/linuxbrew/.linuxbrew/opt/openjdk*/libexec; do
        if is_wanted_jdk "$candidate"; then
            jdk=$candidate
            return 0
        fi
    done
    candidate=$(command -v javac 2> /dev/null) || return 1
    candidate=$(readlink -f "$candidate" 2> /dev/null) || return 1
    candidate=${candidate%/bin/javac}
    is_wanted_jdk "$candidate" && jdk=$candidate
}

# As find_jdk, or ends the script with one sentence.
need_jdk() {
    find_jdk && return 0
    echo "Rookery needs a JDK $jdk_wanted and found none: please install one (package temurin-$jdk_wanted-jdk or openjdk-$jdk_wanted-jdk," \
        "'sdk install java', 'brew install openjdk@$jdk_wanted', or your vendor's installer), or set JAVA_HOME to it." >&2
    exit 1
}
