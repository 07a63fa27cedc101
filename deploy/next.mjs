// `node deploy/next.mjs build`: the framework's command, which sends no telemetry (https://nextjs.org/telemetry) on Linux, macOS and Windows:
// NAME=value before a command is not for Windows, and next.config.mjs is read too late for `next dev`.
import { createRequire } from 'node:module';

process.env.NEXT_TELEMETRY_DISABLED = '1';
// Not imported: Node 20.9 imports no file without an extension.
createRequire(import.meta.url)('next/dist/bin/next');
