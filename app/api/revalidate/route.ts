import { revalidateTag } from 'next/cache';
import { createRevalidateHandler } from '@/lib/backend/revalidate';
import { env } from '@/lib/env';
import { refuseMethod } from '@/lib/forms';
import { createLimiter } from '@/lib/http/limiter';
import { remember } from '@/lib/remember';

/** A page is served as it is until it is made anew: `{ expire: 0 }` would give up the good copy while the backend fails. */
export const POST = createRevalidateHandler({
  secret: env.revalidateSecret,
  /** Made at the first call: a build connects to nothing. */
  get limiter() {
    return remember('revalidate limiter', () => createLimiter('revalidate', 300));
  },
  trustedProxies: env.trustedProxies,
  revalidate: (tag) => revalidateTag(tag, 'max'),
  expire: (tag) => revalidateTag(tag, { expire: 0 }),
});

export { refuseMethod as DELETE, refuseMethod as GET, refuseMethod as PATCH, refuseMethod as PUT };
