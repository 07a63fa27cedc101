/** The products that this device remembers; loaded when their list comes near the screen. */
export const recentlyViewed = {
  title: 'Vistos recientemente',
  clear: 'Borrar todos',
  remove: (name: string) => `Quitar ${name} de los vistos recientemente`,
  note: 'Solo este dispositivo los recuerda.',
} as const;
