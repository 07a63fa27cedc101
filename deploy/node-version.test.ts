/** @jest-environment node */
import { readFileSync } from 'node:fs';

test('the image is built and run with the Node of .nvmrc', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${version}-slim`]));
});
