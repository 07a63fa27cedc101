import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/not-found';
import { readOrFailure } from '@/lib/failures/read-or-failure';
import { decodeParam } from '@/lib/routes';
import { getCategoryMetadata } from '@/lib/seo/catalogue-pages';
import { type CategoryParams, findCategory } from '../category';
import { CategorySections } from '../category-sections';

type Params = CategoryParams & { readonly view: string[] };
type Props = { readonly params: Promise<Params> };

/** Each is made at its first visit: the cost of a build must not grow with the catalogue. The framework wants one. */
export function generateStaticParams(): Params[] {
  return [{ category: '-', id: '0', view: ['pagina', '2'] }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, ...category } = await params;
  // Decoded by the framework, here alone: decoding once more would make another brand of '5%2550'.
  const found = await findCategory(category, view);
  if (!found) notFound();
  return getCategoryMetadata(found.category, found.view, found.shown);
}

/** A brand, an order or a further page of a category. */
export default async function CategoryViewPage({ params }: Props) {
  const { view, ...category } = await params;
  const found = await readOrFailure(findCategory(category, view.map(decodeParam)));
  return found ? <CategorySections found={found} /> : <NotFound />;
}
