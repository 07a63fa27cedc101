import { join } from 'node:path';
import { remember } from '@epic-web/remember';
import { env } from '@/lib/env';
import { openOgImages } from './service';

/** Answers a request for an Open Graph image (openOgImages), with the Open Graph images of this site. */
export const ogImageResponse: ReturnType<typeof openOgImages> = (requested, find) =>
  remember('Open Graph images', () =>
    openOgImages({
      folder: join(process.cwd(), env.distDir, 'cache/og-images'),
      origin: env.backendUrl ? new URL(env.backendUrl).origin : null,
    }),
  )(requested, find);
