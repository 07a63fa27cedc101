import { messages } from '@/content/messages';
import { identity } from '@/content/product';
import { type CardItem, toShownBrand } from '@/lib/catalogue/product';

type Props = {
  readonly product: Pick<CardItem, 'id' | 'isService' | 'brand' | 'code'> & { readonly healthRegistration: string };
};

/** What identifies a product, in one line: the house brand is hidden (docs/behaviour.md#product-page), a registro sanitario is never invented. */
export function ProductMeta({ product: { id, isService, brand, code, healthRegistration } }: Props) {
  const { product } = messages;
  return (
    <p className="productMeta">
      {isService && <span>{product.service}</span>}
      {toShownBrand(brand) && <span>{`${product.brand}: ${brand}`}</span>}
      <span>{`${product.reference}: ${id}`}</span>
      {code && <span>{`${identity.code} ${code}`}</span>}
      {healthRegistration && <span>{`${product.healthRegistration}: ${healthRegistration}`}</span>}
    </p>
  );
}
