import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import type { APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import sharp from 'sharp';
import { documents } from '@/content/documents';
import { headLimits } from '@/content/seo';
import { site as company } from '@/content/site';
import { isOptimised } from '@/lib/catalogue/pictures';
import { HEAD_SCRIPT, PAYLOAD_SEAM, SCRIPT_SEAM, START_SCRIPT_END } from '@/server/cache/html';
import { backendAt } from './support/backend';
import { awkwardCategory, awkwardNames, ODD_PAGES } from './support/catalogue';
import { changeProduct } from './support/database';
import { address, expect, markupFaults, test } from './support/fixtures';
import { dataFaults, only, type ReadDocument, readDocument, readPart, references } from './support/read-document';
import {
  categoryAddress,
  itemThat,
  kinds,
  ofHouseBrand,
  ofOtherBrand,
  pages,
  productAddress,
  sampleCategories,
  sampleItems,
  service,
} from './support/samples';

// What needs an answer and no browser.

type Data = Record<string, unknown>;
type Item = { readonly id: number; readonly name: string; readonly description: string };
type Found = { readonly data: readonly Item[]; readonly total: number };

/** Who reads the site: the previewers of links, a search engine and a person. */
const AGENTS = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];
/** Agents that the framework by its own setting would never serve from the page cache (its documentation: htmlLimitedBots). */
const LIMITED_BOTS = ['Mediapartners-Google', 'Chrome-Lighthouse', 'Bingbot', 'yandex', 'Slackbot', 'vkShare'];

const IMAGE = /^http:\/\/127\.0\.0\.1:\d+\/tarjeta\/(producto|categoria|pagina)\/[a-z0-9-]+\/[0-9a-f]{12}\.jpg$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const [category = { id: 0, name: '' }] = sampleCategories;

const read = async (request: APIRequestContext, path: string) => readDocument(await (await request.get(path)).text());

for (const { path, h1, canonical } of kinds)
  test(`${decodeURI(path)} is whole for every program: head, data, valid markup, from the page cache`, async ({
    request,
  }) => {
    const seen: ReadDocument[] = [];
    let html = '';
    for (const agent of AGENTS) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } });
      expect(answer.status(), agent).toBe(200);
      html = await answer.text();
      seen.push(readDocument(html));
    }
    const [first] = seen;
    if (!first) throw new Error('Nobody has read the page');
    // Programs that read no scripts get them where the framework puts them.
    for (const { headBytes, ...other } of seen) {
      expect(headBytes).toBeLessThan(headLimits.headBytes);
      expect({ ...other, headBytes: 0 }).toEqual({ ...first, headBytes: 0 });
    }
    expectWholeHead(first, canonical, h1);
    // Of schema.org, with what Google asks for, and complete in itself.
    expect(first.data.flatMap((one) => dataFaults(one))).toEqual([]);
    const known = first.data.map((one) => one['@id']);
    for (const id of references(first.data)) expect(known).toContain(id);
    expect(await markupFaults(html)).toEqual([]);
    // Nothing is streamed into its place by a script.
    expect(html).not.toMatch(/<div hidden="" id="S:|<template id="B:/);
    expect(html.match(/<(?:img|source)(?![^>]*\ssizes=)[^>]*\ssrcset="[^"]*\dw"[^>]*>/gi)).toBeNull();
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
    for (const agent of LIMITED_BOTS) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } });
      expect(answer.headers()['x-nextjs-cache'], agent).toMatch(/^(?:HIT|STALE)$/);
      expect((await answer.text()).split('</head>', 1)[0], agent).toMatch(/<title>[^<]+<\/title>/);
    }
  });

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
  expect(only(head, 'og:title')).toBeTruthy();
  expect(only(head, 'og:image')).toMatch(IMAGE);
  expect(only(head, 'og:image:alt')).toBeTruthy();
  for (const [name, content] of Object.entries({
    'og:url': whole,
    'og:locale': 'es_CO',
    'og:type': 'website',
    'og:site_name': company.name,
    'og:description': description,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/jpeg',
    'twitter:card': 'summary_large_image',
    'twitter:image': only(head, 'og:image'),
  }))
    expect(only(head, name), name).toBe(content);
  const isOfVisitorOrSearch = /^\/(search|cotizacion|comparar|ley-1831\/lugar)/.test(canonical);
  expect(only(head, 'robots')).toBe(isOfVisitorOrSearch ? 'noindex, follow' : undefined);
}

