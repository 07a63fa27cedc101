/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { log } from '@/lib/log';
import { listen, readPort } from './lifecycle';

let exit: jest.SpiedFunction<typeof process.exit>;
let fatal: jest.SpiedFunction<typeof log.fatal>;

beforeEach(() => {
  exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  fatal = jest.spyOn(log, 'fatal').mockImplementation();
});

afterEach(() => void Object.defineProperty(process.stdout, 'isTTY', { value: undefined, configurable: true }));

async function open(hostname = '127.0.0.1') {
  const server = createServer();
  listen(server, 0, hostname);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it.each([
  [undefined, 3000],
  [' ', 3000],
  ['0', 0],
  ['65535', 65_535],
])('takes %j for the port %i', (text, port) => {
  expect(readPort(text)).toBe(port);
});

it.each(['abc', '99999', '-1', '3000.5'])('ends with 1 and one line for the port %j', (text) => {
  expect(() => readPort(text)).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(fatal.mock.calls).toEqual([[expect.stringContaining('such as PORT=3000')]]);
});

it('ends with 1 and one line with the cure when the port is taken', async () => {
  jest.spyOn(log, 'info').mockImplementation();
  const { port, close } = await open();
  exit.mockImplementation(() => undefined as never);
  const second = createServer();
  listen(second, port, '127.0.0.1');
  await once(second, 'error');
  expect(exit).toHaveBeenCalledWith(1);
  expect(fatal.mock.calls).toEqual([[expect.stringMatching(`port ${port} \\(EADDRINUSE\\): .* such as PORT=\\d+$`)]]);
  close();
});
