import { createSafeCsv } from '@/lib/spreadsheets/csv';
import { fieldNames } from '../fields';
import type { Listed } from './listed';

/** How a whole list is written: before it, each row (with whether it is the first), after it. */
export type Format = {
  readonly begin: string;
  readonly row: (row: Listed, isFirst: boolean) => string;
  readonly end: string;
};

/** One JSON array, a message a line; texts are as they came. */
export const json: Format = {
  begin: '[',
  row: (row, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`,
  end: '\n]\n',
};

/** The columns of a spreadsheet, in their order. */
export const columns = [
  'id',
  'received_at',
  'reference',
  'kind',
  ...fieldNames,
  'id_product',
  'product',
  'quantity',
  'status',
  'attempts',
  'code',
  'message',
  'answered_at',
  'policy_version',
  'policy_accepted_at',
] as const satisfies readonly (keyof Listed)[];

/** CSV with a header. */
export function createCsv(delimiter: string): Format {
  const { header, toRow } = createSafeCsv(columns, delimiter);
  return { begin: header, row: toRow, end: '' };
}
