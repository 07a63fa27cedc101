import { messages } from '@/content/messages';
import { AppLink } from '../ui/app-link';
import styles from './page.module.scss';

type Step = { readonly label: string; readonly lang?: string | undefined };
type Props = { readonly links: readonly (Step & { readonly href: string })[]; readonly current: Step };

/** Where a page lies: the way down to it, and itself. */
export function Breadcrumbs({ links, current }: Props) {
  return (
    <nav className={styles.trail} aria-label={messages.breadcrumbs}>
      <ol>
        {links.map(({ label, lang, href }) => (
          <li key={href}>
            <AppLink href={href} lang={lang}>
              {label}
            </AppLink>
          </li>
        ))}
        <li aria-current="page" {...(current.lang && { lang: current.lang })}>
          {current.label}
        </li>
      </ol>
    </nav>
  );
}
