import searchWords from '@/content/search-words.json' with { type: 'json' };

const units = searchWords.units.map((line) => line.split(' '));
const groups = new Map(units.flatMap((group) => group.map((word) => [word, group] as const)));

/** '18l' as '18' and 'l'; any other word of a line or a name by itself. */
export function cutUnit(word: string): readonly string[] {
  const [, figure = '', unit = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return groups.has(unit) ? [figure, unit] : [word];
}

/** All that is written for the unit `word`; nothing for any other word. */
export function listUnits(word: string): readonly string[] {
  return groups.get(word) ?? [];
}

/** The numbers among `words` with their units, as '18 litro', however the unit is written. */
export function listMeasures(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [unit] = listUnits(words[at + 1] ?? '');
    return unit && /^\d+$/.test(word) ? [`${word} ${unit}`] : [];
  });
}
