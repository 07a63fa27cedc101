/** @jest-environment node */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPictureFile, getPicturesFolder, listPictures, toPictureKey } from './folder';

it.each([
  ['BM-0001', 'bm-0001'],
  [' Bm_0001 ', 'bm-0001'],
  ['ÑÁ/12', 'na-12'],
  ['../..', ''],
])('the code %j names the pictures %j', (code, key) => {
  expect(toPictureKey(code)).toBe(key);
});

it.each([
  ['file:/var/lib/site/site.db', '/var/lib/site/pictures'],
  ['file:.data/site.db', '.data/pictures'],
  ['libsql://db.example.com', 'public/images/catalogue/'],
  [':memory:', 'public/images/catalogue/'],
])('beside the database %s pictures lie in %s', (url, folder) => {
  expect(getPicturesFolder(url)).toBe(folder);
});

it.each([
  ['/images/catalogue/bm-1.01234567-400.webp', '/data/bm-1.01234567-400.webp'],
  ['/images/catalogue/bm-1.01234567-1200.avif', '/data/bm-1.01234567-1200.avif'],
  ['/images/catalogue/../bm-1.01234567-400.webp', null],
  ['/images/catalogue/..', null],
  ['/images/catalogue/site.db', null],
  ['/images/products/bm-1.01234567-400.webp', null],
])('the address %s is the file %s', (address, file) => {
  expect(getPictureFile(address, '/data')).toBe(file);
});

it('lists the newest whole picture of each key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biomedica-listed-'));
  const days = { 'a.00000001': 40, 'a.00000002': 35, 'a.00000003': 2, 'a.00000004': 50, 'b.00000001': 90 };
  for (const [base, ago] of Object.entries(days)) {
    const time = Date.now() / 1000 - ago * 86_400;
    for (const ending of ['800.webp', '400.webp']) {
      await writeFile(join(folder, `${base}-${ending}`), '');
      await utimes(join(folder, `${base}-${ending}`), time, time);
    }
  }
  await writeFile(join(folder, 'c.00000001-800.webp'), '');
  const newest = (base: string) => ({
    image: `/images/catalogue/${base}-800.webp`,
    image_sm: `/images/catalogue/${base}-400.webp`,
  });
  expect(Object.fromEntries(await listPictures(folder))).toEqual({ a: newest('a.00000003'), b: newest('b.00000001') });
  await rm(folder, { recursive: true });
});
