/** Texts of the large picture of a product. */
export const viewerTexts = {
  label: 'Imagen ampliada',
  close: 'Cerrar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
} as const;
