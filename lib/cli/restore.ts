import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { requireFile, restoreDatabase, toTable } from '@/lib/database/backup';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';

const USAGE = `npm run restore -- FILE

Puts FILE, which npm run backup wrote, in the place of the site's database (DATABASE_URL). Stop the site first. FILE is
checked before; the old database stays beside the new one.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const path = requireFile(env.databaseUrl);
  const { counts, kept } = await restoreDatabase(file, path);
  console.log(`${path} is restored:\n${toTable(counts)}`);
  if (kept) console.log(`The old database is ${kept}.`);
  return 0;
});
