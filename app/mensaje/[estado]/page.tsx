import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Landing } from '@/components/forms/landing';
import { messages } from '@/content/messages';

type Props = { readonly params: Promise<{ readonly estado: string }> };

const { landings } = messages;

export function generateStaticParams() {
  return Object.keys(landings).map((estado) => ({ estado }));
}

function landingOf(estado: string) {
  return Object.hasOwn(landings, estado) ? landings[estado as keyof typeof landings] : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: landingOf((await params).estado).title, robots: { index: false } };
}

export default async function LandingPage({ params }: Props) {
  return <Landing {...landingOf((await params).estado)} />;
}
