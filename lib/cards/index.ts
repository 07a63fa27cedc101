import { join } from 'node:path';
import { remember } from '@epic-web/remember';
import { env } from '@/lib/env';
import { openWorkshop } from './workshop';

/** Answers a request for a card (openWorkshop), with the cards of this site. */
export const cardResponse: ReturnType<typeof openWorkshop> = (requested, find) =>
  remember('cards', () =>
    openWorkshop({
      folder: join(process.cwd(), env.distDir, 'cache/cards'),
      origin: env.backendUrl ? new URL(env.backendUrl).origin : null,
    }),
  )(requested, find);
