import { ProductList } from '@/components/catalogue/product-list';
import { listTexts } from '@/content/client/quotation-list';
import { placeTexts } from '@/content/place-texts';
import { routes } from '@/lib/routes';
import { AddButton } from '../quotation-list/add-button';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import styles from './kit.module.scss';

type Props = { readonly products: Parameters<typeof ProductList>[0]['items'] };

/** What a place needs, and one button that puts all of it on the quotation list. */
export function Kit({ products }: Props) {
  if (products.length === 0) return null;
  const { title, intro, all } = placeTexts.kit;
  return (
    <Section id="kit" title={title} intro={intro}>
      <div className={styles.items}>
        <ProductList items={products} heading="h3" columns={4} />
      </div>
      <p className={styles.all}>
        <AddButton item={{ id: products.map(({ id }) => id).join('-'), name: all }} />
        {/* Seen once the kit is on the list of this device. */}
        <ButtonLink look="quiet" href={routes.quotationList} prefetch={false}>
          {listTexts.see}
        </ButtonLink>
      </p>
    </Section>
  );
}
