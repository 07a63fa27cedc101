import { createHash } from 'node:crypto';
import { object, string, ValidationError } from 'yup';
import { limits } from '../content/limits';
import { httpUrl, isHttpUrlOrUnset, secret, wholeNumber } from './env-fields';
import { findMissing, mailFields, readMail } from './env-mail';

const BYTES_IN_MB = 1_048_576;

/** The public origin: scheme, host and port, spelled as the browser does, so that addresses agree byte for byte. */
const originUrl = () =>
  httpUrl()
    .transform((text: string) => (isHttpUrlOrUnset(text) && isBare(new URL(text)) ? new URL(text).origin : text))
    .test(
      'origin',
      ({ path }) => `${path} must be an origin, without a path`,
      (text) => {
        return text === undefined || !isHttpUrlOrUnset(text) || isBare(new URL(text));
      },
    );

function isBare({ pathname, search, hash, username }: URL): boolean {
  return pathname === '/' && search === '' && hash === '' && username === '';
}

/** Folders of pictures as path patterns, separated by commas: /storage/**. Only whole folders, so that what is allowed is seen at a glance. */
const FOLDERS = /^(?:\/[\w.~%-]+)*\/\*\*$/;

const folderPatterns = () =>
  string()
    .trim()
    .test(
      'folders',
      ({ path }) => `${path} must be folders such as /storage/**, separated by commas`,
      (text) => getParts(text ?? '/**').every((part) => FOLDERS.test(part)),
    );

function getParts(list: string): string[] {
  return list.split(',').map((part) => part.trim());
}

