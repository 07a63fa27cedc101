/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runCommand } from '@/e2e/support/database';
import { openDatabase } from '@/lib/embedded-backend/database';

let folder: string;
let photographs: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-pictures-'));
  photographs = join(folder, 'fotos');
  await mkdir(photographs);
});

afterEach(() => rm(folder, { recursive: true }));

const CATALOGUE = [
  { code: 'BM-0001', name: 'Monitor' },
  { code: 'BM-0002', name: 'Cama' },
  { id: 40, name: 'Bomba', image: '/images/products/pump-1200.webp' },
  { id: 50, code: 'BM-0005', name: 'Equipo', image: 'IMG_9.jpg' },
];

const run = (command: string, ...options: string[]) =>
  runCommand(command, options, { DATABASE_URL: `file:${folder}/site.db` });
const makePictures = () => run('pictures', photographs);

async function importCatalogue() {
  await writeFile(join(folder, 'c.json'), JSON.stringify(CATALOGUE));
  return run('catalogue-import', join(folder, 'c.json'));
}

async function listImages() {
  const database = await openDatabase(`file:${folder}/site.db`);
  const { rows } = await database.execute('SELECT name, image, image_sm FROM products');
  database.close();
  return Object.fromEntries(rows.map(({ name, image, image_sm }) => [name, [image, image_sm]]));
}

/** When each 800 px picture was written; the time of the small one says which set is the newest. */
async function listTimes() {
  const names = await readdir(join(folder, 'pictures'));
  const times = names.map(async (name) => [name, (await stat(join(folder, 'pictures', name))).mtimeMs] as const);
  return (await Promise.all(times)).filter(([name]) => name.includes('-800.'));
}

const photograph = (side = 1_000) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

async function takePhotographs() {
  const files = { 'bm-0001 (2).JPG': 1_000, 'BM-0001.jpg': 1_000, 'img_9.jpg': 600, '40.jpg': 1_000 };
  for (const [name, side] of Object.entries(files)) await writeFile(join(photographs, name), await photograph(side));
  await writeFile(join(photographs, 'Thumbs.db'), 'x');
}

const made = (key: string, ...widths: number[]) =>
  widths.map((width) => expect.stringMatching(new RegExp(`^/images/catalogue/${key}\\.[0-9a-f]{8}-${width}\\.webp$`)));
const PICTURES = {
  Monitor: made('bm-0001', 1200, 400),
  Cama: ['', ''],
  Bomba: ['/images/products/pump-1200.webp', ''],
  Equipo: made('img-9', 800, 400),
};

describe('npm run pictures -- FOLDER', () => {
  it('gives the products of an imported catalogue their pictures, names what has none, and ends with 1 for what is none', async () => {
    await takePhotographs();
    await writeFile(join(photographs, 'BM-0002.jpg'), 'a text');
    await writeFile(join(photographs, '--.jpg'), await photograph());
    const imported = await importCatalogue();
    expect(imported.out).toContain('IMG_9.jpg');
    const { code, out, err } = await makePictures();
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n')).toEqual([
      `${photographs}/--.jpg no tiene letras ni cifras en su nombre`,
      expect.stringMatching(
        /BM-0002\.jpg no es un JPEG, PNG o WebP de hasta 60 MB y 100 megapíxeles: guárdelo como JPEG$/,
      ),
      'Productos con foto nueva: 1; archivos que no se pudieron usar: 2',
      'Sin foto: BM-0002  Cama',
      'Sin foto: BM-0005  Equipo',
      `Fotos: ${folder}/pictures`,
      '',
    ]);
    expect(await listImages()).toMatchObject({ ...PICTURES, Equipo: ['', ''] });
  });

  it('uses the first of two files for one product, and makes nothing anew in a second run', async () => {
    await writeFile(join(photographs, 'bm-0001 (2).JPG'), await photograph());
    await importCatalogue();
    await makePictures();
    await writeFile(join(photographs, 'BM-0001.jpg'), await photograph(600));
    expect((await makePictures()).out).toContain('Productos con foto nueva: 1;');
    expect((await listImages()).Monitor).toEqual(made('bm-0001', 800, 400));
    const before = await listTimes();
    expect((await makePictures()).out).toContain('Productos con foto nueva: 0;');
    expect(await listTimes()).toEqual(before);
  });

  it('keeps the picture of a product that has it by another name, when an export is imported and when pictures are made', async () => {
    await takePhotographs();
    await makePictures();
    await importCatalogue();
    const file = join(folder, 'export.csv');
    expect((await run('catalogue-export', file)).code).toBe(0);
    const { out, err } = await run('catalogue-import', file);
    expect([out, err]).toEqual([expect.stringContaining('\n0 nuevos, 0 cambiados, 0 quitados\n'), '']);
    await makePictures();
    expect(await listImages()).toEqual(PICTURES);
    await writeFile(join(photographs, 'BM-0005.jpg'), await photograph());
    await makePictures();
    expect((await listImages()).Equipo?.[0]).toContain('/bm-0005.');
  });
});
