import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { routes } from '@/lib/routes';
import { readSitemap } from '../fetch-page';
import { reportOn } from '../report';

const USAGE = `npm run share:check -- [URL…|--all]

Fetches pages as WhatsApp, Facebook, X, LinkedIn and Telegram do, and says what their Open Graph tags lack.
Exit status 1 when one has a fault.

  URL         an address, or a path of the site (/productos)
  --all       every page of the sitemap
  --site URL  origin of the site: SITE_URL (${env.siteUrl}) unless given`;

/** Pages that are checked at once. */
const MAX_CONCURRENT_PAGES = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    site: { type: 'string', default: env.siteUrl },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const isAsked = values.all || positionals.length > 0;
  if (values.help || !isAsked) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const named = positionals.map((address) => new URL(address, values.site).href);
  const addresses = values.all ? [...named, ...(await readSitemap(values.site + routes.sitemap))] : named;
  const line = pLimit(MAX_CONCURRENT_PAGES);
  const checks = addresses.map((address) =>
    line(async () => {
      const { isGood, lines } = await reportOn(address);
      console.log(lines.join('\n'));
      return isGood;
    }),
  );
  const bad = (await Promise.all(checks)).filter((isGood) => !isGood).length;
  console.log(`${addresses.length} páginas, ${bad} con problemas.`);
  return bad > 0 ? 1 : 0;
}

await runCommand(main);
