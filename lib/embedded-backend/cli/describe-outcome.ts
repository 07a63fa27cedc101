import { getFile } from '@/lib/database/permissions';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';

/** Where the catalogue that is stored now is seen, and when. */
export function describeOutcome(): string {
  if (env.backendUrl)
    return `A site with BACKEND_URL (${env.backendUrl}) does not show it: unset that to see this catalogue.`;
  const when = getFile(env.databaseUrl) === null ? 'within ten seconds' : 'at the next visit';
  return `See it at ${env.siteUrl}${routes.categories} (npm start); a site that runs already shows it ${when}.`;
}
