import { stringify } from 'csv-stringify/sync';
import { toCell } from '@/lib/embedded-backend/import/apostrophe';

/** A table as CSV for Excel in Spanish: semicolons, and a byte-order mark, without which Excel takes UTF-8 for another encoding. */
export function toCsv(table: readonly (readonly string[])[]): string {
  return stringify(
    table.map((cells) => cells.map((text) => toCell(text, true))),
    { bom: true, delimiter: ';', quoted_string: true },
  );
}
