// Before `npm start`, `npm run build` and `npm run dev`: ends with one line when this machine cannot do it. With `--start` it makes the build
// that is missing, and says when the one that is there is older than what it is made of.
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import '../lib/process/check-node.mjs';

const FOLDERS = ['app', 'components', 'content', 'lib', 'server', 'styles'];
const FILES = ['instrumentation.ts', 'next.config.mjs', 'package-lock.json'];

if (!existsSync('node_modules/next/package.json')) {
  console.error('The packages are missing: run npm ci');
  process.exit(1);
}
if (process.argv.includes('--start')) {
  const build = join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID');
  if (existsSync(build)) compare(statSync(build).mtimeMs);
  else {
    console.log('First build, about a minute. Then the site starts and says its address.');
    execSync('npm run build', { stdio: 'inherit' });
  }
}

function compare(builtAt) {
  const list = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const sources = [...FOLDERS.filter(existsSync).flatMap(list), ...FILES.filter(existsSync)];
  // Tests are in no build.
  const files = sources.filter((file) => /\.\w+$/.test(file) && !/\.test\.\w+$/.test(file));
  const newer = files.find((file) => statSync(file).mtimeMs > builtAt);
  if (newer) console.warn(`The build is older than ${newer}: run npm run build, or the site is as it was before.`);
}
