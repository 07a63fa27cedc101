import { messages } from '@/content/messages';
import { type Fact, toGroups } from '@/lib/catalogue/vocabulary';
import { joinMeasures } from '@/lib/text';
import styles from './attribute-table.module.scss';

type Props = {
  readonly facts: readonly Fact[];
  /** Language of the words, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly title?: string;
};

/** Rows that a phone shows before it is asked for all. */
const MAX_ROWS = 6;

/** The characteristics of a product, in groups where the vocabulary has them; nothing where there are none. */
export function AttributeTable({ facts, lang, title = messages.product.attributes }: Props) {
  if (facts.length === 0) return null;
  const groups = toGroups(facts);
  // A prop that is undefined is sent with each cell.
  const ownLang = lang && { lang };
  const folded = groups.flatMap(([, own]) => own.map(({ name }) => name)).slice(MAX_ROWS);
  const isFolded = (name: string) => folded.includes(name);
  return (
    <div className={styles.facts} id="todas">
      <h2 id="caracteristicas">{title}</h2>
      <table className={styles.table} aria-labelledby="caracteristicas">
        <thead className={styles.head}>
          <tr>
            <th scope="col">{messages.product.attribute}</th>
            <th scope="col">{messages.product.value}</th>
          </tr>
        </thead>
        {groups.map(([group, own]) => (
          <tbody key={group}>
            {groups.length > 1 && (
              <tr className={own.some(({ name }) => !isFolded(name)) ? styles.group : styles.foldedGroup}>
                <th scope="rowgroup" colSpan={2}>
                  {group || messages.product.otherAttributes}
                </th>
              </tr>
            )}
            {own.map(({ name, value }) => (
              <tr key={name} {...(isFolded(name) && { className: styles.folded })}>
                <th scope="row" {...(!group && ownLang)}>
                  {name}
                </th>
                <td {...ownLang}>{joinMeasures(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {folded.length > 0 && (
        <a href="#todas" className={styles.all}>
          {messages.product.allAttributes(facts.length)}
        </a>
      )}
    </div>
  );
}
