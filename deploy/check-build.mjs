// Before `npm start`: makes the build that is missing, and says when the one that is there is older than what it is made of.
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'server',
  'styles',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
];
const build = join(process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID');

/** The files below `path`, or itself. Tests are in no build. */
const listFiles = (path) =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((name) => join(path, name)) : [path];

if (!existsSync(build)) {
  console.log('The first start builds the site: about a minute.');
  execSync('npm run build', { stdio: 'inherit' });
} else {
  const builtAt = statSync(build).mtimeMs;
  const files = SOURCES.filter(existsSync)
    .flatMap(listFiles)
    .filter((file) => /\.\w+$/.test(file) && !/\.test\.\w+$/.test(file));
  const newer = files.find((file) => statSync(file).mtimeMs > builtAt);
  if (newer) console.warn(`The build is older than ${newer}: run npm run build, or the site is as it was before.`);
}
