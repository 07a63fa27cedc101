import '@/lib/process/load-env';
import { requireDatabase } from '@/lib/database/permissions';
import { restoreKept, withDatabase } from '@/lib/embedded-backend/database';
import { compareCatalogues, countDifferences } from '@/lib/embedded-backend/rows';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';
import { describeOutcome } from './catalogue-outcome';

const USAGE = `npm run catalogue:undo

Devuelve el catálogo anterior a la última carga. El que se reemplaza se conserva: un segundo undo lo devuelve.
Termina con 0: hecho; 1: no se cambió nada; 2: opciones equivocadas.`;

await runCommandLine([USAGE, {}, 0, 0], async () => {
  await requireDatabase(env.databaseUrl);
  const { before, after } = await withDatabase(env.databaseUrl, restoreKept);
  console.log(`Volvió el anterior: ${countDifferences(compareCatalogues(before, after))}.\n${describeOutcome(env)}`);
  return 0;
});
