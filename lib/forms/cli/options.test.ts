/** @jest-environment node */
import { readOptions } from './options';

test.each([
  [['--erase'], '--erase needs --person'],
  [['--proof'], '--proof needs --person'],
  [['--person', 'Ana', '--erase'], "--person takes an e-mail address or a phone number, not 'Ana'"],
  [['--person', ''], "--person takes an e-mail address or a phone number, not ''"],
  [['--person', 'a@b.co', '--erase', '--search', 'monitor'], '--search does not go with --erase'],
  [['--person', 'a@b.co', '--erase', '--json'], '--erase does not go with --json'],
  [['--mark', 'answered'], '--mark needs --number or --id'],
  [['--mark', 'done', '--id', '1'], "--mark takes answered or open, not 'done'"],
  [['--mark', 'answered', '--id', '1', '--pending'], '--pending does not go with --mark'],
  [['--release', '482177035'], "There is no number '482177035': a digit is wrong"],
  [['--release', '4821 7703-4', '--pending'], '--pending does not go with --release'],
  [['--delete', 'one'], "An id is a number, or e and a number, not 'one'"],
  [['--search', ' '], '--search takes words'],
  [['--csv', '--separator', '|'], "--separator takes ; or , or tab, not '|'"],
  [['--separator', ','], '--separator does not go with the table'],
  [['--csv', '--json'], '--csv does not go with --json'],
  [['--xlsx', ''], '--xlsx takes the name of a file'],
])('%j is refused in one line', (args, line) => {
  expect(() => readOptions(args)).toThrow(new Error(line));
});

test('--number and --person take the words behind them, and a filter goes with every form', () => {
  expect(readOptions(['--number', '4821', '7703-4'])).toMatchObject({ number: '4821 7703-4', action: 'table' });
  const { person, action, separator } = readOptions(['--csv', '--pending', '--person', '300', '123 4567']);
  expect([person?.args[0], action, separator]).toEqual(['3001234567', 'csv', ';']);
});
