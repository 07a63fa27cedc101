import { messages } from '@/content/messages';
import { type Fact, getShortFacts, toGroups } from '@/lib/catalogue/vocabulary';
import { joinMeasures } from '@/lib/text';
import styles from './attribute-table.module.scss';

type Props = {
  readonly facts: readonly Fact[];
  /** Language of the words, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly title?: string;
};

/** The characteristics of a product, in groups where the vocabulary has them; nothing where there are none. */
export function AttributeTable({ facts, lang, title = messages.product.attributes }: Props) {
  if (facts.length === 0) return null;
  const groups = toGroups(facts);
  // A prop that is undefined is sent with each cell.
  const ownLang = lang && { lang };
  return (
    <div>
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
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={2}>
                  {group || messages.product.otherAttributes}
                </th>
              </tr>
            )}
            {own.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row" {...(!group && ownLang)}>
                  {name}
                </th>
                <td {...ownLang}>{joinMeasures(value)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Short facts of a product at a glance; nothing where there are none. */
export function FactChips({ facts, lang }: Pick<Props, 'facts' | 'lang'>) {
  const shown = getShortFacts(facts);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.chips} {...(lang && { lang })}>
      {shown.map(({ name, value }) => (
        <div key={name} className={styles.chip}>
          <dt>{name}</dt>
          <dd>{joinMeasures(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
