import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from './e2e/support/site';

/** They start processes of their own, and wait for them more than they compute. */
const PROCESS_SPECS = /\/(?:outage|deploy|vercel|messages|catalogue|bad-input|nginx)\.spec/;

/** Floods: how long a visitor waits in them is a promise, which another suite beside them would break. */
const LOAD_SPECS = /\/limits\.spec/;

/** What only the browser of visitors does as they see it: how letters are drawn, and what it fetches and when. */
const DRAWN_SPECS = /\/weight\.spec/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // In this order no worker is left alone at the end with the long ones; two may wait for processes.
  projects: [
    { name: 'process', testMatch: PROCESS_SPECS, workers: 2 },
    { name: 'drawn', testMatch: DRAWN_SPECS, use: { launchOptions: getLaunchOptions('whole') } },
    { name: 'browser', testIgnore: [PROCESS_SPECS, DRAWN_SPECS, LOAD_SPECS] },
    { name: 'load', testMatch: LOAD_SPECS, dependencies: ['process', 'drawn', 'browser'] },
  ],
  workers: 3,
  retries: 0,
  // A journey is a minute at most, also on a machine under load.
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  // One picture for every machine, so no name of a platform in it.
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  expect: {
    // A failure waits this long; on a machine under load five seconds are no failure.
    timeout: 15_000,
    // Letters differ a little between versions of the browser; a changed colour or a moved block is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.004, threshold: 0.12 },
  },
  use: {
    browserName: 'chromium',
    locale: 'es-CO',
    viewport: { width: 1280, height: 800 },
    launchOptions: getLaunchOptions('shell'),
  },
});
