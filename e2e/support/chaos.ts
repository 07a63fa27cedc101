import { contact as person } from './person';
import { type Site, serve } from './site';

const CLIENTS = 8;
/** The site is killed when so many requests have been answered. */
export const KILLED_AT = [60, 130] as const;

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Chaos = {
  readonly environment: Readonly<Record<string, string>>;
  readonly count: number;
  /** Before the number of each request in its description. */
  readonly prefix: string;
  /** Each third request is for these. */
  readonly items: string;
  /** Changes what fails; called all the time until every request is answered. */
  readonly disturb: () => Promise<void>;
};

/** Sends requests, each again until it is answered 200, while `disturb` makes things fail and the site is killed twice; says which are lists. */
export async function sendThroughFaults({ environment, count, prefix, items, disturb }: Chaos) {
  let site: Site = await serve(environment);
  const answered = new Map<string, boolean>();
  let next = 0;
  let isOver = false;

  const send = async (name: string, isList: boolean) => {
    const body = JSON.stringify({ ...person, description: name, ...(isList && { items }) });
    const path = isList ? '/api/quotation' : '/api/contact';
    const headers = { 'content-type': 'application/json', 'idempotency-key': name.padEnd(24, '_') };
    for (;;) {
      const response = await fetch(site.url + path, { method: 'POST', headers, body }).catch(() => null);
      if (response?.status === 200) return void answered.set(name, isList);
      await pause(200);
    }
  };
  const visit = async () => {
    while (next < count) await send(`${prefix}-${next++}-`, next % 3 === 0);
  };
  const kill = async () => {
    for (const number of KILLED_AT) {
      while (answered.size < number) await pause(20);
      await site.stop();
      site = await serve(environment);
    }
  };
  const fail = async () => {
    while (!isOver) await disturb();
  };

  const failing = fail();
  await Promise.all([...Array.from({ length: CLIENTS }, visit), kill()]);
  isOver = true;
  await failing;
  return { site, answered };
}
