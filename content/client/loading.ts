/** Over a page that is being left. */
export const loading = 'Cargando…';

/** Where a page fails in the browser and not even the words of its failure can be fetched; in the scripts of every page. */
export const noConnection = { title: 'Sin conexión.', retry: 'Intentar de nuevo' } as const;
