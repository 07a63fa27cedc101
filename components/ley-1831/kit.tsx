import { CardGrid } from '@/components/catalogue/card-grid';
import { ProductCard } from '@/components/catalogue/product-card';
import { placeTexts } from '@/content/place-texts';
import { AddAllButton } from '../quotation-list/add-all-button';
import { Section } from '../ui/section';
import styles from './kit.module.scss';

type Props = { readonly products: readonly Parameters<typeof ProductCard>[0]['item'][] };

/** What a place needs, and one button that puts all of it on the quotation list. */
export function Kit({ products }: Props) {
  if (products.length === 0) return null;
  const { title, intro, all } = placeTexts.kit;
  return (
    <Section id="kit" title={title} intro={intro}>
      <CardGrid columns={4}>
        {products.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} heading="h3" />
          </li>
        ))}
      </CardGrid>
      <p className={styles.all}>
        <AddAllButton ids={products.map(({ id }) => id)} name={all} />
      </p>
    </Section>
  );
}