test('Every address answers with its heading and canonical address; titles and descriptions are all different', async ({
  request,
}) => {
  const own: ReadDocument[] = [];
  for (const { path, h1, canonical } of pages) {
    const found = await read(request, path);
    expect([found.h1, found.canonical.map((url) => new URL(url).pathname)], path).toEqual([[h1], [canonical]]);
    // Of all searches the description is the same.
    if (path === canonical && !path.startsWith('/search/zzzz')) own.push(found);
  }
  expect(own.length).toBeGreaterThan(15);
  for (const words of [own.map(({ title }) => title), own.map((head) => only(head, 'description'))])
    expect(new Set(words).size).toBe(own.length);
});

test('A page says what its kind promises', async ({ request }) => {
  const products = sampleItems.filter(({ category_id }) => category_id === category.id);
  const bare = itemThat(({ type, url }) => type === 'PRODUCT' && url === '');
  const rows: readonly (readonly [path: string, has: readonly string[], lacks?: readonly string[]])[] = [
    ['/productos', [...sampleCategories.map(({ name }) => name), `${products.length} productos`]],
    [
      categoryAddress(category),
      [`${products.length} productos`, ...products.flatMap(({ name, brand }) => [name, brand])],
    ],
    [productAddress(ofOtherBrand), [`Marca: ${ofOtherBrand.brand}`, 'Cotización', 'Ver ficha técnica']],
    [productAddress(ofHouseBrand), [], ['Marca:']],
    [productAddress(bare), [], ['Ver ficha técnica']],
    [productAddress(service), [service.description], ['Marca:']],
    ['/ley-1831', ['5 años', '255 descargas', 'autoridad sanitaria nacional', 'Lugares obligados a contar con un DEA']],
    ['/search/zzzz', ['No se han encontrado resultados', ...sampleCategories.map(({ name }) => name)]],
    ['/nada', ['404', 'Navegación perdida', 'Lo sentimos, la pagina no fue encontrada']],
  ];
  for (const [path, has, lacks = []] of rows) {
    const text = readPart(await (await request.get(path)).text(), 'contenido');
    for (const one of has) expect(text, path).toContain(one);
    for (const one of lacks) expect(text, path).not.toContain(one);
  }
  const { links } = await read(request, categoryAddress(category));
  for (const product of products) expect(links.get(`Cotizar ${product.name}`)).toBe(productAddress(product));
  const related = (await read(request, productAddress(ofOtherBrand))).links;
  expect([...related.keys()].filter((name) => name.startsWith('Cotizar ')).length).toBeGreaterThan(0);
});

test('The chat button has the first words of its page written', async ({ request }) => {
  const { name, id } = ofOtherBrand;
  for (const [path, text] of [
    [productAddress(ofOtherBrand), `Hola, quiero información sobre ${name} (referencia ${id}): `],
    [categoryAddress(category), `Hola, busco equipos de ${category.name}.`],
    ['/search/autoclave', 'Busco: autoclave'],
    [
      '/cotizacion/101x2-305',
      'Hola, quiero cotizar esta lista:\n- 2 × Monitor de signos vitales MV-12 (referencia 101)\n- 1 × ',
    ],
    ['/ley-1831', 'Hola, tengo una pregunta sobre la Ley 1831'],
    [
      '/ley-1831/centros-comerciales',
      'Hola, tengo una pregunta sobre la Ley 1831 y los DEA. Mi lugar: Centros comerciales',
    ],
  ] as const) {
    const href = new URL((await read(request, path)).links.get('Escríbanos por WhatsApp') ?? '');
    expect(href.searchParams.get('text')?.startsWith(text), path).toBe(true);
  }
});

