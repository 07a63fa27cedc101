import { env } from '@/lib/env';
import { cardHeaders, getSecurityHeaders } from '@/lib/http/security-headers';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';

const all = Object.entries(getSecurityHeaders(env.siteUrl.startsWith('https:')));
const ofOgImages = Object.entries(cardHeaders);

/** Sets the security headers of every answer; SiteResponse adds the Content-Security-Policy, which depends on the page. */
export const setSecurityHeaders: Middleware = (request, response, next) => {
  for (const [name, value] of all) response.setHeader(name, value);
  if (request.url?.startsWith(`${routes.ogImages}/`))
    for (const [name, value] of ofOgImages) response.setHeader(name, value);
  // On files too, and whatever a page that was made earlier says.
  if (!env.isIndexable) response.setHeader('X-Robots-Tag', 'noindex');
  next();
};
