import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messages } from '@/content/messages';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { connect } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { formatPasted } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { type FaultServer, startFaultServer } from './support/backend';
import { createMessyProducts, toMessyXlsx } from './support/catalogue';
import { fillTemplate } from './support/cluster';
import { countStates, getReceived } from './support/database';
import { createServer } from './support/embedded-server';
import { address, expect, test } from './support/fixtures';
import { pause } from './support/forms-site';
import { categoryAddress, contact, contact as person, productAddress } from './support/samples';
import { startLibsqlServer, startMailServer, toMailSettings } from './support/servers';
import { buildForVercel, develop, freePort, gatherTree, type Site, serve, serveBare, serveTree } from './support/site';

test.describe('The standalone tree', () => {
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
    expect((await sendContact(telling)).status).toBe(200);
    await expect.poll(() => mails.mails.length, { timeout: 15_000 }).toBe(1);
    await telling.stop();
    await mails.close();
  });

  test('each command of the operator runs in the tree, with nothing but Node and its settings', async () => {
    expect((await sendContact(site)).status).toBe(200);
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
      'catalogue:undo': [[], 1, /No hay un catálogo anterior a este/],
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
    expect((await sendContact(site)).status).toBe(200);
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
      expect((await sendContact(readOnly)).status).toBe(200);
      expect((await sendContact(alone)).status).toBe(503);
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

  const sendContact = ({ url }: Site) =>
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
      '/search': ['/search?q=monitor', 303],
      '/search/[q]/[[...only]]': ['/search/monitor/equipos', 200],
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
      '/productos/[category]/[id]/[[...view]]': [`${categoryAddress(category)}/orden/nombre`, 200],
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
});

