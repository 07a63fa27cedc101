import { listIntro } from '@/content/quotation-list';
import { LEFT_OUT, type LeftOut } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import { ButtonLink } from '../ui/button';
import { WarningNotice } from '../ui/warning-notice';
import styles from './empty-list.module.scss';

/** A list without products, and the ways to some. */
export function EmptyList() {
  return (
    <div className={styles.block}>
      <h2>{listIntro.empty}</h2>
      <p className={styles.text}>{listIntro.emptyHelp}</p>
      <p className={styles.links}>
        <ButtonLink look="quiet" href={routes.categories}>
          {listIntro.browse}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Says what was left out of a list, and which of its products, by their references, there are no more. */
export function LeftOutNotices({ missing = [] }: { readonly missing?: readonly string[] }) {
  return (
    <>
      {missing.length > 0 && <WarningNotice isShown text={listIntro.missing(missing)} />}
      {(Object.keys(LEFT_OUT) as LeftOut[]).map((kind) => (
        <WarningNotice key={kind} id={LEFT_OUT[kind]} text={listIntro.leftOut[kind]} />
      ))}
    </>
  );
}
