import '@/lib/process/load-env';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getFile } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { openDatabase, storeCatalogue } from '@/lib/embedded-backend/database';
import { type Built, buildCatalogue } from '@/lib/embedded-backend/import/build';
import { decodeText, readCsv } from '@/lib/embedded-backend/import/read-csv';
import { readJson } from '@/lib/embedded-backend/import/read-json';
import { joinPictures } from '@/lib/embedded-backend/pictures/join';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { routes } from '@/lib/routes';
import { toLanguageTag } from '@/lib/text';

const USAGE = `npm run catalogue:import -- FILE [options]

Replaces the embedded catalogue (DATABASE_URL) by FILE: JSON in the backend's shape, or CSV with a header.
All of it is loaded or nothing is; a bad row is reported with its line.

  --map FIELD=COLUMN     the column of a field, as often as needed (or FIELD=COLUMN,FIELD=COLUMN)
                         fields: id name category category_id type brand slug description image image_sm url lang
  --lang TAG             the language of names and descriptions that have no lang of their own, where it is
                         not the site's: en, pt-BR (BCP 47); screen readers then pronounce them rightly
  --delimiter CHARACTER  guessed from the header (| tab ; ,) when absent
  --encoding NAME        UTF-8 when the file is valid UTF-8, else windows-1252, when absent
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
  const { text, encoding } = decodeText(await readFile(file), values.encoding);
  console.log(`${file}: ${encoding}`);
  const csv = { columns: getColumns(values.map), delimiter: values.delimiter };
  const { catalogue, faults } = read(file, text, csv, values.lang);
  for (const { line, reason } of faults.slice(0, SHOWN_FAULTS)) console.error(`line ${line}: ${reason}`);
  if (faults.length > SHOWN_FAULTS) console.error(`… and ${faults.length - SHOWN_FAULTS} more`);
  if (faults.length > 0) {
    console.error(`Nothing was loaded: ${faults.length} bad rows.`);
    return 1;
  }
  if (catalogue.products.length === 0) {
    console.error(`Nothing was loaded: ${file} has no products.`);
    return 1;
  }
  const { products, missing } = await joinPictures(catalogue.products, env.databaseUrl);
  for (const words of missing.slice(0, SHOWN_FAULTS)) console.error(words);
  if (missing.length > SHOWN_FAULTS) console.error(`… and ${missing.length - SHOWN_FAULTS} more pictures`);
  const size = `${catalogue.products.length} products in ${catalogue.categories.length} categories`;
  if (values['dry-run']) {
    console.log(`${size}: the file is good; nothing was loaded (--dry-run).`);
    return 0;
  }
  const database = await openDatabase(env.databaseUrl, busyTimeoutsMs.command);
  await storeCatalogue(database, { ...catalogue, products });
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

function read(file: string, text: string, csv: Parameters<typeof readCsv>[1], lang?: string): Built {
  const onProgress = (done: number, all: number) => console.log(`${done} of ${all} rows checked`);
  if (/\.json$/i.test(file)) {
    const { records, categories, suggested } = readJson(text);
    return buildCatalogue(records, { categories, suggested, lang }, onProgress);
  }
  const { records, faults } = readCsv(text, csv);
  const built = buildCatalogue(records, { lang }, onProgress);
  return { ...built, faults: [...faults, ...built.faults].sort((a, b) => a.line - b.line) };
}

function getColumns(maps: readonly string[]): Record<string, string> {
  const pairs = maps.flatMap((map) => map.split(',')).map((pair) => pair.split('=').map((part) => part.trim()));
  const bad = pairs.find(([field, column]) => !field || !column);
  if (bad) throw new Error(`--map takes FIELD=COLUMN, not '${bad.join('=')}'`);
  return Object.fromEntries(pairs);
}

await runCommand(main);
