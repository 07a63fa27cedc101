import type { ReactNode } from 'react';
import type { Question } from '@/content/place-answers';
import { OURS, placeTexts } from '@/content/place-texts';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { LiveChecklist } from './live-checklist';
import styles from './place-answers.module.scss';

type Props = {
  readonly questions: readonly Question[];
  /** The answer to the first of them in short (PlaceVerdict). */
  readonly verdict: ReactNode;
};

/** The questions about a kind of place, each answer with where it comes from; what there is to do can be ticked off and printed. */
export function PlaceAnswers({ questions, verdict }: Props) {
  return questions.map(({ id, title, statements, checklist }, index) => (
    <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'plain' : 'soft'}>
      {index === 0 && (
        <div className={styles.first}>
          {verdict}
          <Statements statements={statements} look={styles.list} />
        </div>
      )}
      {index > 0 && !checklist && <Statements statements={statements} look={styles.alone} />}
      {checklist && (
        <>
          <p className="scripted offPaper">{placeTexts.checklist.intro}</p>
          <LiveChecklist name={checklist}>
            <Statements statements={statements} look={styles.grid} />
            <Button icon="printer" look="quiet" isScripted>
              {placeTexts.checklist.print}
            </Button>
          </LiveChecklist>
        </>
      )}
    </Section>
  ));
}

function Statements({ statements, look }: Pick<Question, 'statements'> & { readonly look: string | undefined }) {
  return (
    <ul className={look}>
      {statements.map(({ task, title, text, source }) => (
        <li key={text} className={styles.statement}>
          {task ? (
            <label className={styles.task}>
              <input type="checkbox" value={task} />
              {title}
            </label>
          ) : (
            title && <h3 className={styles.title}>{title}</h3>
          )}
          <p>{text}</p>
          <p className={source.startsWith(OURS) ? styles.ours : styles.source}>{source}</p>
        </li>
      ))}
    </ul>
  );
}
