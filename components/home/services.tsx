import { limits } from '@/content/limits';
import { messages } from '@/content/messages';
import { otherServices, serviceGroups } from '@/content/service-groups';
import type { CardItem } from '@/lib/catalogue/product';
import { toProductPath } from '@/lib/routes';
import { foldAccents, splitAt } from '@/lib/text';
import { AppLink } from '../ui/app-link';
import { ExpandableText } from '../ui/expandable-text';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './home.module.scss';

type ServiceItem = Omit<CardItem, 'brand'>;

const SIZES = '(width >= 92rem) 86rem, 92vw';

/** The Servicios grid, in groups. */
export function Services({ items }: { readonly items: readonly ServiceItem[] }) {
  const groups = groupServices(items);
  return (
    <Section id="servicios" title={messages.services.title}>
      {items.length === 0 && <p>{messages.services.empty}</p>}
      {groups.map(({ title, scene, items: ofGroup }) => (
        <div key={title} className={styles.group}>
          {groups.length > 1 && <h3 className="subtitle">{title}</h3>}
          {scene && <Picture src={scene} alt="" width={800} height={500} sizes={SIZES} className={styles.scene} />}
          <ul className={styles.cards}>
            {ofGroup.map((item) => (
              <li key={item.id}>
                <ServiceCard service={item} heading={groups.length > 1 ? 'h4' : 'h3'} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

type CardProps = { readonly service: ServiceItem; readonly heading: 'h3' | 'h4' };

/** A service: its title leads to its page; its description is cut until it is opened (docs/behaviour.md#required). */
function ServiceCard({ service, heading: Heading }: CardProps) {
  const titleId = `servicio-${service.id}`;
  const { name } = service;
  return (
    <article aria-labelledby={titleId}>
      <Heading id={titleId}>
        <AppLink href={toProductPath(service)} prefetch={false}>
          {name}
        </AppLink>
      </Heading>
      <ExpandableText
        {...splitAt(service.description, limits.serviceDescription)}
        more={messages.services.more}
        less={messages.services.less}
        about={titleId}
        href={toProductPath(service)}
      />
    </article>
  );
}

/** The groups of content/service-groups.ts that have services, in the given order; the rest comes last. */
function groupServices(services: readonly ServiceItem[]) {
  return [...serviceGroups, otherServices]
    .map((group) => ({ ...group, items: services.filter(({ name }) => findGroup(name) === group) }))
    .filter(({ items }) => items.length > 0);
}

function findGroup(name: string) {
  const words = foldAccents(name).split(/[^\p{L}\p{N}]+/u);
  const starts = (group: (typeof serviceGroups)[number]) =>
    group.words.some((start) => words.some((word) => word.startsWith(start)));
  return serviceGroups.find(starts) ?? otherServices;
}
