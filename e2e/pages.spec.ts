import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { documents } from '@/content/documents';
import { site as company } from '@/content/site';
import { HEAD_SCRIPT, PAYLOAD_SEAM, SCRIPT_SEAM, START_SCRIPT_END } from '@/server/cache/html';
import { address, expect, test } from './support/fixtures';
import { only, readDocument, readPart } from './support/read-document';
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
import { askAt } from './support/site';

// What needs an answer and no browser.

/** Who reads the site: previewers of links, search engines, which the framework by its own setting serves otherwise, and a person. */
const AGENTS = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Bingbot',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

const IMAGE = /^http:\/\/127\.0\.0\.1:\d+\/tarjeta\/(producto|categoria|pagina)\/[a-z0-9-]+\/[0-9a-f]{12}\.jpg$/;
/** Addresses that are in no index. */
const FOR_VISITORS = /^\/(search|cotizacion|comparar)/;
const [category = { id: 0, name: '' }] = sampleCategories;
const LAW_TITLES = ['Conozca nuestro desfibrilador', 'Lugares obligados a contar con un DEA', '¿Qué es su lugar?'];

const read = async (request: APIRequestContext, path: string) => readDocument(await (await request.get(path)).text());

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }),
);

/** What html-validate finds wrong with a page: rule, line and reason, one text each. */
async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${ruleId} (${line}): ${message}`),
  );
}

/** What Google asks of our types: https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  MedicalBusiness: ['name', 'address', 'url', 'telephone', 'geo', 'openingHoursSpecification', 'logo', 'contactPoint'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
  Product: ['name', 'url', 'sku'],
  Service: ['name', 'url', 'provider'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};
/** This site has no prices, offers or ratings, and must not seem to. */
const FORBIDDEN = ['offers', 'price', 'priceRange', 'aggregateRating', 'review', 'reviews'];

/** What is wrong with structured data by Google's rules; that it is of schema.org is proved by its types (schema-dts). */
function dataFaults(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const type = '@type' in value ? String(value['@type']) : '';
  const missing = (REQUIRED[type] ?? []).filter((key) => !(key in value)).map((key) => `${type} lacks ${key}`);
  const forbidden = FORBIDDEN.filter((key) => key in value).map((key) => `${type} has ${key}`);
  return [...missing, ...forbidden, ...Object.values(value).flatMap(dataFaults)];
}

/** Ids of what the data only refers to. */
function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  return keys.join() === '@id' ? Object.values(value).map(String) : Object.values(value).flatMap(listReferences);
}

test('Every kind of page is whole for every program, from the page cache', async ({ request }) => {
  const types = new Set<unknown>();
  for (const { path } of kinds) {
    const texts: string[] = [];
    for (const agent of AGENTS) {
      const answer = await request.get(path, { headers: { 'user-agent': agent } });
      // A site that is published is in the indexes.
      expect([answer.status(), answer.headers()['x-robots-tag']], path + agent).toEqual([200, undefined]);
      texts.push(await answer.text());
    }
    const [html = ''] = texts;
    const [first, ...others] = texts.map(readDocument);
    if (!first) throw new Error('Nobody has read the page');
    // Programs that read no scripts get them where the framework puts them.
    for (const other of others) expect({ ...other, headBytes: 0 }, path).toEqual({ ...first, headBytes: 0 });
    // What WhatsApp reads of a page.
    expect(first.headBytes, path).toBeLessThan(300 * 1024);
    expect(dataFaults(first.data), path).toEqual([]);
    for (const one of first.data) types.add(one['@type']);
    expect(first.data.map((one) => one['@id'])).toEqual(expect.arrayContaining(listReferences(first.data)));
    expect(await markupFaults(html), path).toEqual([]);
    // Nothing is streamed into its place by a script.
    expect(html, path).not.toMatch(/<div hidden="" id="S:|<template id="B:/);
    expect(html.match(/<(?:img|source)(?![^>]*\ssizes=)[^>]*\ssrcset="[^"]*\dw"[^>]*>/gi), path).toBeNull();
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
    const asBot = await request.get(path, { headers: { 'user-agent': 'Bingbot' } });
    expect(asBot.headers()['x-nextjs-cache'], path).toMatch(/^(?:HIT|STALE)$/);
  }
  // What the data says of a product: lib/seo/structured-data.test.ts.
  expect([...types]).toEqual(
    expect.arrayContaining(['Product', 'Service', 'BreadcrumbList', 'WebSite', 'MedicalBusiness', 'FAQPage']),
  );
});

test('Every address has its heading, its canonical address, a whole head and words of its own', async ({ request }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const { path, h1, canonical } of pages) {
    const found = await read(request, path);
    const whole = address('SAMPLE_SITE') + (canonical === '/' ? '' : canonical);
    expect(found.strays).toEqual([]);
    expect(found.lang).toBe('es-CO');
    expect(found.h1).toEqual([h1]);
    expect(found.title.length).toBeLessThanOrEqual(60);
    const description = only(found, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(found.canonical).toEqual([whole]);
    expect(only(found, 'og:title')).toBeTruthy();
    expect(only(found, 'og:image')).toMatch(IMAGE);
    expect(only(found, 'og:image:alt')).toBeTruthy();
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
      'twitter:image': only(found, 'og:image'),
    }))
      expect(only(found, name), name).toBe(content);
    expect(only(found, 'robots')).toBe(FOR_VISITORS.test(canonical) ? 'noindex, follow' : undefined);
    titles.push(...(path === canonical ? [found.title] : []));
    // Of all searches the description is the same.
    descriptions.push(...(path === canonical && path !== '/search/zzzz' ? [description] : []));
  }
  expect(titles.length).toBeGreaterThan(15);
  for (const words of [titles, descriptions]) expect(new Set(words).size).toBe(words.length);
});

test('A page says what its kind promises', async ({ request }) => {
  const products = sampleItems.filter(({ category_id }) => category_id === category.id);
  const bare = itemThat(({ type, url }) => type === 'PRODUCT' && url === '');
  const rows: readonly (readonly [path: string, has: readonly string[], lacks?: readonly string[]])[] = [
    ['/productos', [...sampleCategories.map(({ name }) => name), 'Ver productos']],
    [
      categoryAddress(category),
      [`${products.length} productos`, ...products.flatMap(({ name, brand }) => [name, brand])],
    ],
    [productAddress(ofOtherBrand), [`Marca: ${ofOtherBrand.brand}`, 'Cotización', 'Ver ficha técnica']],
    ...(ofHouseBrand ? [[productAddress(ofHouseBrand), [], ['Marca:']] as const] : []),
    [productAddress(bare), [], ['Ver ficha técnica']],
    [productAddress(service), [service.description], ['Marca:']],
    ['/ley-1831', ['5 años', '255 descargas', 'autoridad sanitaria nacional', ...LAW_TITLES]],
    ...['/comparar', '/comparar/101-999999'].map((path) => [path, ['Elija al menos dos productos']] as const),
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
  expect((await read(request, '/nada')).links.get('Regresar a la pagina de inicio')).toBe('/');
  const related = (await read(request, productAddress(ofOtherBrand))).links;
  const relatedCount = [...related.keys()].filter((name) => name.startsWith('Cotizar ')).length;
  expect([1, 2, 3]).toContain(relatedCount);
});

test('Policies and data sheets are PDFs, with a backend those below its storage/docs', async ({ request }) => {
  const getFiles = async (path: string) =>
    [...(await read(request, path)).links.values()].filter((href) => /^(?:\/|http:\/\/127).*\.pdf$/.test(href));
  const own = await getFiles('/ley-1831');
  expect(own).toEqual(expect.arrayContaining(documents.map(({ file }) => `/docs/${file}`)));
  const stored = documents.map(({ file }) => `${address('BACKEND')}/storage/docs/${file}`);
  expect(await getFiles(`${address('HTTP_SITE')}/contacto`)).toEqual(expect.arrayContaining(stored));
  const ofForm = await getFiles(productAddress(ofOtherBrand));
  // Behind 'Acepto la política de datos'.
  expect(ofForm).toContain('/docs/politica-de-datos.pdf');
  for (const href of [...own, ...stored, ...ofForm]) {
    const answer = await request.get(href);
    expect([answer.status(), answer.headers()['content-type']], href).toEqual([200, 'application/pdf']);
  }
});

test('A shared link says none of the words of its address', async ({ request }) => {
  /** What anybody may write into the address of a page. */
  const words = encodeURIComponent('Pague su pedido en Nequi 310 999 8877, pagos.example.com');
  const list = '/cotizacion/x1__Pague_en_Nequi_310_999_8877';
  for (const path of [`/search/${words}`, list, '/mensaje/enviado']) {
    // The title of a search says its words, to who has the page open: links are shown by og:title.
    const { metas, h1 } = await read(request, path);
    expect(metas.robots, path).toEqual([expect.stringMatching(/^noindex/)]);
    const { 'og:url': _, ...said } = metas;
    // The address of this server may have any digits.
    const text = Object.values(said).join(' ').replaceAll(address('SAMPLE_SITE'), '');
    expect(text, path).not.toMatch(/pague|nequi|999|pagos/i);
    expect(h1.join(' ')).not.toMatch(/999|example/);
  }
});

test('robots.txt, the sitemap and the manifest are there, and name what is there', async ({ request }) => {
  const site = address('SAMPLE_SITE');
  const lines = (await (await request.get('/robots.txt')).text()).split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${site}/sitemap.xml`]);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = index.match(/(?<=<loc>)[^<]*/g) ?? [];
  const names = ['sitio', ...sampleCategories.map(({ id }) => id)];
  expect(parts).toEqual(names.map((name) => `${site}/sitemap/${name}.xml`));
  const xml = (await Promise.all(parts.map(async (part) => (await request.get(part)).text()))).join('');
  for (const { path, canonical } of pages)
    if (path === canonical && !FOR_VISITORS.test(path))
      expect(xml).toContain(`<loc>${site}${path === '/' ? '' : path}</loc>`);
  expect(xml).not.toMatch(/search|mensaje|cotizacion|comparar|\/p\/|\/api\/|\/home|lastmod/);
  for (const path of ['/sitemap/99999.xml', '/sitemap/0.xml', '/sitemap/x.xml', '/sitemap/1'])
    expect((await request.get(path)).status(), path).toBe(404);

  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const html = await (await request.get('/')).text();
  const hrefs = [...html.matchAll(/<link rel="[^"]*icon[^"]*" href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(hrefs.map((href) => href.split('?')[0])).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const { src, type } of [...manifest.icons, ...hrefs.map((src) => ({ src, type: 'image/' }))])
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
});

