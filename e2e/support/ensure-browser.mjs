// Gets the tests a Chromium when there is none: Playwright's own, or Debian's when this is root on Debian. Says what it does.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_PATH = '/usr/bin/chromium';
const DEBIAN_SHELL_PATH = '/usr/bin/chromium-headless-shell';
const known = [process.env.CHROMIUM_PATH, chromium.executablePath(), DEBIAN_PATH];
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit' });
};
const find = () => known.find((path) => path && existsSync(path));

function installDebian(...packages) {
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function install() {
  console.log('The browser tests need Chromium and there is none: installing it.');
  try {
    run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  } catch {
    if (!isRootOnDebian) throw new Error('Install Chromium and set CHROMIUM_PATH.');
    console.log("Playwright's browser cannot be had here: taking Debian's.");
    installDebian('chromium', 'chromium-headless-shell');
  }
}

if (!find()) install();
// Without it the whole browser runs all tests, which takes longer.
if (find() === DEBIAN_PATH && isRootOnDebian && !existsSync(DEBIAN_SHELL_PATH))
  installDebian('chromium', 'chromium-headless-shell');
console.log(`Browser: ${find() ?? 'none found'}`);
