import type { Fact } from './vocabulary';

const MAX_CHIPS = 4;
/** Chips of a catalogue whose categories have no vocabulary. */
const MAX_OTHER_CHIPS = 3;
/** Facts in the row of a result. */
const MAX_IN_ROW = 2;
/** Longest name and value that are read at a glance. */
const MAX_LETTERS = 44;

/** What stands after the picture: facts that the vocabulary chooses, up to their first semicolon, else the first short ones. */
export function getShortFacts(facts: readonly Fact[]): readonly Fact[] {
  const chosen = facts.filter(({ isChip }) => isChip).slice(0, MAX_CHIPS);
  if (chosen.length > 0) return chosen.map((fact) => ({ ...fact, value: fact.value.split(';')[0] ?? '' }));
  return facts.filter(isShort).slice(0, MAX_OTHER_CHIPS);
}

/** The two of them that fit in the row of a result, as 'Capacidad: 18 L'. */
export function toRowFacts(facts: readonly Fact[]): readonly string[] {
  const fitting = getShortFacts(facts).filter(isShort).slice(0, MAX_IN_ROW);
  return fitting.map(({ name, value }) => `${name}: ${value}`);
}

const isShort = ({ name, value }: Fact) => name.length + value.length <= MAX_LETTERS;
