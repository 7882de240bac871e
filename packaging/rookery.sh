#!/bin/sh
# Starts the installed Rookery: `rookery` opens the window, `rookery help` lists the commands.
#   ROOKERY_JAVA_OPTS        adds options for the JVM
# It lies in bin; what it starts is in lib/rookery beside that. The script rookery of a checkout starts the same program from there.
set -eu

self=$(readlink -f -- "$0")
home=$(dirname -- "$(dirname -- "$self")")/lib/rookery

# True if the arguments open the window; as in the script of a checkout.
opens_window() {
    case ${1:-} in
        '' | desktop) ;;
        -h | --help | -V | --version) return 1 ;;
        -*) ;;
        *) [ -f "$1" ] && [ "${1#*.}" != "$1" ] || return 1 ;;
    esac
    for argument; do
        case $argument in -h | --help | -V | --version | --measure=machine) return 1 ;; esac
    done
}

# File names and output are UTF-8, also where no locale is set.
if [ -z "${LC_ALL:-}${LC_CTYPE:-}${LANG:-}" ]; then
    LC_ALL=C.UTF-8
    export LC_ALL
fi

# A small nursery is tidied within a frame; the tools want throughput.
collector=
if opens_window "$@"; then collector='-XX:+UseSerialGC -Xmn32m'; fi

# shellcheck disable=SC2086
exec "$home/runtime/bin/java" $collector -XX:AOTCache="$home/rookery.aot" '-Xlog:aot*=off' '-Xlog:cds*=off' \
    --enable-native-access=ALL-UNNAMED,javafx.graphics -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 \
    -Dorg.sqlite.lib.path="$home/native" -Dorg.sqlite.lib.name=@SQLITE@ -Drookery.cache="$home/rookery.aot" -Drookery.launcher="$self" \
    ${ROOKERY_JAVA_OPTS:-} -cp "$home/app/rookery.jar" rookery.app.Main "$@"
