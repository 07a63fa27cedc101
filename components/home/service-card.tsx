import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/card-item';
import { productPath } from '@/lib/routes';
import { splitAt } from '@/lib/text';
import { AddButton } from '../quotation-list/add-button';
import { AppLink } from '../ui/app-link';
import { ExpandableText } from '../ui/expandable-text';
import { Picture } from '../ui/picture';
import styles from './service-card.module.scss';

type Props = { readonly service: Omit<CardItem, 'brand'> };

/** A service: its description is cut at 167 characters until it is opened (spec, point 4). */
export function ServiceCard({ service }: Props) {
  const titleId = `servicio-${service.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Picture src={service.imageSm} alt="" width={64} height={64} sizes="4rem" className={styles.icon} />
      <h3 className={styles.name} id={titleId}>
        <AppLink href={productPath(service)} lang={service.lang} prefetch={false}>
          {service.name}
        </AppLink>
      </h3>
      <AddButton item={service} isIcon />
      <ExpandableText
        {...splitAt(service.description, limits.serviceDescription)}
        labels={messages.services}
        lang={service.lang}
        about={titleId}
        href={productPath(service)}
      />
    </article>
  );
}
