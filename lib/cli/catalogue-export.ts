import '@/lib/process/load-env';
import { writeFile } from 'node:fs/promises';
import { getErrorCode } from '@/lib/database/error-code';
import { requireDatabase } from '@/lib/database/permissions';
import { readStored } from '@/lib/embedded-backend/catalogue';
import { withDatabase } from '@/lib/embedded-backend/database';
import { toBytes } from '@/lib/embedded-backend/export';
import { describeSize } from '@/lib/embedded-backend/plan';
import { env } from '@/lib/env';
import { runCommandLine } from '@/lib/process/run-command';

const USAGE = `npm run catalogue:export -- ARCHIVO.xlsx | ARCHIVO.csv | ARCHIVO.json

Escribe el catálogo propio (DATABASE_URL) en un archivo nuevo, tal como catalogue:import lo lee: productos, servicios,
características (una columna cada una: 'attributes: Peso'), categorías, destacados y relaciones.
Cambie el archivo y cárguelo de nuevo: catalogue:import -- ARCHIVO --dry-run muestra lo que cambia.

Termina con 0: escrito; 1: no se escribió; 2: opciones equivocadas.`;

await runCommandLine([USAGE, {}, 1, 1], async (_, file = '') => {
  await requireDatabase(env.databaseUrl);
  const catalogue = await withDatabase(env.databaseUrl, readStored);
  await writeFile(file, await toBytes(catalogue, file), { flag: 'wx' }).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? new Error(`${file} ya existe: no se escribió nada`) : error;
  });
  console.log(`${describeSize(catalogue)}: escritos en ${file}.`);
  return 0;
});
