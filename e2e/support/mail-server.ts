import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { connect } from '@/lib/database/connect';
import type { MailSettings } from '@/lib/env-mail';
import { startMails } from '@/lib/forms/notifications';
import { openStore, type Store } from '@/lib/forms/outbox/store';
import { toRows } from '@/lib/forms/rows';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { getForwarded } from './person';

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

export type MailServer = {
  readonly url: string;
  /** Each mail that it took or may have taken, in its order. */
  readonly mails: ReceivedMail[];
  /** How often somebody connected. */
  readonly connections: () => number;
  set: (fault: MailFault) => void;
  /** Takes no mail for this address. */
  refuse: (address: string) => void;
  close: () => Promise<void>;
};

/** The settings of a site that mails to the server at `url`. */
export const toMailSettings = (url: string) => ({
  SMTP_URL: url,
  NOTIFY_FROM: 'sitio@example.com',
  NOTIFY_TO: 'ventas@example.com',
});

const CODE = /-(\d{3})$/;

/** Starts a real SMTP server on a free port (or on `port`) of 127.0.0.1, which adds what it takes to `mails`. */
export async function startMailServer(port = 0, mails: ReceivedMail[] = []): Promise<MailServer> {
  let fault: MailFault = 'none';
  let refused = '';
  let connections = 0;
  const fail = () => Object.assign(new Error('no'), { responseCode: Number(CODE.exec(fault)?.[1]) });
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onConnect: (_, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, session, done) => {
      if (fault === 'reset') destroy(session.id);
      else if (address === refused) done(Object.assign(new Error('no'), { responseCode: 550 }));
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
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    connections: () => connections,
    set: (next) => {
      fault = next;
    },
    refuse: (address) => {
      refused = address;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const SITE = 'https://www.example.com';

const NAMES: Readonly<Record<string, string>> = { 101: 'Monitor de signos vitales', 305: 'Desfibrilador <DEA>' };

/** Of a company that gets its mails from the server at `url`. */
export const toSettings = (url: string, to = ['ventas@example.com']): MailSettings => ({
  url,
  from: 'sitio@example.com',
  to,
});

/** For the tests of a file: a database for each test, and processes of a site with it as far as mails go. */
export function setUpNotifications() {
  let folder: string;
  let ends: (() => Promise<void>)[];
  let count = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notifications-'));
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await rm(folder, { recursive: true });
  });
  const getUrl = () => `file:${folder}/site.db`;

  /** Opens the database and begins to mail, as a process of a site with these settings does. */
  const start = async (settings: MailSettings, getName = async (id: string) => NAMES[id] ?? '') => {
    const store = await openStore(getUrl(), undefined, undefined, true);
    const worker = await startMails(settings, store.mails, { siteUrl: SITE, getName });
    ends.push(async () => {
      await worker.stop();
      store.close();
    });
    return { store, tell: worker.wake };
  };

  /** Stores a request, whose products the backend takes at once, or refuses where `refused` has their place. */
  const receive = async (
    store: Store,
    changes: Partial<NewSubmission> = {},
    refused: readonly number[] = [],
  ): Promise<readonly Submission[]> => {
    const kind = changes.kind ?? 'quotation';
    count += 1;
    const key = `${kind}:${String(count).padStart(16, '0')}`;
    const base = { kind, key, payload: getForwarded(kind) as Record<string, string>, policyVersion: '2026-11' };
    const request = { ...base, createdAt: Date.now(), ...changes };
    const { submissions } = await store.add(toRows(request), request.createdAt + 10_000);
    for (const [place, { id }] of submissions.entries())
      await store.settle(id, refused.includes(place) ? 'refused' : 'delivered', 200, 'ok');
    return submissions;
  };

  const change = async (sql: string, ...args: (string | number)[]): Promise<void> => {
    const db = await connect(getUrl());
    await db.write([{ sql, args }]);
    db.close();
  };

  return {
    getUrl,
    start,
    receive,
    change,
    /** Lets time pass for what waits. */
    wait: (milliseconds: number) =>
      change("UPDATE notifications SET next_attempt_at = next_attempt_at - ? WHERE status = 'pending'", milliseconds),
  };
}
