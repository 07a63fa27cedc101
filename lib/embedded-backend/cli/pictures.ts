import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { readTokens } from '@/lib/design-tokens/tokens';
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import { openDatabase } from '@/lib/embedded-backend/database';
import {
  getPictureKeys,
  joinStoredProducts,
  listStoredProducts,
  takesPicture,
} from '@/lib/embedded-backend/pictures/join';
import { env } from '@/lib/env';
import { getPicturesFolder, listPictures } from '@/lib/pictures/folder';
import { makeMissingAvif, PhotographError } from '@/lib/pictures/make';
import { listPhotographs, type Photograph, storePictures } from '@/lib/pictures/photographs';
import { runCommand } from '@/lib/process/run-command';

const USAGE = `npm run pictures -- FOLDER

Makes the pictures of products from photographs (JPEG, PNG or WebP, of any size), named by the code or the id of
the product (BM-0001.jpg), and gives them to the products of the embedded catalogue (DATABASE_URL).
A product that has another picture keeps it. Without FOLDER it makes the AVIF of each WebP in public/images.
The status is 1 when a photograph could not be made.`;

/** Products without a picture that are named. */
const SHOWN = 20;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [folder] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (folder === undefined) {
    await makeMissingAvif(console.log);
    return 0;
  }
  const database = await openDatabase(env.databaseUrl, busyTimeoutsMs.command);
  try {
    const products = await listStoredProducts(database);
    const target = getPicturesFolder(env.databaseUrl);
    const faults = await makeAll(folder, target, products);
    const pictures = await listPictures(target);
    const joined = await joinStoredProducts(database, pictures);
    for (const line of listBare(joined.products)) console.log(line);
    console.log(
      `${joined.changed} products have a new picture; ${faults} files could not be made. Pictures: ${target}`,
    );
    return faults > 0 ? 1 : 0;
  } finally {
    database.close();
  }
}

/** Makes the pictures of each product's first photograph, with a line for each file; gives the number of files that are none. */
async function makeAll(folder: string, target: string, products: readonly ProductRow[]): Promise<number> {
  const owners = new Map(
    products.toReversed().flatMap((product) => getPictureKeys(product).map((key) => [key, product])),
  );
  const ground = readTokens().colors?.picture;
  if (!ground) throw new Error('styles/_tokens.scss has no colour of pictures');
  const made = new Map<string, string>();
  let faults = 0;
  for (const photograph of await listPhotographs(folder)) {
    const { file, key } = photograph;
    const first = made.get(key);
    if (first) {
      console.log(toLine(key, 'not used', `${file}: ${first} counts`));
      continue;
    }
    try {
      const result = await storePictures(photograph, target, ground);
      made.set(key, file);
      const owner = owners.get(key);
      const another = owner && !takesPicture(owner) ? ` (the catalogue says ${owner.image || owner.image_sm})` : '';
      console.log(toLine(key, describe(photograph, owner), `${file}: ${result}${another}`));
    } catch (error) {
      if (!(error instanceof PhotographError)) throw error;
      faults += 1;
      console.log(toLine(key, 'FAULT', `${file} ${error.message}`));
    }
  }
  return faults;
}

/** A line for each of the first products without a picture, so that those of the files stay in sight. */
function listBare(products: readonly ProductRow[]): string[] {
  const bare = products.filter(({ image }) => image === '');
  const lines = bare.slice(0, SHOWN).map(({ id, code, name }) => toLine(code ?? String(id), 'no picture', name));
  const left = bare.length - lines.length;
  return left > 0 ? [...lines, `… and ${left} more without a picture`] : lines;
}

function describe({ key }: Photograph, product: ProductRow | undefined): string {
  if (!product) return 'no product';
  return takesPicture(product) || key === '' ? 'joined' : 'has another';
}

const toLine = (key: string, state: string, words: string) => `${key.padEnd(16)}  ${state.padEnd(11)}  ${words}`;

await runCommand(main);
