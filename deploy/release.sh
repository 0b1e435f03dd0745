#!/bin/sh
# Makes the newest state of /opt/gyeol/source a release in a folder of its own, and /opt/gyeol/current lead to it. What runs
# keeps the folder that it was started in, so its pages and packages don't change beneath it. The three newest stay, the one
# that `current` led to until now, and those that something runs in.
set -eu
base=/opt/gyeol
git -C "$base/source" pull --quiet --ff-only
release=$base/releases/$(date +%Y%m%d-%H%M%S)
mkdir -p "$release"
# What isn't finished counts as none: three of them would push out the one that runs.
trap 'rm -rf "$release"' EXIT
trap 'exit 1' HUP INT TERM
git -C "$base/source" archive HEAD | tar -x -C "$release"
cd "$release"
# Not `npm ci`, which insists on packages of every platform (scripts/support/install.mjs).
npm install --omit=dev --no-audit --no-fund
npm run build
kept=$(readlink -f "$base/current" || true; readlink /proc/[0-9]*/cwd || true)
ln -sfn "$release" "$base/current.new"
mv -T "$base/current.new" "$base/current"
trap - EXIT
ls -d "$base"/releases/* | head -n -3 | grep -vxF "$kept" | xargs -r rm -rf
echo "$base/current is $release. Restart the nodes one after the other."
