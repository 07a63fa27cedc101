/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Middleware, runMiddleware } from './middleware';
import { SiteResponse } from './site-response';

let done: string[] = [];
let errors: unknown[] = [];

beforeEach(() => {
  [done, errors] = [[], []];
});

/** Runs `steps` for one request, until whatever they do at once is done. */
async function run(...steps: Middleware[]) {
  const request = new IncomingMessage(new Socket());
  runMiddleware(steps, request, new SiteResponse(request), (error) => errors.push(error));
  await new Promise(setImmediate);
}

const pass =
  (name: string): Middleware =>
  (_, __, next) => {
    done.push(name);
    next();
  };

const passLater =
  (name: string): Middleware =>
  async (_, __, next) => {
    await new Promise(setImmediate);
    done.push(name);
    next();
  };

test('The steps run in their order, though one of them waits', async () => {
  const isEnded = new Promise<void>((resolve) => {
    void run(pass('first'), passLater('second'), pass('third'), () => resolve());
  });
  await isEnded;
  expect(done).toEqual(['first', 'second', 'third']);
  expect(errors).toEqual([]);
});

test('A step that answers stops the rest', async () => {
  await run(pass('first'), () => undefined, pass('never'));
  expect(done).toEqual(['first']);
});

const error = new Error('it fails');

test.each<[string, Middleware]>([
  [
    'throws',
    () => {
      throw error;
    },
  ],
  ['rejects', () => Promise.reject(error)],
])('A step that %s is told to onError once, and the rest does not run', async (_, fail) => {
  await run(pass('first'), fail, pass('never'));
  expect(done).toEqual(['first']);
  expect(errors).toEqual([error]);
});
