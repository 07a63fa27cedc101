import '@/lib/process/load-env';
import { listKept, restoreKept, withDatabase } from '@/lib/embedded-backend/database';
import { compareCatalogues, countDifferences } from '@/lib/embedded-backend/rows';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';
import { describeOutcome } from './catalogue-outcome';

const USAGE = `npm run catalogue:undo                 devuelve el catálogo anterior a la última carga
npm run catalogue:undo -- NÚMERO       devuelve otro de los que se conservan (1: el último)
npm run catalogue:undo -- --list       solo muestra cuáles se conservan

La base de datos conserva los tres últimos. El que se reemplaza también: un segundo undo lo devuelve.
Termina con 0: hecho; 1: no se cambió nada; 2: opciones equivocadas.`;

await runCommandLine([USAGE, { list: { type: 'boolean' } }, 0, 1], async ({ list }, place = '1') => {
  if (!/^[1-9]$/.test(place)) return null;
  return withDatabase(env.databaseUrl, async (database) => {
    const kept = await listKept(database);
    for (const [index, { storedAt, products }] of kept.entries())
      console.log(`${index + 1}  cargado ${new Date(storedAt).toISOString()}  ${products} productos`);
    if (list && kept.length === 0) console.log('No hay un catálogo anterior a este.');
    if (list) return 0;
    const { before, after } = await restoreKept(database, Number(place));
    const changes = countDifferences(compareCatalogues(before, after));
    console.log(`Volvió el número ${place}: ${changes}.\n${describeOutcome(env)}`);
    return 0;
  });
});
