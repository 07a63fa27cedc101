import { randomUUID } from 'node:crypto';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { dataPolicy, documents } from '@/content/documents';
import { limits } from '@/content/limits';
import { MAX_ITEMS } from '@/lib/backend/catalogue';
import { type ClientOptions, createClient } from '@/lib/backend/client';
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
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import { mapFields } from '@/lib/forms/fields';
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

type CheckOptions = ClientOptions & { readonly storageUrl: string; readonly isSending: boolean };

/** What came is not what was expected; `message` says what came. */
class UnmetError extends Error {}

type Item = Readonly<Record<string, unknown>>;

/** Ids that no catalogue has, and words that no product has. */
const UNKNOWN_ID = '999999999999999999';
const UNKNOWN_WORDS = 'qzxwvqzxwv';
const ODD_WORDS = `100% "ñ" & +'#?/`;

const getId = (item: Item) => String(item.id_product ?? item.id).trim();
const search = (q: string) =>
  `/products?page=${limits.search.page}&limit=${limits.search.limit}&q=${encodeURIComponent(q)}`;

const COUNTS = { any: '', some: ', not empty', none: ', empty' };

/** Makes every call of docs/backend-contract.md and reads the answers as the site does; submits only when told to. */
export async function checkBackend(options: CheckOptions): Promise<readonly Row[]> {
  // Without queue and circuit breaker: each call has its own verdict.
  const client = createClient(options, timeout(options.timeoutMs, TimeoutStrategy.Aggressive));
  const { origin } = new URL(options.baseUrl);
  const rows: Row[] = [];
  const put = (call: string, expected: string, came: string, verdict: Row['verdict']) =>
    rows.push({ call, expected, came, verdict });
  const add = async (call: string, expected: string, work: () => Promise<string>) => {
    try {
      put(call, expected, await work(), 'ok');
    } catch (error) {
      if (!(isBackendError(error) || error instanceof UnmetError)) throw error;
      put(call, expected, error.message, 'FAULT');
    }
  };
  const products: Item[] = [];
  const categories: Item[] = [];

  const list = (path: string, most: number, count: keyof typeof COUNTS = 'any') =>
    add(path, `list of at most ${most}${COUNTS[count]}`, async () => {
      const answer = await client.get(path);
      const isCategories = path.startsWith('/categories');
      const [fields, found]: [Fields, Item[]] = isCategories ? [categoryFields, categories] : [productFields, products];
      // Before the site's reader refuses the list: each field has its verdict.
      const first = (toList(unwrapAnswer(answer)) ?? []).slice(0, most);
      found.push(...first.filter(isRecord));
      const { items, isCut, fault } = readList(fields, answer, most, toCall('GET', path));
      if (isCut) throw new UnmetError(`more than ${most}`);
      if (fault) throw new UnmetError(`${first.length - items.length} left out; ${toAnswerError(fault).message}`);
      if (count !== 'any' && (count === 'some') !== items.length > 0) throw new UnmetError(`${items.length} items`);
      return `${items.length}`;
    });
  const missing = (path: string) =>
    add(path, 'status 404', async () => {
      try {
        refuseNothing(await client.get(path), path);
      } catch (error) {
        if (isNotFound(error)) return '404';
        throw error;
      }
      throw new UnmetError('an answer');
    });

  await list('/products/suggested', MAX_ITEMS.suggested);
  const { page, limit } = limits.services;
  await list(`/products?page=${page}&limit=${limit}`, limit, 'some');
  await list('/categories/PRODUCT', MAX_ITEMS.categories, 'some');
  const category = categories.find((item) => ID.test(getId(item)));
  if (category) await list(`/category/${getId(category)}`, MAX_ITEMS.category);
  await missing(`/category/${UNKNOWN_ID}`);
  const product = products.find((item) => ID.test(getId(item)));
  if (product) {
    const path = `/product/${getId(product)}`;
    await add(path, 'the product of this id', async () => {
      const answer = await client.get(path);
      const found = readOne(productFields, answer, toCall('GET', path));
      products.push(unwrapAnswer(answer) as Item);
      if (found.id !== getId(product)) throw new UnmetError('another id');
      return found.name;
    });
    const words = String(product.name).split(/\s+/);
    const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
    await list(search(longest), limits.search.limit, 'some');
  }
  await missing(`/product/${UNKNOWN_ID}`);
  await list(search(UNKNOWN_WORDS), limits.search.limit, 'none');
  await list(search(ODD_WORDS), limits.search.limit);
  rows.push(...checkFields('category', categoryFields, categories, origin));
  rows.push(...checkFields('product', wholeFields, products, origin));
  for (const { file } of [...documents, dataPolicy]) {
    const address = `${options.storageUrl}/${file}`;
    const signal = AbortSignal.timeout(options.timeoutMs);
    const answer = await options.fetch(new Request(address, { signal })).catch(() => null);
    const came = `status ${answer?.status}, ${answer?.headers.get('content-type')}`;
    if (answer) discard(answer);
    put(address, 'a PDF', came, /^status 200, .*pdf/.test(came) ? 'ok' : 'look');
  }
  const { sendContact, sendQuotation } = createSubmissionsClient(client);
  const mark = `PRUEBA ${randomUUID().slice(0, 8)}`;
  const values = { text: mark, email: 'prueba@example.com', phone: '3000000000', lines: mark };
  const message = mapFields('contact', ({ type }) => values[type]);
  const id_product = product ? getId(product) : '1';
  const quotation = { ...mapFields('quotation', ({ type }) => values[type]), id_product };
  for (const [call, send, payload] of [
    ['POST /contact', sendContact, message],
    ['POST /quotation', sendQuotation, quotation],
  ] as const) {
    if (!options.isSending) {
      put(call, '{ code: 200, message }', 'not sent (--send)', 'look');
      continue;
    }
    const envelope = { key: randomUUID(), policy: { version: dataPolicy.version, acceptedAt: Date.now() } };
    for (const which of ['', ' again, with the same key'])
      await add(call + which, '{ code: 200, message }', async () => {
        const { code, message: said } = await send(payload, envelope);
        if (code !== 200) throw new UnmetError(`code ${code}`);
        return `code 200${said === '' ? ', no message that a visitor may read' : ''}`;
      });
    put(call, 'kept once', `look for '${mark}' in the backend`, 'look');
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
