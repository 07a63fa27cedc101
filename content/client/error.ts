/** The error page, which is in the scripts of every page. */
export const error = {
  title: 'Tuvimos un problema',
  prefix: 'Error: ',
  retry: 'Intentar de nuevo',
  help: 'Mientras tanto, puede escribirnos o llamarnos; con gusto le atendemos.',
} as const;

/** What the visitor reads for each code of lib/backend/errors.ts. */
const failures = {
  BACKEND_UNREACHABLE: 'el catálogo no responde en este momento. Intente de nuevo en unos minutos.',
  BACKEND_STATUS: 'el catálogo presenta una falla en este momento. Intente de nuevo en unos minutos.',
  BACKEND_ANSWER: 'el catálogo envió una respuesta que no pudimos leer. Intente de nuevo en unos minutos.',
  UNKNOWN: 'ocurrió un problema inesperado. Intente de nuevo en unos minutos.',
} as const;

/** Marks an error page as complete, so that its failed answer is sent as it is (server/compression.ts). */
export const ERROR_PAGE_ID = 'pagina-de-error';

/** The Spanish sentence for a failure code; an unknown code gets a general one. */
export function failureText(code: string | undefined): string {
  return code && Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.UNKNOWN;
}
