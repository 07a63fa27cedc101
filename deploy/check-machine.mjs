// Before `npm start`, `npm run build` and `npm run dev`: ends with one line when this machine cannot do it.
import { existsSync } from 'node:fs';
import '../lib/process/check-node.mjs';

if (!existsSync('node_modules/next/package.json')) {
  console.error('The packages are missing: run npm ci');
  process.exit(1);
}
