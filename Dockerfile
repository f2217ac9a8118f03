# The production image. The first stage installs everything and builds without a database (pages are
# rendered on demand). The second one has what the running site needs, without development packages.
FROM node:24.11.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/prepare.mjs scripts/
COPY patches patches
RUN node -e "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())"
COPY . .
RUN node scripts/build.mjs && rm -rf .next/cache
# `npm prune --omit=dev` keeps what other packages name as an optional peer: TypeScript, Playwright.
# Without the section they go; the files themselves stay, since they are part of the fingerprint.
RUN cp package.json package-lock.json /tmp/ && npm pkg delete devDependencies \
  && npm prune --no-audit --no-fund && mv /tmp/package.json /tmp/package-lock.json ./ \
  && rm -rf node_modules/.cache

FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/node_modules node_modules
# Everything below that is part of a build's fingerprint must be copied, or the start builds again.
COPY --from=build --chown=node:node /app/.next .next
COPY --from=build /app/public public
COPY --from=build /app/src src
COPY --from=build /app/migrations migrations
COPY --from=build /app/patches patches
COPY --from=build /app/scripts scripts
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json /app/next.config.ts /app/payload.config.ts /app/postcss.config.mjs ./
# The files of earlier builds, for tabs that are open; see docs/operating.md.
RUN mkdir -p .data/builds && chown -R node:node .data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
