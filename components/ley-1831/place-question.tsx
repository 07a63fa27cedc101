import { placeTexts } from '@/content/place-texts';
import { Section } from '../ui/section';
import { PlaceField } from './place-field';
import styles from './place-question.module.scss';

const texts = placeTexts.question;

type Props = {
  readonly title?: string;
  /** Where the list of places is. */
  readonly list?: string;
};

/** Which kind of place it is: a field for any word, and the way to the list. */
export function PlaceQuestion({ title = texts.title, list = '#establecimientos' }: Props) {
  return (
    <Section id="lugar" title={title} intro={texts.intro} isRow>
      <div className={styles.panel}>
        <PlaceField />
        <p className={styles.list}>
          <a href={list}>{texts.list}</a>
        </p>
      </div>
    </Section>
  );
}
