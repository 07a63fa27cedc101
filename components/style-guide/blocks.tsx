import { ProductDetail } from '@/components/catalogue/product-detail';
import { RelatedProducts } from '@/components/catalogue/related-products';
import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { styleGuide } from '@/content/style-guide';
import { routes } from '@/lib/routes';
import { Clients } from '../home/clients';
import { Events } from '../home/events';
import { Experience } from '../home/experience';
import { Featured } from '../home/featured';
import { Hero } from '../home/hero';
import { LocationMap } from '../home/location-map';
import { PaymentMethods } from '../home/payment-methods';
import { Services } from '../home/services';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { ContactList } from '../layout/contact-list';
import { PageHero } from '../layout/page-hero';
import { EmergencySteps } from '../ley-1831/emergency-steps';
import { Establishments } from '../ley-1831/establishments';
import { Law } from '../ley-1831/law';
import { Promotion } from '../ley-1831/promotion';
import { Group, Specimen } from './specimen';

const { sections, states, product, emergency, service, category } = styleGuide;
const trail = <Breadcrumbs links={[{ label: messages.home, href: routes.home }]} current={{ label: category.name }} />;
// Ids of their own: a picture that moves from page to page is on a page once.
const items = [
  { ...emergency, id: '203' },
  { ...product, id: '104' },
  { ...service, id: '902', imageSm: null },
];

/** The parts that pages are composed of. */
export function Blocks() {
  return (
    <>
      <Group title={sections.navigation} layout="whole">
        <Specimen name="PageHero + Breadcrumbs">
          <PageHero title={category.name} trail={trail} picture={category.imageSm} />
        </Specimen>
        <Specimen name="PageHero" state="backdrop">
          <PageHero {...ley1831.intro} />
        </Specimen>
        <Specimen name="ContactList">
          <ContactList />
        </Specimen>
      </Group>
      <Group title={sections.catalogue} layout="whole">
        <Specimen name="ProductDetail">
          <ProductDetail
            product={{ ...product, belongings: { accessories: items } }}
            address={states.printed}
            sheetSize=""
            policies={[]}
          >
            <p>{messages.quotation.title}</p>
          </ProductDetail>
        </Specimen>
        <Specimen name="ProductDetail" state={states.missing} isInert>
          <ProductDetail
            product={{
              ...product,
              id: '103',
              image: null,
              dataSheet: null,
              healthRegistration: '',
              registration: null,
              identity: {},
              documents: [],
              replacedBy: emergency,
            }}
            address={states.printed}
            sheetSize=""
            policies={[]}
          >
            <p>{messages.quotation.title}</p>
          </ProductDetail>
        </Specimen>
        <Specimen name="RelatedProducts">
          <RelatedProducts items={items.map((item) => ({ ...item, id: `3${item.id}` }))} />
        </Specimen>
      </Group>
      <Group title={sections.home} layout="whole">
        <Hero />
        <Featured items={[...items, { ...emergency, id: '202' }, { ...product, id: '102' }]} />
        <Experience />
        <Services items={[service]} />
        <Events />
        <Clients />
        <LocationMap />
        <PaymentMethods />
      </Group>
      <Group title={sections.law} layout="whole">
        <Promotion product={{ name: emergency.name, href: routes.home, image: emergency.imageSm }} />
        <Establishments />
        <EmergencySteps />
        <Law />
      </Group>
    </>
  );
}
