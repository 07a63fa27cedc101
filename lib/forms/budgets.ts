import { getSiteNetwork } from '@/lib/http/client-ip';
import { countSecondsToWait, createBudget, createLimiter } from '@/lib/http/limiter';

type Budgets = ReturnType<typeof createBudgets>;

/** A /48 network of IPv6 may be one customer's alone, so each thing of it counts twice. */
const IPV6_COST = 2;
/** A /24 network of IPv4 holds many customers: its posts have the budget of twenty addresses. */
const POST_COSTS = { address: 20, '/24': 1, '/48': IPV6_COST } as const;
/** No network has more than this part of the messages of everyone. */
const SHARE = 1 / 3;
/** Messages a day that a network may send when everyone has sent too many: nobody closes the forms for all. */
const MESSAGES_ABOVE_ALL = 2;
/** Bytes that count as one message: a list of 100 products has about 55 KB, because each product stores its text. */
const BYTES_OF_A_MESSAGE = 64 * 1_024;
const DAY_S = 24 * 60 * 60;

/** Too many new messages; `seconds` to wait. */
export class BusyError extends Error {
  override name = 'BusyError';
  constructor(readonly seconds: number) {
    super('Too many messages');
  }
}

/** Posts of an address (`perAddress`) and its network, messages of a network and all (`perMinute`), a daily reserve. */
export function createBudgets(perAddress: number, perMinute: number) {
  return {
    posts: createBudget('forms', perAddress, POST_COSTS),
    share: createLimiter('forms-share', Math.max(IPV6_COST, Math.floor(SHARE * perMinute))),
    everyone: createLimiter('forms-everyone', perMinute),
    aboveAll: createLimiter('forms-above-all', MESSAGES_ABOVE_ALL, DAY_S),
  };
}

/** Counts a new message of `visitor` (getClientIp), of `size` bytes; throws a BusyError when there were too many. */
export async function countMessage(budgets: Budgets, visitor: string, size: number): Promise<void> {
  const { share, everyone, aboveAll } = budgets;
  const network = getSiteNetwork(visitor);
  const cost = network.endsWith('::/48') ? IPV6_COST : 1;
  // Also the largest is one that a network with nothing else may send.
  const points = Math.max(1, Math.min(Math.ceil(size / BYTES_OF_A_MESSAGE), Math.floor(share.points / IPV6_COST)));
  const ownWait = await countSecondsToWait(share, network, points * cost);
  if (ownWait > 0) throw new BusyError(ownWait);
  const wait = await countSecondsToWait(everyone, 'everyone', points);
  if (wait > 0 && (await countSecondsToWait(aboveAll, network, cost)) > 0) throw new BusyError(wait);
}
