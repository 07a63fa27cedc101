import { getProduct } from '@/lib/backend';
import { decodeParam, parseId, toPlainProductPath } from '@/lib/routes';
import { MissingItem } from './missing-item';
import { getRequested } from './requested';

/** What scripts put in the place of the page's HTML, which says the same; in the data of every product page, so it is empty there. */
export default async function ProductNotFound() {
  const requested = await getRequested();
  const id = parseId(requested.id);
  const found = id ? await getProduct(id) : null;
  if (found && (!found.ok || found.data)) return null;
  const name = decodeParam(requested.name);
  return <MissingItem id={requested.id} name={name} path={toPlainProductPath({ id: requested.id, name })} />;
}
