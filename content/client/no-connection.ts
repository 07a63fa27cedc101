/** Where a page fails in the browser and not even the words of its failure can be fetched; in the scripts of every page. */
export const noConnection = {
  title: 'Sin conexión',
  text: 'No pudimos abrir la página. Revise su conexión a internet e intente de nuevo.',
  retry: 'Intentar de nuevo',
} as const;
