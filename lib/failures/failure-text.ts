import { failures } from '@/content/client/error';

/** Marks the message of an error page: a failed answer with it is complete, and sent as it is (server/compression.ts). */
export const ERROR_PAGE_ID = 'pagina-de-error';

/** The Spanish sentence for a failure code; an unknown code gets a general one. */
export function failureText(code: string | undefined): string {
  return code && Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.UNKNOWN;
}
