// Compiles the server, its cache handlers and the commands to .server/, for a checkout and for the standalone tree.
import { build } from 'esbuild';
import { commands } from './commands.mjs';

await build({
  entryPoints: {
    index: 'server/index.ts',
    'cache/pages': 'server/cache/pages.ts',
    'cache/reads': 'server/cache/reads.ts',
    ...Object.fromEntries(commands.map(({ output, source }) => [output, source])),
  },
  outdir: '.server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // In the standalone tree by the framework's tracing; the rest is bundled.
  external: ['next', 'next/*', '@next/env', '@libsql/client', 'pino', 'sharp'],
  // For the CommonJS packages in the bundle.
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
  },
});
