import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { fillTemplate } from './support/cluster';
import { gatherTree, serveTree } from './support/site';

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
  expect(named.filter((service) => service.includes('ports:')).map((service) => service.trim().split(':')[0])).toEqual([
    'nginx',
    'caddy',
  ]);
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
