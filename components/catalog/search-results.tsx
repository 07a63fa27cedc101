import { messages } from '@/content/messages';
import { CountLine } from './count-line';
import { ProductList } from './product-list';
import { WaysOut } from './ways-out';

type Props = {
  readonly q: string;
  readonly results: {
    readonly items: Parameters<typeof ProductList>[0]['items'];
    readonly total: number | null;
    readonly hasMore: boolean;
  };
  readonly categories: Parameters<typeof WaysOut>[0]['categories'];
};

/** Results of a search, how many there are, and what to do when there are none or too many. */
export function SearchResults({ q, results: { items, total, hasMore }, categories }: Props) {
  if (items.length === 0)
    return <WaysOut title={messages.search.empty} text={messages.search.emptyHelp} categories={categories} />;
  return (
    <>
      <CountLine>
        {hasMore ? messages.search.more(items.length, total) : messages.search.results(items.length, q)}
      </CountLine>
      <ProductList items={items} heading="h2" />
    </>
  );
}
