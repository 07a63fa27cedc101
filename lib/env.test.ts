/** @jest-environment node */
import { EnvironmentError, readEnv } from './env';

function toFaults(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message.split('\n').slice(1);
  }
}

describe('readEnv', () => {
  it('has a default for everything, so that no setting is needed', () => {
    expect(readEnv({})).toMatchObject({
      backendUrl: undefined,
      backendApiUrl: undefined,
      backendStorageUrl: '/docs',
      siteUrl: 'http://localhost:3000',
      databaseUrl: 'file:.data/site.db',
      redisUrl: undefined,
      revalidateSeconds: 300,
      revalidateSecret: undefined,
      formsPerMinute: 10,
      messagesKeptDays: 30,
      databaseMaxBytes: 1_073_741_824,
      trustedProxies: 0,
      isDatabaseDurable: true,
      distDir: '.next',
      isBuilding: false,
    });
  });

  it('names another publication for another public address and another backend, in what a cache tag can hold', () => {
    const sources = [
      {},
      { SITE_URL: 'https://site.test' },
      { SITE_URL: 'https://site.test', VERCEL_ENV: 'preview' },
      { BACKEND_URL: 'https://a.test' },
      { BACKEND_URL: `https://b.test/${'x'.repeat(300)}` },
    ];
    const names = sources.map((source) => readEnv(source).publication);
    expect(new Set(names).size).toBe(sources.length);
    for (const name of names) expect(name).toMatch(/^[\da-f]{40}$/);
  });

  it('takes the bounds of what is kept', () => {
    const source = { MESSAGES_KEPT_DAYS: '90', DATABASE_MAX_MB: '2' };
    expect(readEnv(source)).toMatchObject({ messagesKeptDays: 90, databaseMaxBytes: 2_097_152 });
    expect(toFaults({ MESSAGES_KEPT_DAYS: '0', DATABASE_MAX_MB: '0.5', FORMS_PER_MINUTE: 'all' })).toHaveLength(3);
  });

  it('derives the addresses of the POST calls and of the documents from the origin of the backend', () => {
    expect(readEnv({ BACKEND_URL: 'https://backend.test:8443/api/' })).toMatchObject({
      backendUrl: 'https://backend.test:8443/api',
      backendApiUrl: 'https://backend.test:8443/index.php/api/v1',
      backendStorageUrl: 'https://backend.test:8443/storage/docs',
    });
  });

  it('prefers the addresses that are given to the derived ones', () => {
    const given = {
      BACKEND_URL: 'https://a.test',
      BACKEND_API_URL: 'https://b.test/v1//',
      BACKEND_STORAGE_URL: 'https://c.test',
    };
    expect(readEnv(given)).toMatchObject({ backendApiUrl: 'https://b.test/v1', backendStorageUrl: 'https://c.test' });
  });

  it('takes folders of pictures, and nothing that could be meant otherwise', () => {
    const getFolders = (BACKEND_PICTURES: string) => readEnv({ BACKEND_PICTURES }).backendPictures;
    expect(readEnv({}).backendPictures).toEqual(['/**']);
    expect(getFolders('/uploads/fotos-2024/** , /img/**')).toEqual(['/uploads/fotos-2024/**', '/img/**']);
    expect(getFolders('/**')).toEqual(['/**']);
    for (const BACKEND_PICTURES of ['storage/**', '/storage', '/storage/*', '/a/**/b', '/a/**,', 'https://a.test/**'])
      expect(toFaults({ BACKEND_PICTURES })).toEqual([
        '  - BACKEND_PICTURES must be folders such as /storage/**, separated by commas',
      ]);
  });

  it('takes the public address of the site from Vercel: of production first, else of the deployment', () => {
    const deployment = { VERCEL_URL: 'site-abc.vercel.app' };
    expect(readEnv(deployment).siteUrl).toBe('https://site-abc.vercel.app');
    const production = { ...deployment, VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com' };
    expect(readEnv(production).siteUrl).toBe('https://www.example.com');
    expect(readEnv({ ...production, SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org');
  });

  it('trusts what Vercel says of the visitor, and not its disk', () => {
    const at = (DATABASE_URL: string) => readEnv({ VERCEL: '1', DATABASE_URL }).isDatabaseDurable;
    expect(readEnv({ VERCEL: '1' })).toMatchObject({ trustedProxies: 1, isDatabaseDurable: false });
    expect([at('file:site.db'), at('libsql://site.example.com')]).toEqual([false, true]);
    expect(readEnv({ VERCEL: '1', TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  });

  it('has the name of its build, which the framework tells, rather than one given later', () => {
    expect(readEnv({ DEPLOYMENT_ID: 'two' }).deploymentId).toBe('two');
    expect(readEnv({ DEPLOYMENT_ID: 'two', NEXT_DEPLOYMENT_ID: 'one' }).deploymentId).toBe('one');
  });

  it('takes the public origin in the spelling of browsers, and nothing but an origin', () => {
    expect(readEnv({ SITE_URL: 'HTTPS://WWW.Example.ORG:443/' }).siteUrl).toBe('https://www.example.org');
    for (const SITE_URL of ['https://example.org/tienda', 'https://example.org/?x=1', 'https://a@example.org'])
      expect(toFaults({ SITE_URL })).toEqual(['  - SITE_URL must be an origin, without a path']);
  });

  it('lets search engines in only where SITE_URL is set and the platform does not say that it is a preview', () => {
    const production = { SITE_URL: 'https://example.org' };
    expect(readEnv(production).isIndexable).toBe(true);
    expect(readEnv({ ...production, VERCEL_ENV: 'production' }).isIndexable).toBe(true);
    expect(readEnv({ ...production, VERCEL_ENV: 'preview' }).isIndexable).toBe(false);
    expect(readEnv({}).isIndexable).toBe(false);
    expect(readEnv({ VERCEL_URL: 'site.vercel.app', VERCEL_ENV: 'production' }).isIndexable).toBe(false);
  });

  it('takes a blank variable for an unset one', () => {
    const names = ['BACKEND_URL', 'SITE_URL', 'DATABASE_URL', 'REDIS_URL', 'REVALIDATE_SECONDS', 'REVALIDATE_SECRET'];
    const blank = Object.fromEntries(names.map((name, index) => [name, ' '.repeat(index)]));
    expect(readEnv(blank)).toEqual(readEnv({}));
  });

  it('trims what is given', () => {
    expect(readEnv({ SITE_URL: ' https://example.org ', REVALIDATE_SECONDS: ' 60 ' })).toMatchObject({
      siteUrl: 'https://example.org',
      revalidateSeconds: 60,
    });
  });

  it('knows when the site is being built', () => {
    expect(readEnv({ NEXT_PHASE: 'phase-production-build' }).isBuilding).toBe(true);
    expect(readEnv({ NEXT_PHASE: 'phase-production-server' }).isBuilding).toBe(false);
  });

  it('lists every faulty variable at once, each on a line of its own', () => {
    const faults = toFaults({
      BACKEND_URL: 'backend.test',
      BACKEND_API_URL: 'ftp://backend.test',
      BACKEND_STORAGE_URL: 'http://',
      SITE_URL: 'javascript:alert(1)',
      DATABASE_URL: 'site.db',
      REDIS_URL: 'http://redis.test',
      REVALIDATE_SECONDS: 'five',
      REVALIDATE_SECRET: 'short',
    });
    expect(faults.map((fault) => /[A-Z_]{5,}/.exec(fault)?.[0])).toEqual(
      expect.arrayContaining([
        'BACKEND_URL',
        'BACKEND_API_URL',
        'BACKEND_STORAGE_URL',
        'SITE_URL',
        'DATABASE_URL',
        'REDIS_URL',
        'REVALIDATE_SECONDS',
        'REVALIDATE_SECRET',
      ]),
    );
    expect(faults).toHaveLength(8);
  });

  it.each(['0', '-5', '1.5', '86401', 'NaN', 'Infinity', '5 minutes'])('refuses %s as seconds', (seconds) => {
    expect(toFaults({ REVALIDATE_SECONDS: seconds })).toHaveLength(1);
  });

  it.each(['file:.data/site.db', 'libsql://db.test', 'https://db.test', 'wss://db.test', ':memory:'])(
    'accepts %s as a database',
    (url) => {
      expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );

  it('knows where a database does not outlive the process', () => {
    const isDurable = (source: Record<string, string>) => readEnv(source).isDatabaseDurable;
    expect(isDurable({ VERCEL: '1' })).toBe(false);
    expect(isDurable({ VERCEL: '1', DATABASE_URL: 'libsql://db.test' })).toBe(true);
    expect(isDurable({ DATABASE_URL: ':memory:' })).toBe(false);
  });

  it('never repeats a secret in its report', () => {
    expect(toFaults({ REVALIDATE_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });
});
