/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { readSitemap } from './fetch-page';
import { reportOn } from './report';

let server: Server;
let origin: string;
let picture: Buffer;
const agents = new Set<string>();

const tags = (names: Record<string, string>) =>
  Object.entries(names).map(([name, content]) => `<meta property="${name}" content="${content}">`);
const page = (title: string, address: string) => `<html><head><title>${title}</title>
  <meta name="description" content="${'palabra '.repeat(9)}"><link rel="canonical" href="${address}">
  ${tags({ 'og:title': title, 'og:description': 'x', 'og:url': address, 'og:type': 'website', 'og:locale': 'es_CO' }).join('')}
  ${tags({ 'og:image': `${origin}/card.jpg`, 'og:image:width': '1200', 'og:image:height': '630' }).join('')}
  ${tags({ 'og:image:type': 'image/jpeg', 'og:image:alt': 'x', 'twitter:card': 'summary_large_image' }).join('')}</head></html>`;

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/good': (request, response) => {
    agents.add((request.headers['user-agent'] ?? '').split('/')[0] ?? '');
    response.end(page('Monitor', `${origin}/good`));
  },
  '/moved': (_, response) => response.writeHead(308, { location: '/good' }).end(),
  '/loop': (_, response) => response.writeHead(308, { location: '/loop' }).end(),
  '/picky': ({ headers }, response) =>
    response.end(page(headers['user-agent']?.startsWith('WhatsApp') ? 'Otro' : 'Monitor', `${origin}/picky`)),
  '/card.jpg': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
  '/sitemap.xml': (_, response) =>
    response.end(`<sitemapindex><sitemap><loc>${origin}/1.xml</loc></sitemap></sitemapindex>`),
  '/1.xml': (_, response) => response.end(`<urlset><url><loc>${origin}/a&amp;b</loc></url></urlset>`),
};

beforeAll(async () => {
  picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0aa' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a report', () => {
  it('is good for a good page, which every previewer has fetched', async () => {
    const { isGood, lines } = await reportOn(`${origin}/good`);
    expect(lines.slice(1)).toEqual([expect.stringContaining('La página abre bien · Título de 7 caracteres')]);
    expect(isGood).toBe(true);
    expect([...agents].toSorted()).toEqual(
      [
        'LinkedInBot',
        'TelegramBot (like TwitterBot)',
        'Twitterbot',
        'WhatsApp',
        'facebookexternalhit',
        'meta-externalagent',
      ].toSorted(),
    );
  });

  it('counts redirects', async () => {
    expect((await reportOn(`${origin}/moved`)).lines[1]).toContain('El enlace lleva a otra dirección');
    expect((await reportOn(`${origin}/loop`)).isGood).toBe(false);
  });

  it('is bad when one previewer gets other tags, and names it', async () => {
    const { isGood, lines } = await reportOn(`${origin}/picky`);
    expect(isGood).toBe(false);
    expect(lines.join('\n')).toMatch(/(?<!WhatsApp, )facebookexternalhit.*: Este programa ve etiquetas distintas/);
  });

  it('is bad for a page that is missing and for a host that does not answer', async () => {
    expect((await reportOn(`${origin}/nada`)).lines.join()).toContain('responde 404');
    expect((await reportOn('http://127.0.0.1:1/x')).lines.join()).toContain('No pudimos abrir el enlace');
  });
});

it('reads every address of a sitemap in parts', async () => {
  expect(await readSitemap(`${origin}/sitemap.xml`)).toEqual([`${origin}/a&b`]);
  await expect(readSitemap(`${origin}/nada`)).rejects.toThrow('404');
});
