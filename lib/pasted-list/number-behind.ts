import { foldAccents } from '@/lib/text';
import { isContact } from './signature';

/** 'oxímetro 12', 'Monitor MV-12 2' */
const BEHIND = /^(.*\S)\s(\d{1,2})$/;
/** Rows of different things that all end so: with fewer the number may be a size. */
const MIN_ROWS = 3;

/** `texts` with the sign of a quantity before the number at their ends, where all of them that have numbers end with one; else as they are. */
export function markNumbersBehind(texts: readonly string[]): readonly string[] {
  const numbered = texts.filter((text) => /\d/.test(text) && !isContact(text));
  const things = new Set(numbered.flatMap((text) => foldAccents(BEHIND.exec(text)?.[1] ?? '') || []));
  if (things.size < MIN_ROWS || things.size < numbered.length) return texts;
  return texts.map((text) => text.replace(BEHIND, '$1 x $2'));
}
