import { getProduct } from '@/lib/backend';
import { parseId } from '@/lib/routes';
import { getSlot, MissingItem } from './missing-item';

/** What scripts put in the place of the page's HTML, which says the same; in the data of every product page, so it is empty there. */
export default async function ProductNotFound() {
  const requested = await getSlot().requested;
  const id = parseId(requested.id);
  const found = id ? await getProduct(id) : null;
  return found && (!found.ok || found.data) ? null : <MissingItem {...requested} />;
}
