import type { Database } from '@/lib/database/connect';
import { readStored } from '@/lib/embedded-backend/catalogue';
import { storeCatalogue } from '@/lib/embedded-backend/database';
import { planImport } from '@/lib/embedded-backend/plan';

/** Loads rows as the command does, whatever its doubts; throws when one has a fault. */
export async function importRows(
  db: Database,
  rows: readonly object[],
  choices: Parameters<typeof planImport>[2] = {},
) {
  const stored = await readStored(db);
  const records = rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));
  const plan = planImport({ records, suggested: [], faults: [], notes: [] }, stored, choices);
  if (plan.faults.length > 0) throw new Error(JSON.stringify(plan.faults));
  await storeCatalogue(db, plan.catalogue, stored.storedAt);
  return plan;
}

/** The same rows in an order that `seed` decides. */
export function shuffle<T>(rows: readonly T[], seed: number): T[] {
  const keyed = rows.map((row, index) => ({ row, key: Math.sin(seed * 1_000 + index) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

/** 60 products in seven categories, with codes. */
export const manyRows = Array.from({ length: 60 }, (_, index) => ({
  code: `BM-${index}`,
  name: `Equipo ${index}`,
  category: `Línea ${index % 7}`,
}));
