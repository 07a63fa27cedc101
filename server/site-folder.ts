import { dirname } from 'node:path';

/** The site's folder: this file is compiled to .server/index.mjs, and the site lies one folder higher. */
export const siteDir = dirname(import.meta.dirname);
// Before lib/process/load-env.ts, which reads the .env files of the working directory.
process.chdir(siteDir);
