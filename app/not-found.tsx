import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { messages } from '@/content/messages';

export const metadata: Metadata = { title: messages.notFound.title, robots: { index: false } };

export default function NotFoundPage() {
  return <NotFound />;
}
