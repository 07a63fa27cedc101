import { Fragment } from 'react';
import { ContactList } from '@/components/layout/contact-list';
import { BannerPage } from '@/components/layout/page-hero';
import { accessibility } from '@/content/accessibility';
import { seo } from '@/content/seo';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';

const { title, intro, sections, tell } = accessibility;

export const generateMetadata = () => getPageMetadata({ ...seo.accessibility, path: routes.accessibility });

/** What is met, what is not, and how to complain. */
export default function AccessibilityPage() {
  return (
    <BannerPage isTool title={title} text={intro}>
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            <ul className="bullets">
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Fragment>
        ))}
        <h2>{tell.title}</h2>
        <p>{tell.text}</p>
        <ContactList />
      </div>
    </BannerPage>
  );
}
