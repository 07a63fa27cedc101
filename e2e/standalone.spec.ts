import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { formatPasted } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { createMessyProducts, toMessyXlsx } from './support/catalogue';
import { address } from './support/fixtures';
import { categoryAddress, contact as person, productAddress } from './support/samples';
import { startMailServer, toMailSettings } from './support/servers';
import { gatherTree, type Site, serveTree } from './support/site';

// A machine under load starts each process slowly.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let folder: string;
let tree: string;
let site: Site;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standalone-'));
  tree = join(folder, 'tree');
  gatherTree(tree, process.env.HTTP_BUILD ?? '');
  site = await serveTree(tree, {
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
  });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const ask = async (path: string, { url } = site) => {
  const response = await fetch(url + path, { headers: { accept: 'image/webp,*/*' }, redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    size: (await response.arrayBuffer()).byteLength,
  };
};
const getText = async (path: string, { url } = site) => (await fetch(url + path)).text();
const getExamples = async () => getRouteExamples(await getText('/ley-1831'));

test('the tree alone, with nothing but Node, answers every route of the build', async () => {
  const manifest = join(tree, process.env.HTTP_BUILD ?? '', 'app-path-routes-manifest.json');
  const routes = new Set<string>(Object.values(JSON.parse(await readFile(manifest, 'utf8'))));
  const known = await getExamples();
  expect(Object.keys(known).sort()).toEqual([...routes].sort());
  for (const [path, status] of Object.values(known)) expect((await ask(path)).status, path).toBe(status);
});

test('it has every file that its pages name, documents too', async () => {
  const named = /\/(?:_next\/static|images|docs)\/[^"'\\ )&]+/g;
  const pages = await Promise.all(['/', '/contacto', '/ley-1831', '/productos'].map((path) => getText(path)));
  // The payload in the inline scripts is cut anywhere, within a name too.
  const markup = pages.map((html) => html.replace(/<script>[\s\S]*?<\/script>/g, ''));
  const files = [...new Set(markup.flatMap((html) => html.match(named) ?? []))];
  for (const kind of ['/_next/static/', '/images/', '/docs/'])
    expect(files.filter((file) => file.startsWith(kind)).length, kind).toBeGreaterThan(3);
  for (const file of files) {
    const { status, type } = await ask(file);
    expect([status, file.endsWith('.pdf'), file], file).toEqual([200, type === 'application/pdf', file]);
  }
});

test('it makes the pictures of the backend smaller, and draws the cards of shared links', async () => {
  expect(await ask(await smallerPicture())).toMatchObject({ status: 200, type: 'image/webp' });
  const card = await ask((await getExamples())['/tarjeta/[kind]/[id]/[file]']?.[0] ?? '');
  expect(card).toMatchObject({ status: 200, type: 'image/jpeg' });
  expect(card.size).toBeGreaterThan(10_000);
});

test('it mails to the company', async () => {
  const mails = await startMailServer();
  const telling = await serveTree(tree, { ...toMailSettings(mails.url), DATABASE_URL: `file:${folder}/told.db` });
  expect((await contact(telling)).status).toBe(200);
  await expect.poll(() => mails.mails.length, { timeout: 15_000 }).toBe(1);
  await telling.stop();
  await mails.close();
});

test('each command of the operator runs in the tree, with nothing but Node and its settings', async () => {
  expect((await contact(site)).status).toBe(200);
  // What each is asked, and what it says; a command that is added needs its own here.
  const asked: Record<string, readonly [args: string[], code: number, text: RegExp]> = {
    messages: [['--json'], 0, /"ana@example.com"/],
    backup: [[`${folder}/copy.db`], 0, / 1 {2}form_messages\n/],
    restore: [[`${folder}/copy.db`], 1, /stop the site first/],
    'backend:check': [[address('BACKEND')], 0, /\d+ rows, 0 with faults/],
    'catalogue:import': [
      [resolve('content/catalogue/sample.json')],
      0,
      /productos en \d+ categorías: cargados en file:/,
    ],
    'catalogue:export': [[`${folder}/catalogue.xlsx`], 0, /productos en \d+ categorías: escritos en/],
    'catalogue:undo': [['--list'], 0, /No hay un catálogo anterior a este/],
    pictures: [[`${folder}/none`], 1, /There is no file or folder/],
  };
  const { start, ...commands } = await treeScripts();
  expect([start, Object.keys(commands).sort()]).toEqual([expect.any(String), Object.keys(asked).sort()]);
  for (const [name, [args, code, text]] of Object.entries(asked))
    expect(await run(name, args), name).toEqual({ code, output: expect.stringMatching(text) });
  const back = await run('catalogue:import', [`${folder}/catalogue.xlsx`, '--dry-run']);
  expect(back).toEqual({ code: 0, output: expect.stringContaining('0 nuevos, 0 cambiados, 0 quitados') });
  await writeFile(`${folder}/catalogue.xlsx`, await toMessyXlsx(createMessyProducts()));
  const { code, output } = await run('catalogue:import', [`${folder}/catalogue.xlsx`, '--fill-merged', '--dry-run']);
  expect([code, output]).toEqual([0, expect.stringContaining('300 productos en 6 categorías')]);
});

test('it keeps messages, ends at SIGTERM, and can then be restored', async () => {
  expect((await contact(site)).status).toBe(200);
  expect(await site.end()).toBe(143);
  expect(site.output()).not.toContain('they took too long');
  expect(await run('restore', [`${folder}/copy.db`])).toMatchObject({ code: 0 });
});

test('it does not start with a faulty variable, and says which', async () => {
  await expect(serveTree(tree, { TRUSTED_PROXIES: 'many' })).rejects.toThrow(/TRUSTED_PROXIES must be/);
  await expect(serveTree(tree, { PORT: '99999' })).rejects.toThrow(/PORT is no port/);
});

test('it says that the pictures of a backend are missing which the build did not know', async () => {
  const other = await serveTree(tree, { BACKEND_URL: 'http://127.0.0.1:9', DATABASE_URL: `file:${folder}/other.db` });
  await other.stop();
  expect(other.output()).toContain('BACKEND_URL or BACKEND_PICTURES is not what the build was made with');
  expect(site.output()).not.toContain('BACKEND_URL or');
});

/** For the kernel root may write everywhere: then the site runs as nobody, who may read the tree and no more. */
async function serveReadOnly(environment: Record<string, string>): Promise<Site> {
  await chmod(folder, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', tree]);
  return serveTree(tree, environment, { uid: process.getuid?.() === 0 ? 65_534 : undefined });
}

test('where nothing can be written it serves all the same, and says that forms need the backend', async () => {
  const before = await readdir(tree, { recursive: true });
  const readOnly = await serveReadOnly({ BACKEND_URL: address('BACKEND') });
  const alone = await serveReadOnly({});
  try {
    for (const running of [readOnly, alone]) {
      for (const path of ['/', '/productos', '/contacto', '/search/monitor', '/sitemap/1.xml'])
        expect((await ask(path, running)).status, path).toBe(200);
      const [card = ''] = /\/tarjeta\/[^"?]+/.exec(await getText('/contacto', running)) ?? [];
      expect(await ask(card, running)).toMatchObject({ status: 200, type: 'image/jpeg' });
      expect(running.output()).toMatch(
        /"database":"[^"]+\/site\.db","cause":"EACCES","cure":"[^"]+","msg":"the outbox is off/,
      );
      const health = async () => (await fetch(`${running.url}/api/health?ready`)).json();
      // Without a backend the forms are refused.
      const status = running === alone ? 'degraded' : 'ready';
      await expect.poll(health).toMatchObject({ status, database: 'off' });
    }
    expect(await ask(await smallerPicture(), readOnly)).toMatchObject({ status: 200, type: 'image/webp' });
    expect((await contact(readOnly)).status).toBe(200);
    expect((await contact(alone)).status).toBe(503);
    expect(await readdir(tree, { recursive: true })).toEqual(before);
  } finally {
    await Promise.all([readOnly.stop(), alone.stop()]);
    execFileSync('chmod', ['-R', 'u+w', tree]);
  }
});

const treeScripts = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(tree, 'package.json'), 'utf8')).scripts;

/** Runs a command of the tree as its package.json has it. */
async function run(name: string, args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const [node, file = ''] = (await treeScripts())[name]?.split(' ') ?? [];
  expect(node).toBe('node');
  const env = { NODE_ENV: 'production' as const, DATABASE_URL: `file:${folder}/site.db` };
  return new Promise((done) =>
    execFile(process.execPath, [file, ...args], { cwd: tree, env }, (error, out, err) =>
      done({ code: error?.code ?? 0, output: out + err }),
    ),
  );
}

const contact = ({ url }: Site) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });

