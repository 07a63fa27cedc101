import type { Metadata } from 'next';
import { CardGrid } from '@/components/catalog/card-grid';
import { CategoryCard } from '@/components/catalog/category-card';
import { PageBody } from '@/components/catalog/page-body';
import { PageHero } from '@/components/layout/page-hero';
import { ErrorNotice } from '@/components/ui/error-notice';
import { messages } from '@/content/messages';
import { getCategories } from '@/lib/backend';
import { failureText } from '@/lib/failure-text';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, intro, empty } = messages.categories;

export const metadata: Metadata = pageMetadata({ title, description: intro, path: routes.categories });

export default async function CategoriesPage() {
  const categories = await getCategories();
  return (
    <>
      <PageHero title={title} text={intro} />
      <PageBody>
        {!categories.ok && <ErrorNotice message={failureText(categories.failure)} />}
        {categories.ok && categories.data.length === 0 && <p>{empty}</p>}
        {categories.ok && (
          <CardGrid columns={4}>
            {categories.data.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} />
              </li>
            ))}
          </CardGrid>
        )}
      </PageBody>
    </>
  );
}
