import { messages } from '@/content/messages';
import { navigation } from '@/content/navigation';
import { serviceGroups } from '@/content/service-groups';
import { site } from '@/content/site';
import { routes, toServicesPath } from '@/lib/routes';
import { AppLink } from '../ui/app-link';
import { ContactList } from './contact-list';
import styles from './footer.module.scss';
import { SocialLinks } from './social-links';

type Props = { readonly documents: readonly { readonly label: string; readonly href: string }[] };

/** Logo, tagline, menu, contact, policies and social networks, on every page (docs/behaviour.md#required). */
export function Footer({ documents }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.wide}>
          <img src="/images/logo-light.svg" alt={site.name} width={219} height={48} loading="lazy" />
          <p className={styles.tagline}>{site.tagline}</p>
          <SocialLinks />
        </div>
        <div className={styles.sections}>
          <h2 className={styles.title}>{messages.footer.sections}</h2>
          <ul className={styles.list}>
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <AppLink href={href}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{messages.services.title}</h2>
          <ul className={styles.list}>
            {serviceGroups.map(({ key, title }) => (
              <li key={key}>
                <AppLink href={toServicesPath(key)} prefetch={false}>
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.wide}>
          <h2 className={styles.title}>{messages.footer.contact}</h2>
          <ContactList hasChat={false} />
        </div>
        <div className={styles.wide}>
          <h2 className={styles.title}>{messages.footer.policies}</h2>
          <ul className={styles.list}>
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
          </ul>
        </div>
      </div>
      <p className={styles.rights}>
        {`© ${site.copyrightYear} ${site.name}. ${messages.footer.rights}`}
        {site.nit && ` ${messages.footer.nit} ${site.nit}`}
      </p>
    </footer>
  );
}
