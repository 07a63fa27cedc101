import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { getFile } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { openDatabase, storeCatalogue } from '@/lib/embedded-backend/database';
import { type Built, buildCatalogue } from '@/lib/embedded-backend/import/build';
import { fields, readMaps } from '@/lib/embedded-backend/import/headings';
import { type FileRead, readCatalogueFile } from '@/lib/embedded-backend/import/read-file';
import { describeUnknownFacts } from '@/lib/embedded-backend/import/unknown-facts';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { routes } from '@/lib/routes';
import { toLanguageTag } from '@/lib/text';

const USAGE = `npm run catalogue:import -- FILE [options]

Replaces the embedded catalogue (DATABASE_URL) by FILE: JSON in the backend's shape, or a spreadsheet (.xlsx or CSV)
whose header has usual Spanish headings. All of it is loaded or nothing is; a bad row is reported with its number.

  --map FIELD=COLUMN     the column of a field, as often as needed (or FIELD=COLUMN,FIELD=COLUMN)
                         fields: ${fields.slice(0, 15).join(' ')}
                         ${fields.slice(15).join(' ')}
  --sheet NAME           the sheet of a workbook; the first one with a name column when absent
  --fill-merged          fills merged cells downwards; in CSV the empty cells of the category
  --lang TAG             the language of names and descriptions that have no lang of their own, where it is
                         not the site's: en, pt-BR (BCP 47); screen readers then pronounce them rightly
  --delimiter CHARACTER  of CSV; guessed from the first rows (| tab ; ,) when absent
  --encoding NAME        of CSV; UTF-8 when the file is valid UTF-8, else windows-1252, when absent
  --dry-run              only reports`;

/** A report longer than this says how many more there are. */
const SHOWN_FAULTS = 20;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string', multiple: true, default: [] },
      lang: { type: 'string' },
      delimiter: { type: 'string' },
      encoding: { type: 'string' },
      sheet: { type: 'string' },
      'fill-merged': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (values.help || !file) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  if (values.lang !== undefined && !toLanguageTag(values.lang))
    throw new Error(`--lang takes a language tag such as en or pt-BR, not '${values.lang}'`);
  const { delimiter, encoding, sheet, 'fill-merged': isFilled } = values;
  const read = await readCatalogueFile(file, { maps: readMaps(values.map), delimiter, encoding, sheet, isFilled });
  console.log([file, ...read.notes].join('\n'));
  const { catalogue, faults } = build(read, values.lang);
  for (const line of describeUnknownFacts(read.records, catalogue.categories)) console.log(line);
  for (const { line, reason } of faults.slice(0, SHOWN_FAULTS)) console.error(`row ${line}: ${reason}`);
  if (faults.length > SHOWN_FAULTS) console.error(`… and ${faults.length - SHOWN_FAULTS} more`);
  if (faults.length > 0) {
    console.error(`Nothing was loaded: ${faults.length} bad rows.`);
    return 1;
  }
  if (catalogue.products.length === 0) {
    console.error(`Nothing was loaded: ${file} has no products.`);
    return 1;
  }
  const size = `${catalogue.products.length} products in ${catalogue.categories.length} categories`;
  if (values['dry-run']) {
    console.log(`${size}: the file is good; nothing was loaded (--dry-run).`);
    return 0;
  }
  const database = await openDatabase(env.databaseUrl, busyTimeoutsMs.command);
  await storeCatalogue(database, catalogue);
  database.close();
  console.log(`${size} loaded into ${env.databaseUrl}.`);
  console.log(describeOutcome());
  return 0;
}

function describeOutcome(): string {
  if (env.backendUrl)
    return `A site with BACKEND_URL (${env.backendUrl}) does not show it: unset that to see this catalogue.`;
  const when = getFile(env.databaseUrl) === null ? 'within ten seconds' : 'at the next visit';
  return `See it at ${env.siteUrl}${routes.categories} (npm start); a site that runs already shows it ${when}.`;
}

function build({ records, faults, categories = [], suggested = [] }: FileRead, lang?: string): Built {
  const onProgress = (done: number, all: number) => console.log(`${done} of ${all} rows checked`);
  const built = buildCatalogue(records, { categories, suggested, lang }, onProgress);
  return { ...built, faults: [...faults, ...built.faults].sort((a, b) => a.line - b.line) };
}

await runCommand(main);
