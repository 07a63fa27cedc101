import { findTerm } from '@/lib/catalogue/vocabulary';
import type { Column } from './columns';
import type { Header } from './find-header';

type Attribute = { readonly name: string; readonly value: string };
type Fact = { readonly index: number; readonly name: string; readonly unit: string | undefined };
type Categories = readonly (string | undefined)[];

/** A number without a unit: '4,2', '1.200', '≥ 5'. */
const BARE_NUMBER = /^[<>≤≥±+-]?\s*\d[\d.,]*$/;
const MAX_UNIT_LENGTH = 20;

/** Whether a heading is the name of a fact in one of `categories`. */
export function isKnownFact(heading: string, categories: Categories): boolean {
  return categories.some((category) => findFact(heading, category) !== undefined);
}

/**
 * Gives a function that reads the columns `facts` of a row. A column that the vocabulary knows has its name and, behind a bare number, its
 * unit; one `below` the title 'Características' keeps its own words, so that an export comes back as it was. A unit in the heading wins,
 * but for headings that are exact names.
 */
export function createFactReader(facts: readonly Column[], { facts: below, areExact }: Header) {
  const known = new Map<string | undefined, readonly Fact[]>();
  const toFact = ({ index, heading }: Column, category: string | undefined): Fact => {
    if (areExact) return { index, name: heading, unit: undefined };
    const { name, unit } = splitUnit(heading);
    const term = below.has(index) ? undefined : findFact(heading, category);
    return { index, name: term?.name ?? name, unit: unit ?? term?.unit };
  };
  return (cells: readonly string[], category: string | undefined): Attribute[] => {
    const named = known.get(category) ?? facts.map((column) => toFact(column, category));
    known.set(category, named);
    return named.flatMap(({ index, name, unit }) => {
      const text = cells[index];
      if (!text) return [];
      return [{ name, value: unit && BARE_NUMBER.test(text) ? `${text} ${unit}` : text }];
    });
  };
}

function findFact(heading: string, category: string | undefined) {
  return findTerm(heading, category) ?? findTerm(splitUnit(heading).name, category);
}

/** 'Peso (kg)' is 'Peso' in 'kg'. */
function splitUnit(heading: string): { readonly name: string; readonly unit?: string } {
  const [, name, unit] = /^([^([]+?)\s*[([]([^()[\]]+)[)\]]$/.exec(heading) ?? [];
  return name && unit && unit.length <= MAX_UNIT_LENGTH ? { name, unit: unit.trim() } : { name: heading };
}