const schema = object({
  BACKEND_URL: httpUrl(),
  BACKEND_API_URL: httpUrl(),
  BACKEND_STORAGE_URL: httpUrl(),
  BACKEND_PICTURES: folderPatterns(),
  BACKEND_POST_SECONDS: wholeNumber(1, 240),
  SITE_URL: originUrl(),
  VERCEL_ENV: string().trim(),
  DATABASE_URL: string()
    .trim()
    .matches(
      /^(file:|libsql:|https?:|wss?:|:memory:)/,
      'DATABASE_URL must begin with file:, libsql:, http(s): or ws(s):',
    ),
  REDIS_URL: string()
    .trim()
    .matches(/^rediss?:\/\//, 'REDIS_URL must begin with redis:// or rediss://'),
  REVALIDATE_SECONDS: wholeNumber(1, 86_400),
  FORMS_PER_MINUTE: wholeNumber(1, 1000),
  MESSAGES_KEPT_DAYS: wholeNumber(1, 3650),
  DATABASE_MAX_MB: wholeNumber(1, 1_000_000),
  SEARCHES_PER_MINUTE: wholeNumber(1, 100_000),
  INVENTED_PAGES_PER_MINUTE: wholeNumber(1, 100_000),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  DEPLOYMENT_ID: string()
    .trim()
    .matches(/^[\w.-]{1,64}$/, 'DEPLOYMENT_ID may have up to 64 letters, digits, . _ and -'),
  REVALIDATE_SECRET: secret(),
  RECEIPT_SECRET: secret(),
  CRON_SECRET: secret(),
  ...mailFields,
}).test('together', (values, { createError }) => {
  const missing = findMissing(values);
  return missing.length === 0 || new ValidationError(missing.map((message) => createError({ message })));
});

/** The environment is faulty; `message` lists every fault, one a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the settings (docs/configuration.md) from `source`; throws one EnvironmentError that lists every faulty variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const values = validated(given);
  const backend = values.BACKEND_URL;
  const origin = backend && new URL(backend).origin;
  const siteUrl = values.SITE_URL ?? getPlatformUrl(given) ?? 'http://localhost:3000';
  const isIndexable = values.SITE_URL !== undefined && (values.VERCEL_ENV ?? 'production') === 'production';
  return {
    backendUrl: backend,
    backendApiUrl: values.BACKEND_API_URL ?? (origin && `${origin}/index.php/api/v1`),
    backendStorageUrl: values.BACKEND_STORAGE_URL ?? (origin ? `${origin}/storage/docs` : '/docs'),
    /** The folders of the backend whose pictures are optimised: no other address of it is fetched for anyone. */
    backendPictures: getParts(values.BACKEND_PICTURES ?? '/**'),
    /** Less than the delay after which a message without an answer is sent again (lib/forms/worker.ts). */
    backendPostMs: (values.BACKEND_POST_SECONDS ?? 60) * 1_000,
    siteUrl,
    /** Only the production site may be in a search engine: SITE_URL is set, and this is no preview of the platform. */
    isIndexable,
    /** For which address and backend pages are made: those for another are not served (server/cache/revalidations.ts). */
    publication: toMark([siteUrl, isIndexable, backend ?? null]),
    databaseUrl: values.DATABASE_URL ?? 'file:.data/site.db',
    /** A serverless host's own disk does not outlive the process, nor does memory. */
    isDatabaseDurable: isDurable(values.DATABASE_URL ?? 'file:', Boolean(given.VERCEL)),
    redisUrl: values.REDIS_URL,
    revalidateSeconds: values.REVALIDATE_SECONDS ?? 300,
    formsPerMinute: values.FORMS_PER_MINUTE ?? 10,
    messagesKeptDays: values.MESSAGES_KEPT_DAYS ?? limits.messagesKeptDays,
    databaseMaxBytes: (values.DATABASE_MAX_MB ?? 1_024) * BYTES_IN_MB,
    searchesPerMinute: values.SEARCHES_PER_MINUTE ?? 60,
    inventedPagesPerMinute: values.INVENTED_PAGES_PER_MINUTE ?? 120,
    /** Vercel writes the visitor's address over any X-Forwarded-For that was sent: https://vercel.com/docs/headers/request-headers */
    trustedProxies: values.TRUSTED_PROXIES ?? (given.VERCEL ? 1 : 0),
    revalidateSecret: values.REVALIDATE_SECRET,
    receiptSecret: values.RECEIPT_SECRET,
    cronSecret: values.CRON_SECRET,
    /** How a request is mailed to the company; undefined where it is not. */
    mail: readMail(values),
    /** Names the release in addresses of files, so that old pages and new ones are not mixed; a started site has the name of its build. */
    deploymentId: given.NEXT_DEPLOYMENT_ID ?? values.DEPLOYMENT_ID,
    /** Build output folder, so that tests can keep two builds side by side. */
    distDir: given.NEXT_DIST_DIR ?? '.next',
    /** The build makes a tree that runs without node_modules; the start of that tree does not ask. */
    isStandalone: given.BUILD_STANDALONE === '1',
    isVercel: Boolean(given.VERCEL),
    isDevelopment: given.NODE_ENV === 'development',
    /** True while `next build` prerenders: https://nextjs.org/docs/app/api-reference/config/next-config-js */
    isBuilding: given.NEXT_PHASE === 'phase-production-build',
  };
}

export type Env = ReturnType<typeof readEnv>;

function validated(given: object) {
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = [...new Set(error.errors)].map((fault) => `  - ${fault}`).join('\n');
    throw new EnvironmentError(`The environment is not usable (docs/configuration.md):\n${faults}`);
  }
}

/** Short, since a cache tag has 256 characters at most, and without the addresses. */
function toMark(parts: readonly unknown[]): string {
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex');
}

function isDurable(databaseUrl: string, isServerless: boolean): boolean {
  if (databaseUrl.includes(':memory:')) return false;
  return !isServerless || !databaseUrl.startsWith('file:');
}

/** Vercel's own address of the production deployment: https://vercel.com/docs/environment-variables/system-environment-variables */
function getPlatformUrl(given: Record<string, string | undefined>): string | undefined {
  const host = given.VERCEL_PROJECT_PRODUCTION_URL ?? given.VERCEL_URL;
  return host && `https://${host}`;
}

export const env = readEnv(process.env);
