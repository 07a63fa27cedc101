import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCurrentRequest } from '@/lib/request-context';
import type { Middleware } from '@/server/middleware';
import type { PageResponse } from '@/server/page-response';
import { GIVE_WAY } from '@/server/requests-under-way';

type Answer = (response: PageResponse, request: IncomingMessage) => void;

export const UNAVAILABLE_PAGE = '<h1>No disponible</h1>';
export const WAIT_PAGE = '<h1>Un momento, por favor</h1>';

/** The two error pages of a build in a folder of their own, which the site then takes for its build; call it before anything loads lib/env.ts. */
export async function writeErrorPages(): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'error-pages-'));
  await mkdir(join(distDir, 'server/app/mensaje'), { recursive: true });
  await writeFile(join(distDir, 'server/app/no-disponible.html'), UNAVAILABLE_PAGE);
  await writeFile(join(distDir, 'server/app/mensaje/espera.html'), WAIT_PAGE);
  process.env.NEXT_DIST_DIR = distDir;
  return distDir;
}

/** A server whose answers go through PageResponse, with the two error pages; call it before anything loads lib/env.ts. */
export async function startPageServer() {
  const distDir = await writeErrorPages();
  const { PageResponse } = await import('@/server/page-response');
  let answer: Answer = (response) => response.end();
  const server = createServer({ ServerResponse: PageResponse }, (request, response) => answer(response, request));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Sets how requests are answered from now on. */
    answerBy: (next: Answer) => {
      answer = next;
    },
    /** Answers from now on as the framework does: the headers first, then the whole body. */
    send: (status: number, headers: Readonly<Record<string, string | string[]>>, body: string | Buffer) => {
      answer = (response) => {
        response.statusCode = status;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(body);
      };
    },
    ask: (path: string, options: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options }),
    port,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      await rm(distDir, { recursive: true });
    },
  };
}

export type PageServer = Awaited<ReturnType<typeof startPageServer>>;

/** The values of the named headers of `response`. */
export function getHeaders(response: Response, ...names: string[]): (string | null)[] {
  return names.map((name) => response.headers.get(name));
}

type Given = { readonly address?: string; readonly url?: string };

/** Lets what is due happen. */
export const settle = () => jest.advanceTimersByTimeAsync(1);

/** For the tests of a file: a render queue under fake timers, where an address has one search and one invented page a minute. */
export function setUpRenderQueue() {
  let limits: typeof import('@/server/rate-limit');
  let queue: typeof import('@/server/render-queue');
  let runStep: typeof import('./run-step').runStep;
  /** Who came to render, in their order. */
  const entered: string[] = [];

  beforeAll(async () => {
    Object.assign(process.env, { SEARCHES_PER_MINUTE: '1', INVENTED_PAGES_PER_MINUTE: '1' });
    limits = await import('@/server/rate-limit');
    queue = await import('@/server/render-queue');
    ({ runStep } = await import('./run-step'));
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    entered.length = 0;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** A request whose page waits for its turn, and is made until `leave`; `entered` says when it came. */
  async function enter(name: string, { address = name, url = `/producto/x/${name}` }: Given = {}) {
    let rendering = {} as NonNullable<ReturnType<typeof getCurrentRequest>>['rendering'];
    let comeBack: () => void = () => undefined;
    const render = () => {
      rendering = getCurrentRequest()?.rendering;
      return new Promise<void>((resolve) => {
        comeBack = resolve;
      });
    };
    let response = {} as PageResponse;
    const step: Middleware = (...args) => {
      response = args[1];
      void queue.queueRendering(render)(...args);
    };
    await runStep(step, url, { address });
    const entering = rendering?.enter() ?? Promise.reject(new Error('there is no queue'));
    void entering.then((refusal) => entered.push(refusal ? `${name} ${refusal.status}` : name));
    await settle();
    /** The framework's handler comes back. */
    const leave = async () => {
      comeBack();
      await settle();
    };
    /** Its visitor goes, as Node tells it. */
    const go = async () => {
      response.req.socket.destroy();
      response.emit('close');
      await settle();
    };
    /** Another request takes its place under way; false when it did not wait for one in the queue. */
    const giveWay = () => response.emit(GIVE_WAY);
    const isConnected = () => !response.req.socket.destroyed;
    return { rendering, entering, leave, go, giveWay, isConnected };
  }

  /** A request of `url` that the framework makes wait for the page of another one. */
  const follow = (url: string) =>
    runStep((...args) => void queue.queueRendering(() => new Promise(() => undefined))(...args), url);

  /** `address` asks for `times` addresses that do not exist. */
  async function invent(times: number, address: string) {
    for (let count = 0; count < times; count++) {
      const { response } = await runStep(limits.limitRate, '/producto/x/1', { address });
      response.statusCode = 404;
      response.emit('finish');
    }
    await settle();
  }

  return { entered, enter, follow, invent };
}
