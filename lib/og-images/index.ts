import { join } from 'node:path';
import { remember } from '@epic-web/remember';
import { env } from '@/lib/env';
import { openOgImages } from './service';

/** Answers a request for a card (openOgImages), with the cards of this site. */
export const cardResponse: ReturnType<typeof openOgImages> = (requested, find) =>
  remember('cards', () =>
    openOgImages({
      folder: join(process.cwd(), env.distDir, 'cache/cards'),
      origin: env.backendUrl ? new URL(env.backendUrl).origin : null,
    }),
  )(requested, find);
