/** A part of the services on the home page. */
type ServiceGroup = {
  readonly title: string;
  /** A service is in the first group with a word of its name, or the start of one; accents do not count. */
  readonly words: readonly string[];
  /** Picture of 800 × 500 px at its head; a copy of 400 px lies beside it. */
  readonly scene: string | null;
};

const toScene = (name: string) => `/images/services/${name}-800.webp`;

/** Services of the last group have none of these words. */
export const serviceGroups = [
  {
    title: 'Mantenimiento',
    words: ['mantenimiento', 'reparacion', 'repuesto'],
    scene: toScene('taller'),
  },
  {
    title: 'Metrología y seguridad',
    words: ['calibra', 'metrolog', 'verifica', 'prueba', 'segurid', 'medicion', 'ensayo'],
    scene: toScene('medicion'),
  },
  {
    title: 'Acompañamiento',
    words: ['instalacion', 'capacita', 'inventario', 'programa', 'alquiler', 'asesoria', 'dotacion'],
    scene: toScene('entrega'),
  },
] as const satisfies readonly ServiceGroup[];

export const otherServices = { title: 'Otros servicios', scene: null } as const;
