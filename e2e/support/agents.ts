import { previewers } from '@/lib/seo/previewers';

/** Who reads the site: the previewers of links, a search engine and a person. */
export const agents = [
  ...previewers.map(({ agent }) => agent),
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];
