import { limits } from '@/content/limits';
import { type ListAnswer, readCategories, readProduct, readProducts, unwrapAnswer } from '@/lib/backend/answers';
import { MAX_ITEMS } from '@/lib/backend/catalogue';
import { type ClientOptions, createClient } from '@/lib/backend/client';
import { BackendStatusError } from '@/lib/backend/errors';
import { listFaults, toCall } from '@/lib/backend/faults';
import { createReadQueue } from '@/lib/backend/read-queue';
import { isRecord } from '@/lib/http/records';
import { ID } from '@/lib/ids';
import { checkFields } from './fields';
import { checkForms } from './forms';
import { createRows, type Row, toWords, UnmetError } from './rows';

/** Ids that no catalogue has, and words that no product has. */
const UNKNOWN_ID = '999999999999999999';
const UNKNOWN_WORDS = 'qzxwvqzxwv';
const ODD_WORDS = `100% "ñ" & +'#?/`;

type Read = (answer: unknown, most: number, call: string) => ListAnswer<unknown>;

const getId = (item: Record<string, unknown>) => String(item.id_product ?? item.id).trim();
const hasId = (item: Record<string, unknown>) => ID.test(getId(item));

/** Makes every call of docs/backend-contract.md and judges the answers with the site's own readers; sends messages only when told. */
export async function checkBackend(options: ClientOptions, isSending: boolean): Promise<readonly Row[]> {
  // Without the circuit breaker: each call has its own verdict.
  const client = createClient(options, { reads: createReadQueue(), breaker: (call) => call() });
  const rows = createRows();
  const products: Record<string, unknown>[] = [];
  const categories: Record<string, unknown>[] = [];

  /** Adds a row for a list; `judge` sees its raw items and says what is wrong with them, or ''. */
  const list = (
    path: string,
    most: number,
    expected: string,
    judge: (items: readonly unknown[]) => string,
    read: Read = readProducts,
  ) =>
    rows.add(path, `list of at most ${most}${expected}`, async () => {
      const answer = await client.get(path);
      const sent = unwrapAnswer(answer);
      // Before the site's reader refuses the list: each field has its verdict.
      const first = Array.isArray(sent) ? sent.slice(0, most) : [];
      (read === readCategories ? categories : products).push(...first.filter(isRecord));
      const { items, total, isCut } = read(answer, most, toCall('GET', path));
      const fault = listFaults()[toCall('GET', path)];
      if (isCut) throw new UnmetError(`more than ${most}`);
      if (items.length < first.length && fault)
        throw new UnmetError(`${first.length - items.length} left out; ${toWords(fault)}`);
      const complaint = judge(items);
      if (complaint) throw new UnmetError(complaint);
      return total === null ? `${items.length}` : `${items.length} of ${total}`;
    });
  const missing = (path: string) =>
    rows.add(path, 'status 404', async () => {
      const answer = await client.get(path).catch((error: unknown) => error);
      if (!(answer instanceof Error)) throw new UnmetError('an answer');
      if (answer instanceof BackendStatusError && answer.status === 404) return '404';
      throw answer;
    });
  const search = (q: string) =>
    `/products?page=${limits.search.page}&limit=${limits.search.limit}&q=${encodeURIComponent(q)}`;
  const anything = () => '';
  const notEmpty = (items: readonly unknown[]) => (items.length === 0 ? 'an empty list' : '');

  await list('/products/suggested', MAX_ITEMS.suggested, '', anything);
  const { page, limit } = limits.services;
  await list(`/products?page=${page}&limit=${limit}`, limit, ', not empty', notEmpty);
  await list('/categories/PRODUCT', MAX_ITEMS.categories, ', not empty', notEmpty, readCategories);
  for (const { id } of categories.filter(hasId).slice(0, 1))
    await list(`/category/${id}`, MAX_ITEMS.category, '', anything);
  await missing(`/category/${UNKNOWN_ID}`);
  const some = products.find(hasId);
  const id = some ? getId(some) : '';
  if (some) {
    await rows.add(`/product/${id}`, 'the product of this id', async () => {
      const answer = await client.get(`/product/${id}`);
      const found = readProduct(answer, 'GET /product/{id}');
      products.push(unwrapAnswer(answer) as Record<string, unknown>);
      if ((found.id_product ?? found.id) !== id) throw new UnmetError('another id');
      return found.name;
    });
    const word =
      String(some.name)
        .split(/\s+/)
        .toSorted((a, b) => b.length - a.length)[0] ?? '';
    await list(search(word), limits.search.limit, ', not empty', notEmpty);
  }
  await missing(`/product/${UNKNOWN_ID}`);
  await list(search(UNKNOWN_WORDS), limits.search.limit, ', empty', (items) =>
    items.length > 0 ? `${items.length} items` : '',
  );
  await list(search(ODD_WORDS), limits.search.limit, '', anything);
  const { origin } = new URL(options.baseUrl);
  const assets = { origin, imageOrigins: [origin] };
  await checkFields(rows, 'category', categories, assets);
  await checkFields(rows, 'product', products, assets);
  await checkForms(rows, client, options.apiUrl, isSending ? id || '1' : null);
  return rows.rows;
}
