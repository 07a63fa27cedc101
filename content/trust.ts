/** For equipment and for services. */
const SUPPORT = {
  text: 'Soporte: primera respuesta en 1 día hábil',
  icon: 'phone',
  file: 'garantias-y-devoluciones.pdf',
  source: ['Primera respuesta', '1 día hábil desde que nos escribe o llama'],
} as const;

/** What the policies promise, in a line on the page of a product. trust.test.ts looks each `source` up in its policy. */
export const trust = {
  title: 'Respaldo',
  /** After the name of a policy. */
  format: '(PDF)',
  /** Of equipment that one has or only needs for a time. */
  services: 'Mantenimiento, calibración y alquiler',
  equipment: [
    {
      text: '12 meses de garantía en equipos nuevos',
      icon: 'shield',
      file: 'garantias-y-devoluciones.pdf',
      source: ['Equipo nuevo', '12 meses'],
    },
    {
      text: 'Entrega en Bogotá de 1 a 3 días hábiles, si está disponible',
      icon: 'clock',
      file: 'politica-de-envios.pdf',
      source: ['Bogotá y municipios vecinos', '1 a 3 días hábiles'],
    },
    SUPPORT,
  ],
  service: [
    {
      text: 'Si instalamos un repuesto: 6 meses de garantía',
      icon: 'shield',
      file: 'garantias-y-devoluciones.pdf',
      source: ['Repuestos instalados por nosotros', '6 meses'],
    },
    SUPPORT,
  ],
} as const;
