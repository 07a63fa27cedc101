import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const load = (path) => tsImport(path, import.meta.url);
// lib/env.ts reads the settings (docs/configuration.md); a faulty one stops the build and the start here, with every fault listed.
const { env } = await load('./lib/env.ts');
const { ID_PATTERN } = await load('./lib/ids.ts');
const { heroPreloads } = await load('./lib/seo/hero-preloads.ts');
const { ENCODED_SLASH, getPicturePatterns } = await load('./lib/catalogue/pictures.ts');
const { cardHeaders, getContentSecurityPolicy, getSecurityHeaders } = await load('./lib/http/security-headers.ts');

const DAY = 86_400;
const toList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  distDir: env.distDir,
  // Pages made at build name this address (server/cache/revalidations.ts).
  env: { BUILT_FOR: env.publication },
  ...(env.deploymentId && { deploymentId: env.deploymentId }),
  // Only on demand (npm run build:standalone): `next start` is not made for such a build.
  ...(env.isStandalone && { output: 'standalone' }),
  cacheComponents: true,
  // Pages are static and whole: a link fetches the page, not a shell of it.
  partialPrefetching: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // The server does it: once for each version of a page (server/compression.ts).
  compress: false,
  generateEtags: false,
  // Matches nobody: pages are static and whole, and previewers get them from the cache like everyone.
  htmlLimitedBots: /^-$/,
  // For the pages and once more for the cached reads; the rest is evicted, least recently used first. `npm start` bounds the heap to match.
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // Vercel has its own, shared by all its functions; these would take its place.
  ...(!env.isVercel && {
    cacheHandler: join(import.meta.dirname, '.server/cache/pages.mjs'),
    cacheHandlers: { default: join(import.meta.dirname, '.server/cache/reads.mjs') },
  }),
  serverExternalPackages: ['@libsql/client', 'pino', 'satori', 'sharp'],
  // Read by address when a card is drawn (lib/og-images), which no tracing sees.
  outputFileTracingIncludes: {
    '/tarjeta/**': [
      './public/images/**',
      './styles/_tokens.scss',
      './node_modules/@fontsource/inter/files/inter-latin{,-ext}-{500,700}-normal.woff',
    ],
  },
  images: {
    maximumDiskCacheSize: 256 * 1024 * 1024,
    // The site's own files are never optimised.
    localPatterns: [],
    remotePatterns: getPicturePatterns(env),
    // Only the backend's own pictures pass remotePatterns; its address may be a private one.
    dangerouslyAllowLocalIP: Boolean(env.backendUrl),
    maximumRedirects: 0,
    maximumResponseBody: 10_000_000,
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [640, 1080],
    imageSizes: [256, 400],
    qualities: [75],
    minimumCacheTTL: 30 * DAY,
  },
  async headers() {
    // The framework's own is max-age=0: thirty questions for each page that is opened.
    const life = { 'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}` };
    const pictures = { source: '/images/:path*', headers: toList(life) };
    // On a Node host the server sets the others, with the hashes of each page's scripts (server/).
    if (!env.isVercel) return [pictures];
    const policy = getContentSecurityPolicy(true, ["'unsafe-inline'"]);
    return [
      pictures,
      { source: '/', headers: toList({ Link: heroPreloads }) },
      { source: '/:path*', headers: toList({ ...getSecurityHeaders(true), 'Content-Security-Policy': policy }) },
      { source: '/tarjeta/:path*', headers: toList(cardHeaders) },
    ];
  },
  // Pages of before, to which printed or sent links may lead.
  redirects: async () => [
    { source: '/mis-solicitudes', destination: '/cotizacion', permanent: true },
    { source: '/compartir', destination: '/contacto', permanent: true },
  ],
  // Page folders are case-sensitive, sources here are not: /Home and /Contacto (docs/behaviour.md#addresses) are served by rewrites.
  rewrites: async () => ({
    beforeFiles: [
      // A product's short address: any other name than its own ends in a 308 to its page.
      { source: `/p/:id(${ID_PATTERN})`, destination: '/producto/-/:id' },
      {
        source: '/_next/image',
        has: [{ type: 'query', key: 'url', value: `.*${ENCODED_SLASH}.*` }],
        destination: '/404',
      },
      { source: '/home', destination: '/' },
      { source: '/contacto', destination: '/contacto' },
    ],
  }),
  // `npm run types` checks them, also what the framework generates; a build would only check them again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
};

export default config;
