import { object } from 'yup';
import { limits } from '@/content/limits';
import { castTo, name, text } from './answers';
import { noteFault } from './faults';

/** A characteristic of a product, such as its weight. */
export type Attribute = { readonly name: string; readonly value: string };

const { most, name: MAX_NAME, value: MAX_VALUE } = limits.attributes;

const attribute = object({
  name: name().test((it) => it.length <= MAX_NAME),
  value: text().test((it) => it !== '' && it.length <= MAX_VALUE),
});

/** The attributes that a product may carry, at most 40; of a repeated name the first counts, and what makes no sense is left out and logged. */
export function readAttributes(sent: unknown, call: string): readonly Attribute[] {
  if (sent === null || sent === undefined) return [];
  const list: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  const known = new Map<string, Attribute>();
  for (const item of list.slice(0, most)) {
    const read = castTo(attribute, item);
    if (read && !known.has(read.name)) known.set(read.name, read);
  }
  if (known.size < list.length)
    noteFault(call, { field: 'attributes', expected: `at most ${most} of { name, value }`, received: 'others' });
  return [...known.values()];
}
