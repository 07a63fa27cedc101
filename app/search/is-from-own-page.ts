import { isFromThisSite } from '@/lib/http/same-site';

/** True when a page of this site sent the visitor here, by Sec-Fetch-Site or, where a browser has none, by Referer; false for a typed address. */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const sender = headers.get('origin') ?? headers.get('referer');
  return sender !== null && isFromThisSite(new Headers({ host: headers.get('host') ?? '', origin: sender }), siteUrl);
}
