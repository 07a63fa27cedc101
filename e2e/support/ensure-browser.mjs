// Gets the tests a Chromium when there is none: Playwright's own, or Debian's when this is root on Debian. Says what it does.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit' });
};
const find = () => known.find((path) => path && existsSync(path));

function install() {
  console.log('The browser tests need Chromium and there is none: installing it.');
  try {
    run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  } catch {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      throw new Error('Install Chromium and set CHROMIUM_PATH.');
    console.log("Playwright's browser cannot be had here: taking Debian's.");
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
}

if (!find()) install();
console.log(`Browser: ${find() ?? 'none found'}`);
