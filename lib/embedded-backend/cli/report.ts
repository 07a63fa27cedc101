import { writeFile } from 'node:fs/promises';
import { getErrorCode } from '@/lib/database/error-code';
import { getFile } from '@/lib/database/permissions';
import type { Difference } from '@/lib/embedded-backend/differences';
import { toCsv } from '@/lib/embedded-backend/export/to-csv';
import type { Keyed, Way } from '@/lib/embedded-backend/import/keys';
import type { ImportFault } from '@/lib/embedded-backend/import/row';
import { shorten } from '@/lib/embedded-backend/import/table';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { truncate } from '@/lib/text';

const SHOWN_DIFFERENCES = 60;
/** Letters of an old or new value that a line shows. */
const VALUE_LENGTH = 40;
/** Signs that would forge lines of a terminal. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const CHANGES = ['added', 'changed', 'removed'] as const;
const COLUMNS = ['change', 'type', 'id', 'code', 'name', 'field', 'old', 'new'] as const;
const WAYS: Readonly<Record<Way, string>> = { id: 'by id', code: 'by code', name: 'joined by name', new: 'new' };

/** What is wrong or worth knowing, a line for each row. */
export function listRows(rows: readonly ImportFault[]): string[] {
  return shorten(rows, ({ line, reason }) => toLine(line > 0 ? `row ${line}: ${reason}` : reason));
}

/** How the rows of a file were found to be products: '280 by code, 3 joined by name'. */
export function describeKeys({ ways }: Keyed): string {
  return (Object.keys(WAYS) as Way[])
    .filter((way) => ways[way] > 0)
    .map((way) => `${ways[way]} ${WAYS[way]}`)
    .join(', ');
}

/** '3 added, 12 changed, 1 removed', of products, services and categories together. */
export function countDifferences(differences: readonly Difference[]): string {
  const count = (change: string) =>
    new Set(differences.filter((it) => it.change === change && it.id).map(({ type, id }) => `${type} ${id}`)).size;
  return CHANGES.map((change) => `${count(change)} ${change}`).join(', ');
}

/** A line for each field that changes and for each product that comes or goes; the removed ones first, because they are lost. */
export function listDifferences(differences: readonly Difference[]): string[] {
  const order = ['removed', 'changed', 'added'];
  const sorted = [...differences].sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
  return shorten(sorted, toDifferenceLine, '', SHOWN_DIFFERENCES);
}

function toDifferenceLine(it: Difference): string {
  const cells = [it.change.padEnd(7), it.type.padEnd(8), it.id.padStart(5), it.code, truncate(it.name, VALUE_LENGTH)];
  const values = [it.old, it.new].map((value) => `'${truncate(value, VALUE_LENGTH)}'`);
  return toLine([...cells, it.field && `${it.field}: ${values.join(' → ')}`].filter(Boolean).join('  '));
}

/** Where the catalogue that is stored now is seen, and when. */
export function describeOutcome(): string {
  if (env.backendUrl)
    return `A site with BACKEND_URL (${env.backendUrl}) does not show it: unset that to see this catalogue.`;
  const when = getFile(env.databaseUrl) === null ? 'within ten seconds' : 'at the next visit';
  return `See it at ${env.siteUrl}${routes.categories} (npm start); a site that runs already shows it ${when}.`;
}

/** Writes all differences with their whole values to a new CSV file. */
export async function writeDifferences(path: string, differences: readonly Difference[]): Promise<void> {
  const rows = differences.map((difference) => COLUMNS.map((name) => difference[name]));
  await writeNewFile(path, Buffer.from(toCsv([[...COLUMNS], ...rows])));
}

/** Writes a file that is not there yet; throws when it is. */
export async function writeNewFile(path: string, content: Uint8Array): Promise<void> {
  await writeFile(path, content, { flag: 'wx' }).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? new Error(`${path} is there already: nothing was written`) : error;
  });
}

const toLine = (text: string): string => text.replace(INVISIBLE, ' ');
