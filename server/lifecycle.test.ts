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

it('takes a port from 0 to 65535, 3000 without one, and ends with 1 and one line for anything else', () => {
  expect([undefined, ' ', '0', '65535'].map(readPort)).toEqual([3000, 3000, 0, 65_535]);
  for (const text of ['abc', '99999', '-1', '3000.5']) expect(() => readPort(text)).toThrow('ended');
  expect(exit.mock.calls).toEqual([[1], [1], [1], [1]]);
  expect(fatal).toHaveBeenCalledWith(expect.stringContaining('such as PORT=3000'));
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
