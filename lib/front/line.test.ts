/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { inLine, isLineFull } from './line';

const answerOf = () => new ServerResponse(new IncomingMessage(new Socket()));
/** As Node does when an answer has been sent or its visitor has gone. */
const close = (response: ServerResponse) => response.destroy().emit('close');

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** Works for `milliseconds` in small pieces, as the framework does, and then answers. */
function work(milliseconds: number, response: ServerResponse): void {
  const over = performance.now() + milliseconds;
  const piece = () => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    if (performance.now() < over) setImmediate(piece);
    else close(response);
  };
  piece();
}

it('Pages are made one after another, in the order in which they were asked for', async () => {
  const events: string[] = [];
  const names = ['a', 'b', 'c', 'd'];
  const turns = names.map((name) => {
    const response = answerOf();
    response.once('close', () => events.push(`${name} sent`));
    return inLine(response, () => {
      events.push(`${name} begun`);
      work(40, response);
    });
  });
  await Promise.all(turns);
  expect(events).toEqual(names.flatMap((name) => [`${name} begun`, `${name} sent`]));
});

it('While others wait, a rest of twice the making follows a page', async () => {
  const times: number[] = [];
  const turns = [1, 2].map(() => {
    const response = answerOf();
    return inLine(response, () => {
      times.push(performance.now());
      response.once('close', () => times.push(performance.now()));
      work(40, response);
    });
  });
  await Promise.all(turns);
  const [begun = 0, sent = 0, next = 0] = times;
  expect(next - sent).toBeGreaterThanOrEqual(2 * (sent - begun) - 2);
});

it('Pages that wait for the backend let the others begin: twenty within a second', async () => {
  const waiting: ServerResponse[] = [];
  const started = performance.now();
  const turns = Array.from({ length: 20 }, () => {
    const response = answerOf();
    return inLine(response, () => waiting.push(response));
  });
  await until(() => waiting.length === 20);
  expect(performance.now() - started).toBeLessThan(1_000);
  for (const response of waiting) close(response);
  await Promise.all(turns);
});

it('Who has gone while waiting is not answered', async () => {
  const [first, gone, last] = [answerOf(), answerOf(), answerOf()];
  const made: string[] = [];
  const turns = [
    inLine(first, () => {
      made.push('first');
      work(40, first);
    }),
    inLine(gone, () => made.push('gone')),
    inLine(last, () => {
      made.push('last');
      close(last);
    }),
  ];
  close(gone);
  await Promise.all(turns);
  expect(made).toEqual(['first', 'last']);
});

it('The line is full when twenty wait', async () => {
  const all = Array.from({ length: 21 }, answerOf);
  const turns = all.map((response, index) => {
    expect(isLineFull()).toBe(false);
    return inLine(response, () => index === 0 && work(40, response));
  });
  await new Promise(setImmediate);
  expect(isLineFull()).toBe(true);
  for (const response of all.slice(1)) close(response);
  await Promise.all(turns);
  expect(isLineFull()).toBe(false);
});
