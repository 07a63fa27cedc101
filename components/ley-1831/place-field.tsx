import { limits } from '@/content/limits';
import { placeTexts } from '@/content/place-texts';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import styles from './place-field.module.scss';

/** Asks for a place in the visitor's own words; the server answers, so that it works without scripts. */
export function PlaceField() {
  const { label, submit } = placeTexts.question;
  return (
    <form action={routes.placeWord} method="get" className={styles.form}>
      <label className={styles.label} htmlFor="lugar-escrito">
        {label}
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
      <Button type="submit" className={styles.button}>
        {submit}
      </Button>
    </form>
  );
}
