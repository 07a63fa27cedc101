import '@/lib/process/load-env';
import { existsSync } from 'node:fs';
import { getFile } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { openDatabase, readDatabase } from '@/lib/embedded-backend/database';
import { storeCatalogue } from '@/lib/embedded-backend/history';
import { readMaps } from '@/lib/embedded-backend/import/headings';
import { type Plan, planImport } from '@/lib/embedded-backend/import/plan';
import { readCatalogueFile } from '@/lib/embedded-backend/import/read-file';
import { createPictureJoin } from '@/lib/embedded-backend/pictures/join';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { readOptions, USAGE } from './import-options';
import { describeServices, describeUncategorized, describeUnknownFacts } from './notes';
import { countDifferences, describeKeys, describeOutcome, listDifferences, listRows, writeDifferences } from './report';

async function main(): Promise<number> {
  const { file, help, map, lang, 'keep-services': keepsServices, ...options } = readOptions(process.argv.slice(2));
  if (help || !file) {
    console.log(USAGE);
    return help ? 0 : 2;
  }
  const { delimiter, encoding, sheet, 'fill-merged': isFilled } = options;
  const maps = readMaps(map ?? []);
  const read = await readCatalogueFile(file, { maps, delimiter, encoding, sheet, isFilled });
  console.log([file, ...read.notes].join('\n'));
  const onProgress = (done: number, all: number) => console.log(`${done} of ${all} rows checked`);
  const path = getFile(env.databaseUrl);
  // A file with faults must not make a database.
  const stored = path !== null && !existsSync(path) ? null : await readDatabase(env.databaseUrl);
  const pictures = await createPictureJoin(env.databaseUrl);
  const plan = planImport(read, stored, { lang, keepsServices, join: pictures.join }, onProgress);
  if (plan.faults.length > 0) return refuse([...listRows(plan.faults), `${plan.faults.length} bad rows`]);
  if (plan.catalogue.products.length === 0) return refuse([`${file} has no products`]);
  for (const line of describeUnknownFacts(read.records, plan.catalogue.categories)) console.log(line);
  const uncategorized = describeUncategorized(read.records, isFilled);
  if (uncategorized) console.error(uncategorized);
  for (const line of listRows(pictures.missing)) console.error(line);
  for (const line of describePlan(plan, options['dry-run'])) console.log(line);
  const services = describeServices(plan.catalogue, stored?.catalogue ?? null);
  if (services && plan.doubts.length === 0) console.log(services);
  if (options.csv) await writeDifferences(options.csv, plan.differences);
  if (options['dry-run']) {
    const needs = plan.doubts.length > 0 ? `--yes is needed to load it: ${plan.doubts.join('; ')}. ` : '';
    console.log(`${needs}The file is good; nothing was loaded (--dry-run).`);
    return 0;
  }
  if (plan.doubts.length > 0 && !options.yes)
    return refuse([`${plan.doubts.join('; ')}. Look at it with --dry-run; --yes loads it`]);
  const database = await openDatabase(env.databaseUrl, busyTimeoutsMs.command);
  await storeCatalogue(database, plan.catalogue, { removed: read.removed, expected: stored?.storedAt ?? null });
  database.close();
  console.log(`${describeSize(plan)} loaded into ${env.databaseUrl}.`);
  console.log(describeOutcome());
  return 0;
}

function describePlan(plan: Plan, areAllShown: boolean): string[] {
  const { keys, differences } = plan;
  const rows = [...listRows(keys.notes), ...listRows(keys.strangers)];
  return [
    ...rows,
    `${describeSize(plan)}: ${describeKeys(keys)}`,
    ...(areAllShown ? listDifferences(differences) : []),
    countDifferences(differences),
  ];
}

const describeSize = ({ catalogue }: Plan) =>
  `${catalogue.products.length} products in ${catalogue.categories.length} categories`;

function refuse(lines: readonly string[]): number {
  const last = lines.at(-1);
  for (const line of [...lines.slice(0, -1), `Nothing was loaded: ${last}.`]) console.error(line);
  return 1;
}

await runCommand(main);