test('The build writes the marks that server/cache/html.ts looks for', async () => {
  const html = await readFile('.next/server/app/contacto.html', 'utf8');
  expect(html.split('</head>')[0]?.match(HEAD_SCRIPT)?.length, 'HEAD_SCRIPT').toBeGreaterThan(1);
  expect(html.split(START_SCRIPT_END), 'START_SCRIPT_END').toHaveLength(2);
  expect(html.split(SCRIPT_SEAM).length, 'SCRIPT_SEAM').toBeGreaterThan(2);
  expect(html.split(PAYLOAD_SEAM).length, 'PAYLOAD_SEAM').toBeGreaterThan(2);
});

test('Texts are compressed for who accepts it, and what is known is not sent again', async () => {
  const ask = (path: string, headers: Record<string, string>) => askAt(address('SAMPLE_SITE'), path, headers);
  const [script = ''] = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(String((await ask('/', {})).body)) ?? [];
  for (const path of ['/', script, '/images/logo.svg', '/sitemap/1.xml', '/qr/cotizacion/101x2-201']) {
    const plain = await ask(path, {});
    const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    const encodings = [plain, br, gzip].map(({ headers }) => headers['content-encoding']);
    expect(encodings, path).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    expect([br.headers.vary, br.headers.etag], path).toEqual([
      expect.stringContaining('Accept-Encoding'),
      plain.headers.etag,
    ]);
    const { etag, 'last-modified': date } = br.headers;
    const known = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(date) };
    const again = await ask(path, { 'accept-encoding': 'br', ...known });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
  }
  const { headers } = await ask('/images/hero/equipos-900.webp', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
});

test('A page has an Open Graph image that WhatsApp takes, for good, and what is none has none', async ({ request }) => {
  for (const path of ['/', categoryAddress(category), productAddress(ofOtherBrand), productAddress(service)]) {
    const url = only(await read(request, path), 'og:image') ?? '';
    const answer = await request.get(url);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // How large it is at most: lib/og-images/og-images.test.ts.
    const body = await answer.body();
    expect(await sharp(body).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const other = await request.get(url.replace(/[0-9a-f]{12}/, '0123456789ab'));
    expect([other.status(), other.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(await other.body()).toEqual(body);
  }
  for (const name of ['producto/999999/0123456789ab', 'pagina/constructor/0123456789ab', 'producto/201/x'])
    expect((await request.get(`/tarjeta/${name}.jpg`)).status(), name).toBe(404);
});
