import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** In the repository, where a build finds its packages. */
const FOLDER = '.empty-app';
/** Settings of the site that change what the framework sends. */
const SETTINGS = ['cacheComponents', 'partialPrefetching', 'reactStrictMode'];

/** Where `npm run bench:empty-app` writes its figure down. */
export const EMPTY_APP_FILE = 'e2e/data/empty-app.json';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The version of the installed framework. */
export const getFrameworkVersion = (): string => readJson('node_modules/next/package.json').version;

/** The size of the scripts of an empty app, gzip, and the version of the framework that it was measured with. */
export const readEmptyApp = (): { readonly next: string; readonly bytes: number } => readJson(EMPTY_APP_FILE);

/** Bytes as gzip makes of them at its best: what a text costs, whatever server sends it. */
export function toGzipSize(body: string | Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** The addresses of the scripts that a page names for the browsers of today. */
function listScripts(html: string): string[] {
  const modern = html.replace(/<script[^>]*\snomodule[^>]*>/gi, '');
  return [...new Set(modern.match(/\/_next\/static\/chunks\/[^"\\?]+\.js/g))];
}

/** Builds an app of one empty page with the installed framework; gives the size of its scripts, gzip. */
export async function measureEmptyApp(): Promise<number> {
  const { config } = JSON.parse(await readFile('.next/required-server-files.json', 'utf8'));
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, config[name]]));
  const own = { ...settings, typescript: { ignoreBuildErrors: true }, turbopack: { root: resolve('.') } };
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, 'app'), { recursive: true });
  const write = (name: string, text: string) => writeFile(join(FOLDER, name), text);
  await write('next.config.mjs', `export default ${JSON.stringify(own)};`);
  await write('app/layout.jsx', 'export default ({ children }) => <html lang="es"><body>{children}</body></html>;');
  await write('app/page.jsx', 'export default () => <p>…</p>;');
  try {
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', FOLDER], { env, stdio: 'pipe' });
    const html = await readFile(join(FOLDER, '.next/server/app/index.html'), 'utf8');
    const files = listScripts(html).map((address) => readFile(join(FOLDER, address.replace('/_next', '.next'))));
    return (await Promise.all(files)).reduce((sum, file) => sum + toGzipSize(file), 0);
  } finally {
    await rm(FOLDER, { recursive: true, force: true });
  }
}
