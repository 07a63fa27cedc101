/** @jest-environment node */
import { setMaxListeners } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/lib/log';
import { openOgImages } from './service';
import { getOgImageVersion, getProductOgImage, type OgImageSubject } from './subject';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'og-images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ogImageNamed = (name: string, image: string | null = null) =>
  getProductOgImage({ id: '7', name, brand: '', image, isService: false });
const getFile = (subject: OgImageSubject) => `${getOgImageVersion(subject)}.jpg`;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEF = 'public, max-age=60';

/** Who asks for an image, and does not hang up. */
const asker = { kind: 'producto', id: '7', address: '192.0.2.1', signal: new AbortController().signal } as const;
setMaxListeners(0, asker.signal);

async function ask(
  respond: ReturnType<typeof openOgImages>,
  file: string,
  subject: OgImageSubject | null,
  who: Partial<Record<'address', string>> & { readonly signal?: AbortSignal } = {},
) {
  const response = await respond({ ...asker, ...who, file }, async () => subject);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, caching: response.headers.get('cache-control'), body };
}

describe('the service of Open Graph images', () => {
  it('answers the right version for ever, and draws it once', async () => {
    const respond = openOgImages({ folder, origin: null });
    const subject = ogImageNamed('Monitor');
    const [one, other] = await Promise.all([1, 2].map(() => ask(respond, getFile(subject), subject)));
    expect(one).toMatchObject({ status: 200, caching: IMMUTABLE });
    expect(one?.body.equals(other?.body ?? Buffer.alloc(0))).toBe(true);
    expect(await readdir(folder)).toEqual([`producto-7-${getFile(subject)}`]);
  });

  it('keeps the picture of an old chat when the product changes, also after a restart', async () => {
    const [before, after] = [ogImageNamed('Monitor'), ogImageNamed('Monitor nuevo')];
    const first = await ask(openOgImages({ folder, origin: null }), getFile(before), before);
    const respond = openOgImages({ folder, origin: null });
    const second = await ask(respond, getFile(before), after);
    expect(second).toMatchObject({ status: 200, caching: IMMUTABLE });
    expect(second.body.equals(first.body)).toBe(true);
    expect((await ask(respond, getFile(after), after)).body.equals(first.body)).toBe(false);
  });

  it('answers a version that it never had with the Open Graph image of today, for a short time', async () => {
    const subject = ogImageNamed('Monitor');
    const answered = await ask(openOgImages({ folder, origin: null }), 'aaaaaaaaaaaa.jpg', subject);
    expect(answered).toMatchObject({ status: 200, caching: BRIEF });
    expect(await readdir(folder)).toEqual([`producto-7-${getFile(subject)}`]);
  });

  it('does not keep an Open Graph image whose picture could not be had', async () => {
    const subject = ogImageNamed('Monitor', 'http://127.0.0.1:9/x.webp');
    const respond = openOgImages({ folder, origin: 'http://127.0.0.1:9' });
    expect(await ask(respond, getFile(subject), subject)).toMatchObject({ status: 200, caching: BRIEF });
    expect(await readdir(folder)).toEqual([]);
  });

  it('has 404 for what does not exist and for what is no version', async () => {
    const respond = openOgImages({ folder, origin: null });
    expect(await ask(respond, 'aaaaaaaaaaaa.jpg', null)).toMatchObject({ status: 404 });
    expect(await ask(respond, '../aaaaaaaaaa.jpg', ogImageNamed('x'))).toMatchObject({ status: 404 });
  });

  it('has 503 when the catalogue cannot be read, but not for an Open Graph image that it keeps', async () => {
    const errors = jest.spyOn(log, 'error').mockImplementation();
    const respond = openOgImages({ folder, origin: null });
    const subject = ogImageNamed('Monitor');
    await ask(respond, getFile(subject), subject);
    const fail = () => Promise.reject(new Error('down'));
    expect((await respond({ ...asker, file: getFile(subject) }, fail)).status).toBe(200);
    expect((await respond({ ...asker, file: 'aaaaaaaaaaaa.jpg' }, fail)).status).toBe(503);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

it('has thirty drawings a minute for an address; what is kept is answered all the same, and so is everyone else', async () => {
  const respond = openOgImages({ folder, origin: null });
  const [subject, other] = [ogImageNamed('Monitor'), ogImageNamed('Báscula')];
  const request = { ...asker, file: getFile(subject) };
  const answers = await Promise.all(Array.from({ length: 32 }, () => respond(request, async () => subject)));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([30, 2]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await ask(respond, getFile(subject), subject)).toMatchObject({ status: 200, caching: IMMUTABLE });
  expect((await ask(respond, getFile(other), other)).status).toBe(429);
  expect((await ask(respond, getFile(other), other, { address: '198.51.100.1' })).status).toBe(200);
});

describe('an image for which nobody waits any more', () => {
  /** Asks for `count` images, which wait for their turn when this resolves. */
  async function askForMany(respond: ReturnType<typeof openOgImages>, count: number, signal: AbortSignal) {
    // Its folder has been read: what follows waits for nothing but its turn.
    await ask(respond, 'aaaaaaaaaaaa.jpg', null);
    setMaxListeners(0, signal);
    const answers = Array.from({ length: count }, (_, index) => {
      const subject = ogImageNamed(`Monitor ${index}`);
      return ask(respond, getFile(subject), subject, { address: `10.0.${index}.1`, signal });
    });
    await new Promise((resolve) => setImmediate(resolve));
    return answers;
  }

  it('is not drawn, and no error is logged; one that others wait for is', async () => {
    const errors = jest.spyOn(log, 'error').mockImplementation();
    const respond = openOgImages({ folder, origin: null });
    const gone = new AbortController();
    const left = await askForMany(respond, 12, gone.signal);
    const shared = ogImageNamed('Monitor 11');
    const stays = ask(respond, getFile(shared), shared);
    await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    expect(await stays).toMatchObject({ status: 200, caching: IMMUTABLE });
    await Promise.all(left);
    // The two that were being drawn, and the shared one.
    expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
    expect(errors).not.toHaveBeenCalled();
  });

  it('leaves its place in the line to others', async () => {
    const errors = jest.spyOn(log, 'error').mockImplementation();
    const respond = openOgImages({ folder, origin: null });
    const gone = new AbortController();
    const left = await askForMany(respond, 100, gone.signal);
    const late = ogImageNamed('Báscula');
    expect((await ask(respond, getFile(late), late)).status).toBe(503);
    expect(errors).toHaveBeenCalledTimes(1);
    gone.abort();
    expect((await ask(respond, getFile(late), late)).status).toBe(200);
    await Promise.all(left);
  });
});

describe('pictures that hang', () => {
  const TOGETHER = 6;
  let asked: number;
  let origin: string;
  const server = createServer(() => {
    asked++;
  });

  beforeEach(async () => {
    asked = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    jest.useFakeTimers({ doNotFake: [...NOT_FAKED] });
  });
  afterEach(async () => {
    jest.useRealTimers();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Asks for an Open Graph image of each of `count` products whose pictures hang; resolves when no more of these are asked for. */
  async function askFor(respond: ReturnType<typeof openOgImages>, count: number) {
    const subjects = Array.from({ length: count }, (_, index) =>
      ogImageNamed(`Monitor ${index}`, `${origin}/${index}`),
    );
    const answers = subjects.map((subject) => ask(respond, getFile(subject), subject));
    await until(() => asked >= TOGETHER && jest.getTimerCount() >= count);
    return answers;
  }

  it('hold back nothing but themselves: an Open Graph image of the site is answered meanwhile', async () => {
    const respond = openOgImages({ folder, origin });
    const hanging = await askFor(respond, 10);
    const own = ogImageNamed('Báscula', '/images/products/aed-400.webp');
    expect(await ask(respond, getFile(own), own)).toMatchObject({ status: 200, caching: IMMUTABLE });
    jest.advanceTimersByTime(3_000);
    await Promise.all(hanging);
  });

  it('are given up after one deadline for their place and themselves: those that wait are not asked for any more', async () => {
    const respond = openOgImages({ folder, origin });
    const hanging = await askFor(respond, 20);
    expect(asked).toBe(TOGETHER);
    jest.advanceTimersByTime(3_000);
    for (const answered of await Promise.all(hanging)) expect(answered).toMatchObject({ status: 200, caching: BRIEF });
    expect(asked).toBe(TOGETHER);
  });
});

/** All but setTimeout, which the deadline takes. */
const NOT_FAKED = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
