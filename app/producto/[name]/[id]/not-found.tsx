import { getProduct } from '@/lib/backend';
import { decodeParam, parseId, toPlainProductPath } from '@/lib/routes';
import { getAsked } from './asked';
import { MissingItem } from './missing-item';

/** What scripts put in the place of the page's HTML, which says the same; in the data of every product page, so it is empty there. */
export default async function ProductNotFound() {
  const asked = await getAsked();
  const id = parseId(asked.id);
  const found = id ? await getProduct(id) : null;
  if (found && (!found.ok || found.data)) return null;
  const name = decodeParam(asked.name);
  return <MissingItem id={asked.id} name={name} path={toPlainProductPath({ id: asked.id, name })} />;
}
