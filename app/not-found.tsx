import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { messages } from '@/content/messages';

// The framework adds noindex by itself.
export const metadata: Metadata = { title: messages.notFound.title, robots: null };

export default function NotFoundPage() {
  return <NotFound />;
}
