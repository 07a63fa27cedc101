/** Policy documents: PDFs below the backend's storage/docs path (docs/behaviour.md#required). */
export const documents = [
  { label: 'Garantías y devoluciones', file: 'garantias-y-devoluciones.pdf' },
  { label: 'Política de calidad', file: 'politica-de-calidad.pdf' },
  { label: 'Política de envíos', file: 'politica-de-envios.pdf' },
  { label: 'Medios de pago', file: 'medios-de-pago.pdf' },
] as const satisfies readonly { label: string; file: string }[];

/** `version` is stored with each acceptance: change it whenever the text of the policy changes. */
export const dataPolicy = {
  version: '2026-11-28',
  label: 'Acepto la política de datos',
  file: 'politica-de-datos.pdf',
} as const;