test.describe('The files of a host', () => {
  const VERIFY = '/usr/bin/systemd-analyze';

  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  const read = (file: string) => readFile(file, 'utf8');
  const scripts = async () => (JSON.parse(await read('package.json')) as { scripts: Record<string, string> }).scripts;

  /** The instructions of each stage of the Dockerfile, each on one line. */
  async function stages(): Promise<string[][]> {
    const text = (await read('Dockerfile')).replace(/\\\n\s*/g, ' ');
    const starting = text.split(/\n(?=FROM )/).filter((stage) => stage.startsWith('FROM '));
    return starting.map((stage) => stage.split('\n').filter((line) => !line.startsWith('#')));
  }

  const getSteps = (stage: readonly string[] = []) => stage.filter((line) => /^(COPY|RUN) /.test(line));
  const getList = (stage: readonly string[] = [], instruction: RegExp): string[] =>
    JSON.parse(stage.map((line) => instruction.exec(line)?.[1]).find(Boolean) ?? '[]');

  test("the Dockerfile's steps are those that leave the tree which its last stage copies, starts and asks", async () => {
    test.setTimeout(60_000);
    const [build, last] = await stages();
    // What follows runs them: the same packages, global-setup.ts' build and the gathering, without Docker.
    expect(getSteps(build)).toEqual([
      'COPY package.json package-lock.json .npmrc ./',
      'RUN npm ci',
      'COPY . .',
      'RUN npm run build:standalone',
    ]);
    expect((await scripts())['build:standalone']).toBe('node deploy/standalone.mjs');
    expect(getSteps(last)).toEqual([
      'COPY --from=build /site/standalone ./',
      'RUN mkdir -p /data .next/cache && chown node:node /data .next/cache',
    ]);
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) expect(existsSync(file), file).toBe(true);
    expect(last).toContain('USER node');
    for (const stage of [build, last]) expect(stage).toContain('WORKDIR /site');

    gatherTree(join(folder, 'tree'), process.env.HTTP_BUILD ?? '');
    const [command, ...args] = getList(last, /^CMD (\[.*)/);
    expect([command, ...args]).toEqual(['node', 'watch.mjs', ...heap(await scripts()), '.server/index.mjs']);
    const site = await serveTree(join(folder, 'tree'), { DATABASE_URL: `file:${folder}/site.db` }, { args });
    const [asking, ...question] = getList(last, /^HEALTHCHECK .*CMD (\[.*)/);
    expect(asking).toBe('node');
    const healthcheck = () =>
      execFileSync(process.execPath, question, { env: { ...process.env, PORT: new URL(site.url).port } });
    try {
      healthcheck();
    } finally {
      expect(await site.end()).toBe(143);
    }
    expect(healthcheck).toThrow();
  });

  const heap = ({ start }: Record<string, string>) => start?.match(/--max-old-space-size=\d+/g) ?? [];

  test('systemd finds the unit correct, and it starts what the Dockerfile starts', async () => {
    const unit = await read('deploy/biomedica-site.service');
    expect(unit).toContain(`\nExecStart=/usr/bin/node watch.mjs ${heap(await scripts())[0]} .server/index.mjs\n`);
    for (const file of [unit, await read('Dockerfile')]) expect(file).toMatch(/^Env.*\bMALLOC_ARENA_MAX=2\b/im);
    test.skip(!existsSync(VERIFY), 'there is no systemd-analyze here');
    const file = join(folder, 'biomedica-site.service');
    await writeFile(file, unit.replace('/usr/bin/node', process.execPath));
    // What it has to say goes to standard error, also when it is not fatal.
    expect(execFileSync('sh', ['-c', `${VERIFY} verify ${file} 2>&1`], { encoding: 'utf8' })).toBe('');
    // Exits with 1 when its exposure is above 2.0 of 10.
    execFileSync(VERIFY, ['security', '--offline=true', '--threshold=20', file]);
  });

  test('every container has few rights, bounded memory and a root that it cannot write to', async () => {
    const files = await Promise.all(['deploy/compose.yaml', 'deploy/compose.tls.yaml'].map(read));
    const services = files.join('\n').split(/^(?=x-site: | {2}(?:redis|nginx|caddy):|volumes:)/m);
    const named = services.filter((service) => service.includes('image: '));
    expect(named).toHaveLength(4);
    for (const service of named)
      for (const line of [
        'cap_drop: [ALL]',
        'security_opt: ["no-new-privileges:true"]',
        'read_only: true',
        'mem_limit: ',
        'logging: ',
      ])
        expect(service).toContain(`\n${service.startsWith('x-') ? '  ' : '    '}${line}`);
    // Nobody reaches the site but through nginx, nor nginx but through Caddy where that is.
    expect(files[1]).toContain('\n  nginx:\n    ports: !reset []\n');
    expect(
      named.filter((service) => service.includes('ports:')).map((service) => service.trim().split(':')[0]),
    ).toEqual(['nginx', 'caddy']);
  });

  test('every setting of deploy/.env reaches the processes, which start when what they need is well', async () => {
    const compose = await read('deploy/compose.yaml');
    const [, pinned = ''] = /\n {2}environment:\n((?: {4}\w+: .*\n)+)/.exec(compose) ?? [];
    expect(compose).toContain('\n  env_file: [{ path: .env, required: false }]\n');
    // Where the container's network or volume decides; all but the first two only unless the operator says otherwise.
    expect(pinned.match(/\w+(?=: )/g)).toEqual(['HOSTNAME', 'PORT', 'DATABASE_URL', 'REDIS_URL', 'TRUSTED_PROXIES']);
    expect(
      pinned
        .match(/(?<=: ).*/g)
        ?.slice(2)
        .join(),
    ).toMatch(/^(?:\$\{\w+:-\S+\},?){3}$/);
    for (const name of ['redis', 'site-1', 'site-2'])
      expect(compose).toContain(`${name}: { condition: service_healthy }`);
  });

  test('what the compose file fills in leads nginx to its two processes', async () => {
    const [, settings = ''] =
      /\n {4}environment:\n((?: {6}(?:NGINX|SITE)_\w+: .*\n)+)/.exec(await read('deploy/compose.yaml')) ?? [];
    const values = Object.fromEntries(
      [...settings.matchAll(/(\w+): (.*)/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const made = await fillTemplate(values);
    // A process that ends the requests of whoever sends too many is not taken for a dead one.
    expect(made.match(/server site-[12]:3000 max_fails=0;/g)).toHaveLength(2);
    expect(made).toContain('  listen 80;\n');
  });

  test('neither a build nor development sends telemetry, on any system', async () => {
    const { build = '', dev = '' } = await scripts();
    // The standalone tree is made by the same build.
    expect(await read('deploy/standalone.mjs')).toContain("execSync('npm run build', ");
    for (const command of [build, dev]) {
      expect(command).toContain('deploy/next.mjs');
      expect(command).not.toMatch(/\bnext (?:build|dev)|bin\/next/);
    }
    // Where nobody has said anything about it, not even this machine's user.
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, HOME: folder, XDG_CONFIG_HOME: folder };
    const ask = (command: string) =>
      execFileSync(process.execPath, [resolve(command), 'telemetry', 'status'], { encoding: 'utf8', env, cwd: folder });
    expect(ask('node_modules/next/dist/bin/next')).toContain('Status: Enabled');
    expect(ask('deploy/next.mjs')).toContain('Status: Disabled');
  });
});

test.describe('The end of a process', () => {
  const CLIENTS = 20;

  type Tally = { answered: number; cut: number; refused: number };

  /** Asks again and again over one kept connection until the site takes no more; what breaks off after it was sent is cut. */
  async function load(url: string, tally: Tally): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await askOnce(`${url}/productos`, agent);
      tally[outcome] += 1;
      if (outcome !== 'answered') return agent.destroy();
    }
  }

  function askOnce(url: string, agent: Agent): Promise<keyof Tally> {
    return new Promise((resolve) => {
      const request = get(url, { agent }, (response) => {
        response.on('error', () => resolve('cut'));
        response.on('end', () => resolve(response.complete && response.statusCode === 200 ? 'answered' : 'cut'));
        response.resume();
      });
      request.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut'));
    });
  }

  test('SIGTERM under load ends a site within ten seconds: no request is cut, a message under way is answered and written down', async () => {
    test.setTimeout(60_000);
    const folder = await mkdtemp(join(tmpdir(), 'shutdown-'));
    const data = await openDatabase(`file:${folder}/backend.db`);
    const backend: FaultServer = await startFaultServer(createServer(async () => data));
    const site = await serve({
      NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
      BACKEND_URL: backend.url,
      DATABASE_URL: `file:${folder}/site.db`,
      REVALIDATE_SECONDS: '3600',
    });
    const outbox = await connect(`file:${folder}/site.db`);
    try {
      const tally: Tally = { answered: 0, cut: 0, refused: 0 };
      const clients = Array.from({ length: CLIENTS }, () => load(site.url, tally));
      await expect.poll(() => tally.answered, { timeout: 30_000 }).toBeGreaterThan(200);
      backend.set('slow', 1);
      const message = fetch(`${site.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
      await expect.poll(() => backend.received.filter(({ method }) => method === 'POST').length).toBe(1);
      const ending = site.end();
      // Each of these is a new connection: soon none is taken.
      const isRefused = () =>
        fetch(`${site.url}/api/health`, { headers: { connection: 'close' } }).then(
          () => false,
          () => true,
        );
      await expect.poll(isRefused, { timeout: 2_000 }).toBe(true);
      expect((await message).status).toBe(200);
      const code = await ending;
      await Promise.all(clients);
      expect([code, tally.cut, tally.refused]).toEqual([143, 0, CLIENTS]);
      // Not by its deadline: what was under way had its end.
      expect(site.output()).not.toContain('they took too long');
      expect(await countStates(outbox)).toEqual({ sent: 1 });
      // In the file itself: whoever copies it alone has the message.
      await copyFile(`${folder}/site.db`, `${folder}/copy.db`);
      const copy = await connect(`file:${folder}/copy.db`);
      expect(await countStates(copy)).toEqual({ sent: 1 });
      copy.close();
    } finally {
      await site.stop();
      await backend.close();
      outbox.close();
      data.close();
      await rm(folder, { recursive: true });
    }
  });
});

test.describe('Who watches it', () => {
  // What the unit and the image start: deploy/watch.mjs with a server below it that misbehaves.
  test.describe.configure({ timeout: 120_000 });

  /** Says 'asked' at each question; leaves as many of them unanswered as its argument says; freezes at /freeze, as an endless loop does. */
  const SERVER = `
  const { createServer } = require('node:http');
  let unanswered = Number(process.argv[2]);
  createServer(({ url }, response) => {
    if (url === '/freeze') return response.end(() => { for (;;); });
    console.log('asked for ' + url);
    if (unanswered-- <= 0) response.end();
  }).listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(143));
  console.log('pid ' + process.pid);
`;

  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'watch-'));
    await writeFile(join(folder, 'server.cjs'), SERVER);
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  async function watched(unanswered: number) {
    const port = await freePort();
    const args = ['deploy/watch.mjs', '--max-old-space-size=50', join(folder, 'server.cjs'), String(unanswered)];
    const env = { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', WATCH_EVERY_MS: '1000' };
    const watch: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(watch, 'exit').then(([code]) => code as number | null);
    let output = '';
    watch.stdout?.on('data', (data) => {
      output += String(data);
    });
    const timesAsked = () => output.match(/asked for \/api\/health/g)?.length ?? 0;
    const isAlive = () => {
      try {
        return process.kill(Number(/pid (\d+)/.exec(output)?.[1]), 0);
      } catch {
        return false;
      }
    };
    return { watch, ended, timesAsked, isAlive, output: () => output, url: `http://127.0.0.1:${port}` };
  }

  test('a site that is frozen is killed, and the one that watches it ends, so that both are started again', async () => {
    const { ended, timesAsked, isAlive, output, url } = await watched(0);
    await expect.poll(timesAsked, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(isAlive()).toBe(true);
    await fetch(`${url}/freeze`);
    expect(await ended).toBe(137);
    expect(isAlive()).toBe(false);
    expect(output()).toContain('the site does not answer');
  });

  test('two answers that do not come are no reason; SIGTERM is passed on, and the code of the site is the code', async () => {
    const { watch, ended, timesAsked, isAlive } = await watched(2);
    await expect.poll(timesAsked, { timeout: 60_000 }).toBe(4);
    expect(isAlive()).toBe(true);
    watch.kill('SIGTERM');
    expect([await ended, isAlive()]).toEqual([143, false]);
  });
});

test.describe('Development', () => {
  test('The development server starts and answers', async ({ request }) => {
    // It compiles with what the other workers leave of the processor.
    test.setTimeout(120_000);
    const own = await develop({ NEXT_DIST_DIR: '.next-http', DATABASE_URL: ':memory:' });
    const answer = await request.get(`${own.url}/manifest.webmanifest`);
    await own.stop();
    expect(await answer.json()).toMatchObject({ short_name: site.name });
  });
});

test.describe('Vercel', () => {
  // The site as Vercel has it: its own build, without server/, and with a hosted database or none.
  test.describe.configure({ mode: 'serial', timeout: 60_000 });

  const BUILD = '.next-vercel';
  const CRON_SECRET = 'a-secret-of-some-length';
  const SLOW_MS = 12_000;

  let folder: string;
  let data: Awaited<ReturnType<typeof openDatabase>>;
  let backend: FaultServer;
  let isSlow = false;
  /** Messages that a slow backend has answered. */
  let answeredLate = 0;
  const sites: Site[] = [];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    folder = await mkdtemp(join(tmpdir(), 'vercel-'));
    data = await openDatabase(`file:${folder}/backend.db`);
    const answer = createServer(async () => data);
    backend = await startFaultServer(async (request) => {
      const reply = await answer(request);
      if (isSlow && request.method === 'POST') {
        await pause(SLOW_MS);
        answeredLate += 1;
      }
      return reply;
    });
    // Without a database, as its page says before the forms.
    await buildForVercel({ NEXT_DIST_DIR: BUILD, BACKEND_URL: backend.url });
  });

  test.afterAll(async () => {
    for (const site of sites) await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
    await rm(BUILD, { recursive: true, force: true });
  });

  test.beforeEach(() => {
    isSlow = false;
    backend.set('none');
  });

  async function start(environment: Record<string, string>): Promise<Site> {
    const site = await serveBare({
      VERCEL: '1',
      NEXT_DIST_DIR: BUILD,
      BACKEND_URL: backend.url,
      FORMS_PER_MINUTE: '1000',
      CRON_SECRET,
      ...environment,
    });
    sites.push(site);
    return site;
  }

  async function send(site: Site, description: string) {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contact, description }),
    });
    return response.json();
  }

  const getTimes = async (text: string) =>
    (await getReceived(data)).filter(({ description }) => description === text).length;

  const OWN_WORDS = 'Recibimos su solicitud. Pronto nos comunicaremos con usted.';

  test('with a hosted database a backend that is good, slow or away gets each message once', async () => {
    const database = await startLibsqlServer(`${folder}/site.db`);
    const site = await start({ DATABASE_URL: database.url });
    expect(await send(site, 'bueno')).toMatchObject({ code: 200, message: OWN_WORDS });
    isSlow = true;
    const slow = await send(site, 'lento');
    expect(slow).toMatchObject({ code: 200, message: messages.forms.received, reference: expect.any(String) });
    // The visitor does not wait for the backend.
    expect(answeredLate).toBe(0);
    isSlow = false;
    backend.set('status-500');
    expect(await send(site, 'caído')).toMatchObject({ code: 200, message: messages.forms.received });
    backend.set('none');
    const deliver = async (secret: string) =>
      (await fetch(`${site.url}/api/deliver`, { headers: { authorization: `Bearer ${secret}` } })).status;
    expect([await deliver('another-secret-of-some'), await deliver('')]).toEqual([401, 401]);
    await expect
      .poll(async () => [await deliver(CRON_SECRET), await getTimes('caído')], { timeout: 20_000 })
      .toEqual([200, 1]);
    await pause(SLOW_MS);
    expect([await getTimes('bueno'), await getTimes('lento'), await getTimes('caído')]).toEqual([1, 1, 1]);
    await site.stop();
    await database.close();
  });

  test('without a database the form says so before it is sent, and only the words of the backend count, slow ones too', async () => {
    const site = await start({});
    await expect.poll(async () => (await fetch(`${site.url}/contacto`)).text()).toContain(messages.forms.direct);
    expect(await send(site, 'bueno sin base')).toMatchObject({ code: 200, message: OWN_WORDS });
    isSlow = true;
    expect(await send(site, 'lento sin base')).toMatchObject({ code: 200, message: OWN_WORDS });
    isSlow = false;
    backend.set('status-500');
    expect(await send(site, 'caído sin base')).toMatchObject({ code: 503, message: messages.forms.unreachable });
    expect(await getTimes('lento sin base')).toBe(1);
  });
});
