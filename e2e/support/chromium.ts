import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Of a Chromium without a screen that keeps to itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Debian's names: the whole browser as visitors have it, and the one that draws to no screen, which takes a quarter less of the processor. */
const DEBIAN_PATHS = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' } as const;

/** How a Chromium without a screen is started: that of CHROMIUM_PATH, else Playwright's own, else Debian's, where the whole one can be both. */
export function getLaunchOptions(kind: keyof typeof DEBIAN_PATHS): LaunchOptions {
  const hasOwn = existsSync(chromium.executablePath());
  const debian = existsSync(DEBIAN_PATHS[kind]) ? DEBIAN_PATHS[kind] : DEBIAN_PATHS.whole;
  const executablePath = process.env.CHROMIUM_PATH || (hasOwn ? '' : debian);
  // Playwright has both too: https://playwright.dev/docs/browsers#chromium-headless-shell
  const found = executablePath ? { executablePath } : kind === 'whole' && { channel: 'chromium' };
  return { args: [...CHROMIUM_FLAGS], ...found };
}
