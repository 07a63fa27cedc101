import type { Instrumentation } from 'next';

/** Runs once when the server starts: https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation */
export async function register(): Promise<void> {
  // In this form the build leaves it out of what it makes for other runtimes, and does not warn of what they lack.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { start } = await import('./lib/start');
      await start();
    } catch (error) {
      // The framework would go on and answer 500 to everything.
      const { log } = await import('./lib/log');
      log.fatal({ reason: error instanceof Error ? error.message : 'unknown' }, 'the site cannot start');
      process.exit(1);
    }
  }
}

/** Runs for each error that ends a page or handler. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailure } = await import('./lib/log');
  logFailure(error, request, context);
};
