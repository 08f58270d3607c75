# The image of the service. `docker build -t sundry:1.0.0 .`; docs/operations.md runs it, and pins the base by its digest.

# Debian, not Alpine: glibc. The first stage needs the development packages, the second none of them.
ARG NODE_IMAGE=node:24.21.0-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN npm run build && npm ci --ignore-scripts --omit=dev

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Sundry" \
      org.opencontainers.image.description="Self-hosted utility API: invoices, e-mail checks, pages, text, QR codes, tables, calendars." \
      org.opencontainers.image.version="1.0.0" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /build/package.json /build/LICENSE /build/NOTICE ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/dist ./dist
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "dist/cli.js", "health"]
# Node itself is process 1: npm would not pass the signals on, and there are no orphans to reap.
CMD ["node", "dist/cli.js", "serve"]
