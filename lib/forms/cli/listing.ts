import { toKey } from '@/lib/backend/tags';
import { hasTable, type Reader } from '@/lib/database/connect';
import { foldAccents } from '@/lib/text';
import { type FieldName, fieldNames } from '../fields';
import type { Condition, Delivery, State, Store } from '../store';

/** One message of one product as the operator sees it. */
export type Listed = ReturnType<typeof toListed>;

/** One message, with a row for each product of a list. */
export type Entry = { readonly id: number; readonly rows: readonly Listed[] };

export type Filter = {
  /** Only what waits for the backend or for the staff. */
  readonly pending?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Only messages that have all these words in a field. */
  readonly search?: string | undefined;
  readonly who: Condition;
};

type Message = Awaited<ReturnType<Store['page']>>[number];

/** The words of docs/operating.md#reading-messages, which other programs read. */
const STATUSES: Readonly<Record<Exclude<State, 'held'>, string>> = {
  waiting: 'pending',
  sent: 'delivered',
  received: 'received',
  refused: 'refused',
  unknown: 'unknown-outcome',
};
const MAIL_STATUSES = { ...STATUSES, sent: 'sent', refused: 'not-needed' };
const OPEN: readonly State[] = ['waiting', 'held', 'unknown'];

/** Everything that came in, newest first. */
export async function* listEntries(store: Store, hasBackend: boolean, filter: Filter): AsyncGenerator<Entry> {
  const words = foldAccents(filter.search ?? '').split(/\s+/);
  const getName = createNames(store.db, hasBackend);
  const { pending: isPending = false, since, who } = filter;
  for (let afterId = 0; ; ) {
    const page = await store.page({ isPending, since, afterId, who });
    if (page.length === 0) return;
    afterId = page.at(-1)?.id ?? 0;
    for (const message of page) {
      const parts = message.parts.filter(({ state }) => !isPending || OPEN.includes(state));
      const rows = await Promise.all(
        parts.map(async (part) => toListed(message, part, await getName(part.payload.id_product))),
      );
      if (hasWords(rows, words)) yield { id: message.id, rows };
    }
  }
}

function hasWords(rows: readonly Listed[], words: readonly string[]): boolean {
  const names = [...fieldNames, 'reference', 'id_product', 'product'] as const;
  const text = foldAccents(rows.flatMap((row) => names.map((name) => row[name])).join('\n'));
  return words.every((word) => text.includes(word));
}

/** Times are ISO 8601 in UTC. */
function toListed(message: Message, part: Delivery, product: string) {
  const { number, createdAt, isSuspected, mail, answeredAt, policyVersion } = message;
  const held = isSuspected ? 'suspected' : 'dead-letter';
  const time = new Date(createdAt).toISOString();
  const texts = fieldNames.map((name) => [name, part.payload[name] ?? '']);
  return {
    id: part.id,
    received_at: time,
    reference: number,
    kind: part.kind,
    ...(Object.fromEntries(texts) as Record<FieldName, string>),
    id_product: String(part.payload.id_product ?? ''),
    /** The product's name; '' where it is not known. */
    product,
    /** Of a product of a list; else null. */
    quantity: part.quantity,
    status: part.state === 'held' ? held : STATUSES[part.state],
    attempts: part.tries,
    code: part.code,
    message: part.answer,
    /** What came of the mail to the company: 'mail sent'; '' where none is sent. */
    told: mail === null ? '' : `mail ${mail === 'held' ? held : MAIL_STATUSES[mail]}`,
    answered_at: answeredAt === null ? null : new Date(answeredAt).toISOString(),
    policy_version: policyVersion,
    policy_accepted_at: time,
  };
}

/** Reads names in the database of the site: in its own catalogue or, with a backend, in what the backend said last of each product. */
function createNames(db: Reader, hasBackend: boolean): (id?: string) => Promise<string> {
  const sql = hasBackend
    ? "SELECT data ->> '$.name' AS name FROM last_good WHERE key = ? ORDER BY shape DESC LIMIT 1"
    : 'SELECT name FROM products WHERE id = ?';
  const isThere = hasTable(db, hasBackend ? 'last_good' : 'products');
  const known = new Map<string, string>();
  return async (id = '') => {
    if (id === '' || !(await isThere)) return '';
    const args = [hasBackend ? toKey({ verb: 'product', id: String(id) }) : id];
    const name = known.get(id) ?? String((await db.execute({ sql, args })).rows[0]?.name ?? '');
    known.set(id, name);
    return name;
  };
}

const PHONE = /^[\d\s+().-]+$/;
/** Digits of a short local number; fewer are a slip of the finger. */
const MIN_DIGITS = 7;
/** The prefix of Colombia, with or without the digits that stand for '+', before a number of ten digits. */
const PREFIX = /^(?:00)?57(?=\d{10}$)/;

/**
 * What is kept of the person with this e-mail address, whatever its case, or with this phone number, with or without +57; null for a text that is
 * neither. The forms store ASCII addresses and digits alone (schemas.ts).
 */
export function toPerson(text: string): Condition | null {
  const email = text.trim().toLowerCase();
  if (/^\S+@\S+$/.test(email)) return { where: "lower(payload ->> '$.email') = ?", args: [email] };
  const digits = text.replace(/\D/g, '');
  if (!PHONE.test(text) || digits.length < MIN_DIGITS) return null;
  const number = digits.replace(PREFIX, '');
  return { where: "payload ->> '$.phone_number' IN (?, ?, ?)", args: [number, `57${number}`, `0057${number}`] };
}
