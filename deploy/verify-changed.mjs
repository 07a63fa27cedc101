// `npm run verify:changed` names the browser suites that look at what changed (they need a build, so they are not run here);
// then it runs lint, types, the unit tests that depend on changed files and those that read the whole tree.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Suites of e2e/ by what they look at. */
const SUITES = [
  [/^app\/page|^components\/home|^content\/(?:hero|events|logos|company|service-groups)/, 'home'],
  [/^(?:components|lib)\/forms|^app\/(?:api|contacto|mensaje)|^content\/(?:form|contact|client\/forms)/, 'forms'],
  [/^(?:components|lib)\/quotation-list|^app\/cotizacion|^content\/quotation-list/, 'list print'],
  [/^(?:components|lib)\/pasted-list|^content\/paste/, 'paste'],
  [/^components\/catalogue|^app\/produ|^lib\/catalogue|^content\/client\/card/, 'large-catalogue pages visual weight'],
  [/^components\/comparison|^app\/comparar|^content\/comparison/, 'compare'],
  [/^components\/ley-1831|^app\/ley-1831|^content\/(?:ley|place|law)/, 'ley'],
  [/^lib\/search-index|^app\/search|^content\/search/, 'search'],
  [/^components\/layout|^content\/navigation/, 'navigation looks'],
  [/^app\/.+\/page\.tsx|^lib\/(?:routes|seo)|^content\/(?:seo|site|og-images)/, 'pages navigation'],
  [/^lib\/backend|^server/, 'outage limits bad-input'],
  [/\.scss$/, 'looks visual'],
  [/^content\/(?:messages|limits)/, 'home forms list looks'],
];
/** They read files and not modules, so that nothing depends on what they test. */
const WHOLE_TREE = ['app/pages', 'lib/imports', 'content/samples', 'components/ui/content-pictures'];

const list = (...options) => execFileSync('git', options, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];

const suites = [
  ...new Set(SUITES.flatMap(([files, names]) => (changed.some((file) => files.test(file)) ? names.split(' ') : []))),
];
for (const name of suites)
  if (!existsSync(`e2e/${name}.spec.ts`)) throw new Error(`deploy/verify-changed.mjs names no suite: ${name}`);
if (suites.length > 0)
  console.log(
    `Browser suites to run: npm run build && npx playwright test ${suites.map((name) => `/${name}.spec`).join(' ')}`,
  );

for (const command of ['npm run lint', 'npm run types', 'npx jest --onlyChanged', `npx jest ${WHOLE_TREE.join(' ')}`]) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
