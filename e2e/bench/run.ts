// `npm run bench -- NAME`: runs the benchmark of that name.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const names = readdirSync(import.meta.dirname).map((file) => basename(file, '.ts'));
const [name = ''] = process.argv.splice(2, 1);
if (name === 'run' || !names.includes(name)) {
  console.error(`npm run bench -- ${names.filter((one) => one !== 'run').join('|')}`);
  process.exit(1);
}
await import(`./${name}.ts`);
