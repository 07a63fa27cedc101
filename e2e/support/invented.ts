import { Agent, get } from 'node:http';

/** Addresses that nobody links to: ids that cannot be, ids of nothing, wrong names, searches, routes. */
const KINDS: readonly ((index: number) => string)[] = [
  (index) => `/producto/inventado-${index}/${1_000_000 + index}`,
  (index) => `/productos/inventada-${index}/${1_000_000 + index}`,
  (index) => `/producto/otro-nombre-${index}/${1 + (index % 6_000)}`,
  (index) => `/search/invento%20${index}`,
  (index) => `/producto/x/${index}x`,
  (index) => `/productos/x/${'9'.repeat(19)}${index}`,
  (index) => `/no-existe-${index}`,
  (index) => `/wp-admin/${index}.php?x=${index}`,
];

export type Attack = {
  readonly url: string;
  readonly count: number;
  /** Each request comes from another address, as a site behind one proxy sees it. */
  readonly isSpread: boolean;
  readonly onProgress?: (done: number) => Promise<void> | void;
};

/** Asks for `count` invented addresses, sixteen at once; returns how often each status came (0: no answer). */
export async function attack({ url, count, isSpread, onProgress }: Attack): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const statuses: Record<number, number> = {};
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      const path = KINDS[index % KINDS.length]?.(index) ?? '/';
      const headers = isSpread
        ? { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` }
        : {};
      const status = await ask(url + path, agent, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (index % 100 === 0) await onProgress?.(index);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
  return statuses;
}

/** Status of a GET whose body is read and thrown away; 0 when the connection failed. */
export function ask(address: string, agent: Agent, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const request = get(address, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
  });
}
