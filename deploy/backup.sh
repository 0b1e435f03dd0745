#!/bin/sh
# A backup with the day in its name, and an end to those that are older than a month: they keep what the site has forgotten.
set -eu
folder=${1:-/var/backups/gyeol}
npm run --silent backup -- --to "$folder/gyeol-$(date +%F-%H%M%S).tar"
find "$folder" -maxdepth 1 -name 'gyeol-*.tar' -mtime +30 -delete
# What a backup that was killed has left: a folder beside the place that it would have taken.
find "$folder" -maxdepth 1 -name 'gyeol-*.tar.partial' -mtime +1 -exec rm -rf {} +
