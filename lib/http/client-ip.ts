import { isIPv4, isIPv6 } from 'node:net';
import { warnHourly } from '@/lib/log';

/** Header with the address of the connection itself: server/middleware.ts writes it over whatever a visitor sends. */
export const CONNECTION_HEADER = 'x-connection-address';

/** Headers of the web or of Node, by their names in lower case. */
type HeaderReader = Pick<Headers, 'get'>;

/** The network of a visitor: of the connection or, behind `trustedProxies` proxies, of what the outermost forwarded. */
export function getClientIp(headers: HeaderReader, trustedProxies: number): string {
  const connection = headers.get(CONNECTION_HEADER) ?? '';
  const chain = [...readForwardedFor(headers), connection];
  if (trustedProxies === 0 && isForwarded(headers)) warnHourly(UNTRUSTED_HEADER);
  return getNetwork(chain.at(-1 - trustedProxies) ?? chain[0] ?? '') ?? getNetwork(connection) ?? 'unknown';
}

const UNTRUSTED_HEADER =
  'X-Forwarded-For comes and is not believed: if that is a proxy of yours, set TRUSTED_PROXIES, or all visitors share one budget';

/** True if X-Forwarded-For names another address than the connection's, which the framework itself writes there. */
export function isForwarded(headers: HeaderReader): boolean {
  const connection = headers.get(CONNECTION_HEADER) ?? '';
  return connection !== '' && readForwardedFor(headers).some((address) => address !== connection);
}

const THIS_HOST = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** True for a request of this host itself that no proxy has passed on. */
export function isFromThisHost(headers: HeaderReader): boolean {
  return !isForwarded(headers) && THIS_HOST.includes(headers.get(CONNECTION_HEADER) ?? '');
}

function readForwardedFor(headers: HeaderReader): string[] {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return entries.filter(Boolean);
}

/** An IPv4 address as it is, the /64 network of any other IPv6 address (RFC 6177), without a port; null for neither. */
export function getNetwork(text: string): string | null {
  const address = text.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = getGroups(address);
  const isMapped = /^0:0:0:0:0:ffff:/.test(groups.join(':'));
  return isMapped ? groups.slice(6).flatMap(getBytes).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The /48 of an IPv6 /64 of getNetwork, which may be one customer's (RFC 6177); the /24 of an IPv4; else itself. */
export function getSiteNetwork(network: string): string {
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

/** The eight groups, in lower case and without leading zeros: https://url.spec.whatwg.org/#concept-ipv6-serializer */
function getGroups(address: string): string[] {
  const [head = [], tail] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
}

function getBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
