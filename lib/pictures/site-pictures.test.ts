/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeSitePicture } from './site-pictures';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="red"/></svg>';
let root: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'biomedica-site-pictures-'));
  mkdirSync(join(root, 'images/clients'), { recursive: true });
  await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(join(root, 'a.jpg'));
  writeFileSync(join(root, 'a.svg'), SVG);
});
afterEach(() => rmSync(root, { recursive: true }));

const make = (use: string, file: string) => makeSitePicture(use, join(root, file), root);

test.each([
  ['hero/one', ['900x1100', '1600x640', '2560x1024']],
  ['events/one', ['400x267', '800x533']],
])('%s has each size in both formats, in place of an old one', async (use, sizes) => {
  mkdirSync(join(root, 'images', use, '..'), { recursive: true });
  writeFileSync(join(root, `images/${use}-400.avif`), 'old');
  await make(use, 'a.jpg');
  for (const size of sizes)
    for (const type of ['avif', 'webp']) {
      const { width, height } = await sharp(join(root, `images/${use}-${size.split('x')[0]}.${type}`)).metadata();
      expect(`${width}x${height}`).toBe(size);
    }
});

test('the mark of a client is the drawing or a WebP, and never both', async () => {
  await make('clients/one', 'a.svg');
  expect(readFileSync(join(root, 'images/clients/one.svg'), 'utf8')).toBe(SVG);
  await make('clients/one', 'a.jpg');
  expect(existsSync(join(root, 'images/clients/one.svg'))).toBe(false);
  expect(await sharp(join(root, 'images/clients/one.webp')).metadata()).toMatchObject({ width: 400, height: 160 });
});

const SIZES = { 'favicon.ico': 32, 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

test('one drawing becomes every icon', async () => {
  await make('icons', 'a.svg');
  for (const [file, width] of Object.entries(SIZES))
    expect(await sharp(join(root, file)).metadata()).toMatchObject({ width, height: width, format: 'png' });
  expect(readFileSync(join(root, 'images/logo-mark.svg'), 'utf8')).toBe(SVG);
});

test.each([
  ['icons', 'a.jpg'],
  ['elsewhere/one', 'a.jpg'],
  ['events/../one', 'a.jpg'],
  ['events', 'a.jpg'],
])('%s of %s is refused', async (use, file) => {
  await expect(make(use, file)).rejects.toThrow(/must be an SVG|--as is one of/);
});
