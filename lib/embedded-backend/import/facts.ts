import { findTerm, suggestTerm } from '@/lib/catalogue/vocabulary';
import type { Column } from './columns';

type Attribute = { readonly name: string; readonly value: string };

/** A number without a unit: '4,2', '1.200', '≥ 5'. */
const BARE_NUMBER = /^[<>≤≥±+-]?\s*\d[\d.,]*$/;
const MAX_UNIT_LENGTH = 20;

/** Whether a heading is the name of a fact in one of `categories`, or everywhere. */
export function isKnownFact(heading: string, categories: readonly (string | undefined)[]): boolean {
  return categories.some((category) => findFact(heading, category) !== undefined);
}

/** What the columns `facts` say in a row of `category`; the unit of the heading, else that of the vocabulary, follows a bare number. */
export function toAttributes(
  facts: readonly Column[],
  cells: readonly string[],
  category: string | undefined,
): Attribute[] {
  return facts.flatMap(({ index, heading }) => {
    const text = cells[index];
    if (!text) return [];
    const { name, unit } = splitUnit(heading);
    const term = findFact(heading, category);
    const suffix = unit ?? term?.unit;
    const value = suffix && BARE_NUMBER.test(text) ? `${text} ${suffix}` : text;
    return [{ name: term?.name ?? name, value }];
  });
}

/** A sentence for a fact that the vocabulary of none of `categories` knows, with the nearest name that one of them knows. */
export function describeUnknown(heading: string, categories: readonly (string | undefined)[]): string | undefined {
  if (isKnownFact(heading, categories)) return undefined;
  const { name } = splitUnit(heading);
  const nearest = categories.map((category) => suggestTerm(name, category)).find(Boolean);
  return `fact '${name}' is not in the vocabulary${nearest ? `; did you mean '${nearest}'?` : ''}`;
}

function findFact(heading: string, category: string | undefined) {
  return findTerm(heading, category) ?? findTerm(splitUnit(heading).name, category);
}

/** 'Peso (kg)' is 'Peso' in 'kg'. */
function splitUnit(heading: string): { readonly name: string; readonly unit?: string } {
  const [, name, unit] = /^([^([]+?)\s*[([]([^()[\]]+)[)\]]$/.exec(heading) ?? [];
  return name && unit && unit.length <= MAX_UNIT_LENGTH ? { name, unit: unit.trim() } : { name: heading };
}
