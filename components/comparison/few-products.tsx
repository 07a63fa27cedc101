import { comparison } from '@/content/comparison';
import { messages } from '@/content/messages';
import { routes, toProductPath } from '@/lib/routes';
import { SearchBox } from '../layout/search-box';
import { AppLink } from '../ui/app-link';
import { ButtonLink } from '../ui/button';
import { ModelName } from '../ui/model-name';
import { ComparableList } from './comparable-list';
import styles from './few-products.module.scss';

type Props = {
  readonly only?: (Parameters<typeof toProductPath>[0] & { readonly lang?: string | undefined }) | undefined;
  /** What it may be compared with. */
  readonly others: Parameters<typeof ComparableList>[0]['items'];
};

/** The title of the page of one product. */
export function Choice({ name, lang }: NonNullable<Props['only']>) {
  return (
    <>
      {comparison.choice}{' '}
      <span lang={lang}>
        <ModelName>{name}</ModelName>
      </span>
    </>
  );
}

/** Too few products to compare, and the ways to more. */
export function FewProducts({ only, others }: Props) {
  const hasChoice = only !== undefined && others.length > 0;
  return (
    <div className={styles.block}>
      <div className={styles.block}>
        {!hasChoice && <h2>{comparison.few}</h2>}
        <p className={styles.text}>
          {only && (
            <>
              {comparison.only}{' '}
              <AppLink href={toProductPath(only)} lang={only.lang} prefetch={false}>
                <ModelName>{only.name}</ModelName>
              </AppLink>
              .{' '}
            </>
          )}
          {!hasChoice && comparison.fewHelp}
        </p>
      </div>
      {hasChoice && (
        <section className={styles.block} aria-labelledby="otros">
          <h2 id="otros">{comparison.with}</h2>
          <ComparableList items={others} heading="h3" first={only.id} />
        </section>
      )}
      <div className={styles.block}>
        <div className={styles.text}>
          <SearchBox label={messages.search.again} />
        </div>
        <p className="links">
          <ButtonLink href={routes.categories}>{comparison.browse}</ButtonLink>
          <ButtonLink href={routes.quotationList} look="quiet" prefetch={false}>
            {comparison.list}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
