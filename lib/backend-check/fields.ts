import { limits } from '@/content/limits';
import { readCategory } from '@/lib/backend/answers';
import { type Assets, linkAddress, toPicture } from '@/lib/backend/assets';
import { readAttributes } from '@/lib/backend/attributes';
import { getDay, isGoodText, readDocuments } from '@/lib/backend/details';
import { getKind } from '@/lib/backend/faults';
import { detailTextNames, relationNames } from '@/lib/catalogue/detail-fields';
import { isRecord } from '@/lib/http/records';
import { ID } from '@/lib/ids';
import { toLanguageTag } from '@/lib/text';
import { type Rows, UnmetError } from './rows';

type Item = Readonly<Record<string, unknown>>;
type Rule = readonly [field: string, expected: string, isGood: (value: unknown, item: Item) => boolean];

const isAbsent = (value: unknown) => ['absent', 'null', 'blank text'].includes(getKind(value));
const isText = (value: unknown) => ['text', 'number'].includes(getKind(value));
const isId = (value: unknown) => isText(value) && ID.test(String(value).trim());
/** What may be absent and else is good when `isGood` says so of its text. */
const optional = (isGood: (text: string) => boolean) => (value: unknown) =>
  isAbsent(value) || (isText(value) && isGood(String(value).trim()));
const anyText = optional(() => true);

/** The fields of docs/backend-contract.md#answers-to-reads, as lib/backend reads them. */
function getRules(assets: Assets): Record<'category' | 'product', readonly Rule[]> {
  const isPicture = optional((text) => toPicture(text, assets) !== null);
  const isDate = optional((text) => getDay(text) !== null);
  const isLanguage = optional((text) => toLanguageTag(text) !== undefined);
  const common: readonly Rule[] = [
    ['name', 'text', (value) => isText(value)],
    ['image_sm', "absent, or an address on the backend's origin", isPicture],
    ['lang', 'absent, or a BCP 47 tag', isLanguage],
    ['updated_at', 'absent, or a date', isDate],
  ];
  const { most } = limits.attributes;
  return {
    category: [
      ['id', '1 to 18 digits', isId],
      ...common,
      ['products_count', 'absent, or a whole number', optional((text) => /^\d+$/.test(text))],
    ],
    product: [
      [
        'id',
        '1 to 18 digits; absent beside id_product',
        (id, item) => isId(id) || (isAbsent(id) && isId(item.id_product)),
      ],
      ['id_product', '1 to 18 digits; absent beside id', (id, item) => isId(id) || (isAbsent(id) && isId(item.id))],
      ...common,
      ...['slug', 'type', 'brand', 'description'].map((field): Rule => [field, 'absent, or a text', anyText]),
      ...['code', 'registro_sanitario', ...detailTextNames].map(
        (field): Rule => [
          field,
          `absent, or a text of at most ${limits.details.text}`,
          (sent) => isGoodText(field, sent),
        ],
      ),
      [
        'documents',
        `absent, or at most ${limits.details.documents} of { type, url }`,
        (sent) => areGoodDocuments(sent, assets),
      ],
      ...relationNames.map((field): Rule => [field, 'absent, or a list of products', areProducts]),
      ['replaced_by', 'absent, or a product', (sent) => isAbsent(sent) || areProducts([sent])],
      ['image', "absent, or an address on the backend's origin", isPicture],
      ['url', 'absent, or an http(s) address', optional((text) => linkAddress(text, assets) !== null)],
      ['category', 'absent, or { id, name }', (value) => isAbsent(value) || readCategory(value) !== null],
      [
        'attributes',
        `absent, or at most ${most} of { name, value }`,
        (value) =>
          isAbsent(value) || (Array.isArray(value) && readAttributes(value, 'attributes').length === value.length),
      ],
      ['related_products', 'absent, or a list', (value) => isAbsent(value) || Array.isArray(value)],
    ],
  };
}

const areProducts = (sent: unknown) =>
  isAbsent(sent) || (Array.isArray(sent) && sent.every((item) => isRecord(item) && isId(item.id_product ?? item.id)));

const areGoodDocuments = (sent: unknown, assets: Assets) =>
  isAbsent(sent) || (Array.isArray(sent) && readDocuments(sent, assets, 'documents').length === sent.length);

/** Adds a row for each field of all `items` that came: of how many it was good, and of what kind the others were. */
export async function checkFields(rows: Rows, kind: 'category' | 'product', items: readonly Item[], assets: Assets) {
  if (items.length === 0) return;
  for (const [field, expected, isGood] of getRules(assets)[kind]) {
    const bad = items.filter((item) => !isGood(item[field], item)).map((item) => getKind(item[field]));
    await rows.add(`${kind}: ${field}`, expected, async () => {
      if (bad.length > 0)
        throw new UnmetError(`${bad.length} of ${items.length} not so (${[...new Set(bad)].join(', ')})`);
      return `${items.length} of ${items.length}`;
    });
  }
}
