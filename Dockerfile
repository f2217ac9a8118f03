# The production image: built without a database (pages are rendered on demand), run by the same
# command as everywhere else.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/prepare.mjs scripts/
RUN node -e "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())"
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app ./
# Where the files of earlier builds stay for tabs that are open; see docs/operating.md.
RUN mkdir -p .data/builds && chown -R node:node .data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
