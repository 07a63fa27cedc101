import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Landing } from '@/components/forms/landing';
import { NotFound } from '@/components/layout/not-found';
import { messages } from '@/content/messages';
import { landingPath } from '@/lib/routes';
import { fixedPageMetadata } from '@/lib/seo/fixed-page';
import { descriptionOf } from '@/lib/seo/texts';

type Props = { readonly params: Promise<{ readonly estado: string }> };

const { landings } = messages;

export function generateStaticParams() {
  return Object.keys(landings).map((estado) => ({ estado }));
}

function findLanding(estado: string) {
  return Object.hasOwn(landings, estado) ? landings[estado as keyof typeof landings] : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { estado } = await params;
  const { title, text } = findLanding(estado) ?? notFound();
  const path = landingPath(estado);
  return fixedPageMetadata({ title, description: descriptionOf(text), path, card: 'contacto', isIndexed: false });
}

export default async function LandingPage({ params }: Props) {
  const landing = findLanding((await params).estado);
  return landing ? <Landing {...landing} /> : <NotFound />;
}
