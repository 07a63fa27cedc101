import { cacheLife, cacheTag } from 'next/cache';
import { createFoundPage } from '@/app/found-page';
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
  const isGood = state === 'enviado';
  const result = { ok: true as const, state, isGood, ...resultPages[state as keyof typeof resultPages] };
  if (parts.length === 1) return result;
  if (parts.length !== 4 || !(await isSigned(parts.join('/')))) return null;
  const receipt = parseReceipt(digits, minutes);
  return { ...result, reference: receipt.reference, promise: toPromise(receipt.answerTime) };
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

type Result = {
  readonly title: string;
  readonly text: string;
  readonly isGood: boolean;
  /** Number of the message, and when it is answered, where the address has them. */
  readonly reference?: string;
  readonly promise?: string;
};

/** Where a form lands: what happened, its number, and what to do next. */
function ResultPage({ title, text, isGood, reference, promise }: Result) {
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
