import { getFile } from '@/lib/database/permissions';
import type { Env } from '@/lib/env';
import { routes } from '@/lib/routes';

/** Where the catalogue that is stored now is seen, and when. */
export function describeOutcome({ backendUrl, databaseUrl, siteUrl }: Env): string {
  if (backendUrl)
    return `Un sitio con BACKEND_URL (${backendUrl}) no lo muestra: quite ese ajuste para ver este catálogo.`;
  const when = getFile(databaseUrl) === null ? 'en diez segundos' : 'en la próxima visita';
  return `Véalo en ${siteUrl}${routes.categories} (npm start); un sitio que ya funciona lo muestra ${when}.`;
}
