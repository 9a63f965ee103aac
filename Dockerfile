# The site as an image: its code and dependencies, without a build or secrets. Pages are built from the database and for
# SITE_URL, so `next build` runs where both are known: deploy/compose/compose.yml runs it before the instances start. Decision 046.
#   docker build -t showroom .
# Node 22, not 24: if its prebuilt file can't be fetched, better-sqlite3 12 compiled with the headers of 24.19 or later aborts
# (deploy/addon.mjs).
ARG NODE_IMAGE=node:22-trixie-slim

# Compiles packages without a prebuilt file (better-sqlite3); the compilers stay out of the image.
FROM ${NODE_IMAGE} AS modules
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
# Only the script that makes a native module runs; what the build needs is needed at run time too.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm_config_nodedir=/usr/local npm rebuild better-sqlite3 \
  && npm cache clean --force
COPY prisma ./prisma
RUN node prisma/generate.mjs

FROM ${NODE_IMAGE} AS site
# pg_dump and pg_restore, for backups of PostgreSQL.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client tini \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data /app/builds /srv/showroom/files \
  && chown -R node:node /data /app/builds /srv/showroom
WORKDIR /app
COPY --from=modules /app/node_modules ./node_modules
COPY . .
COPY --from=modules /app/prisma/generated ./prisma/generated
# Files that `next build` writes beside its folder.
RUN touch next-env.d.ts && chown node:node next-env.d.ts tsconfig.json /app
USER node
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1 DATA_DIR=/data PORT=3000 BUILD_DIR=builds/current SHUTDOWN_SECONDS=20 SHUTDOWN_IDLE_SECONDS=4
VOLUME ["/data", "/app/builds"]
EXPOSE 3000
# Without the database the site still serves pages and takes leads: that is for the alerts, not for a restart.
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["sh", "-c", "exec node node_modules/next/dist/bin/next start -H 0.0.0.0 -p \"$PORT\" --keepAliveTimeout 70000"]
