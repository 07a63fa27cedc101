/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { trust } from './trust';

test.each([...trust.equipment, ...trust.service])('the policy says it: $text', ({ file, source }) => {
  const policy = readFileSync(`content/policies/${file.replace('.pdf', '.md')}`, 'utf8');
  const rows = policy.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map((row) => row.slice(1, 3))).toContainEqual([...source]);
});
