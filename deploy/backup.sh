#!/bin/sh
# A backup with the day in its name, and an end to those that are older than a month: they keep what the site has forgotten.
set -eu
folder=${1:-/var/backups/gyeol}
npm run --silent backup -- --to "$folder/gyeol-$(date +%F-%H%M%S).tar"
find "$folder" -maxdepth 1 -name 'gyeol-*.tar' -mtime +30 -delete
