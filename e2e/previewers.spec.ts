import { headLimits } from '@/content/head-limits';
import { agents } from './support/agents';
import { address, expect, test } from './support/fixtures';
import { markupFaults } from './support/markup';
import { only, type ReadDocument, readDocument } from './support/read-document';
import { pages } from './support/samples';
import { dataFaults, references } from './support/vocabulary';

const IMAGE = /^http:\/\/127\.0\.0\.1:\d+\/tarjeta\/(producto|categoria|pagina)\/[a-z0-9-]+\/[0-9a-f]{12}\.jpg$/;

for (const { path, h1, canonical } of pages) {
  if (canonical === null) continue;
  test(`Every program gets the same page from ${decodeURI(path)}: whole head, true data, valid markup`, async ({
    request,
  }) => {
    const seen: ReadDocument[] = [];
    let html = '';
    for (const agent of agents) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } });
      expect(answer.status(), agent).toBe(200);
      html = await answer.text();
      seen.push(readDocument(html));
    }
    const [first] = seen;
    // Programs that read no scripts get them where the framework puts them.
    for (const { headBytes, ...other } of seen) {
      expect(headBytes).toBeLessThan(headLimits.headBytes);
      expect({ ...other, headBytes: 0 }).toEqual({ ...first, headBytes: 0 });
    }
    if (first) expectWholeHead(first, canonical, h1);
    if (first) expectTrueData(first);
    expect(await markupFaults(html)).toEqual([]);
  });
}

function expectWholeHead(head: ReadDocument, canonical: string, h1: string): void {
  const site = address('SAMPLE_SITE');
  const whole = canonical === '/' ? site : site + canonical;
  expect(head.strays).toEqual([]);
  expect(head.lang).toBe('es-CO');
  expect(head.h1).toEqual([h1]);
  expect(head.title.length).toBeLessThanOrEqual(60);
  const description = only(head, 'description') ?? '';
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(head.canonical).toEqual([whole]);
  expect(only(head, 'og:url')).toBe(whole);
  expect(only(head, 'og:locale')).toBe('es_CO');
  expect(only(head, 'og:type')).toBe('website');
  expect(only(head, 'og:site_name')).toBe('Biomédica Ejemplo');
  expect(only(head, 'og:title')).toBeTruthy();
  expect(only(head, 'og:description')).toBe(description);
  expect(only(head, 'og:image')).toMatch(IMAGE);
  expect(only(head, 'og:image:width')).toBe('1200');
  expect(only(head, 'og:image:height')).toBe('630');
  expect(only(head, 'og:image:type')).toBe('image/jpeg');
  expect(only(head, 'og:image:alt')).toBeTruthy();
  expect(only(head, 'twitter:card')).toBe('summary_large_image');
  expect(only(head, 'twitter:image')).toBe(only(head, 'og:image'));
  const isOfVisitorOrSearch = /^\/(search|cotizacion|comparar|ley-1831\/lugar)/.test(canonical);
  expect(only(head, 'robots')).toBe(isOfVisitorOrSearch ? 'noindex, follow' : undefined);
}

/** Of schema.org, with what Google asks for, and complete in itself. */
function expectTrueData({ data }: ReadDocument): void {
  expect(data.flatMap((one) => dataFaults(one))).toEqual([]);
  const known = data.map((one) => one['@id']);
  for (const id of references(data)) expect(known).toContain(id);
}

/** What anybody may write into the address of a page. */
const WORDS = 'Pague su pedido en Nequi 310 999 8877, pagos.example.com';

for (const [path, name] of [
  [`/search/${encodeURIComponent(WORDS)}`, 'Búsqueda'],
  [`/ley-1831/lugar/${encodeURIComponent(WORDS)}`, '¿La ley pide un DEA en su establecimiento?'],
  ['/cotizacion/libre/x1__Pague_en_Nequi_310_999_8877', 'Lista de cotización: 1 línea'],
] as const)
  test(`A shared link to ${path.split('/')[1]} says none of the words of its address`, async ({ request }) => {
    const head = readDocument(await (await request.get(path)).text());
    expect(only(head, 'og:title')).toBe(name);
    const said = ['description', 'og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description'];
    expect(said.map((one) => only(head, one)).join(' ')).not.toMatch(/pague|nequi|999|pagos/i);
    expect([head.title, ...head.h1].join(' ')).not.toMatch(/999|example/);
  });

test('Titles and descriptions are all different', async ({ request }) => {
  // Of all searches the description is the same.
  const own = pages.filter(({ path, canonical }) => path === canonical && !path.startsWith('/search/zzzz'));
  const heads = [];
  for (const { path } of own) heads.push(readDocument(await (await request.get(path)).text()));
  expect(own.length).toBeGreaterThan(15);
  for (const words of [heads.map(({ title }) => title), heads.map((head) => only(head, 'description'))])
    expect(new Set(words).size).toBe(own.length);
});
