// Writes Brotli copies of a build's texts for server/compression.ts: the best quality is too slow during a request.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const folder = join(process.env.NEXT_DIST_DIR || '.next', 'static');
const MIN_BYTES = 256;
const compress = promisify(brotliCompress);

for (const name of await readdir(folder, { recursive: true })) {
  const file = join(folder, name);
  if (/\.(?:js|css)$/.test(name) && (await stat(file)).size >= MIN_BYTES)
    await writeFile(`${file}.br`, await compress(await readFile(file)));
}
