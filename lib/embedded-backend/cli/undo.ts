import '@/lib/process/load-env';
import { parseArgs } from 'node:util';
import { requireDatabase } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { openDatabase } from '@/lib/embedded-backend/database';
import { compareCatalogues } from '@/lib/embedded-backend/flat-rows';
import { listKept, restoreKept } from '@/lib/embedded-backend/history';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';
import { countDifferences, describeOutcome } from './report';

const USAGE = `npm run catalogue:undo                 devuelve el catálogo anterior a la última carga
npm run catalogue:undo -- NÚMERO       devuelve otro de los que se conservan (1: el último)
npm run catalogue:undo -- --list       solo muestra cuáles se conservan

La base de datos conserva los tres últimos. El que se reemplaza también: un segundo undo lo devuelve.
Termina con 0: hecho; 1: no se cambió nada; 2: opciones equivocadas.`;

async function main(): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: flag, help: flag } });
  const [place = '1', ...more] = positionals;
  if (values.help || more.length > 0 || !/^[1-9]$/.test(place)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  await requireDatabase(env.databaseUrl);
  const database = await openDatabase(env.databaseUrl, busyTimeoutsMs.command);
  try {
    const kept = await listKept(database);
    for (const [index, { storedAt, products }] of kept.entries()) {
      const when = storedAt === 0 ? 'antes de 2026-11-22' : `cargado ${new Date(storedAt).toISOString()}`;
      console.log(`${index + 1}  ${when}  ${products} productos`);
    }
    if (values.list) {
      if (kept.length === 0) console.log('No hay un catálogo anterior a este.');
      return 0;
    }
    const { before, after } = await restoreKept(database, Number(place));
    console.log(
      `Volvió el número ${place}: ${countDifferences(compareCatalogues(before, after))}.\n${describeOutcome()}`,
    );
    return 0;
  } finally {
    database.close();
  }
}

await runCommand(main);
