import '@/lib/process/load-env';
import { readTokens } from '@/lib/design-tokens';
import { type Product, readStored } from '@/lib/embedded-backend/catalogue';
import { withDatabase } from '@/lib/embedded-backend/database';
import { getPictureKeys, joinStoredProducts, takesPicture } from '@/lib/embedded-backend/pictures';
import { env } from '@/lib/env';
import { getPicturesFolder } from '@/lib/pictures/folder';
import { listPhotographs, PhotographError, storePictures } from '@/lib/pictures/photographs';
import { makeSitePicture, uses } from '@/lib/pictures/site-pictures';
import { runCommandLine } from '@/lib/process/run-command';

const USAGE = `npm run pictures -- CARPETA
npm run pictures -- ARCHIVO --as ${uses.join('|')}

CARPETA: hace las fotos de los productos de fotografías (JPEG, PNG o WebP, de cualquier tamaño) que se llaman como el código
o el id del producto (BM-0001.jpg), y las da a los productos del catálogo propio (DATABASE_URL). Un producto que tiene otra
foto la conserva. Termina con 1 si alguna fotografía no se pudo usar.
ARCHIVO: hace todos los tamaños y formatos de una imagen del sitio en public/, en lugar de los de antes.`;

/** Products without a picture that are named. */
const SHOWN = 20;

const OPTIONS = { as: { type: 'string' } } as const;

await runCommandLine([USAGE, OPTIONS, 1, 1], async ({ as }, folder = '') => {
  if (as !== undefined) {
    console.log((await makeSitePicture(as, folder)).join('\n'));
    return 0;
  }
  return withDatabase(env.databaseUrl, async (database) => {
    const { products } = await readStored(database);
    const faults = await makeAll(folder, products.filter(({ type }) => type === 'PRODUCT').reverse());
    const joined = await joinStoredProducts(database, env.databaseUrl);
    const bare = joined.products.filter(({ image }) => !image);
    for (const { id, code, name } of bare.slice(0, SHOWN)) say(code ?? String(id), 'sin foto', name);
    if (bare.length > SHOWN) console.log(`… y ${bare.length - SHOWN} más sin foto`);
    console.log(`Productos con foto nueva: ${joined.changed}; archivos que no se pudieron usar: ${faults}`);
    console.log(`Fotos: ${getPicturesFolder(env.databaseUrl)}`);
    return faults > 0 ? 1 : 0;
  });
});

/** Makes the pictures of each key's first photograph, a line per file; returns the number of unreadable files. */
async function makeAll(folder: string, products: readonly Product[]): Promise<number> {
  const owners = new Map(products.flatMap((product) => getPictureKeys(product).map((key) => [key, product])));
  const ground = readTokens().colors?.picture;
  if (!ground) throw new Error('styles/_tokens.scss has no colour of pictures');
  const made = new Map<string, string>();
  let faults = 0;
  for (const photograph of await listPhotographs(folder)) {
    const { file, key } = photograph;
    const first = made.get(key);
    const owner = owners.get(key);
    const state = !owner ? 'sin producto' : takesPicture(owner) ? 'unida' : 'tiene otra';
    if (first) say(key, 'no se usa', `${file}: vale ${first}`);
    else
      try {
        const result = await storePictures(photograph, getPicturesFolder(env.databaseUrl), ground);
        made.set(key, file);
        say(key, state, `${file}: ${result}${state === 'tiene otra' ? ` (${owner?.image || owner?.image_sm})` : ''}`);
      } catch (error) {
        if (!(error instanceof PhotographError)) throw error;
        faults += 1;
        say(key, 'ERROR', `${file} ${error.message}`);
      }
  }
  return faults;
}

function say(key: string, state: string, words: string): void {
  console.log(`${key.padEnd(16)}  ${state.padEnd(12)}  ${words}`);
}
