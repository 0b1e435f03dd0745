#!/bin/sh
# One of the commands of package.json, as the user and with the settings that the site runs with: `gyeol admin:create`,
# `gyeol backup -- --to /var/backups/gyeol/now.tar`. GYEOL_ENV names other settings.
set -eu
set -a
. "${GYEOL_ENV:-/etc/gyeol.env}"
set +a
export HOME=/var/lib/gyeol NODE_ENV=production
cd /opt/gyeol/current
exec runuser -u gyeol -- npm run --silent "$@"
