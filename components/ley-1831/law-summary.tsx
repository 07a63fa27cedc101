import { type LawBlock, lawSummary } from '@/content/policies/law-summary';
import { Section } from '../ui/section';
import styles from './law-summary.module.scss';

/** The rest of the page says these itself: the norm and the lists that it shares with the document are tokens. */
const isShownElsewhere = (block: LawBlock) => block.kind === 'text' && block.text.startsWith('{');

/** The summary of the law that the PDF has, on the page. */
export function LawSummary() {
  return (
    <Section id="resumen" title={lawSummary.title} intro={lawSummary.lead}>
      <div className={styles.sections}>
        {lawSummary.sections.map(({ title, blocks }) => {
          const shown = blocks.filter((block) => !isShownElsewhere(block));
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
      <p className={styles.warning}>{lawSummary.warning}</p>
    </Section>
  );
}

function Block({ block }: { readonly block: LawBlock }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  if (block.kind === 'table')
    return (
      <>
        <p className={styles.caption}>{block.caption}</p>
        <dl className={styles.words}>
          {block.rows.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles[block.kind]}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
