import { spawnSync } from 'node:child_process';

// npm run audit:deps: known weaknesses of what production uses. A registry without advisories is said, not taken for a clean result.
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const report = parse(stdout);
const found = report?.metadata?.vulnerabilities;
if (!found) {
  console.error(
    `This registry gives no advisories, so nothing was checked: ${report?.message ?? report?.error?.summary ?? stderr.trim()}`,
  );
  process.exit(2);
}
console.log(`Advisories for production dependencies: ${JSON.stringify(found)}`);
for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {}))
  console.log(`${severity}: ${name} ${range}`);
process.exit(found.total > 0 ? 1 : 0);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
