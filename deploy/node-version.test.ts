/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { LEAST_NODE } from '@/lib/process/check-node.mjs';
import { engines } from '@/package.json';

test('the image is built and run with the Node of .nvmrc', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(/^ARG NODE_IMAGE=(\S+)/m.exec(dockerfile)?.[1]).toBe(`node:${version}-slim`);
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set(['$NODE_IMAGE']));
});

test('the start refuses a Node that is older than what package.json asks for', () => {
  expect(engines.node).toBe(`>=${LEAST_NODE.join('.')}`);
});
