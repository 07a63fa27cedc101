import '@/lib/process/load-env';
import { requireFile, restoreDatabase, toTable } from '@/lib/database/backup';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';

const USAGE = `npm run restore -- FILE

Puts FILE, which npm run backup wrote, in the place of the site's database (DATABASE_URL). Stop the site first. FILE is
checked before; the old database stays beside the new one.`;

await runCommandLine([USAGE, {}, 1, 1], async (_, file = '') => {
  const path = requireFile(env.databaseUrl);
  const { counts, kept } = await restoreDatabase(file, path);
  console.log(`${path} is restored:\n${toTable(counts)}`);
  if (kept) console.log(`The old database is ${kept}.`);
  return 0;
});
