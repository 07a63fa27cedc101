import { paste } from '@/content/paste';
import { PASTE_FIELD, PASTE_PLACES } from '@/lib/pasted-list/fields';
import { routes } from '@/lib/routes';
import { Button, ButtonLink } from '../ui/button';
import { WarningNotice } from '../ui/notice';
import { PasteFile } from './paste-file';
import styles from './paste-form.module.scss';

const FILE = 'pegar-archivo';

/** Takes the lines of a spreadsheet, a message or a mail; without JavaScript too. */
export function PasteForm() {
  return (
    <div className={styles.block} id={PASTE_PLACES.form}>
      <WarningNotice id={PASTE_PLACES.tooLong} text={paste.tooLong} />
      <WarningNotice id={PASTE_PLACES.empty} text={paste.empty} />
      <p id="pegar-ayuda">{paste.help}</p>
      <form action={routes.paste} method="post" className={styles.form}>
        <label className="fieldName" htmlFor="pegar-texto">
          {paste.label}
        </label>
        <textarea
          id="pegar-texto"
          name={PASTE_FIELD}
          className={styles.text}
          rows={6}
          required
          placeholder={paste.example}
          aria-describedby="pegar-ayuda"
          autoComplete="off"
        />
        <div className={styles.file}>
          <label className="fieldName" htmlFor={FILE}>
            {paste.file}
          </label>
          <p id={`${FILE}-ayuda`}>{paste.fileHelp}</p>
          <PasteFile id={FILE} className={styles.input} failed={paste.fileFailed} />
        </div>
        <p className="links">
          <Button type="submit">{paste.submit}</Button>
          <ButtonLink look="quiet" href={routes.categories}>
            {paste.browse}
          </ButtonLink>
        </p>
      </form>
    </div>
  );
}
