/**
 * True when a browser says that the request comes from this site's own pages, or when the caller is no browser (OWASP, CSRF: fetch metadata).
 * Of a browser without Sec-Fetch-Site the origin counts: the public address with or without www and, unless `isPublished`, the requested Host.
 */
export function isFromThisSite(headers: Headers, siteUrl: string, isPublished = false): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return isSameName(host, new URL(siteUrl).host) || (!isPublished && host === headers.get('host'));
}

const isSameName = (one: string, other: string) => one.replace(/^www\./, '') === other.replace(/^www\./, '');
