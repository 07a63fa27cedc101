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

type Encoded = { readonly type: string; readonly value?: string | number };
/** By its text, or by the id of one that the stream was told before. */
type Statement = { readonly sql?: string; readonly sql_id?: number; readonly args?: readonly Encoded[] };
/** A step is done when an earlier one went well, or when it did not. */
type Condition = { readonly type: 'ok'; readonly step: number } | { readonly type: 'not'; readonly cond: Condition };
type Step = { readonly stmt: Statement; readonly condition?: Condition | null };
type Request = Statement & {
  readonly type: string;
  readonly stmt?: Statement;
  readonly batch?: { readonly steps: readonly Step[] };
};
/** A connection of a client, which it names by a baton. */
type Stream = { readonly client: Client; readonly texts: Map<number, string>; transaction?: Transaction | undefined };

/** Serves the database in `file` on a free port of 127.0.0.1. */
export async function startLibsqlServer(file: string) {
  const streams = new Map<string, Stream>();
  const create = () => ({ client: createClient({ url: `file:${file}`, timeout: 4_000 }), texts: new Map() });
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith('/v2/pipeline')) return void response.writeHead(404).end();
    const { baton, requests } = (await json(request)) as { baton: string | null; requests: readonly Request[] };
    const stream = streams.get(baton ?? '') ?? create();
    streams.delete(baton ?? '');
    const results: object[] = [];
    for (const one of requests) results.push(await answer(stream, one));
    const next = requests.some(({ type }) => type === 'close') ? null : randomUUID();
    if (next) streams.set(next, stream);
    else close(stream);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ baton: next, base_url: null, results }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      for (const stream of streams.values()) close(stream);
    },
  };
}

function close({ client, transaction }: Stream): void {
  transaction?.close();
  client.close();
}

async function answer(stream: Stream, { type, stmt, sql = '', sql_id: id = 0, batch }: Request): Promise<object> {
  try {
    if (type === 'store_sql') stream.texts.set(id, sql);
    if (type === 'sequence') await stream.client.executeMultiple(sql);
    const result = stmt ? await run(stream, stmt) : batch && (await runAll(stream, batch.steps));
    return { type: 'ok', response: { type, ...(result && { result }) } };
  } catch (error) {
    return { type: 'error', error: toError(error) };
  }
}

async function run(stream: Stream, { args = [], sql_id: id = -1, sql }: Statement): Promise<object> {
  const text = sql ?? stream.texts.get(id) ?? '';
  const [word] = text.trim().toUpperCase().split(/\W/);
  if (word === 'BEGIN')
    stream.transaction = await stream.client.transaction(/IMMEDIATE/i.test(text) ? 'write' : 'deferred');
  else if (word === 'COMMIT' || word === 'ROLLBACK') {
    await stream.transaction?.[word === 'COMMIT' ? 'commit' : 'rollback']();
    stream.transaction = undefined;
  } else return encode(await (stream.transaction ?? stream.client).execute({ sql: text, args: args.map(decode) }));
  return encode();
}

async function runAll(stream: Stream, steps: readonly Step[]): Promise<object> {
  const results: (object | null)[] = [];
  const errors: (object | null)[] = [];
  const holds = (condition: Condition): boolean =>
    condition.type === 'ok' ? Boolean(results[condition.step]) : !holds(condition.cond);
  for (const { stmt, condition } of steps) {
    const isDue = !condition || holds(condition);
    const error = isDue && (await run(stream, stmt).then((result) => void results.push(result), toError));
    if (!isDue || error) results.push(null);
    errors.push(error || null);
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

// The tables of the site have no bytes.
function encodeValue(value: Value): Encoded {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'text', value };
  return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value: Number(value) };
}

const decode = ({ type, value }: Encoded): InValue => (type === 'integer' ? Number(value) : (value ?? null));
