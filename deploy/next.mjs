import { createRequire } from 'node:module';

// `node deploy/next.mjs build`: the framework's command, which sends no telemetry (https://nextjs.org/telemetry) on Linux, macOS and Windows:
// NAME=value before a command is not for Windows, and next.config.mjs is read too late for `next dev`.
process.env.NEXT_TELEMETRY_DISABLED = '1';
const { bin } = createRequire(import.meta.url)('next/package.json');
await import(`next/${bin.next}`);
