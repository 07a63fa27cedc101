import { styleGuide } from '@/content/style-guide';
import { routes } from '@/lib/routes';
import { ContactForm } from '../forms/contact-form';
import { QuotationForm } from '../forms/quotation-form';
import { Clients } from '../home/clients';
import { Events } from '../home/events';
import { Experience } from '../home/experience';
import { Featured } from '../home/featured';
import { Hero } from '../home/hero';
import { LocationMap } from '../home/location-map';
import { PaymentMethods } from '../home/payment-methods';
import { Services } from '../home/services';
import { PageHero } from '../layout/page-hero';
import { EmergencySteps } from '../ley-1831/emergency-steps';
import { Establishments } from '../ley-1831/establishments';
import { Law } from '../ley-1831/law';
import { Promotion } from '../ley-1831/promotion';
import { PseudoStates } from './live-samples';
import { details, failed, feedback, items, listFields, navigation } from './page-samples';
import { cards, controls, icons, pictures } from './samples';
import { Group } from './specimen';
import styles from './style-guide.module.scss';
import { Contrasts, type Pair, TokenGroups, type Tokens } from './tokens';

type Props = {
  readonly tokens: Tokens;
  readonly pairs: readonly Pair[];
  readonly policy: Parameters<typeof listFields>[0];
};

const { sections, product, emergency, service } = styleGuide;

/** Every value and every component of the site, in each of its states. */
export function StyleGuide({ tokens, pairs, policy }: Props) {
  return (
    <div className={styles.page}>
      <PageHero title={styleGuide.title} text={styleGuide.text} />
      <TokenGroups tokens={tokens} />
      <Contrasts pairs={pairs} />
      <Group title={sections.icons} samples={icons} />
      <Group title={sections.controls} samples={controls} />
      <Group title={sections.cards} samples={cards} />
      <Group title={sections.pictures} samples={pictures} />
      <Group title={sections.forms} samples={listFields(policy)} />
      <Group title="ContactForm · QuotationForm" layout="wide" samples={failed}>
        <ContactForm policy={policy} offersCopies />
        <QuotationForm product={product} question="" policy={policy} offersCopies={false} />
      </Group>
      <Group title={sections.feedback} layout="wide" samples={feedback} />
      <Group title={sections.navigation} layout="whole" samples={navigation} />
      <Group title={sections.catalogue} layout="whole" samples={details} />
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
      <PseudoStates />
    </div>
  );
}
