import nextEnv from '@next/env';

// The commands read the same .env files as the site: https://nextjs.org/docs/app/guides/environment-variables
nextEnv.loadEnvConfig(process.cwd());
try {
  // In compiled programs nothing reads it before. Not on standard output: a command writes its data there.
  await import('@/lib/env');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
