import { audience } from '@/content/audience';

type Item = { readonly name: string; readonly isService: boolean };

/** Whom a product is for, in words; '' for a service that says so itself. */
export function getAudience({ name, isService }: Item): string {
  const words: readonly string[] = name.split(/[^\p{L}]/u);
  if (audience.publicWords.some((word) => words.includes(word))) return audience.public;
  return isService ? '' : audience.professional;
}
