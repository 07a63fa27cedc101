import { createRequire } from 'node:module';

// Sends no telemetry, on Windows too: NAME=value before a command is not for it (https://nextjs.org/telemetry).
process.env.NEXT_TELEMETRY_DISABLED = '1';
const { bin } = createRequire(import.meta.url)('next/package.json');
await import(`next/${bin.next}`);
