/** @jest-environment node */
import { readEnv } from './env';

function toFaults(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  - ').slice(1);
  }
}

const VERCEL = { VERCEL: '1', VERCEL_URL: 'site-abc.vercel.app' };
const PRODUCTION = { ...VERCEL, VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com' };
const PUBLISHED = { SITE_URL: 'https://example.org' };
const BACKEND = { BACKEND_URL: 'https://backend.test:8443/api/' };
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', NOTIFY_FROM: 'sitio@example.com', NOTIFY_TO: 'ventas@example.com' };

it.each<[Record<string, string>, Partial<ReturnType<typeof readEnv>>]>([
  [
    {},
    {
      backendStorageUrl: '/docs',
      siteUrl: 'http://localhost:3000',
      isIndexable: false,
      databaseUrl: 'file:.data/site.db',
      isDatabaseDurable: true,
      trustedProxies: 0,
      mail: undefined,
    },
  ],
  [
    BACKEND,
    {
      backendUrl: 'https://backend.test:8443/api',
      backendApiUrl: 'https://backend.test:8443/index.php/api/v1',
      backendStorageUrl: 'https://backend.test:8443/storage/docs',
    },
  ],
  [{ ...BACKEND, BACKEND_API_URL: 'https://b.test/v1//' }, { backendApiUrl: 'https://b.test/v1' }],
  [{ SITE_URL: ' HTTPS://WWW.Example.ORG:443/ ' }, { siteUrl: 'https://www.example.org', isIndexable: true }],
  [{ ...PUBLISHED, VERCEL_ENV: 'preview' }, { isIndexable: false }],
  [PRODUCTION, { siteUrl: 'https://www.example.com', isIndexable: false }],
  // Vercel says who the visitor is, and its disk does not stay.
  [VERCEL, { siteUrl: 'https://site-abc.vercel.app', trustedProxies: 1, isDatabaseDurable: false }],
  [
    { ...VERCEL, TRUSTED_PROXIES: '2', DATABASE_URL: 'libsql://a.test' },
    { trustedProxies: 2, isDatabaseDurable: true },
  ],
  [
    { DATABASE_URL: ':memory:', DATABASE_MAX_MB: ' 2 ', REDIS_URL: ' ' },
    { isDatabaseDurable: false, databaseMaxBytes: 2_097_152, redisUrl: undefined },
  ],
  // The name of the build, which the framework passes on, rather than one given later.
  [{ DEPLOYMENT_ID: 'two', NEXT_DEPLOYMENT_ID: 'one' }, { deploymentId: 'one' }],
  [
    { ...MAIL, NOTIFY_TO: 'a@example.com, b@example.com' },
    { mail: { url: MAIL.SMTP_URL, from: MAIL.NOTIFY_FROM, to: ['a@example.com', 'b@example.com'] } },
  ],
])('%j means %j', (source, expected) => {
  expect(readEnv(source)).toMatchObject(expected);
});

it('names another publication for another public address and another backend, in what a cache tag can hold', () => {
  const long = { BACKEND_URL: `https://b.test/${'x'.repeat(300)}` };
  const sources = [{}, PUBLISHED, { ...PUBLISHED, VERCEL_ENV: 'preview' }, BACKEND, long];
  const names = sources.map((source) => readEnv(source).publication);
  expect(new Set(names).size).toBe(sources.length);
  for (const name of names) expect(name).toMatch(/^[\da-f]{40}$/);
});

const NO_LIST = 'NOTIFY_TO must be e-mail addresses, separated by commas';
const NO_MAIL = 'SMTP_URL, NOTIFY_FROM and NOTIFY_TO must be set together';
const NO_ORIGIN = 'SITE_URL must be an origin, without a path';
const NO_SECONDS = 'REVALIDATE_SECONDS must be a whole number from 1 to 86400';

const refuse = (name: string, fault: string, ...values: string[]) =>
  values.map((value): [Record<string, string>, string[]] => [{ [name]: value }, [fault]]);

it.each<[Record<string, string>, string[]]>([
  ...refuse('SITE_URL', NO_ORIGIN, 'https://example.org/tienda', 'https://a@example.org', 'javascript:alert(1)'),
  ...refuse('REVALIDATE_SECONDS', NO_SECONDS, '0', '-5', '1.5', '86401', 'NaN', 'Infinity', '5 minutes'),
  [{ SMTP_URL: MAIL.SMTP_URL }, [NO_MAIL]],
  [{ ...MAIL, SMTP_URL: '' }, [NO_MAIL]],
  [{ ...MAIL, NOTIFY_TO: 'a@b.co\r\nBcc: c@d.co' }, [NO_LIST]],
])('%j is refused: %j', (source, faults) => {
  expect(toFaults(source)).toEqual(faults);
});

it('lists every faulty setting at once, and repeats no secret', () => {
  const source = {
    BACKEND_URL: 'backend.test',
    BACKEND_API_URL: 'ftp://backend.test',
    BACKEND_STORAGE_URL: 'http://',
    SITE_URL: 'a',
    DATABASE_URL: 'site.db',
    REDIS_URL: 'http://hunter2@redis.test',
    REVALIDATE_SECONDS: 'five',
    REVALIDATE_SECRET: 'hunter2',
    SMTP_URL: 'smtp://user:hunter2@mail.example.com',
  };
  const faults = toFaults(source);
  const names = faults.map((fault) => fault.split(/[ ,]/, 1)[0] ?? '').sort();
  expect(names).toEqual(Object.keys(source).sort());
  expect(faults.join()).not.toContain('hunter2');
});