async function smallerPicture(): Promise<string> {
  const [name] = (await readdir('public/images/products')).filter((file) => file.endsWith('.webp'));
  return `/_next/image?url=${encodeURIComponent(`${address('BACKEND')}/images/products/${name}`)}&w=256&q=75`;
}

const fromBackend = async (path: string) => (await fetch(address('BACKEND') + path)).json();

type Named = { readonly id: number; readonly name: string; readonly type: string };

/** An address of each route of the build, with its status; a new route needs its own here. The page `html` names an Open Graph image. */
async function getRouteExamples(html: string): Promise<Record<string, readonly [path: string, status: number]>> {
  const { data } = (await fromBackend('/products?page=1&limit=1')) as { data: [Named] };
  const [category] = (await fromBackend('/categories/PRODUCT')) as [Named];
  const [card = ''] = /\/tarjeta\/[^"?]+/.exec(html) ?? [];
  const menu = navigation.map(({ href }) => href.replace('/home', '/'));
  const plain = [...menu, '/accesibilidad', '/manifest.webmanifest'];
  const files = ['/robots.txt', '/sitemap.xml', '/no-disponible', '/api/health'];
  return {
    ...Object.fromEntries([...plain, ...files].map((path) => [path, [path, 200]])),
    '/producto/[name]/[id]': [productAddress(data[0]), 200],
    '/productos/[category]/[id]': [categoryAddress(category), 200],
    '/search': ['/search?q=monitor', 303],
    '/search/[q]': ['/search/bisturi', 200],
    '/search/[q]/[...only]': ['/search/monitor/equipos', 200],
    '/cotizacion': ['/cotizacion', 200],
    '/cotizacion/[list]': [`/cotizacion/${data[0].id}`, 200],
    '/cotizacion/[list]/qr.svg': [`/cotizacion/${data[0].id}/qr.svg`, 200],
    '/cotizacion/[list]/[extras]': [`/cotizacion/${data[0].id}/x1__silla_de_ruedas`, 308],
    '/cotizacion/cambiar': ['/cotizacion/cambiar', 303],
    '/cotizacion/pegar': ['/cotizacion/pegar', 303],
    '/cotizacion/revisar/[lines]': [
      `/cotizacion/revisar/${formatPasted({ ...parsePasted('2 camas'), base: '' })}`,
      200,
    ],
    '/comparar': ['/comparar', 200],
    '/comparar/elegir': ['/comparar/elegir?id=101&id=102', 303],
    '/comparar/[items]': ['/comparar/101-102', 200],
    '/ley-1831/[place]': ['/ley-1831/transporte', 200],
    '/ley-1831/lugar': ['/ley-1831/lugar?lugar=hotel', 303],
    '/ley-1831/lugar/[word]': ['/ley-1831/lugar/hotel', 200],
    '/productos/[category]/[id]/[...view]': [`${categoryAddress(category)}/orden/nombre`, 200],
    '/producto/[name]/[id]/qr.svg': [`${productAddress(data[0])}/qr.svg`, 200],
    '/api/suggest': ['/api/suggest?q=monitor', 200],
    '/mensaje/[...estado]': ['/mensaje/enviado', 200],
    '/sitemap/[part]': ['/sitemap/1.xml', 200],
    '/tarjeta/[kind]/[id]/[file]': [card, 200],
    '/images/catalogue/[file]': ['/images/catalogue/no-hay.01234567-400.webp', 404],
    '/api/contact': ['/api/contact', 405],
    '/api/deliver': ['/api/deliver', 401],
    '/api/quotation': ['/api/quotation', 405],
    '/api/revalidate': ['/api/revalidate', 405],
    '/_not-found': ['/no/hay/nada', 404],
    '/_global-error': ['/_global-error', 404],
  };
}
