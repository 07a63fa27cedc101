import { EmptyState } from '@/components/catalogue/empty-state';
import { ProductDetail } from '@/components/catalogue/product-detail';
import { RelatedProducts } from '@/components/catalogue/related-products';
import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { styleGuide } from '@/content/style-guide';
import { routes } from '@/lib/routes';
import { FailureNotice } from '../forms/failure-notice';
import { Field } from '../forms/field';
import { PolicyBox } from '../forms/policy-box';
import { ResultPage } from '../forms/result-page';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { ContactList } from '../layout/contact-list';
import { ErrorPage } from '../layout/error-page';
import { NotFound } from '../layout/not-found';
import { PageHero } from '../layout/page-hero';
import { ErrorNotice } from '../ui/error-notice';
import { LoadingScreen } from '../ui/loading-screen';
import { InvalidForm, ToastSample } from './live-samples';
import type { Sample } from './specimen';

type Policy = Parameters<typeof PolicyBox>[0]['policy'];

const { states, product, emergency, service, category, failure, reference, promise } = styleGuide;
const { enviado: sent, 'no-enviado': notSent } = messages.resultPages;
const { empty: title, emptyAsk: text } = messages.search;

/** Fields before, while and after something is written. */
export function listFields(policy: Policy): readonly Sample[] {
  const quoted = { form: 'muestra-cotizacion', kind: 'quotation' } as const;
  return [
    { name: 'Field', state: states.empty, of: <Field {...quoted} name="client_name" /> },
    { name: 'Field', caused: 'hover', of: <Field {...quoted} name="email" /> },
    { name: 'Field', caused: 'focus', of: <Field {...quoted} name="phone_number" /> },
    { name: 'Field', state: states.normal, of: <Field name="client_name" form="muestra-contacto" kind="contact" /> },
    { name: 'Field', state: `${states.empty}, textarea`, of: <Field {...quoted} name="description" /> },
    { name: 'Field', state: states.invalid, of: invalid(<Field {...quoted} name="email" form="muestra-4" />) },
    { name: 'PolicyBox', state: states.normal, of: <PolicyBox form="muestra-6" policy={policy} /> },
    { name: 'PolicyBox', caused: 'focus', of: <PolicyBox form="muestra-7" policy={policy} /> },
    { name: 'PolicyBox', state: states.invalid, of: invalid(<PolicyBox form="muestra-8" policy={policy} />) },
  ];
}

const invalid = (field: Sample['of']) => <InvalidForm>{field}</InvalidForm>;

/** What a form says that could not be sent. */
export const failed: readonly Sample[] = [
  {
    name: 'FailureNotice',
    state: states.bad,
    of: (
      <FailureNotice
        id="muestra-aviso"
        message={messages.forms.refused}
        role="status"
        unsent={{ draft: {}, address: '' }}
        requested={{ name: product.name, lines: [] }}
      />
    ),
  },
];

/** What a visitor sees while something loads, is empty, fails or has worked. */
export const feedback: readonly Sample[] = [
  { name: 'Toaster', of: <ToastSample /> },
  { name: 'ErrorNotice', of: <ErrorNotice message={failure} /> },
  { name: 'LoadingScreen', state: states.loading, isStaged: true, of: <LoadingScreen /> },
  { name: 'EmptyState', state: states.empty, of: <EmptyState title={title} text={text} categories={[category]} /> },
  { name: 'NotFound', of: <NotFound /> },
  { name: 'ResultPage', state: states.good, of: <ResultPage {...sent} reference={reference} promise={promise} /> },
  { name: 'ResultPage', state: states.bad, of: <ResultPage {...notSent} /> },
  { name: 'ErrorPage', of: <ErrorPage message={failure} /> },
];

const trail = <Breadcrumbs links={[{ label: messages.home, href: routes.home }]} current={{ label: category.name }} />;

/** What says where one is, and whom to ask. */
export const navigation: readonly Sample[] = [
  {
    name: 'PageHero + Breadcrumbs',
    of: <PageHero title={category.name} trail={trail} picture={category.imageSm} />,
  },
  { name: 'PageHero', state: 'backdrop', of: <PageHero {...ley1831.intro} /> },
  { name: 'ContactList', of: <ContactList /> },
];

// Ids of their own: a picture that moves from page to page is on a page once.
export const items = [
  { ...emergency, id: '203' },
  { ...product, id: '104' },
  { ...service, id: '902', imageSm: null },
];

const bare = {
  ...product,
  id: '103',
  image: null,
  dataSheet: null,
  healthRegistration: '',
  registration: null,
  identity: {},
  documents: [],
  replacedBy: emergency,
};

const toDetail = (one: Parameters<typeof ProductDetail>[0]['product']) => (
  <ProductDetail product={one} address={states.printed} sheetSize="" policies={[]}>
    <p>{messages.quotation.title}</p>
  </ProductDetail>
);

/** A product with everything, and one with nothing but its name. */
export const details: readonly Sample[] = [
  { name: 'ProductDetail', of: toDetail({ ...product, belongings: { accessories: items } }) },
  { name: 'ProductDetail', state: states.missing, isInert: true, of: toDetail(bare) },
  { name: 'RelatedProducts', of: <RelatedProducts items={items.map((item) => ({ ...item, id: `3${item.id}` }))} /> },
];
