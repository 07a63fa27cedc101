import { decodeParam, toPlainProductPath } from '@/lib/routes';
import { MissingItem } from './missing-item';
import { readProduct } from './product';
import { getRequested } from './requested';

/** What scripts put in the place of the page's HTML, which says the same; in the data of every product page, so it is empty there. */
export default async function ProductNotFound() {
  const requested = await getRequested();
  const found = await readProduct(requested.id);
  if (found && (!found.ok || found.data)) return null;
  const name = decodeParam(requested.name);
  return <MissingItem id={requested.id} name={name} path={toPlainProductPath({ id: requested.id, name })} />;
}
