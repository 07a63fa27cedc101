/** Over a page that is being left. */
export const loading = 'Cargando…';
