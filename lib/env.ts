import { createHash } from 'node:crypto';
import { number, object, string, ValidationError } from 'yup';
import { limits } from '../content/limits';

const text = (rule: string, isGood: (given: string) => boolean) =>
  string()
    .trim()
    .test(
      'rule',
      ({ path }) => `${path} must ${rule}`,
      (given) => given === undefined || isGood(given),
    );

const isHttpUrl = (given: string) => /^https?:\/\//i.test(given) && URL.canParse(given);
/** Without slashes at its end, so that paths can follow. */
const httpUrl = () =>
  text('be an absolute http(s) address', isHttpUrl).transform((url: string) => url.replace(/\/+$/, ''));

/** Scheme, host and port, spelled as the browser does, so that addresses agree byte for byte; '' for what has more. */
function toOrigin(given: string): string {
  if (!isHttpUrl(given)) return '';
  const { origin, pathname, search, hash, username } = new URL(given);
  return pathname === '/' && search === '' && hash === '' && username === '' ? origin : '';
}

const wholeNumber = (least: number, most: number) => {
  const rule = ({ path }: { readonly path: string }) => `${path} must be a whole number from ${least} to ${most}`;
  return number().typeError(rule).integer(rule).min(least, rule).max(most, rule);
};

const secret = () => text('have at least 16 characters', ({ length }) => length >= 16);

const splitList = (list: string) => list.split(',').map((part) => part.trim());
/** An address as SMTP servers take it: nothing in it that separates addresses or headers. */
export const MAIL_ADDRESS = /^[^\s<>()[\],;:"\\@\p{C}]+@[^\s<>()[\],;:"\\@\p{C}]+$/u;

