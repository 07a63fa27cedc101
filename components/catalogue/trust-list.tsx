import { Icon } from '@/components/ui/icon';
import { trust } from '@/content/trust';
import styles from './trust-list.module.scss';

type Props = {
  readonly isService: boolean;
  /** The policy documents. */
  readonly policies: readonly { readonly label: string; readonly href: string }[];
};

/** What the policies promise, with the way to each. */
export function TrustList({ isService, policies }: Props) {
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{trust.title}</h2>
      <ul className={styles.list}>
        {(isService ? trust.service : trust.equipment).map(({ text, icon, file }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            <a href={policies.find(({ href }) => href.endsWith(`/${file}`))?.href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
