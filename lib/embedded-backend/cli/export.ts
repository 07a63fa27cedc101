import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { toFile } from '@/lib/embedded-backend/catalogue-file';
import { readDatabase } from '@/lib/embedded-backend/database';
import { toBytes } from '@/lib/embedded-backend/export/to-bytes';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { writeNewFile } from './report';

const USAGE = `npm run catalogue:export -- FILE.xlsx | FILE.csv | FILE.json

Writes the embedded catalogue (DATABASE_URL) to a new file, exactly as catalogue:import reads it: products, services,
facts (a column each below 'attributes'), categories, featured products, relations, and what was removed (its ids are
nobody else's). Change the file and import it again: catalogue:import -- FILE --dry-run shows what changes.

Ends with 0: written; 1: not written; 2: wrong options.`;

async function main(): Promise<number> {
  const options = { help: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const { catalogue, removed } = await readDatabase(env.databaseUrl);
  await writeNewFile(file, await toBytes(toFile(catalogue, removed), file));
  console.log(`${catalogue.products.length} products in ${catalogue.categories.length} categories written to ${file}.`);
  return 0;
}

await runCommand(main);
