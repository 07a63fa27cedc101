/** A part of the services on the home page and a link in the footer. */
type ServiceGroup = {
  readonly key: string;
  readonly title: string;
  /** A service belongs to the first group of which its name has a word, or a word that begins so; accents do not count. */
  readonly words: readonly string[];
};

/** Services of the last group have none of these words. */
export const serviceGroups = [
  { key: 'mantenimiento', title: 'Mantenimiento', words: ['mantenimiento', 'reparacion', 'repuesto'] },
  {
    key: 'metrologia',
    title: 'Metrología y seguridad',
    words: ['calibra', 'metrolog', 'verifica', 'prueba', 'segurid', 'medicion', 'ensayo'],
  },
  {
    key: 'acompanamiento',
    title: 'Acompañamiento',
    words: ['instalacion', 'capacita', 'inventario', 'programa', 'alquiler', 'asesoria', 'dotacion'],
  },
] as const satisfies readonly ServiceGroup[];

export const otherServices = { key: 'otros', title: 'Otros servicios' } as const;
