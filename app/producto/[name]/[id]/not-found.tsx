import { getSlot, MissingItem } from './missing-item';
import { readProduct } from './product';

/** What scripts put in the place of the page's HTML, which says the same; in the data of every product page, so it is empty there. */
export default async function ProductNotFound() {
  const requested = await getSlot().requested;
  const found = await readProduct(requested.id);
  return found && (!found.ok || found.data) ? null : <MissingItem {...requested} />;
}
