import type { Metadata } from 'next';
import { ErrorPage } from '@/components/layout/error-page';
import { failureText } from '@/content/client/error';
import { messages } from '@/content/messages';

export const metadata: Metadata = { title: messages.error.title, robots: { index: false } };

/** What the server sends, under a 503, in the place of a page that cannot be made. */
export default function UnavailablePage() {
  return <ErrorPage message={failureText('BACKEND_UNREACHABLE')} />;
}
