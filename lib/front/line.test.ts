/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { inLine, isLineFull } from './line';

/** Names of the pages whose turn has come. */
let made: string[];

beforeEach(() => {
  jest.useFakeTimers();
  made = [];
});

afterEach(() => jest.useRealTimers());

function ask(name: string): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  void inLine(response, () => made.push(name));
  return response;
}

/** As Node does when an answer has been sent or its visitor has gone. */
const close = (response: ServerResponse) => response.destroy().emit('close');
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('Pages are made one after another, with a rest of twice the making between two', async () => {
  const [first, second, third] = [ask('a'), ask('b'), ask('c')];
  await after(30);
  expect(made).toEqual(['a']);
  close(first);
  await after(59);
  expect(made).toEqual(['a']);
  await after(1);
  expect(made).toEqual(['a', 'b']);
  close(second);
  await after(0);
  expect(made).toEqual(['a', 'b', 'c']);
  close(third);
});

it('After a page that nobody waits behind the next one begins at once', async () => {
  const first = ask('a');
  await after(30);
  close(first);
  await after(0);
  const second = ask('b');
  await after(0);
  expect(made).toEqual(['a', 'b']);
  close(second);
});

it('A page that waits for the backend lets the next one begin after a tenth of a second', async () => {
  const [first, second] = [ask('a'), ask('b')];
  await after(99);
  expect(made).toEqual(['a']);
  await after(1);
  expect(made).toEqual(['a', 'b']);
  close(first);
  close(second);
  await after(100);
});

it('Who has gone while waiting is not answered', async () => {
  const [first, gone, last] = [ask('a'), ask('gone'), ask('b')];
  await after(0);
  close(gone);
  close(first);
  await after(0);
  expect(made).toEqual(['a', 'b']);
  close(last);
});

it('The line is full when two hundred wait', async () => {
  const all = Array.from({ length: 200 }, (_, index) => ask(String(index)));
  await after(0);
  expect(isLineFull()).toBe(false);
  all.push(ask('200'));
  expect(isLineFull()).toBe(true);
  for (const response of all) close(response);
  await after(1_000);
  expect(isLineFull()).toBe(false);
  expect(made).toEqual(['0']);
});
