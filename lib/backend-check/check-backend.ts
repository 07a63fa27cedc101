import { TimeoutStrategy, timeout } from 'cockatiel';
import { dataPolicy, documents } from '@/content/documents';
import { limits } from '@/content/limits';
import { MAX_ITEMS } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';
import { getKind, isBackendError, isNotFound, toAnswerError, toCall } from '@/lib/backend/errors';
import {
  categoryFields,
  type Fields,
  isSent,
  isWhole,
  productFields,
  readList,
  readOne,
  refuseNothing,
  toList,
  unwrapAnswer,
  wholeFields,
} from '@/lib/backend/fields';
import { toPicture } from '@/lib/backend/mapping';
import { network } from '@/lib/backend/network';
import { discard } from '@/lib/http/chunks';
import { isRecord } from '@/lib/http/records';
import { ID } from '@/lib/ids';

/** One line of the report; what is to `look` at is no fault, but only a person can judge it. */
export type Row = {
  readonly call: string;
  readonly expected: string;
  readonly came: string;
  readonly verdict: 'ok' | 'look' | 'FAULT';
};

/** What came is not what was expected; `message` says what came. */
class UnmetError extends Error {}

type Item = Readonly<Record<string, unknown>>;

/** As long as a page waits (lib/backend/transport.ts). */
const READ_MS = 3_500;
/** Ids that no catalogue has, and words that no product has. */
const UNKNOWN_ID = '999999999999999999';
const UNKNOWN_WORDS = 'qzxwvqzxwv';
const ODD_WORDS = `100% "ñ" & +'#?/`;

const getId = (item: Item) => String(item.id_product ?? item.id).trim();
const hasId = (item: Item) => ID.test(getId(item));
const search = (q: string) =>
  `/products?page=${limits.search.page}&limit=${limits.search.limit}&q=${encodeURIComponent(q)}`;

/** Makes every GET of docs/backend-contract.md, reads the answers as the site does, and looks for the policies. */
export async function checkBackend(baseUrl: string, storageUrl: string): Promise<readonly Row[]> {
  // Without queue and circuit breaker: each call has its own verdict.
  const policy = timeout(READ_MS, TimeoutStrategy.Aggressive);
  const { get } = createClient({ baseUrl, apiUrl: baseUrl, fetch: network, timeoutMs: READ_MS }, policy);
  const rows: Row[] = [];
  const products: Item[] = [];
  const categories: Item[] = [];
  const add = async (path: string, expected: string, ask: () => Promise<string>) => {
    try {
      rows.push({ call: path, expected, came: await ask(), verdict: 'ok' });
    } catch (error) {
      if (!(isBackendError(error) || error instanceof UnmetError)) throw error;
      rows.push({ call: path, expected, came: error.message, verdict: 'FAULT' });
    }
  };
  const list = (path: string, least: number, most: number, fields: Fields = productFields, found = products) =>
    add(path, `list of ${least} to ${most}`, async () => {
      const answer = await get(path);
      // Before the site's reader refuses the list: each field has its verdict.
      const sent = toList(unwrapAnswer(answer)) ?? [];
      const first = sent.slice(0, most);
      found.push(...first.filter(isRecord));
      const { items, fault } = readList(fields, answer, most, toCall('GET', path));
      if (fault) throw new UnmetError(`${first.length - items.length} left out; ${toAnswerError(fault).message}`);
      if (items.length < least || sent.length > most) throw new UnmetError(`${sent.length}`);
      return `${items.length}`;
    });
  const missing = (path: string) =>
    add(path, 'status 404', async () => {
      try {
        refuseNothing(await get(path), path);
      } catch (error) {
        if (isNotFound(error)) return '404';
        throw error;
      }
      throw new UnmetError('an answer');
    });

  await list('/products/suggested', 0, MAX_ITEMS.suggested);
  const { page, limit } = limits.services;
  await list(`/products?page=${page}&limit=${limit}`, 1, limit);
  await list('/categories/PRODUCT', 1, MAX_ITEMS.categories, categoryFields, categories);
  const category = categories.find(hasId);
  if (category) await list(`/category/${getId(category)}`, 0, MAX_ITEMS.category);
  await missing(`/category/${UNKNOWN_ID}`);
  const product = products.find(hasId);
  if (product) {
    const path = `/product/${getId(product)}`;
    await add(path, 'the product of this id', async () => {
      const answer = await get(path);
      const found = readOne(wholeFields, answer, toCall('GET', path));
      products.push(unwrapAnswer(answer) as Item);
      if (found.id !== getId(product)) throw new UnmetError('another id');
      return found.name;
    });
    const [longest = ''] = String(product.name)
      .split(/\s+/)
      .toSorted((one, other) => other.length - one.length);
    await list(search(longest), 1, limits.search.limit);
  }
  await missing(`/product/${UNKNOWN_ID}`);
  await list(search(UNKNOWN_WORDS), 0, 0);
  await list(search(ODD_WORDS), 0, limits.search.limit);
  const { origin } = new URL(baseUrl);
  rows.push(...checkFields('category', categoryFields, categories, origin));
  rows.push(...checkFields('product', wholeFields, products, origin));
  for (const { file } of [...documents, dataPolicy]) {
    const call = `${storageUrl}/${file}`;
    const answer = await network(new Request(call, { signal: AbortSignal.timeout(READ_MS) })).catch(() => null);
    const came = `status ${answer?.status}, ${answer?.headers.get('content-type')}`;
    if (answer) discard(answer);
    rows.push({ call, expected: 'a PDF', came, verdict: /^status 200, .*pdf/.test(came) ? 'ok' : 'look' });
  }
  return rows;
}

/** A row for each field of the contract: how many have it, how many are unreadable; one more for texts that change. */
function checkFields(kind: string, fields: Fields, items: readonly Item[], origin: string): Row[] {
  if (items.length === 0) return [];
  let changed = 0;
  const rows = Object.entries(fields).map(([field, readField]): Row => {
    const isPicture = field.startsWith('image');
    const all = items.map((item) => ({ sent: item[field], read: readField(item[field]) }));
    const given = all.filter(({ sent }) => isSent(sent));
    const isShown = (read: unknown) => !isPicture || toPicture(String(read), origin) !== null;
    const bad = given.filter(({ sent, read }) => !(isWhole(sent, read) && isShown(read)));
    const kinds = [...new Set(bad.map(({ sent }) => getKind(sent)))].join(', ');
    changed += given.filter(({ sent, read }) => isChanged(sent, read)).length;
    return {
      call: `${kind}: ${field}`,
      expected: isPicture ? "an address on the backend's origin" : 'as in the contract',
      came: kinds ? `${bad.length} of ${given.length} not so (${kinds})` : `${given.length} of ${items.length}`,
      verdict: kinds ? 'FAULT' : 'ok',
    };
  });
  const came = `${changed} with markup or entities, shown as plain text`;
  return changed === 0 ? rows : [...rows, { call: `${kind}: texts`, expected: 'plain text', came, verdict: 'look' }];
}

const isChanged = (sent: unknown, read: unknown) =>
  typeof sent === 'string' && typeof read === 'string' && read !== '' && !sent.trim().startsWith(read);

/** The rows as a table of plain text. */
export function toTable(rows: readonly Row[]): string {
  const lines = [['CALL', 'EXPECTED', 'CAME', 'VERDICT'], ...rows.map((row) => Object.values<string>(row))];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
