import type { LawBlock } from '@/content/policies/labels';
import lawSummary from '@/content/policies/law-summary.json' with { type: 'json' };
import { Section } from '../ui/section';
import styles from './law-summary.module.scss';

/** The rest of the page says these itself: the norm and the lists that it shares with the document are tokens. */
const isShownElsewhere = ({ text }: LawBlock) => text?.startsWith('{');

/** The summary of the law that the PDF has, on the page. */
export function LawSummary() {
  return (
    <Section id="resumen" title={lawSummary.title} intro={lawSummary.lead}>
      <div className={styles.sections}>
        {lawSummary.sections.map(({ title, blocks }) => {
          const shown = (blocks as readonly LawBlock[]).filter((block) => !isShownElsewhere(block));
          return (
            shown.length > 0 && (
              <div key={title} className={styles.part}>
                <h3>{title}</h3>
                {shown.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            )
          );
        })}
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
