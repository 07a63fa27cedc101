import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import type { CardItem } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { splitAt } from '@/lib/text';
import { AppLink } from '../ui/app-link';
import { ExpandableText } from '../ui/expandable-text';
import styles from './service-card.module.scss';

export type ServiceItem = Omit<CardItem, 'brand'>;

type Props = { readonly service: ServiceItem; readonly heading?: 'h3' | 'h4' };

/** A service: its title leads to its page, which has the form, and its description is cut until it is opened (docs/behaviour.md#required). */
export function ServiceCard({ service, heading: Heading = 'h3' }: Props) {
  const titleId = `servicio-${service.id}`;
  const { name, lang } = service;
  // What is undefined would stand as a word in the payload of the page, for each service.
  const ofLang = lang ? { lang } : {};
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Heading className={styles.name} id={titleId}>
        <AppLink href={toProductPath(service)} prefetch={false} {...ofLang}>
          {name}
        </AppLink>
      </Heading>
      <ExpandableText
        {...splitAt(service.description, limits.serviceDescription)}
        more={messages.services.more}
        less={messages.services.less}
        {...ofLang}
        about={titleId}
        href={toProductPath(service)}
      />
    </article>
  );
}
