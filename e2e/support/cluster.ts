import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formatPasted } from '@/lib/pasted-list/address';
import { parsePasted } from '@/lib/pasted-list/parse';
import { address } from './fixtures';
import { startBackend } from './forms-site';
import { categoryAddress, itemThat, kinds, productAddress, sampleCategories } from './samples';
import { freePort, serve } from './site';

/** Debian's nginx; installed by ensure-tools.mjs where that is possible. */
const NGINX = '/usr/sbin/nginx';
/** In CI its tests are never skipped: without it they fail. */
export const hasNginx = existsSync(NGINX) || Boolean(process.env.CI);
/** Why a test is skipped without it, or without a Redis. */
export const NO_SERVER =
  'there is no nginx or Redis here and it could not be installed (see the first lines of npm test)';

/** deploy/nginx.conf.template with `values` filled in, as `envsubst` and the nginx image do it; throws for a value that is missing. */
async function fillTemplate(values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile('deploy/nginx.conf.template', 'utf8');
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has no value for ${name}`);
    return value;
  });
}

/** The site's configuration in front of `sites` (addresses), in `folder`. */
async function configure(folder: string, port: number, sites: readonly string[]): Promise<string> {
  await mkdir(join(folder, 'cache'), { recursive: true });
  const site = await fillTemplate({
    NGINX_LISTEN: `listen 127.0.0.1:${port};`,
    NGINX_CACHE: join(folder, 'cache'),
    // The tests say from where they come.
    NGINX_REAL_IP: 'set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;',
    SITE_SERVERS: sites.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' '),
  });
  const main = join(folder, 'nginx.conf');
  await writeFile(join(folder, 'site.conf'), site.replaceAll('/var/log/nginx', folder));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // Debian's own file, in which the site's stands in place of all that is in sites-enabled.
  const debian = await readFile('/etc/nginx/nginx.conf', 'utf8');
  const whole = debian
    .replace(/^user .*/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace(/^pid .*/m, `daemon off; pid ${join(folder, 'pid')};`)
    .replace(/^worker_processes .*/m, 'worker_processes 1;')
    .replace(/^(\s*)access_log .*/m, '$1access_log off;')
    .replace(/^(\s*)error_log .*/m, '$1error_log stderr warn;')
    .replace('/etc/nginx/sites-enabled/*', join(folder, 'site.conf'))
    .replace('http {', `http { ${places.join(' ')}`);
  await writeFile(main, whole);
  return main;
}

/** Starts nginx with the site's configuration on a free port, after `nginx -t` has found it correct. */
export async function startNginx(folder: string, sites: readonly string[]) {
  const port = await freePort();
  const config = await configure(folder, port, sites);
  execFileSync(NGINX, ['-t', '-q', '-c', config]);
  const child: ChildProcess = spawn(NGINX, ['-c', config], { stdio: 'ignore' });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 10_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (await fetch(`${url}/contacto`).catch(() => null)) break;
    if (Date.now() > deadline) throw new Error('nginx does not start');
  }
  const stop = async () => {
    process.off('exit', end);
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, stop };
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

type Got = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Starts a site behind an nginx of its own, and what asks through it. */
export async function startNginxSite() {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
    TRUSTED_PROXIES: '1',
  });
  const nginx = await startNginx(folder, [site.url]);
  const ask = (path: string, headers?: Record<string, string>) => askAt(nginx.url, path, headers);
  return {
    /** Where nginx keeps its cache and its logs. */
    folder,
    site,
    ask,
    getCache: async (path: string, headers = {}) => (await ask(path, headers)).headers['x-cache'],
    stop: async () => {
      await nginx.stop();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type NginxSite = Awaited<ReturnType<typeof startNginxSite>>;

/** Asks by a connection of its own. The target is sent, and the answer read, as they are: fetch would tidy up the one and decompress the other. */
export function askAt(url: string, path: string, headers: Record<string, string> = {}): Promise<Got> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
    }).on('error', reject);
  });
}

/** Debian's redis-server; installed by ensure-tools.mjs where that is possible. */
const REDIS = '/usr/bin/redis-server';
/** In CI its tests are never skipped: without it they fail. */
const hasRedis = existsSync(REDIS) || Boolean(process.env.CI);

const SETTINGS = ['--save', '', '--appendonly', 'no', '--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru'];

/** Starts a Redis of its own on a free port. */
async function startRedis(folder: string) {
  const port = await freePort();
  let child: ChildProcess | undefined;
  /** Kills it at once, as a host that is gone. */
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  /** Starts it again, empty, at the same address. */
  const start = async () => {
    child = spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...SETTINGS], {
      stdio: 'ignore',
    });
    const own = child;
    process.once('exit', () => own.kill('SIGKILL'));
    for (let isThere = false; !isThere; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const socket = connect(port, '127.0.0.1');
      isThere = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
    }
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}

const [category = { id: 0, name: '' }] = sampleCategories;
const product = itemThat(({ id }) => id === 101);
const list = '/cotizacion/101x2-201';
const pasted = `/cotizacion/revisar/${formatPasted({ ...parsePasted('2 camas'), base: '' })}`;

/** An address of each route of a site with the sample catalogue, and the status that it answers. */
export const routeVisits: readonly (readonly [path: string, status: number])[] = [
  ...kinds.map(({ path }) => [path, 200] as const),
  ...['/no-disponible', '/mensaje/enviado', '/search/monitor', list, pasted].map((path) => [path, 200] as const),
  ...[`${productAddress(product)}/qr.svg`, `${list}/qr.svg`].map((path) => [path, 200] as const),
  [`${categoryAddress(category)}/orden/nombre`, 200],
  ...['/sitemap.xml', '/sitemap/1.xml', '/robots.txt', '/manifest.webmanifest'].map((path) => [path, 200] as const),
  ...['/api/health?ready', '/api/suggest?q=moni'].map((path) => [path, 200] as const),
  ...['/search?q=monitor', '/ley-1831/lugar?lugar=hotel'].map((path) => [path, 303] as const),
  ...['/cotizacion/cambiar', '/cotizacion/pegar', '/comparar/elegir?id=101&id=102'].map((path) => [path, 303] as const),
  ...['/p/101', '/cotizacion/101/x1__silla_de_ruedas'].map((path) => [path, 308] as const),
  ...['/no/hay/nada', '/_not-found', '/_global-error', '/sitemap/2.xml'].map((path) => [path, 404] as const),
  ...['/tarjeta/producto/101/x.jpg', '/images/catalogue/no-hay.01234567-400.webp'].map((path) => [path, 404] as const),
  ...['/api/contact', '/api/quotation', '/api/revalidate'].map((path) => [path, 405] as const),
  ['/api/deliver', 401],
];

export const canStartCluster = hasRedis && hasNginx;

export const FORMS_PER_MINUTE = 6;

/** Starts two processes of the site behind nginx, which share a Redis, a database and a backend. */
export async function startCluster() {
  const own = await startBackend();
  const redis = await startRedis(own.folder);
  const environment = {
    REDIS_URL: redis.url,
    REVALIDATE_SECONDS: '3600',
    FORMS_PER_MINUTE: String(FORMS_PER_MINUTE),
    TRUSTED_PROXIES: '1',
  };
  const sites = await Promise.all([own.serve(environment), own.serve(environment)]);
  const nginx = await startNginx(
    own.folder,
    sites.map(({ url }) => url),
  );
  return {
    ...own,
    redis,
    sites,
    nginx,
    stop: async () => {
      await nginx.stop();
      await redis.kill();
      await own.stop();
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
