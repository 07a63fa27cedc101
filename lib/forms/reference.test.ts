/** @jest-environment node */
import { createReference, getReference, parseReference } from './reference';

test('a number is made of both keys: who knows that of the message alone cannot choose one', () => {
  const number = createReference('contact:fb3aecdd355b0c52', 'one');
  expect(number).toMatch(/^\d{4} \d{4}-\d$/);
  expect(parseReference(number)).toBe(number);
  expect(createReference('contact:fb3aecdd355b0c52', 'one')).toBe(number);
  expect(createReference('contact:fb3aecdd355b0c52', 'other')).not.toBe(number);
  expect(createReference('contact:fb3aecdd355b0c53', 'one')).not.toBe(number);
  expect(getReference('contact:fb3aecdd355b0c52')).not.toBe(number);
});

test('a reference of older rows is the same for every spelling of a key that is stored', () => {
  const reference = getReference('contact:fb3aecdd355b0c52');
  expect(reference).toMatch(/^\d{4} \d{4}-\d$/);
  for (const key of ['fb3aecdd355b0c52', 'contact:=fb3aecdd355b0c52', 'quotation:fb3aecdd355b0c52.2of3:2026-11-21'])
    expect(getReference(key)).toBe(reference);
  expect(getReference('contact:fb3aecdd355b0c53')).not.toBe(reference);
});

test('what is typed is a reference with or without spaces and hyphen, and none with a wrong digit', () => {
  const reference = getReference('contact:fb3aecdd355b0c52');
  const digits = reference.replace(/\D/g, '');
  for (const text of [reference, digits, ` ${digits.slice(0, 3)} ${digits.slice(3)} `])
    expect(parseReference(text)).toBe(reference);
  const wrong = digits.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  for (const text of [wrong, digits.slice(1), `${digits}0`, 'FB3AECDD', '']) expect(parseReference(text)).toBeNull();
});

test('references of many messages spread: of 10,000 a handful at most are shared', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => createReference(`contact:${index}`, 'one'));
  expect(new Set(all).size).toBeGreaterThan(9_990);
});
