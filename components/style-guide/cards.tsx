import { CategoryCard } from '@/components/catalogue/category-card';
import { ProductCard } from '@/components/catalogue/product-card';
import { styleGuide } from '@/content/style-guide';
import { ServiceCard } from '../home/service-card';
import { Picture } from '../ui/picture';
import { Group, Specimen } from './specimen';

const { sections, states, product, emergency, service, category, failedPicture } = styleGuide;

/** Every card, and pictures that are there, missing or fail. */
export function Cards() {
  return (
    <>
      <Group title={sections.cards}>
        <Specimen name="ProductCard" state={states.normal}>
          <ProductCard item={{ ...product, id: '105' }} heading="h3" />
        </Specimen>
        <Specimen name="ProductCard" state={states.hover} caused="hover">
          <ProductCard item={emergency} heading="h3" />
        </Specimen>
        <Specimen name="ProductCard" state={states.focus} caused="focus">
          <ProductCard item={{ ...product, id: '106' }} heading="h3" />
        </Specimen>
        <Specimen name="ProductCard" state={states.missing}>
          <ProductCard item={{ ...product, id: '107', imageSm: null }} heading="h3" />
        </Specimen>
        <Specimen name="ProductCard" state={states.service}>
          <ProductCard item={service} heading="h3" />
        </Specimen>
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
