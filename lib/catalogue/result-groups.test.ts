import fc from 'fast-check';
import type { CardItem } from './card-item';
import { listChoices, listResultGroups, type ResultGroup } from './result-groups';

type Kind = 'service' | 'unknown' | { readonly id: string; readonly name: string; readonly lang?: string };

const pumps = { id: '3', name: 'Infusión' };
const monitors = { id: '7', name: 'Monitoring', lang: 'en' };

/** Results in the order of `kinds`. */
const found = (...kinds: readonly Kind[]): CardItem[] =>
  kinds.map((kind, index) => ({
    id: String(index + 1),
    name: `Resultado ${index + 1}`,
    alt: '',
    isService: kind === 'service',
    brand: '',
    imageSm: null,
    description: '',
    category: typeof kind === 'object' ? kind : undefined,
  }));

const count = (items: readonly CardItem[]) => listResultGroups(items).map(({ path, items }) => [path, items.length]);
const getPaths = (items: readonly CardItem[], chosen: ResultGroup | null = null) =>
  listChoices(items, chosen).map(({ path }) => path);

describe('the groups of results', () => {
  it('are equipment, services and the categories of the equipment, the largest first', () => {
    const items = found('service', pumps, monitors, 'unknown', monitors);
    expect(count(items)).toEqual([
      ['equipos', 4],
      ['servicios', 1],
      ['categoria/7', 2],
      ['categoria/3', 1],
    ]);
    expect(listResultGroups(items).map(({ name, lang }) => [name, lang])).toEqual([
      ['Equipos', undefined],
      ['Servicios', undefined],
      ['Monitoring', 'en'],
      ['Infusión', undefined],
    ]);
  });

  it('are none where nothing is in them', () => {
    expect(count([])).toEqual([]);
    expect(count(found('service'))).toEqual([['servicios', 1]]);
    expect(count(found('unknown'))).toEqual([['equipos', 1]]);
  });

  it('leave out a category that a service is said to have', () => {
    const [item] = found(pumps);
    expect(item && count([{ ...item, isService: true }])).toEqual([['servicios', 1]]);
  });

  it('keep the order of the results and lose none', () => {
    const kind = fc.constantFrom<Kind>('service', 'unknown', pumps, monitors);
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 50 }), (kinds) => {
        const items = found(...kinds);
        const groups = listResultGroups(items);
        for (const group of groups) {
          expect(group.items.length).toBeGreaterThan(0);
          expect(group.items).toEqual(items.filter((item) => group.items.includes(item)));
        }
        const kindsOf = groups.filter(({ path }) => !path.startsWith('categoria/')).flatMap(({ items }) => items);
        expect(new Set(kindsOf)).toEqual(new Set(items));
        expect(kindsOf).toHaveLength(items.length);
      }),
    );
  });
});

describe('the choices among results', () => {
  it('are none up to six results', () => {
    const seven = found('service', pumps, pumps, pumps, monitors, monitors, monitors);
    expect(getPaths(seven.slice(0, 6))).toEqual([]);
    expect(getPaths(seven)).toEqual(['equipos', 'servicios', 'categoria/3', 'categoria/7']);
  });

  it('leave out a group that leaves nothing out', () => {
    const many = (kind: Kind) => found(...Array.from({ length: 8 }, () => kind));
    expect(getPaths(many('service'))).toEqual([]);
    expect(getPaths(many(pumps))).toEqual([]);
    expect(getPaths([...many(pumps), ...found('service')])).toEqual(['equipos', 'servicios']);
    expect(getPaths([...many(pumps), ...found(monitors)])).toEqual(['categoria/3', 'categoria/7']);
    expect(getPaths([...many(pumps), ...found('unknown')])).toEqual(['categoria/3']);
  });

  it('have what is chosen, so that there is a way back', () => {
    const items = found(pumps, pumps);
    const [equipment = null] = listResultGroups(items);
    expect(getPaths(items, equipment)).toEqual(['equipos']);
  });
});
