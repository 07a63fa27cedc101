import { accessibility } from '@/content/accessibility';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { ContactList } from '../layout/contact-list';
import { ButtonAnchor, ButtonLink } from '../ui/button';

const { sections, write, pqr } = accessibility;

/** What is met, what is not, how it is tested and how to complain. */
export function Statement() {
  return (
    <div className="prose">
      {sections.map((section) => (
        <section key={section.id} className="prose" aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          {section.text && <p>{section.text}</p>}
          {section.items.length > 0 && (
            <ul className="bullets">
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {'closing' in section && <p>{section.closing}</p>}
        </section>
      ))}
      <ContactList />
      <p className="links">
        <ButtonLink href={routes.contact}>{write}</ButtonLink>
        <ButtonAnchor href={site.pqrForm} look="quiet">
          {pqr}
        </ButtonAnchor>
      </p>
    </div>
  );
}
