import { messages } from '@/content/messages';
import styles from './attribute-table.module.scss';

type Props = {
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Language of the words, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly title?: string;
};

/** The characteristics of a product; nothing where there are none. */
export function AttributeTable({ attributes, lang, title = messages.product.attributes }: Props) {
  if (attributes.length === 0) return null;
  return (
    <div className={styles.block}>
      <h2 id="caracteristicas" className={styles.title}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby="caracteristicas">
        <thead className={styles.head}>
          <tr>
            <th scope="col">{messages.product.attribute}</th>
            <th scope="col">{messages.product.value}</th>
          </tr>
        </thead>
        <tbody lang={lang}>
          {attributes.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Fact = { readonly name: string; readonly value: string };
type getShortFactsProps = { readonly attributes: readonly Fact[]; readonly lang?: string | undefined };

const MAX_FACTS = 3;
/** Longest name and value that are read at a glance. */
const MAX_LETTERS = 44;

/** The first attributes that are short enough to stand under the name. */
export function getShortFacts(attributes: readonly Fact[]): readonly Fact[] {
  return attributes.filter(({ name, value }) => name.length + value.length <= MAX_LETTERS).slice(0, MAX_FACTS);
}

/** Short facts of a product at a glance; nothing where there are none. */
export function FactChips({ attributes, lang }: getShortFactsProps) {
  const facts = getShortFacts(attributes);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.chips} lang={lang}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.chip}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
