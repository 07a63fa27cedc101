import type { Catalogue } from '@/lib/embedded-backend/catalogue';

const countServices = ({ products }: Catalogue) => products.filter(({ type }) => type === 'SERVICE').length;

/** Says that a file without services leaves the site without them; null where it has some, or the site had none. `before`: null for no database. */
export function describeServices(catalogue: Catalogue, before: Catalogue | null): string | null {
  const had = before ? countServices(before) : 0;
  if (countServices(catalogue) > 0 || (before && had === 0)) return null;
  const help = had > 0 ? `; --keep-services keeps the ${had} that it shows now` : '';
  return `The file has no services, and the site will show none${help}.`;
}
