import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '@/lib/documents/chromium';
import config from '../../playwright.config';
import { median } from '../support/measure';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories } from '../support/samples';
import { serve } from '../support/site';

// npm run bench:pages [-- URL]: bytes, requests and Lighthouse (mobile) of seven pages of the finished build, or of the site at URL.
// Not a dependency: it brings more packages than the whole site. npx fetches it once.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const [category] = sampleCategories;
const PAGES = [
  '/',
  '/productos',
  category ? categoryAddress(category) : '',
  productAddress(ofOtherBrand),
  '/search/monitor',
  '/ley-1831',
  '/contacto',
];

type Report = {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>> & {
    readonly 'network-requests': {
      readonly details: { readonly items: readonly { readonly resourceType: string; readonly transferSize: number }[] };
    };
  };
};

/** One visit in a browser of its own, on Lighthouse's slow phone. */
function visit(url: string): Record<string, number> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const args = [url, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`];
  const report: Report = JSON.parse(
    execFileSync('npx', ['--yes', LIGHTHOUSE, ...args], {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: config.use?.launchOptions?.executablePath ?? '', NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 100e6,
    }),
  );
  const { items } = report.audits['network-requests'].details;
  const kilobytes = (type?: string) =>
    items.reduce((sum, item) => sum + (type && item.resourceType !== type ? 0 : item.transferSize), 0) / 1000;
  const auditOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: report.categories.performance.score * 100,
    'LCP s': auditOf('largest-contentful-paint') / 1000,
    'TBT ms': auditOf('total-blocking-time'),
    CLS: auditOf('cumulative-layout-shift'),
    'script kB': kilobytes('Script'),
    'all kB': kilobytes(),
    requests: items.length,
  };
}

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const site = process.argv[2] ? null : await serve({ DATABASE_URL: `file:${join(folder, 'site.db')}` });
const url = process.argv[2] ?? site?.url ?? '';
const visits = new Map<string, Record<string, number>[]>(PAGES.map((path) => [path, []]));
for (const path of PAGES) await fetch(url + path);
// Pages take turns, so that a noisy minute does not hit one of them alone.
for (let run = 0; run < RUNS; run++) for (const [path, runs] of visits) runs.push(visit(url + path));

const table = [...visits].map(([path, runs]) => {
  const names = Object.keys(runs[0] ?? {});
  const medians = names.map((name) => [name, Number(median(runs.map((run) => run[name] ?? 0)).toFixed(3))]);
  return [
    decodeURIComponent(path),
    { ...Object.fromEntries(medians), worst: Math.min(...runs.map((run) => run.performance ?? 0)) },
  ];
});
console.table(Object.fromEntries(table));
await site?.stop();
await rm(folder, { recursive: true });
