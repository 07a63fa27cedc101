/** Offers the details of the visit's last message; apart, for a script that few visitors load. */
export const knownPerson = {
  use: 'Usar los mismos datos',
  forget: 'Olvidar',
  /** Where the tick that keeps them on the device is not set. */
  inTabAlone: 'Guardados solo en esta pestaña',
} as const;
