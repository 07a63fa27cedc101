import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { runInRequest } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';
import { PageResponse } from './page-response';

/** Makes a page anew as for a visitor, but without a connection, and throws it away; false when it fails. It makes no call to the backend. */
export async function makePage(render: Middleware): Promise<boolean> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: routes.accessibility });
  const response = new PageResponse(request);
  response.assignSocket(new Writable({ write: (_, __, done) => done() }) as Socket);
  const context = { id: 'health', address: 'health', isProbe: true };
  const making = runInRequest(context, async () => render(request, response, () => undefined));
  await Promise.all([making, once(response, 'finish')]);
  return response.statusCode === 200;
}
