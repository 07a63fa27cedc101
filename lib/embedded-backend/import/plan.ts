import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import { type CatalogueFile, type Removed, toFile } from '@/lib/embedded-backend/catalogue-file';
import { compareFiles, type Difference } from '@/lib/embedded-backend/differences';
import type { Stored } from '@/lib/embedded-backend/stored';
import { type Built, buildCatalogue } from './build';
import type { Known } from './known';
import type { CatalogueRead } from './read-json';
import { getType, type ImportFault, type ImportRecord } from './row';

/** Of the products, or of the services: who removes more is asked whether that is meant. */
const MAX_REMOVED_PART = 1 / 5;

type Choices = {
  readonly lang?: string | undefined;
  /** Keeps the services of the database, which the file must not have then. */
  readonly keepsServices?: boolean | undefined;
  /** Gives the product of a row the pictures that were made for it. */
  readonly join?: (product: ProductRow, line: number) => ProductRow;
};

/** What an import would do. */
export type Plan = Built & {
  readonly differences: readonly Difference[];
  /** Why it is not done without --yes. */
  readonly doubts: readonly string[];
};

/** Works out what the import of a file does to what is stored (null: nothing, or the sample), and stores nothing. */
export function planImport(
  read: CatalogueRead,
  stored: Stored | null,
  { lang, keepsServices = false, join }: Choices,
  onProgress?: (done: number, all: number) => void,
): Plan {
  const before = stored?.isSample ? null : stored;
  const old = toFile(before?.catalogue ?? NOTHING);
  const services = keepsServices && stored ? getServices(stored, read.records) : [];
  const known = toKnown(old, [...read.removed, ...(before?.removed ?? [])]);
  const { categories, suggested } = read;
  const records = [...read.records, ...services];
  const built = buildCatalogue(records, { categories, suggested, lang, known, ...(join && { join }) }, onProgress);
  const { catalogue } = built;
  const faults = [...read.faults, ...built.faults].sort((a, b) => a.line - b.line);
  const differences = faults.length > 0 ? [] : compareFiles(old, toFile(catalogue));
  const doubts = faults.length > 0 ? [] : listDoubts(built.keys.strangers, old.products, differences);
  return { ...built, faults, differences, doubts };
}

const NOTHING = { categories: [], products: [], related: new Map(), suggested: [] };

function toKnown({ products, categories }: CatalogueFile, removed: readonly Removed[]): Known {
  const ids = new Set(products.map(({ id }) => id));
  const rows = [...removed.filter(({ type }) => type === 'CATEGORY'), ...categories];
  return {
    products,
    removed: removed.filter(({ type, id }) => type === 'PRODUCT' && !ids.has(id)),
    categories: rows.map((row) => ({ image_sm: '', lang: null, ...row })),
  };
}

/** The services of the database as rows of a file. */
function getServices({ catalogue }: Stored, records: readonly ImportRecord[]): ImportRecord[] {
  const own = records.find((record) => getType(record) === 'SERVICE');
  if (own) throw new Error(`the file has services of its own (row ${own.line}): import it without --keep-services`);
  const services = toFile(catalogue).products.filter(({ type }) => type === 'SERVICE');
  return services.map((fields) => ({ line: 0, fields: { lang: '', ...fields } }));
}

function listDoubts(
  strangers: readonly ImportFault[],
  products: readonly { readonly type: string }[],
  differences: readonly Difference[],
): string[] {
  const few = (['PRODUCT', 'SERVICE'] as const).flatMap((type) => {
    const all = products.filter((product) => product.type === type).length;
    const removed = differences.filter((it) => it.type === type && it.change === 'removed').length;
    const help = type === 'SERVICE' ? ' (--keep-services keeps them)' : '';
    return removed > all * MAX_REMOVED_PART
      ? [`${removed} of ${all} ${type === 'SERVICE' ? 'services' : 'products'} would be removed${help}`]
      : [];
  });
  if (strangers.length === 0) return few;
  const keyless = `the file has no key (neither id nor code), and ${strangers.length} of its rows are no product by name: they would get new addresses`;
  return [keyless, ...few];
}
