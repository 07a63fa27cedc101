import type { ReactNode } from 'react';
import type { Question } from '@/content/place-answers';
import { OURS } from '@/content/place-texts';
import { Section } from '../ui/section';
import styles from './place-answers.module.scss';

type Props = {
  readonly questions: readonly Question[];
  /** The answer to the first of them in short (PlaceVerdict). */
  readonly verdict: ReactNode;
};

/** The questions about a kind of place, each answer with where it comes from. */
export function PlaceAnswers({ questions, verdict }: Props) {
  return questions.map(({ id, title, statements }, index) => (
    <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'plain' : 'soft'}>
      {index === 0 ? (
        <div className={styles.first}>
          {verdict}
          <Statements statements={statements} look={styles.list} />
        </div>
      ) : (
        <Statements statements={statements} look={statements.some((one) => one.title) ? styles.grid : styles.alone} />
      )}
    </Section>
  ));
}

function Statements({ statements, look }: Pick<Question, 'statements'> & { readonly look: string | undefined }) {
  return (
    <ul className={look}>
      {statements.map(({ title, text, source }) => (
        <li key={text} className={styles.statement}>
          {title && <h3 className={styles.title}>{title}</h3>}
          <p>{text}</p>
          <p className={source.startsWith(OURS) ? styles.ours : styles.source}>{source}</p>
        </li>
      ))}
    </ul>
  );
}
