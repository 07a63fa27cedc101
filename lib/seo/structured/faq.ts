import type { FAQPage, WithContext } from 'schema-dts';
import type { Question } from '@/content/place-answers';
import { site } from '@/content/site';
import { toPublicAddress } from '@/lib/routes';
import { briefly, toWebsiteId } from './ids';

type Page = { readonly name: string; readonly path: string; readonly questions: readonly Question[] };

/** A page of questions and answers, as it shows them: a FAQPage is a WebPage. */
export function toFaqData({ name, path, questions }: Page, siteUrl: string): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name,
    url: toPublicAddress(siteUrl, path),
    inLanguage: site.language,
    isPartOf: briefly('WebSite', toWebsiteId(siteUrl), siteUrl),
    mainEntity: questions.map(({ title, statements }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: statements.map(toSentence).join(' ') },
    })),
  };
}

function toSentence({ title, text, source }: Question['statements'][number]): string {
  return `${title ? `${title}: ` : ''}${text} (${source}.)`;
}
