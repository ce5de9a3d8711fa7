# One image for the server, the worker and the commands: the same code, another command. `tools/image/size.sh` makes the same
# folder without a container engine, and weighs it.
#
# The base is named by tag. Pin the one that you tested, in both FROM lines, as node:26-trixie-slim@sha256:…, which this says:
#   docker buildx imagetools inspect node:26-trixie-slim
FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin/lib/drop-unread-packages.mjs bin/lib/
# Not `npm ci`: the lock file lists the optional packages of one platform only.
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node bin/lib/build-all.ts && node bin/lib/image-folder.ts /image

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
# What pictures used is given back: docs/operations.md, Files.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# It belongs to root: what runs cannot change its own program.
COPY --from=build /image /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: a database that is away is no reason to replace every process. Balancers ask /readyz.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["/bin/bash", "-c", "exec bash bin/lib/healthy.sh $PORT"]
# V8 keeps young objects in 4 MB, as `npm start` has it.
CMD ["node", "--max-semi-space-size=4", "bin/lib/start.ts"]
