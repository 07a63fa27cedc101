import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address } from './fixtures';
import { startNginx } from './nginx';
import { serve } from './site';

export type Got = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Starts a site with `environment` behind an nginx of its own, and what asks through it. */
export async function startNginxSite(environment: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
    TRUSTED_PROXIES: '1',
    ...environment,
  });
  const nginx = await startNginx(folder, [site.url]);
  const ask = (path: string, headers: Record<string, string> = {}) => askAt(nginx.url + path, headers);
  return {
    /** Where nginx keeps its cache and its logs. */
    folder,
    site,
    ask,
    askRaw: (target: string) => askRawAt(nginx.url, target),
    getCache: async (path: string, headers = {}) => (await ask(path, headers)).headers['x-cache'],
    stop: async () => {
      await nginx.stop();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type NginxSite = Awaited<ReturnType<typeof startNginxSite>>;

/** As it comes over the line: fetch would decompress it. */
function askAt(url: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
    }).on('error', reject);
  });
}

/** The beginning of what comes back for a target that a URL would tidy up. */
async function askRawAt(url: string, target: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const pieces = await socket.setEncoding('latin1').toArray();
  return pieces.join('');
}
