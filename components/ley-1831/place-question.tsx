import { limits } from '@/content/limits';
import { placeTexts } from '@/content/place-texts';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
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

/** Asks for a place in the visitor's own words; the server answers, so that it works without scripts. */
function PlaceField() {
  return (
    <form action={routes.placeWord} method="get" className={styles.form}>
      <label className={styles.label} htmlFor="lugar-escrito">
        {texts.label}
      </label>
      <input
        id="lugar-escrito"
        type="text"
        name="lugar"
        required
        maxLength={limits.searchText}
        autoComplete="off"
        enterKeyHint="go"
        className={styles.input}
      />
      <Button type="submit" look="quiet" className={styles.button}>
        {texts.submit}
      </Button>
    </form>
  );
}
