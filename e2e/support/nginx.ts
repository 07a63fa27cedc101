import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from './site';

/** Debian's nginx; installed by ensure-tools.mjs where that is possible. */
const NGINX = '/usr/sbin/nginx';
/** In CI its tests are never skipped: without it they fail. */
export const hasNginx = existsSync(NGINX) || Boolean(process.env.CI);

/** The site's configuration in front of `sites` (addresses), in `folder`; throws for a value that the template lacks. */
async function configure(folder: string, port: number, sites: readonly string[]): Promise<string> {
  await mkdir(join(folder, 'cache'), { recursive: true });
  const values = new Map([
    ['NGINX_LISTEN', `listen 127.0.0.1:${port};`],
    ['NGINX_CACHE', join(folder, 'cache')],
    // The tests say from where they come.
    ['NGINX_REAL_IP', 'set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;'],
    ['SITE_SERVERS', sites.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' ')],
  ]);
  // As `envsubst` and the nginx image do it.
  const template = await readFile('deploy/nginx.conf.template', 'utf8');
  const site = template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The template has no value for ${name}`);
    return value;
  });
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
  await writeFile(join(folder, 'nginx.conf'), whole);
  return join(folder, 'nginx.conf');
}

/** Starts nginx with the site's configuration on a free port, after `nginx -t` has found it correct. */
export async function startNginx(folder: string, sites: readonly string[]) {
  const port = await freePort();
  const config = await configure(folder, port, sites);
  execFileSync(NGINX, ['-t', '-q', '-c', config]);
  const child = spawn(NGINX, ['-c', config], { stdio: 'ignore' });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${url}/contacto`))).toPass({ timeout: 10_000, intervals: [50] });
  const stop = async () => {
    process.off('exit', end);
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, stop };
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
