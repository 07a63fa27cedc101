import { writeFile } from 'node:fs/promises';
import { getErrorCode } from '@/lib/database/error-code';
import { getFile } from '@/lib/database/permissions';
import type { Difference } from '@/lib/embedded-backend/flat-rows';
import type { Fault } from '@/lib/embedded-backend/import/check';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { truncate } from '@/lib/text';

/** Lines of one kind that a report shows; it counts the others. */
const SHOWN_ROWS = 20;
const SHOWN_DIFFERENCES = 100;
/** Letters of an old or new value that a line shows. */
const VALUE_LENGTH = 40;
/** Signs that would forge lines of a terminal. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;
const CHANGES = { removed: 'quitado', changed: 'cambiado', added: 'nuevo' } as const;

/** A line for each of the first rows of which there is something to say. */
export function listRows(rows: readonly Fault[]): string[] {
  return shorten(rows, SHOWN_ROWS, ({ line, reason }) => (line > 0 ? `fila ${line}: ${reason}` : reason));
}

/** '3 nuevos, 12 cambiados, 1 quitados', of products, services and categories together. */
export function countDifferences(differences: readonly Difference[]): string {
  const count = (change: string) =>
    new Set(differences.filter((it) => it.change === change && it.row.has('id')).map(({ row }) => getKey(row))).size;
  return `${count('added')} nuevos, ${count('changed')} cambiados, ${count('removed')} quitados`;
}

const getKey = (row: Difference['row']) => `${row.get('type')} ${row.get('id')}`;

/** A line for each field that changes and for each product that comes or goes; the removed ones first, because they are lost. */
export function listDifferences(differences: readonly Difference[]): string[] {
  const order = Object.keys(CHANGES);
  const sorted = [...differences].sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
  return shorten(sorted, SHOWN_DIFFERENCES, ({ change, row, field, ...values }) => {
    const keys = ['type', 'id', 'code', 'name'].map((name) => truncate(row.get(name) ?? '', VALUE_LENGTH));
    const [old, now] = [values.old, values.new].map((value = '') => `'${truncate(value, VALUE_LENGTH)}'`);
    return [CHANGES[change], ...keys, field && `${field}: ${old} → ${now}`].filter(Boolean).join('  ');
  });
}

function shorten<T>(items: readonly T[], most: number, toLine: (item: T) => string): string[] {
  const left = items.length - most;
  const lines = items.slice(0, most).map((item) => toLine(item).replace(INVISIBLE, ' '));
  return left > 0 ? [...lines, `… y ${left} más`] : lines;
}

/** Where the catalogue that is stored now is seen, and when. */
export function describeOutcome(): string {
  if (env.backendUrl)
    return `Un sitio con BACKEND_URL (${env.backendUrl}) no lo muestra: quite ese ajuste para ver este catálogo.`;
  const when = getFile(env.databaseUrl) === null ? 'en diez segundos' : 'en la próxima visita';
  return `Véalo en ${env.siteUrl}${routes.categories} (npm start); un sitio que ya funciona lo muestra ${when}.`;
}

/** Writes a file that is not there yet; throws when it is. */
export async function writeNewFile(path: string, content: Uint8Array): Promise<void> {
  await writeFile(path, content, { flag: 'wx' }).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? new Error(`${path} ya existe: no se escribió nada`) : error;
  });
}
