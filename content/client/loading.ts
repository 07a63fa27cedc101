/** Over a page that is being left. */
export const loading = 'Cargando…';

/** Shown where a page fails and the error texts cannot be fetched; in the scripts of every page. */
export const noConnection = { title: 'Sin conexión.', retry: 'Intentar de nuevo' } as const;