test('Policies and data sheets are PDFs: those of the site, and with a backend those below its storage/docs', async ({
  request,
}) => {
  const getFiles = async (path: string) =>
    [...(await read(request, path)).links.values()].filter((href) => /^(?:\/|http:\/\/127).*\.pdf$/.test(href));
  const own = await getFiles('/ley-1831');
  expect(own).toEqual(expect.arrayContaining(documents.map(({ file }) => `/docs/${file}`)));
  const stored = documents.map(({ file }) => `${address('BACKEND')}/storage/docs/${file}`);
  expect(await getFiles(`${address('HTTP_SITE')}/contacto`)).toEqual(expect.arrayContaining(stored));
  for (const href of [...own, ...stored, ...(await getFiles(productAddress(ofOtherBrand)))]) {
    const answer = await request.get(href);
    expect([answer.status(), answer.headers()['content-type']], href).toEqual([200, 'application/pdf']);
  }
});

test('A shared link says none of the words of its address', async ({ request }) => {
  /** What anybody may write into the address of a page. */
  const words = encodeURIComponent('Pague su pedido en Nequi 310 999 8877, pagos.example.com');
  for (const [path, name] of [
    [`/search/${words}`, 'Búsqueda'],
    [`/ley-1831/lugar/${words}`, '¿La ley pide un DEA en su establecimiento?'],
    ['/cotizacion/x1__Pague_en_Nequi_310_999_8877', 'Lista de cotización: 1 línea'],
  ] as const) {
    const head = await read(request, path);
    expect(only(head, 'og:title')).toBe(name);
    const said = ['description', 'og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description'];
    expect(said.map((one) => only(head, one)).join(' ')).not.toMatch(/pague|nequi|999|pagos/i);
    expect([head.title, ...head.h1].join(' ')).not.toMatch(/999|example/);
  }
});

test('The data of a product, a list and the company are what their pages show', async ({ request }) => {
  const getOne = async (path: string, type: string) =>
    (await read(request, path)).data.find((one) => one['@type'] === type) as Data | undefined;
  const path = productAddress(ofOtherBrand);
  const product = (await getOne(path, 'Product')) as Record<string, string> & { brand: Data };
  const text = readPart(await (await request.get(path)).text(), 'contenido');
  for (const one of [
    `Marca: ${product.brand.name}`,
    `Referencia: ${product.sku}`,
    ...`${product.description}`.split('\n\n'),
  ])
    expect(text).toContain(one);
  expect([product.name, product.url]).toEqual([ofOtherBrand.name, address('SAMPLE_SITE') + path]);
  const trail = (await getOne(path, 'BreadcrumbList')) as { itemListElement: readonly Data[] };
  expect(trail.itemListElement.at(-2)?.name).toBe(product.category);
  for (const url of [product.image, ...trail.itemListElement.map(({ item }) => item)])
    expect((await request.get(`${url}`)).status(), `${url}`).toBe(200);

  expect(await getOne(productAddress(ofHouseBrand), 'Product')).not.toHaveProperty('brand');
  expect(await getOne(productAddress(service), 'Service')).toBeDefined();
  expect(await getOne(productAddress(service), 'Product')).toBeUndefined();
  for (const other of ['/productos', '/ley-1831']) expect(await getOne(other, 'MedicalBusiness')).toBeUndefined();

  const list = (await getOne(categoryAddress(category), 'ItemList')) as { itemListElement: readonly Data[] };
  const html = await (await request.get(categoryAddress(category))).text();
  const hrefs = [...html.matchAll(/<article.*?<a [^>]*href="([^"]*)"/g)].map(
    ([, href]) => address('SAMPLE_SITE') + href,
  );
  expect(list.itemListElement.map(({ url }) => url)).toEqual(hrefs);

  expect(await getOne('/', 'WebSite')).toBeDefined();
  const company = (await getOne('/contacto', 'MedicalBusiness')) as Record<string, Data & string>;
  const shown = await (await request.get('/contacto')).text();
  for (const one of [
    `${company.address?.streetAddress}, ${company.address?.addressLocality}`,
    `href="tel:${company.telephone}"`,
    `href="mailto:${company.email}"`,
    ...(company.sameAs as unknown as string[]).map((href) => `href="${href}"`),
  ])
    expect(shown).toContain(one);
});

