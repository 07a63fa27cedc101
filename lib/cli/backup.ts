import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { checkDatabase, copyDatabase, requireFile, toTable } from '@/lib/database/backup';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';

const USAGE = `npm run backup -- FILE
npm run backup -- --check FILE

Writes the site's database (DATABASE_URL) as it is now to the new file FILE, while the site runs. With --check it only
tells whether FILE is whole and what is in it. Personal data: keep FILE where you keep such data.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const counts = values.check ? await checkDatabase(file) : await copyDatabase(requireFile(env.databaseUrl), file);
  console.log(`${file} is whole:\n${toTable(counts)}`);
  return 0;
});
