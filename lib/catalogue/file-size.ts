import { statSync } from 'node:fs';
import { join } from 'node:path';

const KB = 1_000;

/** Size of a document of the site in words ('120 KB'); '' where it is not known: another host's, or a host that keeps its files elsewhere. */
export function getFileSize(address: string): string {
  if (!address.startsWith('/docs/')) return '';
  try {
    const path = decodeURI(address.split(/[?#]/, 1)[0] ?? '');
    return toSize(statSync(join(/* turbopackIgnore: true */ process.cwd(), 'public', path)).size);
  } catch {
    return '';
  }
}

/** `bytes` as Colombians write it: '120 KB', '1,4 MB'. */
export function toSize(bytes: number): string {
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`;
}
