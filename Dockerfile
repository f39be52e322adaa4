# The guide and its service in one container: the site on port 3000, listings and the local API key in /data.
# Where this was written nothing could run it: it has not been tried, nor has compose.yaml.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node service/launch/build.ts
# The image brings a Node of its own, in place of the package's.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-* .next/cache

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.SERVICE_PORT ?? 3001) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What `npm start` does once all is installed. The operator's commands: `docker compose exec guide node service/cli.ts …`
CMD ["node", "service/launch/start.ts"]
