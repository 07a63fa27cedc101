/** @jest-environment node */
import { settle, setUpRenderQueue } from '@/e2e/support/page-server';
import { log } from '@/lib/log';

const MAX_WAIT_MS = 30_000;
const MAX_RENDERING_MS = 5_000;
const TOO_LATE = { status: 503, retryAfter: 30 };

const { entered, enter, follow } = setUpRenderQueue();

test('One page is rendered at a time, in the order of their requests', async () => {
  const [first, second, third] = [await enter('first'), await enter('second'), await enter('third')];
  expect(entered).toEqual(['first']);
  await first.leave();
  expect(entered).toEqual(['first', 'second']);
  await second.leave();
  await third.leave();
  expect(entered).toEqual(['first', 'second', 'third']);
});

test('A request that asks twice has one place, which ends once', async () => {
  const [first, second, third] = [await enter('first'), await enter('second'), await enter('third')];
  expect(first.rendering?.enter()).toBe(first.entering);
  first.rendering?.end();
  first.rendering?.end();
  await first.leave();
  expect(entered).toEqual(['first', 'second']);
  await second.leave();
  await third.leave();
});

test('What is rendered behind an answer takes no place', async () => {
  const [first, second] = [await enter('first'), await enter('second')];
  const late = await enter('late');
  await late.leave();
  await first.leave();
  await second.leave();
  expect(await late.rendering?.enter()).toBeNull();
  const next = await enter('next');
  expect(entered).toEqual(['first', 'second', 'late', 'next']);
  await next.leave();
});

test('A page that is made gives its place to the next, whatever its handler still does', async () => {
  const [first, second] = [await enter('first'), await enter('second')];
  first.rendering?.end();
  await settle();
  expect(entered).toEqual(['first', 'second']);
  await first.leave();
  await second.leave();
});

describe('a visitor who goes', () => {
  it('while the page waits has none made', async () => {
    const [first, gone, third] = [await enter('first'), await enter('gone'), await enter('third')];
    await gone.go();
    await first.leave();
    expect(entered).toEqual(['first', 'gone 503', 'third']);
    expect(await gone.entering).toEqual(TOO_LATE);
    await third.leave();
  });

  it('while the page waits, and others for the same one, leaves it to them', async () => {
    const url = '/producto/x/9';
    const [first, leader] = [await enter('first'), await enter('leader', { url })];
    const follower = await follow('/producto/x/%39?utm=a');
    await leader.go();
    await first.leave();
    expect(entered).toEqual(['first', 'leader']);
    follower.response.emit('close');
    await leader.leave();
  });

  it('while the page is made keeps the place until it is made: going early makes no two at once', async () => {
    const [first, second] = [await enter('first'), await enter('second')];
    await first.go();
    expect(entered).toEqual(['first']);
    await first.leave();
    expect(entered).toEqual(['first', 'second']);
    await second.leave();
  });
});

describe('a request that makes room for another one', () => {
  it('is refused while it waits, and keeps its connection', async () => {
    const [first, waiting, third] = [await enter('first'), await enter('waiting'), await enter('third')];
    expect(waiting.giveWay()).toBe(true);
    expect(await waiting.entering).toEqual(TOO_LATE);
    expect(waiting.isConnected()).toBe(true);
    await waiting.leave();
    await first.leave();
    expect(entered).toEqual(['first', 'waiting 503', 'third']);
    await third.leave();
  });

  it('loses its connection where others wait for the same page, which they get', async () => {
    const url = '/producto/x/8';
    const [first, leader] = [await enter('first'), await enter('leader', { url })];
    const follower = await follow(url);
    expect(leader.giveWay()).toBe(true);
    expect(leader.isConnected()).toBe(false);
    await first.leave();
    expect(entered).toEqual(['first', 'leader']);
    follower.response.emit('close');
    await leader.leave();
  });

  it('is not waited for once its page is made', async () => {
    const first = await enter('first');
    expect(first.giveWay()).toBe(false);
    await first.leave();
  });
});

test('A handler that never comes back loses its place: the log has its route', async () => {
  const error = jest.spyOn(log, 'error').mockReturnValue();
  const stuck = await enter('stuck', { url: '/search/ana%20perez?telefono=300' });
  const next = await enter('next');
  await jest.advanceTimersByTimeAsync(MAX_RENDERING_MS);
  expect(entered).toEqual(['stuck', 'next']);
  expect(error.mock.calls).toEqual([[{ route: '/search' }, expect.stringContaining('taken back')]]);
  await next.leave();
  await stuck.leave();
});

test('Who waits too long is told when to ask again, and takes no place', async () => {
  jest.spyOn(log, 'error').mockReturnValue();
  const stuck = [];
  // Each keeps its place as long as a rendering may.
  for (let count = 0; count <= MAX_WAIT_MS / MAX_RENDERING_MS; count++) stuck.push(await enter('stuck'));
  const last = await enter('last', { address: 'stuck' });
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await last.entering).toEqual(TOO_LATE);
  for (const visit of [...stuck, last]) await visit.leave();
  const next = await enter('next');
  expect(entered.at(-1)).toBe('next');
  await next.leave();
});
