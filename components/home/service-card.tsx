import { cardTexts } from '@/content/client/card';
import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { splitAt } from '@/lib/text';
import { AddButton } from '../quotation-list/add-button';
import { ButtonLink } from '../ui/button';
import { ExpandableText } from '../ui/expandable-text';
import hidden from '../ui/hidden.module.scss';
import styles from './service-card.module.scss';

export type ServiceItem = Omit<CardItem, 'brand'>;

type Props = { readonly service: ServiceItem; readonly heading?: 'h3' | 'h4' };

/** A service: its one link, 'Cotizar', covers the card, and its description is cut until it is opened (docs/behaviour.md#required). */
export function ServiceCard({ service, heading: Heading = 'h3' }: Props) {
  const titleId = `servicio-${service.id}`;
  const { name, lang } = service;
  // What is undefined would stand as a word in the payload of the page, for each service.
  const ofLang = lang ? { lang } : {};
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Heading className={styles.name} id={titleId}>
        <span {...ofLang}>{name}</span>
      </Heading>
      <ExpandableText
        {...splitAt(service.description, limits.serviceDescription)}
        more={messages.services.more}
        less={messages.services.less}
        {...ofLang}
        about={titleId}
        href={toProductPath(service)}
      >
        <ButtonLink href={toProductPath(service)} look="quiet" className={styles.quote} prefetch={false}>
          {cardTexts.quote}
          <span className={hidden.hidden} {...ofLang}>{` ${name}`}</span>
        </ButtonLink>
        <AddButton item={service} look="short" />
      </ExpandableText>
    </article>
  );
}
