/** @jest-environment node */
import { type MailServer, SITE, setUpNotifications, startMailServer, toSettings } from '@/e2e/support/mail-server';
import { forwarded } from '@/e2e/support/person';

const { start, receive } = setUpNotifications();
const MONDAY = Date.parse('2026-11-23T10:30:00-05:00');
let server: MailServer;

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(MONDAY);
  server = await startMailServer();
});
afterEach(() => server.close());

const SIX = '101x2-305-102-103-104-105';

test('a request for six products is one mail, with all that a seller must know', async () => {
  const { store, tell } = await start(toSettings(server.url));
  const payload = { ...forwarded, description: 'Para Cali\ny Palmira', items: SIX };
  const [row] = await receive(store, { payload });
  await tell();
  await tell();
  expect(server.mails).toHaveLength(1);
  const [{ mail, envelope } = { mail: undefined, envelope: undefined }] = server.mails;
  expect(envelope).toEqual({ from: 'sitio@example.com', to: ['ventas@example.com'] });
  expect([mail?.subject, mail?.replyTo, mail?.to]).toEqual([
    `Solicitud de cotización ${row?.reference}`,
    [{ name: '', address: 'ana@example.com' }],
    [{ name: '', address: 'ventas@example.com' }],
  ]);
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'x-auto-response-suppress', value: 'OOF, AutoReply' }),
  );
  expect(mail?.text).toBe(`Solicitud de cotización en Biomédica Ejemplo

Radicado: ${row?.reference}
Recibida: lunes, 23 de noviembre de 2026, 10:30 a. m.
Le dijimos: «Le respondemos a más tardar el martes 24 de noviembre a las 11:00 a. m.»
Nombre: Ana Pérez
Correo Electrónico: ana@example.com
Teléfono: 3001234567

Comentarios:
> Para Cali
> y Palmira

Productos y servicios:
- Monitor de signos vitales (Referencia 101, cantidad 2)
  ${SITE}/p/101
- Desfibrilador <DEA> (Referencia 305, cantidad 1)
  ${SITE}/p/305
${[102, 103, 104, 105].map((id) => `- Producto o servicio (Referencia ${id}, cantidad 1)\n  ${SITE}/p/${id}\n`).join('')}
Si responde a este correo, su respuesta le llega a quien escribió.
`);
  expect(mail?.html).toBeUndefined();
});

test('a request of a hundred lines, which is stored as many messages, is one mail with each of them', async () => {
  const { store, tell } = await start(toSettings(server.url));
  const ids = Array.from({ length: 60 }, (_, index) => String(1_001 + index));
  const free = Array.from({ length: 40 }, (_, index) => `Elemento ${index} ${'x'.repeat(100)}`);
  const extras = free.map((text) => `x1__${text.replaceAll(' ', '_')}`).join('___');
  const rows = await receive(store, { payload: { ...forwarded, items: ids.join('-'), extras } });
  expect(rows.filter(({ kind }) => kind === 'quotation')).toHaveLength(ids.length);
  expect(rows.length).toBeGreaterThan(ids.length);
  await tell();
  await tell();
  expect(server.mails).toHaveLength(1);
  const text = server.mails[0]?.mail.text ?? '';
  for (const line of [...ids.map((id) => `(Referencia ${id}, cantidad 1)`), ...free.map((words) => `- 1 × ${words}\n`)])
    expect(text.split(line)).toHaveLength(2);
});

test('both kinds go to all addresses', async () => {
  const { store, tell } = await start(toSettings(server.url, ['uno@example.com', 'dos@example.com']));
  await receive(store, { kind: 'contact' });
  await receive(store, { payload: { ...forwarded, id_product: '101' } });
  await tell();
  const all = ['uno@example.com', 'dos@example.com'];
  expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([all, all]);
  expect(server.mails.map(({ mail }) => mail.subject?.slice(0, -12))).toEqual([
    'Mensaje de contacto',
    'Solicitud de cotización',
  ]);
  expect(server.mails[1]?.mail.text).toContain('- Monitor de signos vitales (Referencia 101)\n');
});

test('what its visitor was refused is not told', async () => {
  const { store, tell } = await start(toSettings(server.url));
  await receive(store, { payload: { ...forwarded, items: '101-305' } }, [0]);
  const all = await receive(store, { payload: { ...forwarded, items: '102' } }, [0]);
  await tell();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.mail.text).not.toContain('Monitor');
  expect(server.mails[0]?.mail.text).toContain('Desfibrilador');
  expect(await store.mails.getMail(all[0]?.reference ?? '')).toMatchObject({ status: 'not-needed' });
});

test('a catalogue that fails costs the names, not the mail', async () => {
  const { store, tell } = await start(toSettings(server.url), () => Promise.reject(new Error('away')));
  await receive(store, { payload: { ...forwarded, items: '101x3' } });
  await tell();
  expect(server.mails[0]?.mail.text).toContain(`- Producto o servicio (Referencia 101, cantidad 3)\n  ${SITE}/p/101`);
});
