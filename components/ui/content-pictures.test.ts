/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { toReadyMadeWidths } from './picture';

/** The heaviest ready-made picture has 78,368 bytes; a photograph as a camera makes it has millions. */
const MAX_BYTES = 100_000;

/** Every address below /images/ in `value`, however deep. */
function listAddresses(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/\/images\/[\w./-]+\.\w+/g) ?? [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listAddresses) : [];
}

/** The files that a page asks for to show the picture at `address`. */
function listFiles(address: string): string[] {
  const sets = [toReadyMadeWidths(address, 'webp'), toReadyMadeWidths(address, 'avif')];
  const files = sets.flatMap((set) => set?.split(', ').map((one) => one.split(' ')[0] ?? '') ?? []);
  return files.length > 0 ? files : [address];
}

/** What is wrong with the files of `addresses` below `folder`. */
function findFaults(addresses: readonly string[], folder: string): string[] {
  return [...new Set(addresses.flatMap(listFiles))].flatMap((address) => {
    const file = join(folder, address);
    if (!existsSync(file)) return [`${address} is not there`];
    const { size } = statSync(file);
    return size > MAX_BYTES ? [`${address} has ${size} bytes`] : [];
  });
}

const modules = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.(?:ts|json)$/.test(name),
);

test.each(modules)(
  'every picture that content/%s names is there, in every width and format, and none is too heavy',
  (name) => {
    expect(findFaults(listAddresses(jest.requireActual(resolve('content', name))), 'public')).toEqual([]);
  },
);

test('the pictures of products, categories, events, services, clients and payment methods are among them', () => {
  const named = modules.flatMap((name) => listAddresses(jest.requireActual(resolve('content', name))));
  const folders = new Set(named.map((address) => address.split('/')[2]));
  const sections = ['products', 'categories', 'events', 'services', 'clients', 'payments'];
  expect([...folders]).toEqual(expect.arrayContaining(sections));
});

test('a picture that is nowhere, lacks a width or is a whole photograph is a fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'biomedica-content-'));
  mkdirSync(join(folder, 'images'));
  for (const ending of ['400.webp', '400.avif', '800.webp']) writeFileSync(join(folder, 'images', `a-${ending}`), 'x');
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: 'red', noise } })
    .jpeg()
    .toFile(join(folder, 'images/photo.jpg'));
  const { size } = statSync(join(folder, 'images/photo.jpg'));
  const addresses = listAddresses({
    items: [{ image: '/images/a-400.webp' }],
    logo: '/images/none.svg',
    p: '/images/photo.jpg',
  });
  expect(findFaults(addresses, folder)).toEqual([
    '/images/a-800.avif is not there',
    '/images/none.svg is not there',
    `/images/photo.jpg has ${size} bytes`,
  ]);
  rmSync(folder, { recursive: true });
});
