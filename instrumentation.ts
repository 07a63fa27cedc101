/** Runs once when the server starts: https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('./lib/start');
  await start();
}
