import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { countSecondsToWait, createLimiter } from '@/lib/http/limiter';

/** How much may be sent in a minute: posts of one address, posts of an IPv6 /48 network, valid messages of everyone together. */
export type Budgets = Readonly<Record<'address' | 'network' | 'everyone', RateLimiterAbstract>>;

/** A /48 holds 65,536 of the networks that count as one address: together they have the budget of this many. */
const ADDRESSES_OF_A_NETWORK = 10;

/** The budgets of the forms, `perAddress` and `perMinute` for all; both forms count together. */
export function createBudgets(perAddress: number, perMinute: number, redis?: Redis): Budgets {
  return {
    address: createLimiter('forms', perAddress, redis),
    network: createLimiter('forms-network', ADDRESSES_OF_A_NETWORK * perAddress, redis),
    everyone: createLimiter('forms-everyone', perMinute, redis),
  };
}

/** Counts a POST of `visitor` (getClientIp): seconds to wait, or 0. One over its own budget takes nothing from its network's. */
export async function countPost({ address, network }: Budgets, visitor: string): Promise<number> {
  const wait = await countSecondsToWait(address, visitor);
  const siteNetwork = getSiteNetwork(visitor);
  return wait > 0 || !siteNetwork.endsWith('::/48') ? wait : countSecondsToWait(network, siteNetwork);
}

/** Counts one valid message, whoever sends it; seconds to wait when there were too many, else 0. */
export function countMessage({ everyone }: Budgets): Promise<number> {
  return countSecondsToWait(everyone, 'everyone');
}
