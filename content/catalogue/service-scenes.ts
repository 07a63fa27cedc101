/** Scene of each service, by the key of its picture: /images/services/{scene}-400.webp (400 × 250 px) and -800.webp (800 × 500 px). */
export const serviceScenes = {
  preventive: 'taller',
  corrective: 'taller',
  spare_parts: 'taller',
  calibration: 'medicion',
  electrical_safety: 'medicion',
  verification: 'medicion',
  installation: 'entrega',
  rental: 'entrega',
  inventory: 'entrega',
  consulting: 'entrega',
  training: 'capacitacion',
  aed_program: 'capacitacion',
} as const satisfies Readonly<Record<string, string>>;
