import { listTexts } from '@/content/client/quotation-list';
import { placeTexts } from '@/content/place-texts';
import type { CardItem } from '@/lib/catalogue/product';
import { routes, toProductPath } from '@/lib/routes';
import { PictureLinks } from '../catalogue/picture-links';
import { AddButton } from '../quotation-list/add-button';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import styles from './kit.module.scss';

/** What a place needs, and one button that puts all of it on the quotation list. */
export function Kit({ products }: { readonly products: readonly CardItem[] }) {
  if (products.length === 0) return null;
  const { title, intro, all } = placeTexts.kit;
  return (
    <Section id="kit" title={title} intro={intro}>
      <p className={styles.all}>
        <AddButton item={{ id: products.map(({ id }) => id).join('-'), name: all }} />
        {/* Seen once the kit is on the list of this device. */}
        <ButtonLink look="quiet" href={routes.quotationList} prefetch={false}>
          {listTexts.see}
        </ButtonLink>
      </p>
      <PictureLinks items={products} toPath={toProductPath} />
    </Section>
  );
}
