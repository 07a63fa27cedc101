import { getPictureOrigin } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';

const DAY_S = 86_400;
const NOT_NEEDED =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), usb=()';

/** The one other site that a page may show, and only when the visitor asks for the map. */
const MAP = 'https://www.openstreetmap.org';

const IS_HTTPS = env.isVercel || env.siteUrl.startsWith('https:');

/** Content-Security-Policy of an answer; `inlineScripts` are the source expressions of the scripts inside. */
export function getContentSecurityPolicy(inlineScripts: readonly string[] = []): string {
  const pictures = getPictureOrigin(env);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    ["img-src 'self' data:", ...(pictures ? [pictures] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${MAP}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(IS_HTTPS ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** True for the media type of what no browser shows as a document that could run or frame anything. */
export function isSubresource(type: string): boolean {
  return /^(?:text\/css|application\/javascript|font\/|image\/(?!svg))/.test(type);
}

/** Open Graph images are made to be shown by other sites. */
export const ogHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Security headers besides the policy; a file before the first paint goes without the 700 bytes for documents. */
export function getSecurityHeaders(isDocument = true): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(IS_HTTPS && { 'Strict-Transport-Security': `max-age=${2 * 365 * DAY_S}; includeSubDomains; preload` }),
    ...(isDocument && {
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': NOT_NEEDED,
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
  };
}
