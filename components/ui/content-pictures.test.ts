/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

test('every picture that content names is there, in every width and format, and none is too heavy', () => {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const modules = names.filter((name) => /(?<!\.test)\.(?:ts|json)$/.test(name));
  const addresses = modules.flatMap((name) => listAddresses(jest.requireActual(resolve('content', name))));
  const files = [...new Set(addresses.flatMap(listFiles))];
  expect(files.length).toBeGreaterThan(100);
  const isFaulty = (file: string) => !existsSync(file) || statSync(file).size > MAX_BYTES;
  expect(files.filter((file) => isFaulty(join('public', file)))).toEqual([]);
});
