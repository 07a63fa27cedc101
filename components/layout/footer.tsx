import type { ReactNode } from 'react';
import { messages } from '@/content/messages';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { ContactList } from './contact-list';
import styles from './footer.module.scss';

type Props = { readonly documents: readonly { readonly label: string; readonly href: string }[] };

/** Logo, tagline, menu, contact, policies and social networks, on every page (docs/behaviour.md#required). */
export function Footer({ documents }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <img src="/images/logo-light.svg" alt={site.name} width={219} height={48} loading="lazy" />
          <p className={styles.tagline}>{site.tagline}</p>
          <ul className={styles.socials}>
            {site.socials.map(({ name, icon, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener" aria-label={`${name} ${messages.opensElsewhere}`}>
                  <Icon name={icon} size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{messages.footer.contact}</h2>
          <ContactList />
        </div>
        <Part title={messages.footer.sections}>
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ))}
        </Part>
        <Part title={messages.footer.policies}>
          {documents.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <AppLink href={routes.accessibility}>{messages.footer.accessibility}</AppLink>
          </li>
          <li>
            <a href={site.pqrForm}>{messages.footer.pqr}</a>
          </li>
          <li>
            <a href={site.consumerAuthority.href}>{site.consumerAuthority.name}</a>
          </li>
        </Part>
      </div>
      <p className={styles.rights}>
        {`© ${site.copyrightYear} ${site.name}. ${messages.footer.rights}`}
        {site.nit && ` ${messages.footer.nit} ${site.nit}`}
      </p>
    </footer>
  );
}

/** Links that are folded on a phone, and in sight elsewhere. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.part}>
      <summary>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <ul className="lines">{children}</ul>
    </details>
  );
}
