/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import realLines from '@/e2e/data/real-lines.json' with { type: 'json' };
import { MAX_LINES } from '@/lib/quotation-list/address';
import { formatPasted, readPasted } from './address';
import { parsePasted } from './parse';

/** Twice as much is half of what Node takes as headers, and more. */
const MAX_ADDRESS = 6_001;
const encode = (text: string) => brotliCompressSync(text).toString('base64url');

it('carries a hundred lines as hospitals write them, and the list that there is', () => {
  const pasted = parsePasted(
    realLines.map(([line], index) => `${line} con estuche y cargador número Z${index}A`).join('\n'),
  );
  expect(pasted.lines).toHaveLength(MAX_LINES);
  const address = { ...pasted, base: '101x2__con_bater~ed~a-305-x3__silla' };
  const code = formatPasted(address);
  expect(code.length).toBeLessThan(MAX_ADDRESS);
  expect(code).toMatch(/^[\w-]+$/);
  expect(readPasted(code)).toEqual(address);
});

it('carries as many lines as fit of words that nobody writes, and counts the others', () => {
  const line = { quantity: 1, note: '', code: '' };
  const lines = Array.from({ length: MAX_LINES }, () => ({ ...line, text: randomBytes(60).toString('hex') }));
  const code = formatPasted({ lines, left: 2, base: '' });
  expect(code.length).toBeLessThan(MAX_ADDRESS);
  const read = readPasted(code);
  const count = read?.lines.length ?? 0;
  expect(count).toBeGreaterThan(MAX_LINES / 2);
  expect(read).toEqual({ lines: lines.slice(0, count), left: 2 + MAX_LINES - count, base: '' });
});

test.each([
  'monitor',
  '',
  encode('a'.repeat(10_000_000)),
  encode('x\t\n1\t\tcama'),
  encode('0\t<b>\n1\t\tcama'),
  'A'.repeat(8_000),
])('is nothing where the text is none of ours, a bomb or too long (%#)', (code) => {
  expect(readPasted(code)).toBeNull();
});

it('leaves out lines that it would not have written, and takes out what does not belong in a line', () => {
  const rows = [
    '0\tz\tcama',
    '1000\t\tcama',
    'x',
    '2\t\t',
    '5\t\tcamas\t',
    '3\tca\u202Eja\tguan\u0000tes\t1.0\u202E00',
    ...Array(200).fill('1\t\tatril'),
  ];
  const lines = readPasted(encode(['0\t', ...rows].join('\n')))?.lines ?? [];
  expect(lines[0]).toEqual({ text: 'camas', quantity: 5, note: '', code: '' });
  expect(lines[1]).toEqual({ text: 'guan tes', quantity: 3, code: 'ca ja', note: '1.0 00' });
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
});

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\t', '\n', '"', '""', ' x ', '2', '(', 'cant', '…', '- ', ',', '1.000 ', '$ ', 'TOTAL '),
);

it('gives back whatever was read of a text, in its bounds', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const text = pieces.join('');
      expect(readPasted(encode(text))?.lines.length ?? 0).toBeLessThanOrEqual(MAX_LINES);
      const pasted = { ...parsePasted(text), base: '' };
      const read = readPasted(formatPasted(pasted));
      // Words that nobody writes may be more than an address takes.
      expect(read?.lines).toEqual(pasted.lines.slice(0, read?.lines.length));
      expect(JSON.stringify(pasted.lines.map((line) => line.text + line.note))).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
    { numRuns: 100 },
  );
});
