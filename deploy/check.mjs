// Ends with one line where this machine cannot run or build the site; `--start` makes a missing build.
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
