// First, so that the framework joins all sheets in one (docs/performance.md#stylesheets).
import '@/components/layout/page.module.scss';
import { Clients, Events, Experience, PaymentMethods } from '@/components/home/company';
import { Hero } from '@/components/home/hero';
import { LocationMap } from '@/components/home/location-map';
import { Categories, Featured } from '@/components/home/products';
import { Services } from '@/components/home/services';
import { JsonLd } from '@/components/ui/json-ld';
import { ErrorNotice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { messages } from '@/content/messages';
import { seo } from '@/content/seo';
import { site } from '@/content/site';
import {
  type Failure,
  getCategories,
  getServices,
  getSuggestedProducts,
  mustRead,
  readIfPossible,
} from '@/lib/backend';
import { routes } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getOrganization, getWebsite } from '@/lib/seo/structured-data';
import { getSettings } from '@/lib/settings';
import { createFoundPage, type Found } from './found-page';

const home = createFoundPage({
  find: findLists,
  describe: () => getPageMetadata({ ...seo.home, path: routes.home, name: site.name }),
  show,
});

export const { generateMetadata } = home;
export default home.Page;

/** Each list, or its failure where there is no page from before (docs/behaviour.md#required). */
async function findLists() {
  const [suggested, services, categories] = await Promise.all([
    readIfPossible(getSuggestedProducts()),
    readIfPossible(getServices()),
    readIfPossible(getCategories()),
  ]);
  if (!suggested.ok && !services.ok) await mustRead(services);
  return { ok: true as const, suggested, services, categories };
}

async function show({ suggested, services, categories }: Found<typeof findLists>) {
  const { siteUrl } = await getSettings();
  return (
    <>
      <Hero />
      {categories.ok && <Categories items={categories.data} />}
      {suggested.ok ? (
        <Featured items={suggested.data} />
      ) : (
        showFailure('destacados', messages.featured.title, suggested)
      )}
      <Experience />
      {services.ok ? <Services items={services.data} /> : showFailure('servicios', messages.services.title, services)}
      <Events />
      <Clients />
      <LocationMap />
      <PaymentMethods />
      <JsonLd data={getOrganization(siteUrl)} />
      <JsonLd data={getWebsite(siteUrl)} />
    </>
  );
}

function showFailure(id: string, title: string, { failure }: Failure) {
  return (
    <Section id={id} title={title}>
      <ErrorNotice failure={failure} />
    </Section>
  );
}
