// Gets the tests a Chromium (Playwright's own, else Debian's), nginx and Redis where they are missing and can be had, and says what it does. Tests
// that need what cannot be had are skipped.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_PATH = '/usr/bin/chromium';
const DEBIAN_SHELL_PATH = '/usr/bin/chromium-headless-shell';
const SERVERS = { '/usr/sbin/nginx': 'nginx-light', '/usr/bin/redis-server': 'redis-server' };
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function installDebian(...packages) {
  run('apt-get', 'update', '-qq');
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confnew'];
  run('apt-get', 'install', ...options, ...packages);
}

const known = [process.env.CHROMIUM_PATH, chromium.executablePath(), DEBIAN_PATH];
const findBrowser = () => known.find((path) => path && existsSync(path));

function installBrowser() {
  console.log('The browser tests need Chromium and there is none: installing it.');
  try {
    run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  } catch {
    if (!isRootOnDebian) throw new Error('Install Chromium and set CHROMIUM_PATH.');
    console.log("Playwright's browser cannot be had here: taking Debian's.");
    installDebian('chromium', 'chromium-headless-shell');
  }
}

if (!findBrowser()) installBrowser();
// Without it the whole browser runs all tests, which takes longer.
if (findBrowser() === DEBIAN_PATH && isRootOnDebian && !existsSync(DEBIAN_SHELL_PATH))
  installDebian('chromium', 'chromium-headless-shell');
console.log(`Browser: ${findBrowser() ?? 'none found'}`);

const listMissing = () => Object.keys(SERVERS).filter((path) => !existsSync(path));
const wanted = listMissing().map((path) => SERVERS[path]);
if (wanted.length > 0 && isRootOnDebian) {
  try {
    // Each test starts its own on a free port.
    installDebian(...wanted);
  } catch (error) {
    console.log(`That failed: ${error.message}`);
  }
}
for (const path of listMissing()) console.log(`SKIPPED: there is no ${path}; the tests that need it do not run.`);
