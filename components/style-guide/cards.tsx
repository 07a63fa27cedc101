import { CategoryCard } from '@/components/catalogue/category-card';
import { ProductCard } from '@/components/catalogue/product-card';
import { styleGuide } from '@/content/style-guide';
import { ServiceCard } from '../home/service-card';
import { Picture } from '../ui/picture';
import { Group, Specimen } from './specimen';

const { sections, states, product, emergency, service, category, failedPicture } = styleGuide;

const cards = [
  { state: states.normal, item: { ...product, id: '105' }, caused: undefined },
  { state: states.hover, item: emergency, caused: 'hover' },
  { state: states.focus, item: { ...product, id: '106' }, caused: 'focus' },
  { state: states.missing, item: { ...product, id: '107', imageSm: null }, caused: undefined },
  { state: states.service, item: service, caused: undefined },
] as const;

/** Every card, and pictures that are there, missing or fail. */
export function Cards() {
  return (
    <>
      <Group title={sections.cards}>
        {cards.map(({ state, item, caused }) => (
          <Specimen key={state} name="ProductCard" state={state} caused={caused}>
            <ProductCard item={item} heading="h3" />
          </Specimen>
        ))}
        <Specimen name="CategoryCard" state={states.normal}>
          <CategoryCard category={category} />
        </Specimen>
        <Specimen name="CategoryCard" state={states.missing}>
          <CategoryCard category={{ ...category, imageSm: null }} />
        </Specimen>
        <Specimen name="ServiceCard">
          <ServiceCard service={service} />
        </Specimen>
      </Group>
      <Group title={sections.pictures}>
        {[
          { src: product.imageSm, state: states.normal },
          { src: null, state: states.missing },
          { src: failedPicture, state: states.failed },
        ].map(({ src, state }) => (
          <Specimen key={state} name="Picture" state={state}>
            <Picture src={src} alt={product.name} width={400} height={400} sizes="18rem" />
          </Specimen>
        ))}
      </Group>
    </>
  );
}
