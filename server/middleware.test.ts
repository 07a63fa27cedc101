/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Middleware, runMiddleware } from './middleware';
import { SiteResponse } from './site-response';

const error = new Error('it fails');
const later: Middleware = async (_, __, next) => {
  await new Promise(setImmediate);
  next();
};

test.each<[string, Middleware, string[], unknown[]]>([
  ['waits', later, ['first', 'last'], []],
  ['answers', () => undefined, ['first'], []],
  ['rejects', () => Promise.reject(error), ['first'], [error]],
  [
    'throws',
    () => {
      throw error;
    },
    ['first'],
    [error],
  ],
])(
  'The steps run in their order; after one that %s the rest follows or not, and a failure is reported once',
  async (...row) => {
    const [, step, expected, expectedErrors] = row;
    const done: string[] = [];
    const errors: unknown[] = [];
    const pass =
      (name: string): Middleware =>
      (_, __, next) => {
        done.push(name);
        next();
      };
    const request = new IncomingMessage(new Socket());
    runMiddleware([pass('first'), step, pass('last')], request, new SiteResponse(request), (one) => errors.push(one));
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    expect([done, errors]).toEqual([expected, expectedErrors]);
  },
);
