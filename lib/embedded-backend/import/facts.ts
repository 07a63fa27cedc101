import { findTerm } from '@/lib/catalogue/vocabulary';
import type { Column } from './columns';
import type { Header } from './find-header';

type Attribute = { readonly name: string; readonly value: string };
type Fact = { readonly index: number; readonly name: string; readonly unit: string | undefined };
type Categories = readonly (string | undefined)[];

/** Numbers without a unit: '4,2', '1.200', '≥ 5', '10-20', '120 x 60 x 75'. */
const BARE_NUMBER = /^[<>≤≥±~+-]?\s*\d[\d.,\s]*(?:[-–x×/]\s*\d[\d.,\s]*)*$/i;
const MAX_UNIT_LENGTH = 20;

/** Whether a heading is the name of a fact in one of `categories`. */
export function isKnownFact(heading: string, categories: Categories): boolean {
  return categories.some((category) => findFact(heading, category) !== undefined);
}

/**
 * Gives a function that reads the columns `facts` of a row. A column that the vocabulary knows has its name and, behind a bare
 * number, its unit; one `below` the title 'Características' keeps its own words, as all do below the title of an export.
 */
export function createFactReader(facts: readonly Column[], { facts: below, areExact, rows }: Header) {
  const known = new Map<string | undefined, readonly Fact[]>();
  // What stands in brackets is the unit of numbers; else, as in 'Presión (PANI)', it is a part of the name.
  const numeric = facts.filter(({ index }) => rows.some(({ cells }) => BARE_NUMBER.test(cells[index] ?? '')));
  const toFact = (column: Column, category: string | undefined): Fact => {
    const { index, heading } = column;
    if (areExact) return { index, name: heading, unit: undefined };
    const { name, unit } = numeric.includes(column) ? splitUnit(heading) : { name: heading, unit: undefined };
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
function splitUnit(heading: string): { readonly name: string; readonly unit?: string | undefined } {
  const [, name, unit] = /^([^([]+?)\s*[([]([^()[\]]+)[)\]]$/.exec(heading) ?? [];
  return name && unit && unit.length <= MAX_UNIT_LENGTH ? { name, unit: unit.trim() } : { name: heading };
}
