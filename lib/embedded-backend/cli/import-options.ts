import { parseArgs } from 'node:util';
import { fields } from '@/lib/embedded-backend/import/headings';
import { toLanguageTag } from '@/lib/text';

export const USAGE = `npm run catalogue:import -- FILE [options]

Replaces the embedded catalogue (DATABASE_URL) by FILE: JSON in the backend's shape, or a spreadsheet (.xlsx or CSV)
whose header has usual Spanish headings. All of it is loaded or nothing is; a bad row is reported with its number.
A product keeps its address while it keeps its code, in whatever row it stands.

reading the file
  --map FIELD=COLUMN     the column of a field, as often as needed (or FIELD=COLUMN,FIELD=COLUMN)
                         fields: ${fields.slice(0, 15).join(' ')}
                         ${fields.slice(15).join(' ')}
  --sheet NAME           the sheet of a workbook; the first one with a name column when absent
  --fill-merged          fills merged cells downwards; in CSV the empty cells of the category
  --lang TAG             the language of names and descriptions that have no lang of their own, where it is
                         not the site's: en, pt-BR (BCP 47); screen readers then pronounce them rightly
  --delimiter CHARACTER  of CSV; guessed from the first rows (| tab ; ,) when absent
  --encoding NAME        of CSV; UTF-8 when the file is valid UTF-8, else windows-1252, when absent

loading it
  --dry-run              only shows what would be added, changed and removed
  --csv NEWFILE          writes all of that to a new CSV file
  --keep-services        keeps the services of the catalogue; the file has none then
  --yes                  also when more than a fifth is removed, or when rows without a key would be new products

Ends with 0: done; 1: nothing was loaded; 2: wrong options. catalogue:undo brings the catalogue before back.`;

const OPTIONS = {
  map: { type: 'string', multiple: true },
  lang: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  sheet: { type: 'string' },
  'fill-merged': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  csv: { type: 'string' },
  'keep-services': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The options of the command line; throws for one that is not known or makes no sense. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.lang !== undefined && !toLanguageTag(values.lang))
    throw new Error(`--lang takes a language tag such as en or pt-BR, not '${values.lang}'`);
  if (values.csv !== undefined && !/\.csv$/i.test(values.csv))
    throw new Error(`--csv takes the name of a new file that ends in .csv, not '${values.csv}'`);
  return { ...values, file: positionals.length === 1 ? positionals[0] : undefined };
}
