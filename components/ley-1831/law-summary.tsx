import lawSummary from '@/content/law-summary.json' with { type: 'json' };
import { Section } from '../ui/section';
import styles from './law-summary.module.scss';

/** A part of the summary: one of these. */
type LawBlock = {
  readonly text?: string;
  readonly list?: readonly string[];
  readonly steps?: readonly string[];
  readonly table?: { readonly caption: string; readonly rows: readonly string[][] };
};

/** What the law says, in our own words; the page has the norm itself and its lists beside it. */
export function LawSummary() {
  return (
    <Section id="resumen" title={lawSummary.title} intro={lawSummary.lead}>
      <div className={styles.sections}>
        {lawSummary.sections.map(({ title, blocks }) => (
          <div key={title} className={styles.part}>
            <h3>{title}</h3>
            {(blocks as readonly LawBlock[]).map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Block({ block: { text, table, list, steps } }: { readonly block: LawBlock }) {
  if (text !== undefined) return <p>{text}</p>;
  if (table)
    return (
      <>
        <p className={styles.caption}>{table.caption}</p>
        <dl className={styles.words}>
          {table.rows.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  const List = steps ? 'ol' : 'ul';
  return (
    <List className={steps ? styles.steps : styles.list}>
      {(steps ?? list)?.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
