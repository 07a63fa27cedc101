// `npm run build:standalone [-- FOLDER]`: leaves in FOLDER all that the site needs beside Node. --no-build: copies.
import { execSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';

const { values, positionals } = parseArgs({
  options: { build: { type: 'boolean', default: true } },
  allowNegative: true,
  allowPositionals: true,
});
const folder = positionals[0] ?? 'standalone';
const dist = process.env.NEXT_DIST_DIR || '.next';

// By a shell: Windows starts npm by no other way.
if (values.build) execSync('npm run build', { stdio: 'inherit', env: { ...process.env, BUILD_STANDALONE: '1' } });
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (name !== '.data') await rm(join(folder, name), { recursive: true });
// The framework leaves these to a CDN: https://nextjs.org/docs/app/api-reference/config/next-config-js/output
await cp(join(dist, 'standalone'), folder, { recursive: true, verbatimSymlinks: true });
await cp(join(dist, 'static'), join(folder, dist, 'static'), { recursive: true });
await cp('deploy/watch.mjs', join(folder, 'watch.mjs'));
await cp('public', join(folder, 'public'), { recursive: true });
await cp('.server', join(folder, '.server'), { recursive: true });
// The framework's own server, which does not use server/.
await rm(join(folder, 'server.js'));
// Only the scripts that run in this tree.
const { name, version, type, engines, scripts } = JSON.parse(await readFile('package.json', 'utf8'));
const own = Object.fromEntries(commands.map((command) => [command.name, `node .server/${command.output}.mjs`]));
const manifest = { name, version, private: true, type, engines, scripts: { start: scripts.start, ...own } };
await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${folder} is ready: node watch.mjs --max-old-space-size=400 .server/index.mjs`);
