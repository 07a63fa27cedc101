import { messages } from '@/content/messages';
import { listIntro } from '@/content/quotation-list';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { ButtonAnchor, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './empty-list.module.scss';

/** A list without products, and the ways to some. */
export function EmptyList() {
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{listIntro.empty}</h2>
      <p className={styles.text}>{listIntro.emptyHelp}</p>
      <p className={styles.links}>
        <ButtonLink href={routes.categories}>{listIntro.browse}</ButtonLink>
        <ButtonAnchor look="quiet" href={site.whatsapp} target="_blank" rel="noopener">
          <Icon name="whatsapp" size={20} />
          {messages.whatsApp.float}
        </ButtonAnchor>
      </p>
    </div>
  );
}
