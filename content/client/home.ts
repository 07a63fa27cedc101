export const carousel = {
  label: (title: string) => `${title}: lista que se desplaza hacia los lados`,
  hero: 'Presentación',
  role: 'carrusel',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reanudar',
} as const;

export const mapOnDemand = {
  show: 'Ver mapa interactivo',
  showNote: 'Se carga desde OpenStreetMap, un sitio externo.',
  frame: 'Mapa interactivo de OpenStreetMap',
} as const;
