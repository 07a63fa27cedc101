import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Landing } from '@/components/forms/result-page';
import { NotFound } from '@/components/layout/not-found';
import { messages } from '@/content/messages';
import { resultPagePath } from '@/lib/routes';
import { fixedPageMetadata } from '@/lib/seo/fixed-page';
import { getDescription } from '@/lib/seo/texts';

type Props = { readonly params: Promise<{ readonly estado: string }> };

const { resultPages } = messages;

export function generateStaticParams() {
  return Object.keys(resultPages).map((estado) => ({ estado }));
}

function findLanding(estado: string) {
  return Object.hasOwn(resultPages, estado) ? resultPages[estado as keyof typeof resultPages] : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { estado } = await params;
  const { title, text } = findLanding(estado) ?? notFound();
  const path = resultPagePath(estado);
  return fixedPageMetadata({ title, description: getDescription(text), path, card: 'contacto', isIndexed: false });
}

export default async function LandingPage({ params }: Props) {
  const landing = findLanding((await params).estado);
  return landing ? <Landing {...landing} /> : <NotFound />;
}
