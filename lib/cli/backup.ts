import '@/lib/process/load-env';
import { checkDatabase, copyDatabase, requireFile, toTable } from '@/lib/database/backup';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';

const USAGE = `npm run backup -- FILE
npm run backup -- --check FILE

Writes the site's database (DATABASE_URL) as it is now to the new file FILE, while the site runs. With --check it only
tells whether FILE is whole and what is in it. Personal data: keep FILE where you keep such data.`;

await runCommandLine([USAGE, { check: { type: 'boolean' } }, 1, 1], async ({ check }, file = '') => {
  const counts = check ? await checkDatabase(file) : await copyDatabase(requireFile(env.databaseUrl), file);
  console.log(`${file} is whole:\n${toTable(counts)}`);
  return 0;
});
