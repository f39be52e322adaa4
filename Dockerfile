# The guide in one container: the site on port 3000, with its service behind it. Listings and keys are in /data, and
# nothing else needs to be writable. It runs as user 65532.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN STANDALONE=1 node service/launch/build.ts && node service/launch/package-image.ts /image && mkdir /data

# Node and the libraries that it needs: no shell, no npm.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PATH=/nodejs/bin NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=build /image ./
COPY --from=build --chown=65532:65532 /data /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s CMD ["node", "service/launch/healthcheck.mjs"]
# What `npm start` does once all is installed. The base image's entry point is Node. The operator's commands:
# docker exec CONTAINER node service/cli.ts …
CMD ["service/launch/start.ts"]
