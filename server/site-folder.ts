import { fileURLToPath } from 'node:url';

/** The site's folder: this file is compiled to .server/index.mjs, and the site lies one folder higher. */
export const siteDir = fileURLToPath(new URL('..', import.meta.url));
// Before lib/process/load-env.ts, which reads the .env files of the working directory.
process.chdir(siteDir);
