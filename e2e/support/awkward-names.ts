/** A category whose own name is awkward, too. */
export const awkwardCategory = 'Nombres raros / 100 % "reales" #1?';

/** As long as a name can get, and without a single place to break it. */
export const longName = 'Electroencefalografista'.repeat(8).slice(0, 180);

/** Names that break careless addresses, markup or layouts. */
export const awkwardNames = [
  'Sonda 1/2 pulgada',
  'Cánula 100% acero',
  '¿Esterilizable? Sí',
  'Cable #4',
  'Pantalla de 5" plana',
  'Filtro < 5 µm > 1 µm',
  'Niño y cigüeña, ñandú',
  'Marca™ registrada®',
  'Corazón 🫀 y familia 👩‍👩‍👧',
  '../../etc/passwd',
  '..',
  '.',
  'Barra \\ invertida',
  'A&B=C;D+E,F:G@H!$',
  'Ya escapado %2F y %E0%A4',
  "Panel <x onclick=alert('x')>",
  'Guion_bajo y / barra',
  'عربي שלום 日本',
  '...Puntos delante',
  '   Espacios delante y detrás  ',
  '%',
  '?',
  '# #',
  '&',
  'Comillas \' y " juntas',
  'ñ',
  longName,
] as const;
