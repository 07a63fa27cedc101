import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getContentSecurityPolicy, getSecurityHeaders } from '@/lib/http/security-headers';
import { runCommand } from '@/lib/process/run-command';
import { findFaults, formatReport } from './report';
import { readVercelOutput } from './vercel-output';

// npm run check:vercel: builds as Vercel does, in a temporary folder, and reports what would go there. Exit status 1 when something must not.
const SHOWN_PAGE = '/contacto';
/** What next.config.mjs sets on every address there. */
const REQUIRED_HEADERS = {
  ...getSecurityHeaders(true),
  'Content-Security-Policy': getContentSecurityPolicy(true, ["'unsafe-inline'"]),
};

const CLI_VERSION = '64.0.2';
/** Not every registry has the version of `sandbox` that the CLI names (4.4.0); a build does not use it. */
const CLI_PACKAGE = { private: true, dependencies: { vercel: CLI_VERSION }, overrides: { sandbox: '4.5.0' } };
/** 360 MB: too much for the project's own packages, and kept between runs until `npm ci`. */
const CLI_FOLDER = resolve('node_modules/.cache', `vercel-${CLI_VERSION}`);
/** What `vercel pull` would ask the platform for: https://vercel.com/docs/cli/build */
const PROJECT = { projectId: 'check', orgId: 'check', settings: { framework: 'nextjs', installCommand: 'npm ci' } };
/** The platform's own, no telemetry, and nobody's account. */
const ENVIRONMENT = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  VERCEL_ORG_ID: '',
  VERCEL_PROJECT_ID: '',
  VERCEL_TOKEN: '',
};

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'check-vercel-'));
  try {
    buildForVercel(folder);
    const output = readVercelOutput(folder);
    const faults = findFaults(output, REQUIRED_HEADERS);
    console.log(['', ...formatReport(output, SHOWN_PAGE), ''].join('\n'));
    for (const fault of faults) console.error(fault);
    console.log(faults.length > 0 ? `${faults.length} faults.` : 'No faults.');
    return faults.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Copies the project's files to `folder` and builds them there as Vercel does. It asks no host but npm's registry. */
function buildForVercel(folder: string): void {
  installCli();
  copyProject(folder);
  mkdirSync(join(folder, '.vercel'), { recursive: true });
  writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(PROJECT));
  const cli = join(CLI_FOLDER, 'node_modules/vercel/dist/vc.js');
  execFileSync(process.execPath, [cli, 'build', '--yes', '--prod', '--global-config', join(folder, '.vercel/global')], {
    cwd: folder,
    stdio: 'inherit',
    env: { SITE_URL: 'https://www.example.com', ...process.env, ...ENVIRONMENT },
  });
}

function installCli(): void {
  mkdirSync(CLI_FOLDER, { recursive: true });
  writeFileSync(join(CLI_FOLDER, 'package.json'), JSON.stringify(CLI_PACKAGE));
  execFileSync('npm', ['install', '--prefix', CLI_FOLDER, '--ignore-scripts'], { stdio: 'inherit' });
}

/** Takes the files that git knows or would take: no settings (.env), no build. */
function copyProject(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, join(folder, file));
}

await runCommand(main);
