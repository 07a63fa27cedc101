import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** lib/once-in-process.ts: the handlers are loaded by the framework itself, the rest of the site by its bundles. */
const SHELF = Symbol.for('biomedica-site');

let followed;

/** The cache that lib/start.ts opens when there is a REDIS_URL, or undefined: then each process has its own. */
export function shared() {
  const cache = globalThis[SHELF]?.get('shared-cache');
  if (cache && followed !== cache) {
    followed = cache;
    cache.tags.follow(hear);
  }
  return cache;
}

/** What pages say of where they are published (lib/env.ts), or undefined while the site is built. */
export function publication() {
  return globalThis[SHELF]?.get('publication');
}

/** Tells lib/backend/index.ts whether there is a home page from before. */
export function noteHome(isMissing) {
  globalThis[SHELF]?.set('home is missing', isMissing);
}

const started = Date.now();

/** Notes for lib/backend/index.ts when something was revalidated last while this process runs, in milliseconds since 1970. */
export function noteTold(tags) {
  const at = Math.max(0, ...Object.values(tags).map(({ stale = 0 }) => stale));
  const shelf = globalThis[SHELF];
  if (at > started && at > (shelf?.get('told')?.at ?? 0)) shelf?.set('told', { at });
}

/** Takes up what other processes have revalidated: the framework compares these times with each entry's. */
function hear(tags) {
  noteTold(tags);
  for (const [tag, times] of Object.entries(tags)) {
    const own = tagsManifest.get(tag);
    tagsManifest.set(tag, { ...own, ...latest(own, times) });
  }
}

function latest(own = {}, { stale = 0, expired }) {
  // 'max' expires in a year, which is later than any entry lives.
  return { stale: Math.max(own.stale ?? 0, stale), ...(expired && { expired }) };
}

/** The times that this process has just set, to be told to the others. */
export function timesOf(tags) {
  return Object.fromEntries(tags.map((tag) => [tag, tagsManifest.get(tag) ?? {}]));
}
