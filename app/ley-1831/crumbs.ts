import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { routes } from '@/lib/routes';

/** The way down to the pages below that of the law. */
export const lawCrumbs = [
  { label: messages.home, href: routes.home },
  { label: ley1831.title, href: routes.ley1831 },
];
