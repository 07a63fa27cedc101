/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { searchAnswers } from './search-answers';
import { trust } from './trust';

test.each([...trust.equipment, ...trust.service])('the policy says it: $text', ({ file, source }) => {
  const policy = readFileSync(`content/policies/${file.replace('.pdf', '.md')}`, 'utf8');
  const rows = policy.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map((row) => row.slice(1, 3))).toContainEqual([...source]);
});

test('the policy of shipments says what a search for them is answered with', () => {
  const answer = searchAnswers.find(({ to }) => 'file' in to && to.file === 'politica-de-envios.pdf');
  expect(readFileSync('content/policies/politica-de-envios.md', 'utf8')).toContain(
    answer?.text.replace(/\.$/, '') ?? '?',
  );
});
