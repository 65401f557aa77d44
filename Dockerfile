# docs/operations.md explains how to run it.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm ci --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
RUN install --directory --owner=node --group=node --mode=700 /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
EXPOSE 4000
# The first start fills the database.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm, which would stand between the server and its signals.
CMD ["node", "scripts/start.mjs"]
