import type { Counts } from '@/lib/database/backup';

/** A line for each table: rows and name. */
export function toTable(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${String(count).padStart(8)}  ${name}`)
    .join('\n');
}
