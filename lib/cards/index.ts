import { join } from 'node:path';
import { env } from '@/lib/env';
import { onceInProcess } from '@/lib/once-in-process';
import { openWorkshop } from './workshop';

/** Answers a request for a card (openWorkshop), with the cards of this site. */
export const cardResponse: ReturnType<typeof openWorkshop> = (requested, find) =>
  onceInProcess('cards', () =>
    openWorkshop({
      folder: join(process.cwd(), env.distDir, 'cache/cards'),
      origin: env.backendUrl ? new URL(env.backendUrl).origin : null,
    }),
  )(requested, find);
