import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { chromium, type LaunchOptions } from '@playwright/test';

type Environment = Readonly<Record<string, string>>;

export type Site = {
  readonly url: string;
  readonly pid: number;
  /** What it has written to its log so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
  /** Ends it as a process manager does; resolves to its exit code. */
  readonly end: () => Promise<number | null>;
};

/** As `npm start` has it. */
const HEAP = ['--max-old-space-size=400'];
const SERVER = '.server/index.mjs';
const NEXT = 'node_modules/next/dist/bin/next';
/** Milliseconds that a site has to answer for the first time. */
const START = 60_000;

/** Compiles server/ and the commands, which all builds share. */
export const buildServer = () => run(['deploy/build-server.mjs'], {});

/** Builds the site with `environment`; throws with the build's output when it fails. */
export async function build(environment: Environment): Promise<void> {
  await run([NEXT, 'build'], environment);
  await run(['deploy/compress-files.mjs'], environment);
}

/** Builds the site as Vercel does: by the framework alone, which leaves what other tests serve as it is. */
export const buildForVercel = (environment: Environment) => run([NEXT, 'build'], { VERCEL: '1', ...environment });

/** Runs a step of a build to its end. */
async function run(args: readonly string[], environment: Environment): Promise<void> {
  const child = launch(args, { ...clean, ...environment });
  const output = getOutput(child);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The build failed:\n${output()}`);
}

/** Serves a finished build on a free port of 127.0.0.1 and waits until it answers; a published site takes that address for its public one. */
export async function serve(environment: Environment, isPublished = false): Promise<Site> {
  const port = await freePort();
  const published = isPublished ? { SITE_URL: `http://127.0.0.1:${port}` } : {};
  const child = launch([...HEAP, SERVER], { ...clean, ...at(port), ...environment, ...published });
  return answering(child, port);
}

/** Serves a finished build by the framework alone, without server/. */
export async function serveBare(environment: Environment): Promise<Site> {
  const port = await freePort();
  const args = [...HEAP, NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)];
  return answering(launch(args, { ...clean, ...environment }), port);
}

const at = (port: number) => ({ PORT: String(port), HOSTNAME: '127.0.0.1' });

/** Serves a tree of deploy/standalone.mjs with nothing but Node and these variables; as the user `uid`, or by other arguments of Node. */
export async function serveTree(
  folder: string,
  environment: Environment,
  { uid, args = [...HEAP, SERVER] }: { readonly uid?: number | undefined; readonly args?: readonly string[] } = {},
): Promise<Site> {
  const port = await freePort();
  const own = { ...at(port), NODE_ENV: 'production' as const, NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '' };
  const child = launch(args, { ...own, ...environment }, folder, uid);
  return answering(child, port);
}

// A page and not a file: files are served also when the rest could not start.
async function answering(child: ChildProcess, port: number): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const output = getOutput(child);
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  for (const deadline = Date.now() + START; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if ((await fetch(`${url}/contacto`).catch(() => null))?.ok) return { url, pid: child.pid ?? 0, stop, end, output };
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`The site does not start:\n${output()}`);
  }
}

function launch(args: readonly string[], env: NodeJS.ProcessEnv, cwd = '.', uid?: number): ChildProcess {
  const user = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd, ...user });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

const SETTINGS = [
  ...['BACKEND_URL', 'BACKEND_API_URL', 'BACKEND_STORAGE_URL', 'BACKEND_POST_SECONDS', 'SITE_URL'],
  ...['VERCEL_ENV', 'DATABASE_URL', 'DATABASE_MAX_MB', 'REDIS_URL', 'REVALIDATE_SECONDS', 'REVALIDATE_SECRET'],
  ...['RECEIPT_SECRET', 'CRON_SECRET', 'DEPLOYMENT_ID', 'BUILD_STANDALONE', 'FORMS_PER_MINUTE', 'MESSAGES_KEPT_DAYS'],
  ...['TRUSTED_PROXIES', 'SMTP_URL', 'NOTIFY_FROM', 'NOTIFY_TO', 'NEXT_DIST_DIR'],
];

/** The developer's own settings must not change what is tested: blank means unset (lib/env.ts). */
const clean: NodeJS.ProcessEnv = {
  ...process.env,
  ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SEARCHES_PER_MINUTE: '100000',
  INVENTED_PAGES_PER_MINUTE: '100000',
};

function getOutput(child: ChildProcess): () => string {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(String(chunk)));
  return () => lines.slice(-200).join('');
}

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Asks by a connection of its own. The target is sent, and the answer read, as they are: fetch would tidy up the one and decompress the other. */
export function askAt(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
    }).on('error', reject);
  });
}

/** A port of 127.0.0.1 that nobody listens at now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** Megabytes of memory that process `pid` holds (Linux: VmRSS). */
export async function getMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Of a Chromium without a screen that keeps to itself. */
export const CHROMIUM_FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** Debian's names: the whole browser as visitors have it, and the one that draws to no screen, which takes a quarter less of the processor. */
const DEBIAN_PATHS = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' } as const;

/** How a Chromium without a screen is started: that of CHROMIUM_PATH, else Playwright's own, else Debian's, where the whole one can be both. */
export function getLaunchOptions(kind: keyof typeof DEBIAN_PATHS): LaunchOptions {
  const hasOwn = existsSync(chromium.executablePath());
  const debian = existsSync(DEBIAN_PATHS[kind]) ? DEBIAN_PATHS[kind] : DEBIAN_PATHS.whole;
  const executablePath = process.env.CHROMIUM_PATH || (hasOwn ? '' : debian);
  // Playwright has both too: https://playwright.dev/docs/browsers#chromium-headless-shell
  const found = executablePath ? { executablePath } : kind === 'whole' && { channel: 'chromium' };
  return { args: CHROMIUM_FLAGS, ...found };
}
