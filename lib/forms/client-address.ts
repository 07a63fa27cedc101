/** Header that carries the address of the connection itself: instrumentation.ts writes it over whatever a visitor sends. */
export const CONNECTION_HEADER = 'x-connection-address';

/** The visitor's address: the connection's, or, behind `trustedProxies` proxies, the entry that the outermost of them wrote in X-Forwarded-For. */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const chain = [...forwarded.filter(Boolean), headers.get(CONNECTION_HEADER) ?? 'unknown'];
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? 'unknown';
}
