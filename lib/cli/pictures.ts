import '@/lib/process/load-env';
import { readTokens } from '@/lib/design-tokens';
import { withDatabase } from '@/lib/embedded-backend/database';
import { joinStoredProducts } from '@/lib/embedded-backend/pictures';
import { listFirst } from '@/lib/embedded-backend/rows';
import { env } from '@/lib/env';
import { getPicturesFolder } from '@/lib/pictures/folder';
import { storePhotographs } from '@/lib/pictures/photographs';
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
  const ground = readTokens().colors?.picture;
  if (!ground) throw new Error('styles/_tokens.scss has no colour of pictures');
  const pictures = getPicturesFolder(env.databaseUrl);
  // Opened first: without it the work of an hour would be for nothing.
  return withDatabase(env.databaseUrl, async (database) => {
    const faults = await storePhotographs(folder, pictures, ground, console.log);
    const { products, changed } = await joinStoredProducts(database, pictures);
    const bare = products.filter(({ image }) => !image);
    const counts = `Productos con foto nueva: ${changed}; archivos que no se pudieron usar: ${faults}`;
    const unpictured = listFirst(bare, SHOWN, ({ id, code, name }) => `Sin foto: ${code ?? id}  ${name}`);
    console.log([counts, ...unpictured, `Fotos: ${pictures}`].join('\n'));
    return faults > 0 ? 1 : 0;
  });
});
