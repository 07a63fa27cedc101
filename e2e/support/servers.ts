import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { type Client, createClient, type InValue, type ResultSet, type Transaction, type Value } from '@libsql/client';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What can go wrong with a mail server. */
export type MailFault =
  | 'none'
  /** It refuses for now (4xx) or for good (5xx): the address, or the text. */
  | 'address-450'
  | 'address-550'
  | 'text-451'
  | 'text-554'
  /** It breaks the connection before it has the text, or takes the mail and never says so. */
  | 'reset'
  | 'silent'
  /** It takes the mail and breaks the connection. */
  | 'answer-lost';

export type ReceivedMail = {
  readonly raw: string;
  readonly mail: Email;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  /** False where the site cannot know that the mail was taken. */
  readonly isAnswered: boolean;
};

/** The settings of a site that mails to the server at `url`. */
export const toMailSettings = (url: string) => ({
  SMTP_URL: url,
  NOTIFY_FROM: 'sitio@example.com',
  NOTIFY_TO: 'ventas@example.com',
});

const CODE = /-(\d{3})$/;

/** Starts a real SMTP server on a free port of 127.0.0.1. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let fault: MailFault = 'none';
  const fail = () => Object.assign(new Error('no'), { responseCode: Number(CODE.exec(fault)?.[1]) });
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onRcptTo: (_, session, done) => {
      if (fault === 'reset') destroy(session.id);
      else done(fault.startsWith('address-') ? fail() : null);
    },
    onData: async (stream, session, done) => {
      const raw = await buffer(stream).catch(() => null);
      // The client ended in the middle of it.
      if (!raw) return;
      if (fault.startsWith('text-')) return done(fail());
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      const isAnswered = fault !== 'answer-lost' && fault !== 'silent';
      mails.push({ raw: raw.toString(), mail: await PostalMime.parse(raw), envelope, isAnswered });
      if (fault === 'answer-lost') destroy(session.id);
      else if (isAnswered) done();
    },
  });
  const destroy = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  };
  // What a client that gives up leaves behind.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Each mail that it took or may have taken, in its order. */
    mails,
    set: (next: MailFault): void => {
      fault = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

// A hosted database: what a libsql:// address is, over plain HTTP (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md).

type Encoded = { readonly type: string; readonly value?: string | number; readonly base64?: string };
type Statement = {
  readonly sql?: string;
  /** Of one that the stream was told before. */
  readonly sql_id?: number;
  readonly args?: readonly Encoded[];
};
/** A step is done when an earlier one went well, or when it did not. */
type Condition = { readonly type: 'ok'; readonly step: number } | { readonly type: 'not'; readonly cond: Condition };
type Step = { readonly stmt: Statement; readonly condition?: Condition | null };
type Request = {
  readonly type: string;
  readonly stmt?: Statement;
  readonly sql?: string;
  readonly sql_id?: number;
  readonly batch?: { readonly steps: readonly Step[] };
};
/** A connection of a client, which it names by a baton. */
type Stream = {
  readonly client: Client;
  readonly texts: Map<number, string>;
  transaction?: Transaction | undefined;
};

/** Serves the database in `file` on a free port of 127.0.0.1. */
export async function startLibsqlServer(file: string) {
  const streams = new Map<string, Stream>();
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith('/v2/pipeline')) return void response.writeHead(404).end();
    const { baton, requests } = (await json(request)) as { baton: string | null; requests: readonly Request[] };
    const stream = streams.get(baton ?? '') ?? create(file);
    streams.delete(baton ?? '');
    const results: object[] = [];
    for (const one of requests) results.push(await answer(stream, one));
    const isClosed = requests.some(({ type }) => type === 'close');
    const next = isClosed ? null : randomUUID();
    if (next) streams.set(next, stream);
    else close(stream);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ baton: next, base_url: null, results }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const stream of streams.values()) close(stream);
    },
  };
}

const create = (file: string): Stream => ({
  client: createClient({ url: `file:${file}`, timeout: 4_000 }),
  texts: new Map(),
});

function close({ client, transaction }: Stream): void {
  transaction?.close();
  client.close();
}

async function answer(stream: Stream, { type, stmt, sql = '', sql_id: id = 0, batch }: Request): Promise<object> {
  try {
    if (type === 'execute') return ok(type, await run(stream, stmt ?? {}));
    if (type === 'batch') return ok(type, await runAll(stream, batch?.steps ?? []));
    if (type === 'store_sql') stream.texts.set(id, sql);
    if (type === 'sequence') await stream.client.executeMultiple(sql);
    return ok(type);
  } catch (error) {
    return { type: 'error', error: toError(error) };
  }
}

const ok = (type: string, result?: object) => ({ type: 'ok', response: { type, ...(result && { result }) } });

async function run(stream: Stream, statement: Statement): Promise<object> {
  const { args = [], sql_id: id = -1, sql = stream.texts.get(id) ?? '' } = statement;
  const [word] = sql.trim().toUpperCase().split(/\W/);
  if (word === 'BEGIN') {
    stream.transaction = await stream.client.transaction(/IMMEDIATE/i.test(sql) ? 'write' : 'deferred');
    return encode();
  }
  if (word === 'COMMIT' || word === 'ROLLBACK') {
    await stream.transaction?.[word === 'COMMIT' ? 'commit' : 'rollback']();
    stream.transaction = undefined;
    return encode();
  }
  return encode(await (stream.transaction ?? stream.client).execute({ sql, args: args.map(decode) }));
}

async function runAll(stream: Stream, steps: readonly Step[]): Promise<object> {
  const results: (object | null)[] = [];
  const errors: (object | null)[] = [];
  const holds = (condition: Condition): boolean =>
    condition.type === 'ok' ? Boolean(results[condition.step]) : !holds(condition.cond);
  for (const { stmt, condition } of steps) {
    const isDue = !condition || holds(condition);
    const done = isDue ? await run(stream, stmt).catch((error: unknown) => ({ error: toError(error) })) : null;
    const isFailed = done !== null && 'error' in done;
    results.push(isFailed ? null : done);
    errors.push(isFailed ? (done.error as object) : null);
  }
  return { step_results: results, step_errors: errors };
}

const toError = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  code: String(Object(error).code ?? 'UNKNOWN'),
});

function encode(set?: ResultSet): object {
  return {
    cols: (set?.columns ?? []).map((name) => ({ name, decltype: null })),
    rows: (set?.rows ?? []).map((row) => Array.from(row, encodeValue)),
    affected_row_count: set?.rowsAffected ?? 0,
    last_insert_rowid: set?.lastInsertRowid === undefined ? null : String(set.lastInsertRowid),
  };
}

function encodeValue(value: Value): Encoded {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'text', value };
  if (value instanceof ArrayBuffer) return { type: 'blob', base64: Buffer.from(value).toString('base64') };
  return Number.isInteger(Number(value))
    ? { type: 'integer', value: String(value) }
    : { type: 'float', value: Number(value) };
}

function decode({ type, value, base64 = '' }: Encoded): InValue {
  if (type === 'null') return null;
  if (type === 'blob') return Buffer.from(base64, 'base64');
  return type === 'integer' ? Number(value) : (value ?? null);
}
