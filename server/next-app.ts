import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getPicturePatterns } from '@/lib/catalogue/pictures';
import { env } from '@/lib/env';
import { processState } from '@/lib/process/process-state';
import { refuseStart, say } from './lifecycle';

/** Prepares the framework with the settings of the build: https://nextjs.org/docs/app/guides/custom-server */
export async function prepareNext() {
  const { distDir, hostname, port } = env;
  const dir = process.cwd();
  const file = join(dir, distDir, 'required-server-files.json');
  if (!existsSync(file))
    refuseStart(`There is no build in ${dir}: run npm run build, or copy the whole tree with .next and .server`);
  const { config } = JSON.parse(readFileSync(file, 'utf8'));
  const release = `${readFileSync(join(dir, distDir, 'BUILD_ID'), 'utf8')}:${config.deploymentId ?? ''}`;
  processState.build = { publication: config.env.BUILT_FOR, release };
  const patterns = getPicturePatterns(env);
  if (JSON.stringify(config.images.remotePatterns) !== JSON.stringify(patterns))
    say('warn', 'BACKEND_URL is not what the build was made with: pictures will be missing. Build with the same');
  // Read while `next` is loaded, so it is loaded after; without it a standalone tree has no settings.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir });
  const createNext: typeof import('next').default = createRequire(import.meta.url)('next');
  // Takes the framework's upgrade listener, which passes no middleware: without one Node ignores a requested upgrade.
  const httpServer = createServer();
  const app = createNext({ dev: false, dir, hostname, port, httpServer });
  await app.prepare();
  return app;
}
