#!/bin/sh
# Starts the Dovecot that was unpacked into $1. Its paths are compiled in, so the tree is laid over /usr,
# inside a namespace of this process alone.
set -e
tree=$1
shift
mount -t overlay overlay -o "lowerdir=$tree/usr:/usr" /usr
exec setpriv --inh-caps=-all --ambient-caps=-all /usr/sbin/dovecot "$@"
