import { messages } from '@/content/messages';

/** The Spanish sentence for a failure code; an unknown code gets a general one. */
export function failureText(code: string | undefined): string {
  const { failures } = messages;
  return code && Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.UNKNOWN;
}
