import type { CardItem } from './product';
import { listChoices, listResultGroups, type ResultGroup } from './result-groups';

type Kind = 'service' | 'unknown' | { readonly id: string; readonly name: string; readonly lang?: string };

const pumps = { id: '3', name: 'Infusión' };
const monitors = { id: '7', name: 'Monitoring', lang: 'en' };
const card = { name: 'Resultado', alt: '', brand: '', imageSm: null, description: '' };

/** Results in the order of `kinds`. */
const found = (...kinds: readonly Kind[]): CardItem[] =>
  kinds.map((kind, index) => ({
    ...card,
    id: String(index + 1),
    isService: kind === 'service',
    category: typeof kind === 'object' ? kind : undefined,
  }));
const many = (kind: Kind) => found(...Array.from({ length: 8 }, () => kind));
const getPaths = (items: readonly CardItem[], chosen: ResultGroup | null = null) =>
  listChoices(items, chosen).map(({ path }) => path);

it.each<[readonly Kind[], readonly (readonly [string, string, number])[]]>([
  [
    ['service', pumps, monitors, 'unknown', monitors],
    [
      ['equipos', 'Equipos', 4],
      ['servicios', 'Servicios', 1],
      ['categoria/7', 'Monitoring', 2],
      ['categoria/3', 'Infusión', 1],
    ],
  ],
  [[], []],
  [['service'], [['servicios', 'Servicios', 1]]],
])('The results %j are in the groups %j, the largest category first', (kinds, groups) => {
  const listed = listResultGroups(found(...kinds));
  expect(listed.map(({ path, name, items }) => [path, name, items.length])).toEqual(groups);
});

it('The choices are none up to six results and for a group that leaves nothing out, but for what is chosen', () => {
  const seven = found('service', pumps, pumps, pumps, monitors, monitors, monitors);
  expect(getPaths(seven.slice(0, 6))).toEqual([]);
  expect(getPaths(seven)).toEqual(['equipos', 'servicios', 'categoria/3', 'categoria/7']);
  expect([getPaths(many('service')), getPaths(many(pumps))]).toEqual([[], []]);
  expect(getPaths([...many(pumps), ...found('unknown')])).toEqual(['categoria/3']);
  const [equipment = null] = listResultGroups(found(pumps));
  expect(getPaths(found(pumps), equipment)).toEqual(['equipos']);
});
