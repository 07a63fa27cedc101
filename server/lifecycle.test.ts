/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { log } from '@/lib/log';
import { listen } from './lifecycle';

test('The process ends with 1 and one line with the cure when its port is taken', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const fatal = jest.spyOn(log, 'fatal').mockImplementation();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = createServer();
  listen(server, port, '127.0.0.1');
  await once(server, 'error');
  expect(exit).toHaveBeenCalledWith(1);
  expect(fatal.mock.calls).toEqual([[expect.stringMatching(`port ${port} \\(EADDRINUSE\\): .* such as PORT=\\d+$`)]]);
  other.close();
});
