# One image for the server and for the worker: the same code, another command.
FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin/lib/drop-unread-packages.mjs bin/lib/
# Not `npm ci`: the lock file lists the optional packages of one platform only.
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node bin/lib/build-all.ts && npm prune --omit=dev --no-audit --no-fund

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/lib/start.ts"]
