import styles from './fact-chips.module.scss';

type Fact = { readonly name: string; readonly value: string };
type Props = { readonly attributes: readonly Fact[]; readonly lang?: string | undefined };

const MAX_FACTS = 3;
/** Longest name and value that are read at a glance. */
const MAX_LETTERS = 44;

/** The first attributes that are short enough to stand under the name. */
export function getShortFacts(attributes: readonly Fact[]): readonly Fact[] {
  return attributes.filter(({ name, value }) => name.length + value.length <= MAX_LETTERS).slice(0, MAX_FACTS);
}

/** Short facts of a product at a glance; nothing where there are none. */
export function FactChips({ attributes, lang }: Props) {
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
