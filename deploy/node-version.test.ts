/** @jest-environment node */
import { readFileSync } from 'node:fs';

test('the image is built and run with the Node of .nvmrc', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(/^ARG NODE_IMAGE=(\S+)/m.exec(dockerfile)?.[1]).toBe(`node:${version}-slim`);
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set(['$NODE_IMAGE']));
});
