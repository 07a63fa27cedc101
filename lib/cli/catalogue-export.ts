import '@/lib/process/load-env';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getErrorCode } from '@/lib/database/error-code';
import { readStored } from '@/lib/embedded-backend/catalogue';
import { withDatabase } from '@/lib/embedded-backend/database';
import { toBytes } from '@/lib/embedded-backend/export';
import { describeSize } from '@/lib/embedded-backend/plan';
import { env } from '@/lib/env';
import { runCommand } from '@/lib/process/run-command';

const USAGE = `npm run catalogue:export -- ARCHIVO.xlsx | ARCHIVO.csv | ARCHIVO.json

Escribe el catálogo propio (DATABASE_URL) en un archivo nuevo, tal como catalogue:import lo lee: productos, servicios,
características (una columna cada una debajo de 'attributes'), categorías, destacados, relaciones y lo que se quitó.
Cambie el archivo y cárguelo de nuevo: catalogue:import -- ARCHIVO --dry-run muestra lo que cambia.

Termina con 0: escrito; 1: no se escribió; 2: opciones equivocadas.`;

await runCommand(async () => {
  const options = { help: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const { storedAt: _, ...catalogue } = await withDatabase(env.databaseUrl, readStored);
  await writeFile(file, await toBytes(catalogue, file), { flag: 'wx' }).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? new Error(`${file} ya existe: no se escribió nada`) : error;
  });
  console.log(`${describeSize(catalogue)}: escritos en ${file}.`);
  return 0;
});
