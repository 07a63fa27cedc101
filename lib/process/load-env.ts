import nextEnv from '@next/env';
import { refuseStart } from './say';

// The commands of package.json read the same .env files as the site: https://nextjs.org/docs/app/guides/environment-variables
nextEnv.loadEnvConfig(process.cwd());
try {
  // Checked here, before anything else reads it.
  await import('@/lib/env');
} catch (error) {
  refuseStart(error instanceof Error ? error.message : String(error));
}
