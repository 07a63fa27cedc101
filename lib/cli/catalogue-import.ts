import '@/lib/process/load-env';
import { existsSync } from 'node:fs';
import { getFile } from '@/lib/database/permissions';
import { readStored } from '@/lib/embedded-backend/catalogue';
import { fields, readMaps } from '@/lib/embedded-backend/columns';
import { storeCatalogue, withDatabase } from '@/lib/embedded-backend/database';
import { createPictureJoin } from '@/lib/embedded-backend/pictures';
import { describeSize, planImport } from '@/lib/embedded-backend/plan';
import type { Fault } from '@/lib/embedded-backend/product';
import { readCatalogueFile } from '@/lib/embedded-backend/read-file';
import { countDifferences, describeDifferences, listFirst } from '@/lib/embedded-backend/rows';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';
import { describeOutcome } from './catalogue-outcome';

const USAGE = `npm run catalogue:import -- ARCHIVO [opciones]

Reemplaza el catálogo propio (DATABASE_URL) por ARCHIVO: una hoja de cálculo (.xlsx o CSV) con encabezados usuales, o JSON
como el del backend. Entra todo o nada; cada fila con un error se nombra con su número. Un producto conserva su dirección
mientras conserva su código, esté en la fila que esté.

  --map CAMPO=COLUMNA    la columna de un campo, cuantas veces haga falta (CAMPO=- : ninguna)
                         campos: ${fields.join(' ')}
  --sheet NOMBRE         la hoja del libro; si falta, la primera con una columna de nombres
  --encoding NOMBRE      la codificación del CSV o JSON; si falta, se deduce (UTF-8, Windows-1252, Macintosh)
  --dry-run              solo muestra lo que entraría, cambiaría y se quitaría
  --keep-services        conserva los servicios de ahora; el archivo no los tiene
  --yes                  también si se quita más de la mitad, o si hay filas dudosas

Termina con 0: hecho; 1: no se cargó nada; 2: opciones equivocadas. catalogue:undo devuelve el catálogo anterior.`;

const [flag, text] = [{ type: 'boolean', default: false } as const, { type: 'string' } as const];
const TEXTS = { map: { ...text, multiple: true as const }, sheet: text, encoding: text };
const OPTIONS = { ...TEXTS, 'dry-run': flag, 'keep-services': flag, yes: flag };
/** Rows of one kind that the report names; it counts the others. */
const SHOWN_ROWS = 20;

await runCommandLine([USAGE, OPTIONS, 1, 1], async (values, file = '') => {
  const { sheet, encoding, yes, 'dry-run': isDry } = values;
  const maps = readMaps(values.map ?? []);
  const read = await readCatalogueFile(file, { maps, sheet, encoding });
  const path = getFile(env.databaseUrl);
  // A file with faults must not make a database.
  const stored = path !== null && !existsSync(path) ? null : await withDatabase(env.databaseUrl, readStored);
  const { join, missing } = await createPictureJoin(env.databaseUrl);
  const plan = planImport(read, stored, { keepsServices: values['keep-services'], join });
  const { catalogue, faults, differences, doubts } = plan;
  console.log([file, ...plan.notes].join('\n'));
  if (faults.length > 0) return refuse([...listRows(faults), `filas con errores: ${faults.length}`]);
  if (catalogue.products.length === 0) return refuse([`${file} no tiene productos`]);
  const changes = isDry ? describeDifferences(differences) : [];
  const rows = [...listRows(missing), ...listRows(plan.swapped)];
  console.log([...rows, ...changes, countDifferences(differences)].join('\n'));
  if (isDry) {
    const needs = doubts.length > 0 ? `Para cargarlo hace falta --yes: ${doubts.join('; ')}. ` : '';
    console.log(`${needs}El archivo sirve; no se cargó nada (--dry-run): ${describeSize(catalogue)}.`);
    return 0;
  }
  if (doubts.length > 0 && !yes) return refuse([`${doubts.join('; ')}. Mírelo con --dry-run; --yes lo carga`]);
  await withDatabase(env.databaseUrl, (database) => storeCatalogue(database, catalogue, stored?.storedAt ?? null));
  console.log(`${describeSize(catalogue)}: cargados en ${env.databaseUrl}.\n${describeOutcome(env)}`);
  return 0;
});

function listRows(rows: readonly Fault[]): string[] {
  return listFirst(rows, SHOWN_ROWS, ({ line, reason }) => (line > 0 ? `fila ${line}: ${reason}` : reason));
}

function refuse(lines: readonly string[]): number {
  console.error([...lines.slice(0, -1), `No se cargó nada: ${lines.at(-1)}.`].join('\n'));
  return 1;
}