const schema = object({
  BACKEND_URL: httpUrl(),
  BACKEND_API_URL: httpUrl(),
  BACKEND_STORAGE_URL: httpUrl(),
  BACKEND_POST_SECONDS: wholeNumber(1, 240),
  SITE_URL: text('be an origin, without a path', (given) => toOrigin(given) !== ''),
  VERCEL_ENV: string().trim(),
  PORT: wholeNumber(0, 65_535),
  DATABASE_URL: text('begin with file:, libsql:, http(s): or ws(s):', (given) =>
    /^(file:|libsql:|https?:|wss?:|:memory:)/.test(given),
  ),
  REDIS_URL: text('begin with redis:// or rediss://', (given) => /^rediss?:\/\//.test(given)),
  REVALIDATE_SECONDS: wholeNumber(1, 86_400),
  FORMS_PER_MINUTE: wholeNumber(1, 1000),
  MESSAGES_KEPT_DAYS: wholeNumber(1, 3650),
  DATABASE_MAX_MB: wholeNumber(1, 1_000_000),
  SEARCHES_PER_MINUTE: wholeNumber(1, 100_000),
  INVENTED_PAGES_PER_MINUTE: wholeNumber(1, 100_000),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  DEPLOYMENT_ID: text('have at most 64 letters, digits, . _ and -', (given) => /^[\w.-]{1,64}$/.test(given)),
  REVALIDATE_SECRET: secret(),
  RECEIPT_SECRET: secret(),
  CRON_SECRET: secret(),
  SMTP_URL: text(
    'begin with smtp:// or smtps:// and have a host',
    (given) => /^smtps?:\/\/[^/]/.test(given) && URL.canParse(given),
  ),
  NOTIFY_FROM: text('be one e-mail address', (given) => MAIL_ADDRESS.test(given)),
  NOTIFY_TO: text('be e-mail addresses, separated by commas', (list) =>
    splitList(list).every((part) => MAIL_ADDRESS.test(part)),
  ),
}).test('mail', 'SMTP_URL, NOTIFY_FROM and NOTIFY_TO must be set together', (values) => {
  const mail = [values.SMTP_URL, values.NOTIFY_FROM, values.NOTIFY_TO];
  return mail.every(Boolean) || !mail.some(Boolean);
});

/** Reads the settings (docs/configuration.md) from `source`; throws one error with a line for each faulty variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const values = validate(given);
  const { BACKEND_URL: backendUrl, DATABASE_URL: databaseUrl = 'file:.data/site.db' } = values;
  const backendOrigin = backendUrl && new URL(backendUrl).origin;
  const isVercel = Boolean(given.VERCEL);
  // Vercel's own address: https://vercel.com/docs/environment-variables/system-environment-variables
  const platformHost = given.VERCEL_PROJECT_PRODUCTION_URL ?? given.VERCEL_URL;
  const siteUrl = toOrigin(values.SITE_URL ?? (platformHost ? `https://${platformHost}` : 'http://localhost:3000'));
  const isIndexable = values.SITE_URL !== undefined && (values.VERCEL_ENV ?? 'production') === 'production';
  const { SMTP_URL: url, NOTIFY_FROM: from, NOTIFY_TO: to } = values;
  return {
    backendUrl,
    backendApiUrl: values.BACKEND_API_URL ?? (backendOrigin && `${backendOrigin}/index.php/api/v1`),
    backendStorageUrl: values.BACKEND_STORAGE_URL ?? (backendOrigin ? `${backendOrigin}/storage/docs` : '/docs'),
    /** Less than the delay after which a message without an answer is sent again (lib/forms/worker.ts). */
    backendPostMs: (values.BACKEND_POST_SECONDS ?? 60) * 1_000,
    siteUrl,
    /** Only the production site may be in a search engine: SITE_URL is set, and this is no preview of the platform. */
    isIndexable,
    /** For which address and backend pages are made; short, since a cache tag has 256 characters at most. */
    publication: createHash('sha1')
      .update(JSON.stringify([siteUrl, isIndexable, backendUrl ?? null]))
      .digest('hex'),
    /** Where the server listens. */
    port: values.PORT ?? 3000,
    hostname: given.HOSTNAME ?? '0.0.0.0',
    databaseUrl,
    /** A serverless host's own disk does not outlive the process, nor does memory. */
    isDatabaseDurable: !databaseUrl.includes(':memory:') && !(isVercel && databaseUrl.startsWith('file:')),
    redisUrl: values.REDIS_URL,
    revalidateSeconds: values.REVALIDATE_SECONDS ?? 300,
    formsPerMinute: values.FORMS_PER_MINUTE ?? 10,
    messagesKeptDays: values.MESSAGES_KEPT_DAYS ?? limits.messagesKeptDays,
    databaseMaxBytes: (values.DATABASE_MAX_MB ?? 1_024) * 1024 * 1024,
    searchesPerMinute: values.SEARCHES_PER_MINUTE ?? 60,
    inventedPagesPerMinute: values.INVENTED_PAGES_PER_MINUTE ?? 120,
    /** Vercel overwrites any X-Forwarded-For that was sent: https://vercel.com/docs/headers/request-headers */
    trustedProxies: values.TRUSTED_PROXIES ?? (isVercel ? 1 : 0),
    revalidateSecret: values.REVALIDATE_SECRET,
    receiptSecret: values.RECEIPT_SECRET,
    cronSecret: values.CRON_SECRET,
    mail: url && from && to ? { url, from, to: splitList(to) } : undefined,
    /** Names the release in addresses of files, so that releases do not mix; a started site has that of its build. */
    deploymentId: given.NEXT_DEPLOYMENT_ID ?? values.DEPLOYMENT_ID,
    distDir: given.NEXT_DIST_DIR ?? '.next',
    /** The build makes a tree that runs without node_modules; the start of that tree does not ask. */
    isStandalone: given.BUILD_STANDALONE === '1',
    isVercel,
    /** True while `next build` prerenders: https://nextjs.org/docs/app/api-reference/config/next-config-js */
    isBuilding: given.NEXT_PHASE === 'phase-production-build',
  };
}

export type Env = ReturnType<typeof readEnv>;
export type MailSettings = NonNullable<Env['mail']>;

function validate(given: object) {
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = [...new Set(error.errors)].map((fault) => `  - ${fault}`).join('\n');
    throw new Error(`The environment is not usable (docs/configuration.md):\n${faults}`);
  }
}

export const env = readEnv(process.env);
