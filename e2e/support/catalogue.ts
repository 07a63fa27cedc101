import { openDatabase, storeCatalogue } from '@/lib/embedded-backend/database';
import { planImport } from '@/lib/embedded-backend/plan';
import { readCatalogueFile } from '@/lib/embedded-backend/read-file';

const FDA_FILE = 'e2e/data/foiclass.txt';
const COLUMNS = { name: 'DEVICENAME', category: 'MEDICALSPECIALTY', description: 'DEFINITION' };

/** The FDA's devices, as the import reads them. */
export function readDevices() {
  return readCatalogueFile(FDA_FILE, { maps: COLUMNS });
}

/** Opens a new database at `url` with the FDA's devices, the first ten of them featured, and products with awkward names and pictures. */
export async function openCatalogue(url: string) {
  const read = await readDevices();
  const english = read.records.map(({ line, fields }, index) => ({
    line,
    fields: { ...fields, featured: index < 10 ? index + 1 : '' },
  }));
  const awkward = awkwardNames.map((name, index) => ({
    name,
    category: awkwardCategory,
    ...(index < 9 && { brand: index < 5 ? awkwardBrand : 'Otra marca' }),
  }));
  const own = [...awkward, ...pictureFields].map((fields) => ({ line: 0, fields }));
  const { catalogue, faults } = planImport({ ...read, records: [...english, ...own] }, null);
  if (faults.length > 0) throw new Error(`${FDA_FILE} has bad rows, the first: ${JSON.stringify(faults[0])}`);
  const database = await openDatabase(url);
  await storeCatalogue(database, catalogue);
  return database;
}

/** A category whose own name is awkward, too. */
export const awkwardCategory = 'Nombres raros / 100 % "reales" #1?';

export const awkwardBrand = 'Marca / A & B';

/** As long as a name can get, and without a single place to break it. */
const longName = 'Electroencefalografista'.repeat(8).slice(0, 180);

/** Names that break careless addresses, markup or layouts. */
export const awkwardNames: readonly string[] = [
  ...['Sonda 1/2 pulgada', 'Cánula 100% acero', '¿Esterilizable? Sí', 'Cable #4', 'Pantalla de 5" plana'],
  ...['Filtro < 5 µm > 1 µm', 'Niño y cigüeña, ñandú', 'Marca™ registrada®', 'Corazón 🫀 y familia 👩‍👩‍👧'],
  ...['../../etc/passwd', '..', '.', 'Barra \\ invertida', 'A&B=C;D+E,F:G@H!$', 'Ya escapado %2F y %E0%A4'],
  ...["Panel <x onclick=alert('x')>", 'Guion_bajo y / barra', 'عربي שלום 日本', '...Puntos delante'],
  ...['   Espacios delante y detrás  ', '%', '?', '# #', '&', 'Comillas \' y " juntas', 'ñ', longName],
];

/** A category whose products have pictures that cannot be shown, and one of each other kind to compare them with. */
export const picturesCategory = 'Fotos';

export const pictures = {
  good: { name: 'Con foto', file: '/images/products/aed-800.webp' },
  /** With a query, so that the optimiser would not take it. */
  unoptimised: { name: 'Foto con versión', file: '/images/products/aed-800.webp?v=2' },
  none: { name: 'Sin foto', file: '' },
  missing: { name: 'Foto que ya no está', file: '/images/products/nada-800.webp' },
  /** It leads out of the backend. */
  away: { name: 'Foto de otro sitio', file: '/images/products/otro-800.webp' },
  broken: { name: 'Foto que no es una foto', file: '/docs/ley-1831-2017.pdf' },
} as const;

/** As rows of an import. */
const pictureFields = Object.values(pictures).map(({ name, file }) => ({
  name,
  category: picturesCategory,
  image: file,
  image_sm: file,
}));
