import { paste } from '@/content/paste';
import { PASTE_FIELD, PASTE_PLACES } from '@/lib/pasted-list/fields';
import { routes } from '@/lib/routes';
import { Button } from '../ui/button';
import { WarningNotice } from '../ui/warning-notice';
import { PasteFile } from './paste-file';
import styles from './paste-form.module.scss';

type Props = {
  /** 'quiet' where the page has another thing to do first. */
  readonly look?: 'action' | 'quiet';
  /** True where a spreadsheet can be chosen too. */
  readonly hasFile?: boolean;
};

const NOTICES = [
  [PASTE_PLACES.tooLong, paste.tooLong],
  [PASTE_PLACES.empty, paste.empty],
] as const;
const FILE = 'pegar-archivo';

/** Takes the lines of a spreadsheet, a message or a mail; without JavaScript too. */
export function PasteForm({ look = 'action', hasFile = false }: Props) {
  return (
    <section className={styles.block} id={PASTE_PLACES.form} aria-labelledby="pegar-titulo">
      <h2 id="pegar-titulo">{paste.title}</h2>
      {NOTICES.map(([id, text]) => (
        <WarningNotice key={id} id={id} text={text} />
      ))}
      <p id="pegar-ayuda">{paste.help}</p>
      <form action={routes.paste} method="post" className={styles.form}>
        <label className={styles.label} htmlFor="pegar-texto">
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
        {hasFile && (
          <div className={styles.file}>
            <label className={styles.label} htmlFor={FILE}>
              {paste.file}
            </label>
            <p id={`${FILE}-ayuda`}>{paste.fileHelp}</p>
            <PasteFile id={FILE} className={styles.input} failed={paste.fileFailed} />
            <p className={styles.plain}>{paste.fileNeedsScripts}</p>
          </div>
        )}
        <Button type="submit" look={look} className={styles.submit}>
          {paste.submit}
        </Button>
      </form>
    </section>
  );
}
