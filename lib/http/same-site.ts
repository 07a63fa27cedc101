/** True when a browser says that the request comes from this site's own pages, or when the caller is no browser (OWASP, CSRF: fetch metadata). */
export function isFromThisSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  return [headers.get('host'), new URL(siteUrl).host].includes(new URL(origin).host);
}
