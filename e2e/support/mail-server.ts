import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
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