test('robots.txt, the sitemap and the manifest are there, and name what is there', async ({ request }) => {
  const site = address('SAMPLE_SITE');
  const lines = (await (await request.get('/robots.txt')).text()).split('\n').filter(Boolean);
  expect(lines).toEqual(
    expect.arrayContaining(['User-Agent: *', 'User-Agent: WhatsApp', `Sitemap: ${site}/sitemap.xml`]),
  );
  expect(lines.filter((line) => /^(Disallow|Allow):/.test(line)).sort()).toEqual([
    'Allow: /',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /api/',
  ]);
  expect((await (await request.get('/sitemap.xml')).text()).match(/<loc>[^<]*/g)).toEqual([
    `<loc>${site}/sitemap/1.xml`,
  ]);
  const xml = await (await request.get('/sitemap/1.xml')).text();
  for (const path of ['', '/productos', '/ley-1831', '/contacto', '/accesibilidad', productAddress(ofOtherBrand)])
    expect(xml).toContain(`<loc>${site}${path}</loc>`);
  expect(xml).not.toMatch(/search|mensaje|cotizacion|comparar|\/p\/|\/api\/|\/home|lastmod/);
  for (const path of ['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x.xml', '/sitemap/1'])
    expect((await request.get(path)).status(), path).toBe(404);

  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'es-CO', short_name: company.name, start_url: '/' });
  const html = await (await request.get('/')).text();
  const hrefs = [...html.matchAll(/<link rel="[^"]*icon[^"]*" href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(hrefs.map((href) => href.split('?')[0])).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const { src, type } of [...manifest.icons, ...hrefs.map((src) => ({ src, type: 'image/' }))]) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, expect.stringContaining(type)]);
  }
});

test('A site that is not in production keeps its pages and files out of the indexes, a published one does not', async ({
  request,
}) => {
  for (const path of ['/contacto', '/docs/medios-de-pago.pdf']) {
    const getRobots = async (site: string) => (await request.get(site + path)).headers()['x-robots-tag'];
    expect([await getRobots(address('OUTAGE_SITE')), await getRobots('')], path).toEqual(['noindex', undefined]);
  }
  expect(only(await read(request, `${address('OUTAGE_SITE')}/contacto`), 'robots')).toBe('noindex, follow');
});

test('Pages that only a failure or a form leads to are valid HTML', async ({ request }) => {
  for (const path of ['/mensaje/enviado', '/mensaje/datos', '/no-disponible', '/no/hay/nada'])
    expect(await markupFaults(await (await request.get(path)).text()), path).toEqual([]);
});

test('The build writes the marks that server/cache/html.ts looks for; the message names the one that is gone', async () => {
  const html = await readFile(join('.next', 'server/app/contacto.html'), 'utf8');
  expect(html.split('</head>')[0]?.match(HEAD_SCRIPT)?.length, 'HEAD_SCRIPT').toBeGreaterThan(1);
  expect(html.split(START_SCRIPT_END), 'START_SCRIPT_END').toHaveLength(2);
  expect(html.split(SCRIPT_SEAM).length, 'SCRIPT_SEAM').toBeGreaterThan(2);
  expect(html.split(PAYLOAD_SEAM).length, 'PAYLOAD_SEAM').toBeGreaterThan(2);
});

test('A short address leads to the page of its product, and is a 404 with words where there is none', async ({
  request,
}) => {
  for (const item of [ofOtherBrand, service]) {
    const answer = await request.get(`/p/${item.id}?utm_source=whatsapp`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, productAddress(item)]);
    expect((await request.get(`/p/${item.id}`)).headers()['x-nextjs-cache']).toBe('HIT');
  }
  for (const id of ['999999', '0', 'abc', '007', '101%2F', '9'.repeat(30)]) {
    const answer = await request.get(`/p/${id}`);
    expect([answer.status(), answer.headers()['cache-control']], id).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('Navegación perdida');
  }
});

