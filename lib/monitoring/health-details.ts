import { BlockList, isIPv4 } from 'node:net';
import { isAuthorized } from '@/lib/backend/revalidate';
import { getClientIp, isForwarded } from '@/lib/http/client-ip';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // What getNetwork makes of ::1. The whole of ::/64 would hold every IPv4 address too (RFC 4291, 2.5.5.2).
  ['::', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/**
 * True for who may read what ?ready knows: this host and private networks, or who has the secret. For strangers the status is enough: counts of
 * messages and the version are nobody's business. Behind a proxy that is not trusted every visitor looks like this host, so nobody is believed.
 */
export function canSeeDetails(headers: Headers, trustedProxies: number, secret: string | undefined): boolean {
  if (isAuthorized(headers, '', secret)) return true;
  if (trustedProxies === 0 && isForwarded(headers)) return false;
  const address = getClientIp(headers, trustedProxies);
  if (isIPv4(address)) return PRIVATE.check(address, 'ipv4');
  return address.endsWith('/64') && PRIVATE.check(address.replace('/64', ''), 'ipv6');
}
