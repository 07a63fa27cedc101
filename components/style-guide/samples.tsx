import { CategoryCard } from '@/components/catalogue/category-card';
import { ProductCard } from '@/components/catalogue/product-card';
import { messages } from '@/content/messages';
import { styleGuide } from '@/content/style-guide';
import { routes } from '@/lib/routes';
import { ServiceCard } from '../home/service-card';
import { SearchBox } from '../layout/search-box';
import { SocialLinks } from '../layout/social-links';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { AddButton } from '../quotation-list/add-button';
import { Button } from '../ui/button';
import { ExpandableText } from '../ui/expandable-text';
import { Icon, iconNames } from '../ui/icon';
import { Picture } from '../ui/picture';
import type { Sample } from './specimen';
import styles from './style-guide.module.scss';

const { states, product, emergency, service, category } = styleGuide;
const marks = ['logo.svg', 'logo-mark.svg', 'placeholder.svg', 'pattern.svg', 'logo-light.svg'];

/** Icons and marks. */
export const icons: readonly Sample[] = [
  ...iconNames.map((name) => ({ name, of: <Icon name={name} /> })),
  ...marks.map((name) => ({
    name,
    of: (
      <div className={/light|pattern/.test(name) ? styles.dark : undefined}>
        <img src={`/images/${name}`} alt="" width={219} height={48} style={{ maxHeight: '6rem', width: 'auto' }} />
      </div>
    ),
  })),
];

function listButtons(look: 'action' | 'quiet'): Sample[] {
  const name = `Button ${look}`;
  const props = { look, children: messages.product.quote };
  return [
    { name, state: states.normal, of: <Button {...props} /> },
    ...(['hover', 'active', 'focus'] as const).map((caused) => ({ name, caused, of: <Button {...props} /> })),
    { name, state: states.disabled, of: <Button {...props} disabled /> },
  ];
}

const expandable = { start: service.description.slice(0, 80), rest: service.description.slice(80) };
const { more, less } = messages.services;

/** Everything that is pressed or typed in. */
export const controls: readonly Sample[] = [
  ...listButtons('action'),
  ...listButtons('quiet'),
  { name: 'Button action', state: states.busy, of: <Button aria-busy>{messages.forms.sending}</Button> },
  { name: 'SearchBox', state: states.empty, of: <SearchBox label="SearchBox 1" /> },
  { name: 'SearchBox', caused: 'focus', of: <SearchBox label="SearchBox 2" /> },
  { name: 'AddButton', of: <AddButton item={product} /> },
  { name: 'AddButton', state: 'look short', of: <AddButton item={service} look="short" /> },
  {
    name: 'ExpandableText',
    of: <ExpandableText {...expandable} more={more} less={less} about="expandable" href={routes.home} />,
  },
  {
    name: 'SocialLinks',
    of: (
      <div className={styles.dark}>
        <SocialLinks />
      </div>
    ),
  },
  { name: 'WhatsAppButton', isStaged: true, isInert: true, of: <WhatsAppButton /> },
];

const toCard = (item: Parameters<typeof ProductCard>[0]['item']) => <ProductCard item={item} heading="h3" />;

/** Every card. */
export const cards: readonly Sample[] = [
  { name: 'ProductCard', state: states.normal, of: toCard({ ...product, id: '105' }) },
  { name: 'ProductCard', caused: 'hover', of: toCard(emergency) },
  { name: 'ProductCard', caused: 'focus', of: toCard({ ...product, id: '106' }) },
  { name: 'ProductCard', state: states.missing, of: toCard({ ...product, id: '107', imageSm: null }) },
  { name: 'ProductCard', state: states.service, of: toCard(service) },
  { name: 'CategoryCard', state: states.normal, of: <CategoryCard category={category} /> },
  { name: 'CategoryCard', state: states.missing, of: <CategoryCard category={{ ...category, imageSm: null }} /> },
  { name: 'ServiceCard', of: <ServiceCard service={service} /> },
];

/** Pictures that are there, missing or fail. */
export const pictures: readonly Sample[] = [
  { state: states.normal, src: product.imageSm },
  { state: states.missing, src: null },
  { state: states.failed, src: styleGuide.failedPicture },
].map(({ state, src }) => ({
  name: 'Picture',
  state,
  of: <Picture src={src} alt={product.name} width={400} height={400} sizes="18rem" />,
}));
