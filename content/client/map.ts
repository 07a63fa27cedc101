/** The interactive map, which comes only when it is asked for. */
export const mapOnDemand = {
  show: 'Ver mapa interactivo',
  showNote: 'Se carga desde OpenStreetMap, un sitio externo.',
  frame: 'Mapa interactivo de OpenStreetMap',
} as const;
