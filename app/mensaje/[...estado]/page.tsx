import { cacheLife, cacheTag } from 'next/cache';
import { createFoundPage, type Found } from '@/app/found-page';
import { ContactList } from '@/components/layout/contact-list';
import { MessagePage } from '@/components/layout/error-page';
import styles from '@/components/layout/message.module.scss';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { chat } from '@/content/contact';
import { resultPages, resultTexts } from '@/content/form-messages';
import { messages } from '@/content/messages';
import { getCompanyLine, site } from '@/content/site';
import { cacheProfiles, tags } from '@/lib/backend';
import { getSiteKey } from '@/lib/forms/outbox';
import { isReceiptPath, parseReceipt, toPromise } from '@/lib/forms/receipt';
import { routes, toResultPagePath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';

/** The state and, of a message that was received, its receipt and the signature of all (lib/forms/receipt.ts). */
type Params = { readonly estado: readonly string[] };

export function generateStaticParams() {
  return Object.keys(resultPages).map((state) => ({ estado: [state] }));
}

/** True when this site has signed `path`; the result is cached, so that the page is static, and the key is not. */
async function isSigned(path: string): Promise<boolean> {
  'use cache';
  cacheTag(tags.everything, tags.settings);
  cacheLife(cacheProfiles.catalogue);
  const key = await getSiteKey();
  return key !== null && isReceiptPath(path, key);
}

/** The page of a state, or of a receipt that this site has signed; of any other address there is none. */
async function findResult({ estado: parts }: Params) {
  const [state = '', digits = '', minutes = ''] = parts;
  if (!Object.hasOwn(resultPages, state)) return null;
  const isReceipt = parts.length === 4 && (await isSigned(parts.join('/')));
  if (parts.length > 1 && !isReceipt) return null;
  // Number of the message, and when it is answered.
  const receipt = isReceipt ? parseReceipt(digits, minutes) : null;
  return {
    ok: true as const,
    ...resultPages[state as keyof typeof resultPages],
    state,
    isGood: state === 'enviado',
    reference: receipt?.reference,
    promise: receipt && toPromise(receipt.answerTime),
  };
}

const page = createFoundPage({
  find: findResult,
  describe: ({ state, title, text }) => {
    const path = toResultPagePath(state);
    return getPageMetadata({ title, description: text, path, ogImage: 'contacto', isIndexed: false });
  },
  show: ResultPage,
});

export const { generateMetadata } = page;
export default page.Page;

/** Where a form lands: what happened, its number, and what to do next. */
function ResultPage({ title, text, isGood, reference, promise }: Found<typeof findResult>) {
  const { contact } = messages;
  return (
    <MessagePage title={title} isGood={isGood}>
      <p className="onPaper">{getCompanyLine()}</p>
      <p className={styles.text}>{text}</p>
      {reference && (
        <p className={styles.number}>
          {resultTexts.reference}: <strong>{reference}</strong>
        </p>
      )}
      {promise && <p>{promise}</p>}
      {!isGood && <ContactList />}
      <p className={`links offPaper ${styles.actions}`}>
        {isGood ? (
          <>
            {reference && <PrintButton>{resultTexts.print}</PrintButton>}
            <ButtonLink href={routes.categories}>{contact.seeMore}</ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink href={routes.contact}>{resultTexts.form}</ButtonLink>
            <ButtonAnchor look="quiet" href={site.whatsapp}>
              {chat}
            </ButtonAnchor>
          </>
        )}
      </p>
    </MessagePage>
  );
}
