import { comparison } from '@/content/comparison';
import { messages } from '@/content/messages';
import { routes, toProductPath } from '@/lib/routes';
import { SearchBox } from '../layout/search-box';
import styles from '../quotation-list/empty-list.module.scss';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';

type Props = {
  readonly only?: (Parameters<typeof toProductPath>[0] & { readonly lang?: string | undefined }) | undefined;
};

/** Too few products to compare, and the ways to more. */
export function FewProducts({ only }: Props) {
  return (
    <div className={styles.block}>
      <h2 className={styles.title}>{comparison.few}</h2>
      <p className={styles.text}>
        {only && (
          <>
            {comparison.only}{' '}
            <AppLink href={toProductPath(only)} lang={only.lang} prefetch={false}>
              {only.name}
            </AppLink>
            .{' '}
          </>
        )}
        {comparison.fewHelp}
      </p>
      <div className={styles.search}>
        <SearchBox label={messages.search.again} />
      </div>
      <p className={styles.links}>
        <ButtonLink href={routes.categories}>{comparison.browse}</ButtonLink>
        <ButtonLink href={routes.quotationList} look="quiet" prefetch={false}>
          {comparison.list}
        </ButtonLink>
      </p>
    </div>
  );
}
