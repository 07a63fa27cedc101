# e2e/deploy.spec.ts reads these steps and runs them without Docker. BACKEND_URL says where pictures lie and is fixed by the build.
ARG NODE_IMAGE=node:24-slim
FROM $NODE_IMAGE AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BACKEND_URL SITE_URL REVALIDATE_SECONDS DEPLOYMENT_ID
ENV NEXT_TELEMETRY_DISABLED=1 BACKEND_URL=$BACKEND_URL SITE_URL=$SITE_URL REVALIDATE_SECONDS=$REVALIDATE_SECONDS DEPLOYMENT_ID=$DEPLOYMENT_ID
RUN npm run build:standalone

FROM $NODE_IMAGE
WORKDIR /site
ARG BACKEND_URL SITE_URL REVALIDATE_SECONDS DEPLOYMENT_ID
# Drawing pictures leaves holes in every arena of glibc's memory, one a thread unless it is told otherwise.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/site.db MALLOC_ARENA_MAX=2 \
  BACKEND_URL=$BACKEND_URL SITE_URL=$SITE_URL REVALIDATE_SECONDS=$REVALIDATE_SECONDS DEPLOYMENT_ID=$DEPLOYMENT_ID
COPY --from=build /site/standalone ./
# The process may write nowhere else.
RUN mkdir -p /data .next/cache && chown node:node /data .next/cache
USER node
VOLUME /data
EXPOSE 3000
# What Docker shows of it. Docker does nothing about a site that is unhealthy: watch.mjs ends one that does not answer, and the restart policy starts it again.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "watch.mjs", "--max-old-space-size=400", ".server/index.mjs"]
