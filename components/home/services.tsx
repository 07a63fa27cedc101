import { messages } from '@/content/messages';
import { Section } from '../ui/section';
import { getGroupId, groupServices } from './group-services';
import { ServiceCard, type ServiceItem } from './service-card';
import styles from './services.module.scss';

/** The Servicios grid, in groups. */
export function Services({ items }: { readonly items: readonly ServiceItem[] }) {
  const groups = groupServices(items);
  const isParted = groups.filter((group) => group.items.length > 0).length > 1;
  return (
    <Section id="servicios" title={messages.services.title}>
      {groups.map((group) => (
        // A group without services is a place all the same: links lead there.
        <div key={group.key} id={getGroupId(group.key)} className={styles.group}>
          {isParted && group.items.length > 0 && <h3 className={styles.title}>{group.title}</h3>}
          {group.items.length > 0 && (
            <ul className={styles.grid}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <ServiceCard service={item} heading={isParted ? 'h4' : 'h3'} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Section>
  );
}