/** As it comes over the line: fetch would decompress it. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ readonly message: IncomingMessage; readonly body: Buffer }>((resolve, reject) => {
    get(address('SAMPLE_SITE') + path, { headers }, async (message) => {
      resolve({ message, body: await buffer(message) });
    }).on('error', reject);
  });
}

test('Texts are compressed for who accepts it with the same tag, and what is known, or a picture, is not sent again', async () => {
  const [script = ''] = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(String((await ask('/', {})).body)) ?? [];
  for (const path of [
    '/',
    '/productos',
    script,
    '/images/logo.svg',
    '/sitemap/1.xml',
    '/cotizacion/101x2-201/qr.svg',
  ]) {
    const plain = await ask(path, {});
    const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    const encodings = [plain, br, gzip].map(({ message }) => message.headers['content-encoding']);
    expect(encodings, path).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    expect(br.message.headers.vary, path).toContain('Accept-Encoding');
    expect(br.message.headers.etag, path).toBe(plain.message.headers.etag);
    const { etag, 'last-modified': date } = br.message.headers;
    const known = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(date) };
    const again = await ask(path, { 'accept-encoding': 'br', ...known });
    expect([again.message.statusCode, again.body.length], path).toEqual([304, 0]);
  }
  const picture = await ask('/images/hero/equipos-900.webp', { 'accept-encoding': 'br' });
  expect(picture.message.headers['content-encoding']).toBeUndefined();
  expect(picture.message.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  const { message, body } = await ask('/images/icons.svg', { 'accept-encoding': 'br', range: 'bytes=0-1999' });
  expect([message.statusCode, message.headers['content-encoding'], body.length]).toEqual([206, undefined, 2000]);
});

test('A page has its Open Graph image for good, a wrong version of it for a minute, and what has none is a 404', async ({
  request,
}) => {
  for (const path of ['/', categoryAddress(category), productAddress(ofOtherBrand), productAddress(service)]) {
    const url = only(await read(request, path), 'og:image') ?? '';
    const answer = await request.get(url);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': IMMUTABLE,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const body = await expectCard(request, url);
    const other = await request.get(url.replace(/[0-9a-f]{12}/, '0123456789ab'));
    expect([other.status(), other.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(await other.body()).toEqual(body);
  }
  for (const subject of [
    'producto/999999',
    'categoria/999',
    'pagina/constructor',
    'lista/2-101-201',
    'producto/..%2F1',
  ])
    expect((await request.get(`/tarjeta/${subject}/0123456789ab.jpg`)).status(), subject).toBe(404);
  expect((await request.get('/tarjeta/producto/201/x.jpg')).status()).toBe(404);
});

/** Expects a whole JPEG that WhatsApp takes; a card that is cut off would throw. Resolves to it. */
async function expectCard(request: APIRequestContext, url: string): Promise<Buffer> {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  const body = await answer.body();
  expect(body.length, url).toBeLessThanOrEqual(300_000);
  await sharp(body, { failOn: 'error' }).stats();
  expect(await sharp(body).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return body;
}

test.describe('With the catalogue of the FDA', () => {
  test.use({ site: 'HTTP_SITE' });

  const backend = () => backendAt(address('BACKEND'));
  const find = (words: string) => backend().get<Found>(`/products?page=1&limit=50&q=${encodeURIComponent(words)}`);

  test('link, page, canonical address, sitemap, data and card agree byte for byte on every awkward name', async ({
    request,
  }) => {
    const categories = await backend().get<readonly Item[]>('/categories/PRODUCT');
    const list = await read(request, categoryAddress(categories.find(({ name }) => name === awkwardCategory) as Item));
    const { itemListElement } = list.data.find((one) => one['@type'] === 'ItemList') as {
      itemListElement: readonly Data[];
    };
    const sitemap = await (await request.get('/sitemap/1.xml')).text();
    // The site trims what a backend sends.
    for (const [index, name] of awkwardNames.map((one) => one.trim()).entries()) {
      const whole = address('HTTP_SITE') + list.links.get(`Cotizar ${name}`);
      expect(itemListElement.map(({ url }) => url)).toContain(whole);
      const answer = await request.get(whole, { maxRedirects: 0 });
      expect(answer.status(), name).toBe(200);
      const found = readDocument(await answer.text());
      expect(found.h1).toEqual([name]);
      expect(found.title.length).toBeLessThanOrEqual(60);
      expect(found.title.startsWith(name.slice(0, 40))).toBe(true);
      expect(found.canonical).toEqual([whole]);
      for (const [meta, content] of Object.entries({ 'og:url': whole, 'og:title': name, 'og:image:alt': name }))
        expect(only(found, meta)).toBe(content);
      expect(found.data.find((one) => one['@type'] === 'Product')).toMatchObject({ name, url: whole });
      expect(sitemap).toContain(`<loc>${whole}</loc>`);
      // An address may ask for a few new pictures in a minute.
      if (index % 9 > 0) continue;
      const card = await request.get(only(found, 'og:image') ?? '');
      expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    }
  });

  test('the sitemap has every product once, and leads to pages that are canonical and ready to share', async ({
    request,
  }) => {
    const site = address('HTTP_SITE');
    const getLocations = async (url: string) =>
      [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) =>
        one.replaceAll('&amp;', '&'),
      );
    const parts = await Promise.all((await getLocations(`${site}/sitemap.xml`)).map(getLocations));
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(15_000);
    const locations = parts.flat();
    expect(new Set(locations).size).toBe(locations.length);
    const ids = new Set<number>();
    for (const { id } of await backend().get<readonly Item[]>('/categories/PRODUCT'))
      for (const product of (await backend().get<Found>(`/category/${id}`)).data) ids.add(product.id);
    expect(ids.size).toBeGreaterThanOrEqual(6_530 + awkwardNames.length);
    const products = locations.filter((url) => url.startsWith(`${site}/producto/`));
    expect(new Set(products.map((url) => Number(url.split('/').at(-1))))).toEqual(ids);

    const step = Math.floor(locations.length / 20);
    const sample = locations.filter((_, index) => index % step === 0);
    const titles = new Set<string>();
    for (const url of sample) {
      const answer = await request.get(url, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['x-robots-tag']], url).toEqual([200, undefined]);
      const found = readDocument(await answer.text());
      expect([found.canonical, found.metas.robots], url).toEqual([[url], undefined]);
      expect(found.data.flatMap((data) => dataFaults(data))).toEqual([]);
      titles.add(found.title);
    }
    expect(titles.size).toBe(sample.length);
    for (const url of [sample[3], sample[9]])
      await expectCard(request, only(await read(request, url ?? ''), 'og:image') ?? '');
  });

  test('home, a large category, a search and a device show what the backend has, English words marked as such', async ({
    request,
  }) => {
    const suggested = await backend().get<readonly Item[]>('/products/suggested');
    const { links } = await read(request, '/');
    for (const { name } of suggested) expect([...links.keys()]).toContain(`Cotizar ${name}`);

    const categories = await backend().get<readonly (Item & { products_count: number })[]>('/categories/PRODUCT');
    const largest = categories.reduce((most, one) => (one.products_count > most.products_count ? one : most));
    const html = await (await request.get(categoryAddress(largest))).text();
    expect(html.match(/<article/g)).toHaveLength(36);
    expect(readPart(html, 'contenido')).toContain(`${largest.products_count} productos · página 1 de `);
    expect(await (await request.get('/productos')).text()).toMatch(/<h2[^>]* lang="en"/);

    const { total } = await find('system');
    const results = await (await request.get('/search/system')).text();
    expect(results.match(/<article/g)).toHaveLength(50);
    expect(results).toContain(`Mostramos los primeros 50 de ${total.toLocaleString('es-CO')} resultados`);
    expect(await (await request.get('/search/W%2FWo')).text()).toMatch(/<h2[^>]*>[^<]*W\/Wo/);

    const device = (await find('defibrillator')).data.find(({ description }) => description !== '') as Item;
    const page = await (await request.get(productAddress({ ...device, type: 'PRODUCT' }))).text();
    expect(page).toMatch(/<h1[^>]* lang="en"/);
    expect(readPart(page, 'contenido')).toContain(device.description.slice(0, 60));
    expect(readPart(page, 'contenido')).not.toContain('Marca:');
    const [spanish] = (await find('cigüeña')).data;
    const other = await (await request.get(productAddress({ ...(spanish as Item), type: 'PRODUCT' }))).text();
    expect(other.match(/ lang="[^"]*"/g)).toEqual([' lang="es-CO"']);
  });

  test('the build made the pages of the suggested products and of no other, odd names included that can be folders', async () => {
    const suggested = await backend().get<readonly Item[]>('/products/suggested');
    const manifest = await readFile(join(process.env.HTTP_BUILD ?? '', 'prerender-manifest.json'), 'utf8');
    const { routes } = JSON.parse(manifest) as { readonly routes: Readonly<Record<string, unknown>> };
    const products = Object.keys(routes).filter((path) => path.startsWith('/producto/'));
    // With the code of each.
    for (const end of ['', '/qr.svg'])
      expect(products.filter((path) => new RegExp(`/\\d+${end}$`).test(path))).toHaveLength(
        suggested.length + ODD_PAGES,
      );
  });

  test('when a product changes its page names another card, the old address has one too, a broken picture gives way to the mark', async ({
    request,
  }) => {
    test.slow();
    const database = createClient({ url: process.env.CATALOGUE ?? '' });
    const [product] = (await backend().get<Found>('/products?page=30&limit=1')).data;
    const { id, name } = product as Item;
    const path = `/producto/${encodeURIComponent(name)}/${id}`;
    const getCard = async () => only(await read(request, path), 'og:image') ?? '';
    const old = await getCard();
    const picture = await (await request.get(old)).body();

    await changeProduct(database, id, { image: '/images/products/aed-800.webp' });
    await expect.poll(getCard).not.toBe(old);
    const changed = await getCard();
    expect(await (await request.get(changed)).body()).not.toEqual(picture);
    expect((await request.get(old)).status()).toBe(200);

    await changeProduct(database, id, { image: '/images/products/no-hay.webp' });
    await expect.poll(getCard).not.toBe(changed);
    const broken = await request.get(await getCard());
    expect([broken.status(), broken.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(await broken.body()).toEqual(picture);
    await changeProduct(database, id, { image: '' });
    database.close();
  });

  const optimised = (picture: string, width = 640) => `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`;

  test('a picture of the backend is encoded once for each type', async ({ request }) => {
    for (const [type, accept] of [
      ['image/avif', 'image/avif,image/webp,*/*'],
      ['image/webp', 'image/webp,*/*'],
    ] as const) {
      const url = optimised(`${address('BACKEND')}/images/products/aed-800.webp`);
      const first = await request.get(url, { headers: { accept } });
      expect([first.status(), first.headers()['content-type']]).toEqual([200, type]);
      const second = await request.get(url, { headers: { accept } });
      expect(second.headers()['x-nextjs-cache']).toBe('HIT');
      expect(await second.body()).toEqual(await first.body());
    }
  });

  test('no other host, width, kind or place of a picture is taken, nor one without end', async ({ request }) => {
    const own = `${address('BACKEND')}/images/products/aed-800.webp`;
    for (const url of [
      optimised('http://127.0.0.1:9/x.webp'),
      optimised(own, 641),
      optimised(`${address('BACKEND')}/images/logo.svg`),
    ])
      expect((await request.get(url)).status(), url).toBe(400);
    const part = fc.constantFrom(
      '/',
      '.',
      '..',
      'images',
      'storage',
      'a.webp',
      '?',
      '#',
      '%20',
      '%2f',
      '%5C',
      '*',
      '@',
    );
    const given = { backendUrl: address('BACKEND'), backendPictures: ['/**'] };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('', 'images/', 'storage/'), fc.array(part), async (folder, parts) => {
        const { href, pathname } = new URL(`${address('BACKEND')}/${folder}${parts.join('')}`);
        // A folder is no picture, and the backend of the tests reads '//x' as a host.
        fc.pre(!/^\/\/|\/(?:storage|images)?$/.test(pathname));
        // The backend has none of them, and is asked for those that are taken.
        const isTaken = /upstream response is invalid/.test(await (await request.get(optimised(href))).text());
        expect(isTaken, href).toBe(isOptimised(href, given));
      }),
      { numRuns: 100 },
    );
    for (const [fault, status] of [
      ['huge', 413],
      ['redirect-away', 508],
    ] as const) {
      const path = `/images/products/${fault}.webp`;
      await backend().fail(fault, undefined, path);
      expect((await request.get(optimised(address('BACKEND') + path))).status(), fault).toBe(status);
    }
    await backend().fail('none');
  });
});
