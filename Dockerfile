# The first stage builds the site, the second runs it, not as root. Only /data is writable for it.
# Both stages name the same image by its digest (docs/operating.md says how to renew it).
FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
# Packages and the build run without rights.
RUN chown node:node /site
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci
COPY --chown=node:node . .
RUN npm run build
RUN npm prune --omit=dev

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production
# As in deploy/binario@.service.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=65536
ENV NODE_OPTIONS=--max-semi-space-size=8
ENV UV_THREADPOOL_SIZE=2
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_FOLDER=/data
WORKDIR /site
COPY --from=build --chown=root:root /site /site
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/launch.cjs", "build/site-server.js"]
