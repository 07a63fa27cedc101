import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../playwright.config';
import { median } from '../support/median';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories } from '../support/samples';
import { CHROMIUM_FLAGS, serve } from '../support/site';

// npm run bench -- pages [URL]: bytes, requests and Lighthouse (mobile) of seven pages of the finished build, or of the site at URL.
// Not a dependency: it brings more packages than the whole site. npx fetches it once.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** A busy machine loses the beginning of a recording now and then. */
const TRIES = 6;
const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';
const PRODUCT = productAddress(ofOtherBrand);
const PAGES = ['/', '/productos', CATEGORY, PRODUCT, '/search/monitor', '/ley-1831', '/contacto'];

type Request = { readonly resourceType: string; readonly transferSize: number };
type Report = {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<
    Record<string, { readonly numericValue: number; readonly details: { readonly items: readonly Request[] } }>
  >;
};

/** Lighthouse's report; null when it could not record the visit, which it says by its exit code. */
function runLighthouse(url: string): Report | null {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const args = [url, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`];
  const { status, stdout } = spawnSync('npx', ['--yes', LIGHTHOUSE, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: config.use?.launchOptions?.executablePath },
    maxBuffer: 100e6,
  });
  return status === 0 ? JSON.parse(stdout) : null;
}

/** The figures of one visit in a browser of its own, on Lighthouse's slow phone. */
function measure(url: string): Record<string, number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const report = runLighthouse(url);
    if (!report) continue;
    const { categories, audits } = report;
    const requests = audits['network-requests']?.details.items ?? [];
    const kilobytes = (type = '') =>
      requests.reduce((sum, request) => sum + (request.resourceType.includes(type) ? request.transferSize : 0), 0) /
      1000;
    const getAudit = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round(categories.performance.score * 100),
      'LCP s': getAudit('largest-contentful-paint') / 1000,
      'TBT ms': getAudit('total-blocking-time'),
      CLS: getAudit('cumulative-layout-shift'),
      'scripts KB': kilobytes('Script'),
      'all KB': kilobytes(),
      requests: requests.length,
    };
  }
  throw new Error(`${url}: no recording in ${TRIES} tries`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const site = process.argv[2] ? null : await serve({ DATABASE_URL: `file:${join(folder, 'site.db')}` });
const url = process.argv[2] ?? site?.url;
const results = PAGES.map((path) => ({ path, runs: [] as Record<string, number>[] }));
for (const { path } of results) await fetch(url + path);
// Pages take turns, so that a noisy minute does not hit one of them alone.
for (let run = 0; run < RUNS; run++) for (const { path, runs } of results) runs.push(measure(url + path));

const toRow = (runs: readonly Record<string, number>[]) => {
  const names = Object.keys(runs[0] ?? {});
  const medians = names.map((name) => [name, Number(median(runs.map((run) => run[name] ?? Number.NaN)).toFixed(3))]);
  return { ...Object.fromEntries(medians), 'worst performance': Math.min(...runs.map((run) => run.performance ?? 0)) };
};
console.table(Object.fromEntries(results.map(({ path, runs }) => [decodeURIComponent(path), toRow(runs)])));
await site?.stop();
await rm(folder, { recursive: true });
