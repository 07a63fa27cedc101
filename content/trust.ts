/** For equipment and for services. */
const SUPPORT = {
  text: 'Soporte: primera respuesta en 1 día hábil',
  icon: 'phone',
  file: 'garantias-y-devoluciones.pdf',
} as const;

/** What the policies promise, in a line on the page of a product. Keep it as `file` says it. */
export const trust = {
  /** After the name of a policy. */
  format: '(PDF)',
  /** Of equipment that one has or only needs for a time. */
  services: 'Mantenimiento, calibración y alquiler',
  equipment: [
    {
      text: '12 meses de garantía en equipos nuevos',
      icon: 'shield',
      file: 'garantias-y-devoluciones.pdf',
    },
    {
      text: 'Entrega en Bogotá de 1 a 3 días hábiles, si está disponible',
      icon: 'clock',
      file: 'politica-de-envios.pdf',
    },
    SUPPORT,
  ],
  service: [
    {
      text: 'Si instalamos un repuesto: 6 meses de garantía',
      icon: 'shield',
      file: 'garantias-y-devoluciones.pdf',
    },
    SUPPORT,
  ],
} as const;
