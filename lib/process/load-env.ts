import { createRequire } from 'node:module';
import nextEnv from '@next/env';

// The commands of package.json read the same .env files as the site: https://nextjs.org/docs/app/guides/environment-variables
nextEnv.loadEnvConfig(process.cwd());
// They run as ES modules, where lib/sharp.ts would find no `require`.
globalThis.require ??= createRequire(import.meta.url);
