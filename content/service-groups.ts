/** A part of the services on the home page and a link in the footer. */
type ServiceGroup = {
  readonly key: string;
  readonly title: string;
  /** A service belongs to the first group of which its name has a word, or a word that begins so; accents do not count. */
  readonly words: readonly string[];
  /** Pictures of 800 × 500 px at its head; a copy of 400 px lies beside each. Two, where it has two rows of cards on a wide screen. */
  readonly scenes: readonly string[];
};

const toScene = (name: string) => `/images/services/${name}-800.webp`;

/** Where a catalogue has none. */
export const noServices = 'Todavía no hay servicios publicados.';

/** Services of the last group have none of these words. */
export const serviceGroups = [
  {
    key: 'mantenimiento',
    title: 'Mantenimiento',
    words: ['mantenimiento', 'reparacion', 'repuesto'],
    scenes: [toScene('taller')],
  },
  {
    key: 'metrologia',
    title: 'Metrología y seguridad',
    words: ['calibra', 'metrolog', 'verifica', 'prueba', 'segurid', 'medicion', 'ensayo'],
    scenes: [toScene('medicion')],
  },
  {
    key: 'acompanamiento',
    title: 'Acompañamiento',
    words: ['instalacion', 'capacita', 'inventario', 'programa', 'alquiler', 'asesoria', 'dotacion'],
    scenes: [toScene('entrega'), toScene('capacitacion')],
  },
] as const satisfies readonly ServiceGroup[];

export const otherServices = { key: 'otros', title: 'Otros servicios', scenes: [] } as const;
