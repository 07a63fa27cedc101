import type { Row } from '@libsql/client';
import type { Database } from '@/lib/database/connect';
import { WARNING_DAYS } from '../outbox/delays';
import { toReceipt } from '../replies';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_PRODUCTS = 20;

const REQUESTS = `SELECT reference, min(key) AS key, min(created_at) AS created_at, min(answered_at) AS answered_at FROM submissions
  WHERE created_at >= ? AND created_at < ? AND status <> 'refused' GROUP BY coalesce(reference, key)`;
const PRODUCTS = `SELECT json_extract(payload, '$.id_product') AS id, count(*) AS requests FROM submissions
  WHERE created_at >= ? AND created_at < ? AND status <> 'refused' AND json_extract(payload, '$.id_product') IS NOT NULL
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_PRODUCTS}`;
const WAITING_BEFORE = `SELECT count(DISTINCT coalesce(reference, key)) AS number FROM submissions
  WHERE created_at < ? AND answered_at IS NULL AND status <> 'refused'`;
/** What nobody has marked or opened, and is old enough to be deleted soon. */
const UNSEEN = `status IN ('delivered', 'received', 'refused') AND answered_at IS NULL AND opened_at IS NULL AND created_at < ?`;
const COUNT_UNSEEN = `SELECT count(DISTINCT coalesce(reference, key)) AS number FROM submissions WHERE ${UNSEEN}`;

/** What became of the requests of a week; without anything that a visitor wrote. */
export type Week = {
  readonly received: number;
  readonly answeredInTime: number;
  readonly answeredLate: number;
  /** Of this week, and of those before. */
  readonly waiting: number;
  readonly waitingBefore: number;
  /** Those asked for most. */
  readonly products: readonly { readonly id: string; readonly requests: number }[];
  /** How many that nobody has marked or opened are deleted within WARNING_DAYS. */
  readonly toBeDeleted: number;
};

/** What the weekly summary is made of; a message is kept `keptDays`. */
export function createSummaries(db: Database, keptDays: number) {
  const read = async (sql: string, args: number[]): Promise<Row[]> => (await db.execute({ sql, args })).rows;
  const count = async (sql: string, args: number[]) => Number((await read(sql, args))[0]?.number);
  const getLimit = (now: number) => now - Math.max(0, keptDays - WARNING_DAYS) * DAY_MS;
  return {
    readWeek: async (begin: number, end: number, now: number): Promise<Week> => {
      const requests = await read(REQUESTS, [begin, end]);
      const answered = requests.filter(({ answered_at }) => answered_at !== null);
      const answeredInTime = answered.filter(isInTime).length;
      return {
        received: requests.length,
        answeredInTime,
        answeredLate: answered.length - answeredInTime,
        waiting: requests.length - answered.length,
        waitingBefore: await count(WAITING_BEFORE, [begin]),
        products: (await read(PRODUCTS, [begin, end])).map(({ id, requests }) => ({
          id: String(id),
          requests: Number(requests),
        })),
        toBeDeleted: await count(COUNT_UNSEEN, [getLimit(now)]),
      };
    },
  };
}

export type Summaries = ReturnType<typeof createSummaries>;

function isInTime({ key, reference, created_at, answered_at }: Row): boolean {
  const { answerTime } = toReceipt({ key: String(key), reference: String(reference), createdAt: Number(created_at) });
  return Number(answered_at) <= answerTime;
}
