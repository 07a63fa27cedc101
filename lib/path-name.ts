import { toWellFormed } from './text';

/** Bytes of an encoded name: whole addresses stay below the 2,048 that a sitemap allows (https://www.sitemaps.org/protocol.html). */
const MAX_NAME_BYTES = 1_800;
/** What one UTF-16 unit takes at most when it is encoded. */
const UNIT_BYTES = 9;

/** `name` as it is in an address, not encoded: well formed, not too long, and no '.' or '..', which are folders (WHATWG URL, 'double-dot'). */
export function toPathName(name: string): string {
  return cutToBytes(toWellFormed(/^\.{1,2}$/.test(name) ? `${name}_` : name));
}

function cutToBytes(name: string): string {
  if (name.length * UNIT_BYTES <= MAX_NAME_BYTES) return name;
  let [end, bytes] = [0, 0];
  for (const letter of name) {
    bytes += encodeURIComponent(letter).length;
    if (bytes > MAX_NAME_BYTES) break;
    end += letter.length;
  }
  return name.slice(0, end);
}
