import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/not-found';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { getCategoryMetadata } from '@/lib/seo/catalogue-pages';
import { type CategoryParams, findCategory, listCategoryParams } from './category';
import { CategorySections } from './category-sections';

type Props = { readonly params: Promise<CategoryParams> };

export const generateStaticParams = listCategoryParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findCategory(await params);
  if (!found) notFound();
  return getCategoryMetadata(found.category, found.view, found.shown);
}

export default async function CategoryPage({ params }: Props) {
  const found = await readOrFailure(findCategory(await params));
  return found ? <CategorySections found={found} /> : <NotFound />;
}
