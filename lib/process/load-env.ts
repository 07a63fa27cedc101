import nextEnv from '@next/env';

// The commands of package.json read the same .env files as the site: https://nextjs.org/docs/app/guides/environment-variables
nextEnv.loadEnvConfig(process.cwd());
