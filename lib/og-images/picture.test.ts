/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { collectGarbage } from '@/e2e/support/measure';
import { withDeadline } from '@/lib/http/timeout';
import { openPicture } from './picture';

let server: Server;
let origin: string;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => {
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (address: string | null, from: string | null) => openPicture(address, from, new AbortController().signal);
const solid = (background: string, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
const sends = (body: Buffer | string, status = 200): RequestListener => {
  return (_, response) => response.writeHead(status).end(body);
};

describe('a picture of the backend', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is opened as %s, with the colour of its edge', async (format) => {
    answer = sends(await solid('#ff0000', format));
    const picture = await open(`${origin}/a`, origin);
    expect(picture).toMatchObject({ background: expect.stringMatching(/^rgb\(25[345],[01],[01]\)$/) });
  });

  it('without a ground of its own is a cut-out', async () => {
    answer = sends(await solid('rgba(0,0,0,0)'));
    expect(await open(`${origin}/a`, origin)).toMatchObject({ background: null });
  });

  it('of another host is not asked for', async () => {
    answer = () => {
      throw new Error('asked');
    };
    expect(await open(`${origin}/a`, 'https://backend.test')).toBeNull();
    expect(await open(`${origin}/a`, null)).toBeNull();
  });

  it('that redirects is not followed', async () => {
    answer = (request, response) =>
      request.url === '/a' ? response.writeHead(302, { location: `${origin}/b` }).end() : response.end('x');
    expect(await open(`${origin}/a`, origin)).toBeNull();
  });

  it.each([
    ['is missing', sends('', 404)],
    ['is no picture', sends('<h1>Mantenimiento</h1>')],
    ['is a drawing', sends('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['breaks off', (_, response) => response.writeHead(200, { 'content-length': 999 }).end('x')],
  ] as [string, RequestListener][])('that %s is none', async (_, listener) => {
    answer = listener;
    expect(await open(`${origin}/a`, origin)).toBeNull();
  });

  it('that is cut off in the middle is none', async () => {
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123', noise: NOISE } })
      .jpeg()
      .toBuffer();
    answer = sends(whole.subarray(0, whole.length / 2));
    expect(await open(`${origin}/a`, origin)).toBeNull();
  });

  it('of more pixels than memory allows is none', async () => {
    answer = sends(
      await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    expect(await open(`${origin}/a`, origin)).toBeNull();
  });

  it('of more than 10 MB is left', async () => {
    const block = Buffer.alloc(1024 * 1024);
    let isLeft = (_: unknown) => {};
    const left = new Promise((resolve) => {
      isLeft = resolve;
    });
    answer = (_, response) => {
      response.once('close', isLeft);
      const pour = () => {
        while (response.write(block));
        response.once('drain', pour);
      };
      pour();
    };
    expect(await open(`${origin}/a`, origin)).toBeNull();
    await left;
  });

  it('that hangs is left when the deadline aborts, though garbage is collected meanwhile', async () => {
    let isLeft = (_: unknown) => {};
    const left = new Promise((resolve) => {
      isLeft = resolve;
    });
    answer = (_, response) => {
      response.once('close', isLeft).writeHead(200).write('x');
    };
    const collecting = setInterval(collectGarbage, 20);
    const picture = await withDeadline(200, (signal) => openPicture(`${origin}/a`, origin, signal)).catch(() => null);
    clearInterval(collecting);
    expect(picture).toBeNull();
    await left;
  });
});

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;

describe('a picture of the site', () => {
  it('is opened as large as an Open Graph image shows it, without most of its ground, drawings too', async () => {
    const photo = await open('/images/products/aed-400.webp', null);
    const png = Buffer.from(photo?.src.split(',')[1] ?? '', 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', height: 420 });
    expect(await open('/images/services/training.svg', null)).not.toBeNull();
  });

  it.each([
    '/images/../../package.json',
    '/images/%2e%2e/%2e%2e/package.json',
    '/docs/ley-1831-2017.pdf',
    '/images/no.webp',
  ])('%s is none', async (path) => {
    expect(await open(path, null)).toBeNull();
  });

  it('may be absent', async () => {
    expect(await open(null, null)).toBeNull();
  });
});
