# The site, or with `npm run api` the API alone. Three stages: the build has every package, the packages of production are
# installed apart, and the last stage has only those and what was built.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`, which insists on packages of every platform (scripts/support/install.mjs).
RUN npm install --include=dev --no-audit --no-fund
COPY . .
# Nothing opens a database and nothing is fetched during the build.
RUN node scripts/build.mjs && rm -rf node_modules .next/cache

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app ./
# The user of the image. The program's own files belong to root: what runs can't change them.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The database is migrated first; nodes that start at once wait for each other. `exec` lets SIGTERM reach Node itself.
CMD ["sh", "-c", "node .build/server/prepare.mjs && exec node --max-semi-space-size=4 --initial-old-space-size=64 --heap-growing-percent=25 scripts/serve.mjs"]
