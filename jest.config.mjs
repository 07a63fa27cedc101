import { execFileSync } from 'node:child_process';
import nextJest from 'next/jest.js';

// next.config.mjs names files of .server/, and tests of the operator's commands run them compiled.
execFileSync(process.execPath, ['deploy/build-server.mjs'], { stdio: 'inherit' });

/** Packages without a CommonJS build: jest must compile them. */
const ESM_ONLY = [
  ...['@github/combobox-nav', 'p-limit', 'pascua', 'yocto-queue'],
  ...['htmlparser2', 'dom-serializer', 'domelementtype', 'domhandler', 'domutils', 'entities'],
];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,content,deploy,docs,lib,server}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next'],
  restoreMocks: true,
  // A failure shows at once; only a machine under load needs this long.
  testTimeout: 60_000,
  // More than cores: many suites wait for what takes time.
  maxWorkers: 4,
};

export default async () => {
  const whole = await nextJest({ dir: './' })(config)();
  // next/jest lets one add patterns, not exceptions: https://nextjs.org/docs/app/guides/testing/jest
  const transformIgnorePatterns = whole.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', `(?!(${ESM_ONLY.join('|')}|`),
  );
  return { ...whole, transformIgnorePatterns };
};
