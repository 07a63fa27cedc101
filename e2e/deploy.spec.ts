import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '@/lib/database/connect';
import { countStates } from './support/database';
import { address, expect, test } from './support/fixtures';
import { post, startBackend } from './support/forms-site';
import { contact, routeVisits } from './support/samples';
import { type MailServer, startMailServer, toMailSettings } from './support/servers';
import { freePort, type Site, serveTree } from './support/site';

const VERIFY = '/usr/bin/systemd-analyze';

const read = (file: string) => readFile(file, 'utf8');
/** The arguments of Node in the Dockerfile's CMD or HEALTHCHECK. */
const readArguments = async (instruction: RegExp): Promise<string[]> =>
  JSON.parse(instruction.exec(await read('Dockerfile'))?.[1] ?? '[]').slice(1);

test.describe('The standalone tree, started as the image starts it', () => {
  // A machine under load starts each process slowly.
  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  let folder: string;
  let tree: string;
  let mails: MailServer;
  let site: Site;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standalone-'));
    tree = join(folder, 'tree');
    // As the Dockerfile's first stage does at its end.
    const env = { ...process.env, NEXT_DIST_DIR: process.env.HTTP_BUILD };
    execFileSync(process.execPath, ['deploy/standalone.mjs', tree, '--no-build'], { env });
    mails = await startMailServer();
    const args = await readArguments(/^CMD (\["node".*)/m);
    const settings = { DATABASE_URL: `file:${folder}/site.db`, REVALIDATE_SECONDS: '3600' };
    site = await serveTree(tree, { ...toMailSettings(mails.url), ...settings }, { args });
  });

  test.afterAll(async () => {
    await site.stop();
    await mails.close();
    await rm(folder, { recursive: true });
  });

  const ask = async (path: string, { url } = site) => {
    const response = await fetch(url + path, { headers: { accept: 'image/webp,*/*' }, redirect: 'manual' });
    const { byteLength: size } = await response.arrayBuffer();
    return { status: response.status, type: response.headers.get('content-type'), size };
  };
  const getText = async (path: string) => (await fetch(site.url + path)).text();
  const findCard = (html: string) => /\/tarjeta\/[^"?]+/.exec(html)?.[0] ?? '';

  const readScripts = async (): Promise<Record<string, string>> =>
    JSON.parse(await read(join(tree, 'package.json'))).scripts;

  /** Runs a command of the tree as its package.json has it. */
  async function run(name: string, args: readonly string[]): Promise<{ code: unknown; output: string }> {
    const [, file = ''] = /^node (\S+)$/.exec((await readScripts())[name] ?? '') ?? [];
    const env = { NODE_ENV: 'production' as const, DATABASE_URL: `file:${folder}/site.db` };
    return new Promise((done) =>
      execFile(process.execPath, [file, ...args], { cwd: tree, env }, (error, out, err) =>
        done({ code: error?.code ?? 0, output: out + err }),
      ),
    );
  }

  /** Asks as the image's HEALTHCHECK does; throws when it is not healthy. */
  async function checkHealth(): Promise<void> {
    execFileSync(process.execPath, await readArguments(/^HEALTHCHECK .*CMD (\["node".*)/m), {
      env: { ...process.env, PORT: new URL(site.url).port },
      stdio: 'ignore',
    });
  }

  test('it answers every route, has every file that its pages name, and draws the cards of shared links', async () => {
    await checkHealth();
    for (const [path, status] of routeVisits) expect((await ask(path)).status, path).toBe(status);
    // It is published nowhere, and in no index.
    for (const path of ['/contacto', '/docs/medios-de-pago.pdf'])
      expect((await fetch(site.url + path)).headers.get('x-robots-tag'), path).toBe('noindex');
    const named = /\/(?:_next\/static|images|docs)\/[^"'\\ )&]+/g;
    const pages = await Promise.all(['/', '/contacto', '/ley-1831', '/productos'].map((path) => getText(path)));
    // The payload in the inline scripts is cut anywhere, within a name too.
    const markup = pages.map((html) => html.replace(/<script>[\s\S]*?<\/script>/g, ''));
    const files = [...new Set(markup.flatMap((html) => html.match(named) ?? []))];
    for (const kind of ['/_next/static/', '/images/', '/docs/'])
      expect(files.filter((file) => file.startsWith(kind)).length, kind).toBeGreaterThan(2);
    for (const file of files) {
      const { status, type } = await ask(file);
      expect([status, type === 'application/pdf'], file).toEqual([200, file.endsWith('.pdf')]);
    }
    const card = await ask(findCard(pages[1] ?? ''));
    expect(card).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(card.size).toBeGreaterThan(10_000);
  });

  test('each command of the operator runs in the tree, with nothing but Node and its settings; the company gets a mail', async () => {
    expect((await post(site, '/api/contact', contact)).status).toBe(200);
    await expect.poll(() => mails.mails.length).toBe(1);
    // What each is asked, and what it says; a command that is added needs its own here.
    const asked: Record<string, readonly [args: string[], code: number, text: RegExp]> = {
      messages: [['--json'], 0, /"ana@example.com"/],
      backup: [[`${folder}/copy.db`], 0, / 1 {2}form_messages\n/],
      restore: [[`${folder}/copy.db`], 1, /stop the site first/],
      'backend:check': [[address('BACKEND')], 0, /\d+ rows, 0 with faults/],
      'catalogue:import': [[resolve('content/catalogue/sample.json')], 0, /productos en \d+ categorías: cargados en/],
      'catalogue:export': [[`${folder}/catalogue.xlsx`], 0, /productos en \d+ categorías: escritos en/],
      'catalogue:undo': [[], 1, /No hay un catálogo anterior a este/],
      pictures: [[`${folder}/none`], 1, /There is no file or folder/],
    };
    const { start, ...commands } = await readScripts();
    expect([start, Object.keys(commands).sort()]).toEqual([expect.any(String), Object.keys(asked).sort()]);
    for (const [name, [args, code, text]] of Object.entries(asked))
      expect(await run(name, args), name).toEqual({ code, output: expect.stringMatching(text) });
    const back = await run('catalogue:import', [`${folder}/catalogue.xlsx`, '--dry-run']);
    expect(back).toEqual({ code: 0, output: expect.stringContaining('0 nuevos, 0 cambiados, 0 quitados') });
  });

  test('it keeps messages, ends at SIGTERM, which is passed on to it, and can then be restored', async () => {
    expect(await site.end()).toBe(143);
    expect(site.output()).not.toContain('they took too long');
    await expect(checkHealth()).rejects.toThrow();
    expect(await run('restore', [`${folder}/copy.db`])).toMatchObject({ code: 0 });
  });

  test('where nothing can be written it serves all the same, and says what it cannot do', async () => {
    const before = await readdir(tree, { recursive: true });
    // For the kernel root may write everywhere: then the site runs as nobody, who may read the tree and no more.
    await chmod(folder, 0o755);
    execFileSync('chmod', ['-R', 'a-w,a+rX', tree]);
    const environment = { ...toMailSettings(mails.url), BACKEND_URL: address('BACKEND') };
    const running = await serveTree(tree, environment, { uid: process.getuid?.() === 0 ? 65_534 : undefined });
    try {
      const picture = encodeURIComponent(`${address('BACKEND')}/images/products/aed-400.webp`);
      for (const [path, type] of [
        ...['/', '/productos', '/search/monitor'].map((path) => [path, 'text/html; charset=utf-8'] as const),
        [findCard(await (await fetch(`${running.url}/contacto`)).text()), 'image/jpeg'],
        [`/_next/image?url=${picture}&w=256&q=75`, 'image/webp'],
      ] as const)
        expect(await ask(path, running), path).toMatchObject({ status: 200, type });
      expect((await post(running, '/api/contact', contact)).status).toBe(200);
      const health = async () => (await fetch(`${running.url}/api/health?ready`)).json();
      await expect.poll(health).toMatchObject({ status: 'ready', database: 'off' });
      for (const said of [
        /"database":"[^"]+\/site\.db","cause":"EACCES","cure":"[^"]+","msg":"the outbox is off/,
        /no mails are sent: nothing can be stored/,
      ])
        expect(running.output()).toMatch(said);
      expect(await readdir(tree, { recursive: true })).toEqual(before);
    } finally {
      await running.stop();
      execFileSync('chmod', ['-R', 'u+w', tree]);
    }
  });
});

test('systemd finds the unit correct, and it starts what the Dockerfile starts', async ({ browserName: _ }, info) => {
  const unit = await read('deploy/biomedica-site.service');
  const started = (await readArguments(/^CMD (\["node".*)/m)).join(' ');
  expect(unit).toContain(`\nExecStart=/usr/bin/node ${started}\n`);
  test.skip(!existsSync(VERIFY), 'there is no systemd-analyze here');
  const file = info.outputPath('biomedica-site.service');
  await writeFile(file, unit.replace('/usr/bin/node', process.execPath));
  // What it has to say goes to standard error, also when it is not fatal.
  expect(execFileSync('sh', ['-c', `${VERIFY} verify ${file} 2>&1`], { encoding: 'utf8' })).toBe('');
  // Exits with 1 when its exposure is above 2.0 of 10.
  execFileSync(VERIFY, ['security', '--offline=true', '--threshold=20', file]);
});

test('SIGTERM under load ends a site within ten seconds: no request is cut, and a message under way is answered', async () => {
  const CLIENTS = 10;
  const own = await startBackend();
  const { backend, databaseUrl } = own;
  const site = await own.serve({ REVALIDATE_SECONDS: '3600' });
  const outbox = await connect(databaseUrl);
  let answered = 0;
  const agent = new Agent({ keepAlive: true });
  /** Asks again and again over a kept connection; what breaks off after it was sent is cut. */
  const load = () =>
    new Promise<string>((end) => {
      const fail = ({ code }: NodeJS.ErrnoException) => end(`cut: ${code}`);
      const ask = () => {
        const request = get(`${site.url}/productos`, { agent }, (response) => {
          if (response.statusCode !== 200) return end(`cut: ${response.statusCode}`);
          answered += 1;
          response.resume().once('end', ask).once('error', fail);
        });
        request.once('error', (error: NodeJS.ErrnoException) => {
          // The system resets a new connection that waits for the process when it takes no more.
          const isNew = error.code === 'ECONNRESET' && !request.reusedSocket;
          return isNew || error.code === 'ECONNREFUSED' ? end('refused') : fail(error);
        });
      };
      ask();
    });
  const clients = Array.from({ length: CLIENTS }, load);
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(100);
  backend.set('slow', 1);
  const message = post(site, '/api/contact', contact);
  await expect.poll(() => backend.received.filter(({ method }) => method === 'POST').length).toBe(1);
  const ending = site.end();
  // Each of these is a new connection: soon none is taken.
  const connectAnew = () =>
    fetch(`${site.url}/api/health`, { headers: { connection: 'close' } }).catch(() => 'refused');
  await expect.poll(connectAnew, { timeout: 2_000 }).toBe('refused');
  expect((await message).status).toBe(200);
  expect([await ending, ...(await Promise.all(clients))]).toEqual([143, ...Array(CLIENTS).fill('refused')]);
  // Not by its deadline: what was under way had its end.
  expect(site.output()).not.toContain('they took too long');
  expect(await countStates(outbox)).toEqual({ sent: 1 });
  outbox.close();
  await own.stop();
});

test('A site that is frozen is killed, and what watches it ends, so that both are started again; two answers that do not come are no reason', async ({
  browserName: _,
}, info) => {
  // What the unit and the image start: deploy/watch.mjs with a server below it that misbehaves. It leaves two questions unanswered, and freezes
  // at /freeze, as an endless loop does.
  const server = `
    let unanswered = 2;
    require('node:http').createServer(({ url }, response) => {
      if (url === '/freeze') return response.end(() => { for (;;); });
      console.log('asked for ' + url);
      if (unanswered-- <= 0) response.end();
    }).listen(process.env.PORT, '127.0.0.1');
    console.log('pid ' + process.pid);
  `;
  const file = info.outputPath('server.cjs');
  await writeFile(file, server);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', WATCH_EVERY_MS: '500' };
  const args = ['deploy/watch.mjs', '--max-old-space-size=50', file];
  const watch = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(watch, 'exit');
  let output = '';
  watch.stdout.on('data', (data) => {
    output += String(data);
  });
  const isAlive = () => existsSync(`/proc/${/pid (\d+)/.exec(output)?.[1]}`);
  await expect.poll(() => output.match(/asked for \/api\/health/g)?.length, { timeout: 30_000 }).toBeGreaterThan(3);
  expect(isAlive()).toBe(true);
  await fetch(`http://127.0.0.1:${port}/freeze`);
  const [code] = await ended;
  expect([code, isAlive()]).toEqual([137, false]);
  expect(output).toContain('the site does not answer');
});
