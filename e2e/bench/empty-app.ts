import { writeFile } from 'node:fs/promises';
import { EMPTY_APP_FILE, getFrameworkVersion, measureEmptyApp } from '../support/empty-app';

// npm run bench:empty-app: after an update of the framework, writes down the size of an app of one empty page for e2e/budget.spec.ts.
const measured = { next: getFrameworkVersion(), bytes: await measureEmptyApp() };
await writeFile(EMPTY_APP_FILE, `${JSON.stringify(measured, null, 2)}\n`);
console.log(measured);
