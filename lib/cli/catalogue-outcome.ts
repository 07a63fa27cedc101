import type { Env } from '@/lib/env';
import { routes } from '@/lib/routes';

/** Where the catalogue that is stored now is seen, and when. */
export const describeOutcome = ({ backendUrl, siteUrl }: Env): string =>
  backendUrl
    ? `Un sitio con BACKEND_URL (${backendUrl}) no lo muestra: quite ese ajuste para ver este catálogo.`
    : `Véalo en ${siteUrl}${routes.categories} (npm start); un sitio que ya funciona lo muestra en segundos.`;
