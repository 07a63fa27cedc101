import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type RequestContext, runInRequest } from '@/lib/request-context';
import type { Middleware } from '@/server/middleware';
import { SiteResponse } from '@/server/site-response';

type Given = { readonly method?: string; readonly address?: string; readonly headers?: Record<string, string> };

/** Runs `step` for a request of `url` without a network; tells what it did. */
export async function runStep(
  step: Middleware,
  url: string,
  { method = 'GET', address = 'anyone', headers }: Given = {},
) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers: { ...headers } });
  const response = new SiteResponse(request);
  const context: RequestContext = { id: 'a-request', address };
  let isPassed = false;
  const next = () => {
    isPassed = true;
  };
  await runInRequest(context, () => step(request, response, next));
  return { request, response, context, isPassed };
}
