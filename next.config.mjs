import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const load = (path) => tsImport(path, import.meta.url);
// A faulty setting (docs/configuration.md) stops the build here, with every fault listed.
const { env } = await load('./lib/env.ts');
const { heroPreloads } = await load('./content/hero.ts');
const { getPicturePatterns } = await load('./lib/catalogue/pictures.ts');
const { ogHeaders, getContentSecurityPolicy, getSecurityHeaders } = await load('./lib/http/security-headers.ts');

const DAY_S = 86_400;
// The framework's default is max-age=0: thirty conditional requests for each page.
const pictureLife = { 'Cache-Control': `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}` };
const policy = { 'Content-Security-Policy': getContentSecurityPolicy(["'unsafe-inline'"]) };
const toHeaders = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
export default {
  distDir: env.distDir,
  // Pages made at build name this address (server/cache/revalidations.ts).
  env: { BUILT_FOR: env.publication },
  ...(env.deploymentId && { deploymentId: env.deploymentId }),
  // Only on demand (npm run build:standalone): `next start` is not made for such a build.
  ...(env.isStandalone && { output: 'standalone' }),
  cacheComponents: true,
  partialPrefetching: false, // Pages are whole: a link fetches the page, not a shell of it.
  cacheMaxMemorySize: 64 * 1024 * 1024, // Of pages, and again of reads; `npm start` bounds the heap to match.
  // Vercel has its own, shared by all its functions; these would take its place.
  ...(!env.isVercel && {
    cacheHandler: join(import.meta.dirname, '.server/cache/pages.mjs'),
    cacheHandlers: { default: join(import.meta.dirname, '.server/cache/reads.mjs') },
  }),
  compress: false, // The server does, once for each version of a page.
  generateEtags: false,
  poweredByHeader: false,
  // Matches no client: pages are complete, and link previewers get them from the cache as everyone does.
  htmlLimitedBots: /^-$/,
  serverExternalPackages: ['@libsql/client', 'pino', 'satori', 'sharp'],
  // Read by address when an Open Graph image is drawn, which the framework's tracing does not see.
  outputFileTracingIncludes: {
    '/tarjeta/**': ['./public/images/**', './styles/_tokens.scss', './styles/fonts/*.woff'],
  },
  images: {
    maximumDiskCacheSize: 256 * 1024 * 1024,
    // None of the site's own files, which are ready-made; of other hosts the backend's, whose address may be private.
    localPatterns: [],
    remotePatterns: getPicturePatterns(env),
    dangerouslyAllowLocalIP: Boolean(env.backendUrl),
    maximumRedirects: 0,
    maximumResponseBody: 10_000_000,
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [640, 1080],
    imageSizes: [256, 400],
    minimumCacheTTL: 30 * DAY_S,
  },
  // On a Node host the server sets the others, with the hashes of each page's scripts.
  headers: async () => [
    { source: '/images/:path*', headers: toHeaders(pictureLife) },
    ...(env.isVercel ? [{ source: '/', headers: toHeaders({ Link: heroPreloads }) }] : []),
    ...(env.isVercel ? [{ source: '/:path*', headers: toHeaders({ ...getSecurityHeaders(), ...policy }) }] : []),
    ...(env.isVercel ? [{ source: '/tarjeta/:path*', headers: toHeaders(ogHeaders) }] : []),
  ],
  // Former pages, to which printed or sent links may lead.
  redirects: async () => [
    { source: '/mis-solicitudes', destination: '/cotizacion', permanent: true },
    { source: '/compartir', destination: '/contacto', permanent: true },
  ],
  // Page folders are case-sensitive, sources here are not: /Home and /Contacto. /p/{id} is a product's short address.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/p/:id(\\d{1,18})', destination: '/producto/-/:id' },
      { source: '/home', destination: '/' },
      { source: '/contacto', destination: '/contacto' },
    ],
  }),
  typescript: { ignoreBuildErrors: true }, // `npm run types` finds them.
  turbopack: { root: import.meta.dirname },
  // A build takes 32 s without its cache, 36 to fill it and 50 to use it.
  experimental: { turbopackFileSystemCacheForBuild: false },
};
